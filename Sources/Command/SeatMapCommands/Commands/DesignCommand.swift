internal import Documents
internal import Geometry
internal import JSON
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
    func text(_ number: Double) -> String { JSONWriter.text(of: (number * 100).rounded() / 100) }
    guard isPhysical else { return "\(text(canvas.width)) × \(text(canvas.height)) px" + scaleText }
    let size = "\(text(canvas.width / 72)) × \(text(canvas.height / 72)) in"
    return resolutions.isEmpty ? size : size + ", " + resolutions.map(text).joined(separator: " and ") + " dpi"
  }

  private var scaleText: String {
    scales.count > 1 ? " at " + scales.map { "@\(JSONWriter.text(of: $0))x" }.joined(separator: ", ") : ""
  }
}
