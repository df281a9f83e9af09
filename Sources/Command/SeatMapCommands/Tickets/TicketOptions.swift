internal import CairoRendering
internal import Support
internal import TicketPrinting
internal import Tickets

/// The options of `seatmap ticket`.
enum TicketOptions {
  // Output.
  static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE|DIR"),
    "A folder for a file of each ticket; or one file: .pdf with a page for each ticket, .png or .svg for one ticket or a "
      + "contact sheet.")
  static let format = CommandOption(
    "format", taking: .choice(TicketFileFormat.allCases.map(\.rawValue)),
    "The format of the files; png in a folder, and by the end of FILE, if not given.")
  static let name = CommandOption(
    "name", taking: .text("TEMPLATE"),
    "How files are called, with the fields of tickets in braces; what stands in brackets goes where a field is "
      + "missing. \"\(TicketNaming.defaultTemplate.templateText)\" if not given.")
  static let contactSheet = CommandOption(
    "contact-sheet", taking: .optionalChoice(ContactSheetStyle.allCases.map(\.rawValue)),
    "Put all tickets on one picture, about as wide as high: flat (png, svg), or each turned in perspective to look at "
      + "(png).")
  static let paper = CommandOption(
    "paper", taking: .choice(SheetPaper.allCases.map(\.rawValue)),
    "Put as many tickets on each page as fit on the paper, with marks to cut at (pdf).")
  static let perSheet = CommandOption(
    "per-sheet", taking: .text("N"), "Put N tickets on each page; on a4 unless --paper says otherwise (pdf).")
  static let json = CommandOption("json", "Answer with a line of JSON for each file on standard output.")
  static let quiet = CommandOption("quiet", letter: "q", "Say nothing of tickets that are made, and show no progress.")

  // Looks.
  static let design = CommandOption(
    "design", taking: .choiceOrInput(DesignInput.names, "NAME|FILE"), isRepeatable: true,
    "What tickets look like: \(oneOf(DesignInput.shortNames)), another of those that seatmap design lists, or a "
      + "design's file; cinema if not given. Repeat it for files of several designs.")
  static let scheme = CommandOption(
    "scheme", taking: .choice(TicketScheme.allCases.map(\.rawValue)), "The design's colours; light if not given.")
  static let scale = CommandOption(
    "scale", taking: .text("N"), "How many pixels a unit of a design in pixels is; the design says if not given.")
  static let allScales = CommandOption(
    "all-scales", "Make a file at each scale or resolution of the design, as in @2x; families are made so anyway (png)."
  )
  static let resolution = CommandOption(
    "dpi", taking: .text("N"), "How many pixels an inch of a design on paper has; the design says if not given.")

  // Codes.
  static let key = CommandOption(
    "key", taking: .input("FILE"), "Sign what codes hold with the key in a file, in place of the order's own.")
  static let verify = CommandOption("verify", "Read each code back from the finished file, and compare.")
  static let publicKey = CommandOption(
    "public-key", taking: .input("FILE"), "Check signatures with the key in a file too, when verifying.")

  // Batches.
  static let jobs = CommandOption(
    "jobs", letter: "j", taking: .text("N"), "How many tickets are made at once; one for each processor if not given.")
  static let shard = CommandOption(
    "shard", taking: .text("I/N"), "Make part I of N alone: each ticket is in one of them, by its id.")
  static let remake = CommandOption("remake", "Make files again that are there and right.")

  // Limits.
  static let maxPixels = CommandOption(
    "max-pixels", taking: .text("N"),
    "The most pixels that a picture may have; \(CairoRenderer.defaultMaximumPixels.grouped) if not given (png).")

  static let groups: [CommandDescription.OptionGroup] = [
    .init("Output", [output, format, name, contactSheet, paper, perSheet, json, quiet]),
    .init("Looks", [design, scheme, scale, resolution, allScales]),
    .init("Codes", [key, verify, publicKey]),
    .init("Batches", [jobs, shard, remake]),
    .init("Limits", [OrderInput.maxBytes, maxPixels]),
  ]
}

/// How tickets stand on a contact sheet.
enum ContactSheetStyle: String, CaseIterable {
  /// Side by side in rows.
  case flat
  /// In rows, each turned about its vertical axis.
  case turned
}

/// The sheets that tickets are put on.
enum SheetPaper: String, CaseIterable {
  case a4
  case letter
}
