internal import JSON
internal import PlanImports
internal import Reading
internal import SeatMaps
internal import Support

/// The plan that a command works on: which file, and how large it may be.
struct PlanInput {
  let file: InputFile
  var limits: DocumentLimits

  static let operand = CommandDescription.Operand(
    "PLAN", .file,
    "A seat plan: this project's own format, or one of pretix, seats.io, seatmap.pro, Vista, SVG, CSV, or text; "
      + "\"-\" is standard input.")

  static let maxSeats = CommandOption(
    "max-seats", taking: .text("N"),
    "The most seats that a plan may have; \(SeatPlan.defaultLimit.grouped) if not given.")
  static let maxBytes = CommandOption(
    "max-bytes", taking: .text("N"),
    "The largest file that is read, in bytes; \(DocumentLimits().fileSize.grouped) if not given.")
  /// The limits as a group of every command that reads a plan.
  static let limitOptions = CommandDescription.OptionGroup("Limits", [maxSeats, maxBytes])

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    file = InputFile(path: arguments.operands[0])
    limits = DocumentLimits(
      fileSize: try arguments.integer(PlanInput.maxBytes, in: 1...Int.max) ?? DocumentLimits().fileSize,
      seats: try arguments.integer(PlanInput.maxSeats, in: 1...Int.max) ?? SeatPlan.defaultLimit)
  }

  /// Reads the plan.
  func read(in session: Session) throws(CommandFailure) -> ImportedPlan {
    try file.document(limit: limits.fileSize, in: session) { bytes, name throws(DocumentError) in
      try ImportedPlan(reading: bytes, file: name, limits: limits)
    }
  }

  /// A line about what makes a picture or a table of the map wrong; none where nothing does.
  func warnings(about map: SeatMap) -> [String] {
    let findings = map.misleadingFindings()
    guard !findings.isEmpty else { return [] }
    let hint = "See seatmap validate" + (file.isStandardInput ? "" : " " + file.path) + "."
    return ["\(file.name): " + (findings.map(\.message) + [hint]).joined(separator: " ")]
  }

  /// Gives every seat of the plan its place.
  func layout(_ document: ImportedPlan) throws(CommandFailure) -> SeatMap {
    do throws(DocumentError) {
      return try document.layout(file: file.name, limits: limits)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// A file that cannot be read as what it should be; names the option that raises a limit.
  init(_ error: DocumentError) {
    let hint = error.kind == .seatLimit ? "; \(PlanInput.maxSeats.spelling) raises it" : ""
    self.init(.badData, error.description + hint)
  }
}
