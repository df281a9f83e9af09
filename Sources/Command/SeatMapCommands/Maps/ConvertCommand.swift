internal import PlanImports
internal import Reading
internal import Support

/// `seatmap convert`: a plan in another format.
struct ConvertCommand: Command {
  private static let output = CommandOption(
    "output", letter: "o", taking: .output("OUT"), "Where to write; \"-\" is standard output.")
  private static let target = CommandOption(
    "to", taking: .choice(PlanFormat.writable.map(\.word)),
    "The format to write; if not given, the one that the end of OUT stands for: "
      + PlanFormat.writable.map { "\($0.fileNameEnd) for \($0.word)" }.joined(separator: ", ")
      + ". \(PlanFormat.native.word), this project's own, is written to standard output.")

  static let description = CommandDescription(
    name: "convert",
    purpose: "Write a seat plan in another format.",
    usage: "convert PLAN -o OUT [--to \(PlanFormat.writable.map(\.word).joined(separator: "|"))]",
    discussion: [
      """
      What the other format cannot say is listed on standard error. Statuses and prices of single seats, which some \
      plans of other systems hold, go into CSV alone.
      """
    ],
    operands: [PlanInput.operand],
    optionGroups: [.init("Options", [output, target]), PlanInput.limitOptions],
    examples: [
      .init("From pretix to this project's own format", "seatmap convert stadium.json -o plan.json"),
      .init("And back", "seatmap convert plan.json -o stadium.pretix.json"),
      .init("A cinema's layout with what is sold, as a table", "seatmap convert layout.json -o seats.csv"),
    ])

  private let plan: PlanInput
  private let target: PlanFormat
  private let output: OutputFile

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    guard let path = arguments.value(of: ConvertCommand.output) else { throw .missingOption(ConvertCommand.output) }
    output = OutputFile(path: path)
    let word = arguments.value(of: ConvertCommand.target)
    guard let format = PlanFormat.writable.first(where: { $0.word == word }) ?? PlanFormat(output: output) else {
      let ends = PlanFormat.writable.map(\.fileNameEnd)
      throw .conflict("cannot tell the format of \(path): end its name in \(oneOf(ends)), or give --to")
    }
    target = format
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let written = target.write(document.plan, availability: document.availability)
    try output.write(written.bytes, console: session.console)
    // What is lost comes first: of many warnings only the first are shown.
    session.warn(written.notes.map { "\(output.name): \($0)" } + document.notes.map(\.description))
    return .success
  }
}

extension PlanFormat {
  /// The word that asks for the format.
  fileprivate var word: String { self == .native ? "seatmap" : rawValue }

  /// The end of the names of files in a format that is written.
  fileprivate var fileNameEnd: String {
    switch self {
    case .pretix: ".pretix.json"
    case .csv: ".csv"
    default: ".json"
    }
  }

  /// The format that the end of an output's name stands for; nil where it is none of a format that is written.
  fileprivate init?(output: OutputFile) {
    guard !output.isStandardOutput else {
      self = .native
      return
    }
    let name = output.path.lowercased()
    // The longest end says most: a pretix plan is JSON as well.
    guard
      let format = PlanFormat.writable.filter({ name.hasSuffix($0.fileNameEnd) })
        .max(by: { $0.fileNameEnd.utf8.count < $1.fileNameEnd.utf8.count })
    else { return nil }
    self = format
  }
}
