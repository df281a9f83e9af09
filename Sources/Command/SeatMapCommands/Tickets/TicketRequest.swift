internal import Files
internal import TicketPrinting
internal import Tickets

/// What `seatmap ticket` was asked for, understood and free of contradictions.
struct TicketRequest {
  let orders: OrderInput
  let destination: TicketDestination
  let template: TicketTemplate
  let contactSheet: ContactSheetStyle?
  let paper: SheetPaper?
  let ticketsPerSheet: Int?
  let answersInJSON: Bool
  let isQuiet: Bool

  let designs: DesignInput
  let scheme: TicketScheme
  let scale: Double?
  /// In pixels per inch.
  let resolution: Double?
  let isAtEveryDensity: Bool

  let key: InputFile?
  let verifies: Bool
  let publicKey: InputFile?

  let jobs: Int?
  let shard: TicketShard?
  let makesAll: Bool
  let maximumPixels: Int?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    orders = try OrderInput(arguments)
    destination = try TicketDestination(arguments)
    template = try TicketRequest.template(arguments)
    contactSheet = arguments.choice(TicketOptions.contactSheet)
    ticketsPerSheet = try arguments.integer(TicketOptions.perSheet, in: 1...1000)
    paper = arguments.choice(TicketOptions.paper) ?? ticketsPerSheet.map { _ in .a4 }
    answersInJSON = arguments.has(TicketOptions.json)
    isQuiet = arguments.has(TicketOptions.quiet)

    designs = try DesignInput(arguments)
    scheme = arguments.choice(TicketOptions.scheme) ?? .light
    scale = try arguments.positiveNumber(TicketOptions.scale, atMost: 100)
    resolution = try arguments.positiveNumber(TicketOptions.resolution, atMost: 9600)
    isAtEveryDensity = arguments.has(TicketOptions.allScales) || designs.hasFamilies

    key = arguments.value(of: TicketOptions.key).map { InputFile(path: $0) }
    publicKey = arguments.value(of: TicketOptions.publicKey).map { InputFile(path: $0) }
    verifies = arguments.has(TicketOptions.verify)

    jobs = try arguments.integer(TicketOptions.jobs, in: 1...256)
    shard = try TicketRequest.shard(arguments)
    makesAll = arguments.has(TicketOptions.remake)
    maximumPixels = try arguments.integer(TicketOptions.maxPixels, in: 1...Int.max)
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    if publicKey != nil, !verifies {
      throw .conflict("--public-key is what codes are verified with: give --verify too")
    }
    if contactSheet != nil, paper != nil { throw .conflict("--contact-sheet and --paper are two ways to put tickets") }
    switch destination {
    case .folder:
      if contactSheet != nil { throw .conflict("--contact-sheet is one picture: name a file, such as -o basket.png") }
      if paper != nil { throw .conflict("sheets of paper are one document: name a file, such as -o tickets.pdf") }
    case .file(let file, let format):
      if contactSheet != nil, format == .pdf { throw .conflict("--contact-sheet is a picture: png or svg, not pdf") }
      if contactSheet == .turned, format == .svg {
        throw .conflict("--contact-sheet=turned is made of pixels: name a .png")
      }
      if paper != nil, format != .pdf { throw .conflict("--paper and --per-sheet are for pages: name a .pdf") }
      for option in [TicketOptions.name, TicketOptions.remake] where arguments.has(option) {
        throw .conflict("\(option.spelling) is for files in a folder; \(file.name) is one file")
      }
      if file.isStandardOutput, answersInJSON {
        throw .conflict("--json answers on standard output, which is the file")
      }
    }
  }

  private static func template(_ arguments: ParsedArguments) throws(ArgumentError) -> TicketTemplate {
    guard let text = arguments.value(of: TicketOptions.name) else { return TicketNaming.defaultTemplate }
    do throws(TicketTemplateError) {
      return try TicketTemplate(parsing: text)
    } catch {
      let fields = TicketField.allCases.map(\.rawValue).joined(separator: ", ")
      throw .conflict("\(TicketOptions.name.spelling): \(error); the fields are \(fields)")
    }
  }

  private static func shard(_ arguments: ParsedArguments) throws(ArgumentError) -> TicketShard? {
    guard let text = arguments.value(of: TicketOptions.shard) else { return nil }
    guard let shard = TicketShard(text) else {
      throw .badValue(
        option: TicketOptions.shard.spelling, value: text, expected: "a part of a number of parts, such as 2/8",
        suggestion: nil)
    }
    return shard
  }
}

/// Where tickets go: a file for each in a folder, or all into one file.
enum TicketDestination: Hashable {
  /// A folder, and the format of the files in it.
  case folder(String, TicketFileFormat)
  /// One file.
  case file(OutputFile, TicketFileFormat)

  /// The format of what is written.
  var format: TicketFileFormat {
    switch self {
    case .folder(_, let format), .file(_, let format): format
    }
  }

  /// What `-o` names: a folder that is there, a name with a slash at its end or without any end such as `.png` is a
  /// folder, everything else a file; a device has no name that tells the format.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let path = arguments.value(of: TicketOptions.output) else { throw .missingOption(TicketOptions.output) }
    let given = arguments.choice(TicketOptions.format, as: TicketFileFormat.self)
    if path == "-" {
      guard let given else {
        throw .conflict("standard output has no name that tells the format: give --format png, pdf or svg")
      }
      self = .file(OutputFile(path: path), given)
      return
    }
    if WholeFile.isDevice(path) {
      guard let given else { throw .conflict("\(path) is a device: give --format png, pdf or svg") }
      self = .file(OutputFile(path: path), given)
      return
    }
    let named = PictureFormat(path: path).flatMap { TicketFileFormat(rawValue: $0.rawValue) }
    guard let named, !path.hasSuffix("/"), !Folder.isFolder(path) else {
      if case .existing = FileIdentity(path: path) {
        throw .conflict("\(path) is a file: end its name in .png, .pdf or .svg, or name a folder")
      }
      let name = path.split(separator: "/").last ?? ""
      if !path.hasSuffix("/"), !Folder.isFolder(path), name.dropFirst().contains(".") {
        throw .conflict("\(path) is no file of tickets: end its name in .png, .pdf or .svg, or that of a folder in /")
      }
      self = .folder(path, given ?? .png)
      return
    }
    if let given, given != named {
      throw .conflict("--format \(given.rawValue) is not that of \(path): leave one of them out")
    }
    self = .file(OutputFile(path: path), named)
  }
}
