internal import Documents

/// `seatmap convert`: a plan in another format.
struct ConvertCommand: Command {
  /// The formats that can be written, under the words that ask for them.
  enum Target: String, CaseIterable {
    case seatmap
    case pretix

    var format: PlanFormat {
      switch self {
      case .seatmap: .native
      case .pretix: .pretix
      }
    }
  }

  private static let output = CommandOption(
    "output", letter: "o", taking: .output("OUT"), "Where to write; \"-\" is standard output.")
  private static let target = CommandOption(
    "to", taking: .choice(Target.allCases.map(\.rawValue)),
    "The format to write: this project's own or that of pretix; seatmap if not given.")

  static let description = CommandDescription(
    name: "convert",
    purpose: "Write a seat plan in another format.",
    usage: "convert PLAN -o OUT [--to seatmap|pretix]",
    discussion: ["What the other format cannot say is listed on standard error."],
    operands: [PlanInput.operand],
    optionGroups: [.init("Options", [output, target]), PlanInput.limitOptions],
    examples: [
      .init("From pretix to this project's own format", "seatmap convert stadium.json -o plan.json"),
      .init("And back", "seatmap convert plan.json --to pretix -o stadium.json"),
    ])

  private let plan: PlanInput
  private let target: Target
  private let output: OutputFile

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    target = arguments.choice(ConvertCommand.target) ?? .seatmap
    guard let path = arguments.value(of: ConvertCommand.output) else { throw .missingOption(ConvertCommand.output) }
    output = OutputFile(path: path)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let written = target.format.write(document.plan)
    try output.write(written.bytes, console: session.console)
    session.warn(document.notes.map(\.description) + written.notes.map { "\(output.name): \($0)" })
    return .success
  }
}
