internal import GoldenImages

/// `seatmap golden approve`: what tests made becomes the goldens.
struct GoldenApproveCommand: Command {
  static let description = CommandDescription(
    name: "approve",
    purpose: "Make pending pictures and texts the goldens.",
    usage: "golden approve NAME… | --all | --group ID | --from FILE",
    discussion: [
      """
      No test has to run again: what the test made was set aside, and takes the golden's place. A golden is refused, and \
      stays pending, when it has changed since the test ran, or when nothing is to be seen in it. Each file is replaced \
      whole or not at all.
      """,
      PendingChoice.discussion,
      "The exit status is 0 where all was approved and 1 where something was refused.",
    ],
    operands: [PendingChoice.operand],
    optionGroups: [
      .init(
        "Options",
        [
          PendingChoice.all, PendingChoice.group, DecisionInput.decisionsFile, DecisionInput.allowBlank,
          DecisionInput.dryRun,
        ]), GoldenFolderInput.options,
    ],
    examples: [
      .init("One golden", "seatmap golden approve SeatMaps/theatre-cinema-light"),
      .init("A pattern, in quotes", "seatmap golden approve 'SeatMaps/theatre-*'"),
      .init("What was decided in the HTML report", "seatmap golden approve --from decisions.json"),
      .init("What continuous integration set aside", "seatmap golden approve --all --pending artifacts"),
    ])

  private let input: DecisionInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    input = try DecisionInput(.approve, arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus { try input.run(in: session) }
}
