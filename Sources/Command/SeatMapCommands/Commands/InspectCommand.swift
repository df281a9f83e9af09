internal import Documents
internal import SeatMaps

/// `seatmap inspect`: what a plan holds.
struct InspectCommand: Command {
  private static let json = CommandOption("json", "Answer in JSON, for programs.")

  static let description = CommandDescription(
    name: "inspect",
    purpose: "Say what a plan holds: counts, bounds, categories, problems.",
    usage: "inspect PLAN [--json]",
    discussion: ["Bounds are those of the seats' centres, the extent that of whole seats, both in units of the plan."],
    operands: [PlanInput.operand],
    optionGroups: [.init("Options", [json]), PlanInput.limitOptions],
    examples: [
      .init("An overview", "seatmap inspect plan.json"),
      .init("The number of seats", "seatmap inspect plan.json --json | jq .seats"),
    ])

  private let plan: PlanInput
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    answersInJSON = arguments.has(InspectCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let map = try plan.layout(document.plan)
    let report = PlanReport(document: document, map: map, findings: map.findings())
    try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    return .success
  }
}
