internal import Documents
internal import SeatMaps

/// `seatmap convert`: a plan in another format.
struct ConvertCommand: Command {
  private static let output = CommandOption(
    "output", letter: "o", taking: .output("OUT"), "Where to write; \"-\" is standard output.")
  private static let target = CommandOption(
    "to", taking: .choice(PlanFormat.writable.map(\.word)),
    "The format to write: \(PlanFormat.native.word), this project's own, if not given.")

  static let description = CommandDescription(
    name: "convert",
    purpose: "Write a seat plan in another format.",
    usage: "convert PLAN -o OUT [--to \(PlanFormat.writable.map(\.word).joined(separator: "|"))]",
    discussion: ["What the other format cannot say is listed on standard error."],
    operands: [PlanInput.operand],
    optionGroups: [.init("Options", [output, target]), PlanInput.limitOptions],
    examples: [
      .init("From pretix to this project's own format", "seatmap convert stadium.json -o plan.json"),
      .init("And back", "seatmap convert plan.json --to pretix -o stadium.json"),
    ])

  private let plan: PlanInput
  private let target: PlanFormat
  private let output: OutputFile

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    let word = arguments.value(of: ConvertCommand.target)
    target = PlanFormat.writable.first { $0.word == word } ?? .native
    guard let path = arguments.value(of: ConvertCommand.output) else { throw .missingOption(ConvertCommand.output) }
    output = OutputFile(path: path)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let written = target.write(document.plan)
    try output.write(written.bytes, console: session.console)
    session.warn(
      document.notes.map(\.description) + written.notes.map { "\(output.name): \($0)" } + lostStates(of: document))
    return .success
  }

  /// A line where the file says something of single seats for one showing, which no plan holds.
  private func lostStates(of document: PlanDocument) -> [String] {
    let count = document.availability?.entries.count ?? 0
    guard count > 0 else { return [] }
    return [
      "\(output.name): the statuses and prices of single seats are left out (\(count) times); seatmap seats lists them"
    ]
  }
}

extension PlanFormat {
  /// The word that asks for the format.
  fileprivate var word: String { self == .native ? "seatmap" : rawValue }
}
