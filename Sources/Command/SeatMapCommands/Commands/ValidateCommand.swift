internal import Documents
internal import SeatMaps

/// `seatmap validate`: what is wrong with a plan.
struct ValidateCommand: Command {
  private static let json = CommandOption("json", "Answer in JSON, for programs.")

  static let description = CommandDescription(
    name: "validate",
    purpose: "List the problems of a plan, and say whether it can be sold from.",
    usage: "validate PLAN [--availability FILE] [--json]",
    discussion: [
      """
      Errors keep seats from being sold, warnings are probable mistakes, notes are worth knowing. The exit status is \
      0 where there is no error, 1 where there is one, and 65 where the file is no plan at all.
      """
    ],
    operands: [PlanInput.operand],
    optionGroups: [
      .init("Options", [AvailabilityInput.file, json]), PlanInput.limitOptions,
    ],
    examples: [
      .init("Stop a script when a plan has errors", "seatmap validate plan.json || exit"),
      .init("Check that statuses and plan belong together", "seatmap validate plan.json --availability tonight.csv"),
    ])

  private let plan: PlanInput
  private let availability: AvailabilityInput
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    availability = AvailabilityInput(arguments, limits: plan.limits)
    answersInJSON = arguments.has(ValidateCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let map = try plan.layout(document.plan)
    let known = try availability.states(for: map, of: document, in: session)
    let findings = map.findings() + (known?.findings ?? [])
    let report = ValidationReport(
      file: plan.file.name, findings: findings, notes: document.notes + (known?.notes ?? []))
    try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    return report.hasErrors ? .problemsFound : .success
  }
}
