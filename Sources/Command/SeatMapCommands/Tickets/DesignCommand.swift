internal import Geometry
internal import JSON
internal import Reading
internal import Support
internal import TicketFiles
internal import Tickets

/// `seatmap design`: the designs of tickets that come with the program.
struct DesignCommand: Command {
  static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE"), "Where to write it; standard output if not given.")
  private static let force = CommandOption("force", "Replace a file that is there.")

  static let description = CommandDescription(
    name: "design",
    purpose: "List the designs of tickets, or write one out to begin your own with.",
    usage: "design [NAME] [-o FILE [--force]]",
    discussion: [
      """
      A design is a JSON file: sizes, form, colours, and what stands where. Change the copy and give its path as \
      --design to seatmap ticket; seatmap schema design has every key.
      """
    ],
    operands: [
      .init(
        "NAME", .word(BuiltInTicketDesign.allCases.map(\.rawValue)), isOptional: true,
        "The design to write out; all are listed if not given.")
    ],
    optionGroups: [.init("Output", [output, force])],
    examples: [.init("Begin a design of your own", "seatmap design cinema -o club.design.json")])

  private let design: BuiltInTicketDesign?
  private let file: OutputFile
  private let replaces: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    design = arguments.operands.first.flatMap { BuiltInTicketDesign(rawValue: $0) }
    file = OutputFile(path: arguments.value(of: DesignCommand.output) ?? "-")
    replaces = arguments.has(DesignCommand.force)
    if design == nil, arguments.has(DesignCommand.output) {
      throw .conflict("-o writes one design: name it, as in seatmap design cinema -o FILE")
    }
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    if let design {
      // What is there may be the design that somebody has worked on since.
      if replaces || file.isStandardOutput {
        try file.write(design.file, console: session.console)
      } else {
        try file.create(with: design.file)
      }
    } else {
      try session.write(DesignCommand.list)
    }
    return .success
  }

  /// A line for each design: its name, and how large a ticket is.
  private static var list: String {
    let names = BuiltInTicketDesign.allCases.map(\.rawValue)
    let column = (names.map(\.count).max() ?? 0) + 2
    return BuiltInTicketDesign.allCases.map { builtIn in
      let design = builtIn.design
      return builtIn.rawValue + String(repeating: " ", count: column - builtIn.rawValue.count) + design.sizeText + "\n"
    }.joined()
  }
}

extension TicketDesign {
  /// The extent of a ticket for people: `375 × 640 px`, `5.5 × 2 in, 203 dpi`.
  var sizeText: String {
    func text(_ number: Double) -> String { ((number * 100).rounded() / 100).shortestText }
    guard isPhysical else { return "\(text(canvas.width)) × \(text(canvas.height)) px" + scaleText }
    let size = "\(text(canvas.width / 72)) × \(text(canvas.height / 72)) in"
    return resolutions.isEmpty ? size : size + ", " + resolutions.map(text).joined(separator: " and ") + " dpi"
  }

  private var scaleText: String {
    scales.count > 1 ? " at " + scales.map { "@\($0.shortestText)x" }.joined(separator: ", ") : ""
  }
}

/// The designs that a command is asked for: those that come with the program, and files.
struct DesignInput {
  private enum Source {
    case builtIn([BuiltInTicketDesign])
    case file(InputFile)
  }

  private let sources: [Source]

  /// The names of families, each of several designs, and of the designs that come with the program.
  static let names = BuiltInTicketDesign.families + BuiltInTicketDesign.allCases.map(\.rawValue)

  /// Those that most people want.
  static let shortNames = ["cinema", "app", "flat", "print", "thermal", "wallet"]

  /// A word that is neither a design's name nor looks like a path is taken for a mistyped name.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let names = arguments.values(of: TicketOptions.design)
    var sources: [Source] = []
    for name in names.isEmpty ? [BuiltInTicketDesign.standard.rawValue] : names {
      sources.append(try DesignInput.source(named: name))
    }
    self.sources = sources
  }

  private static func source(named name: String) throws(ArgumentError) -> Source {
    let designs = BuiltInTicketDesign.named(name)
    if !designs.isEmpty { return .builtIn(designs) }
    if name == "-" || name.contains(where: { "./".contains($0) }) { return .file(InputFile(path: name)) }
    throw .badValue(
      option: TicketOptions.design.spelling, value: name,
      expected: oneOf(shortNames + ["another of those that seatmap design lists", "the path of a design's file"]),
      suggestion: likeliestMeaning(of: name, among: names))
  }

  /// Whether a family is asked for, whose designs are made at every scale that they are meant for.
  var hasFamilies: Bool {
    sources.contains { source in
      if case .builtIn(let designs) = source { designs.count > 1 } else { false }
    }
  }

  /// The files that are read.
  var files: [InputFile] {
    sources.compactMap { source in
      if case .file(let file) = source { file } else { nil }
    }
  }

  /// The designs, in order; reads the files.
  func designs(in session: Session) throws(CommandFailure) -> (designs: [TicketDesign], notes: [DocumentNote]) {
    var designs: [TicketDesign] = []
    var notes: [DocumentNote] = []
    for source in sources {
      switch source {
      case .builtIn(let builtIn): designs += builtIn.map(\.design)
      case .file(let file):
        let document = try DesignInput.document(in: file, session)
        designs.append(document.design)
        notes += document.notes
      }
    }
    return (designs, notes)
  }

  private static func document(in file: InputFile, _ session: Session) throws(CommandFailure) -> TicketDesignDocument {
    try file.document(limit: DocumentLimits().fileSize, in: session) { bytes, name throws(DocumentError) in
      try TicketDesignDocument(reading: bytes, file: name)
    }
  }
}
