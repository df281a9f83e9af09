internal import GoldenImages

/// `seatmap golden reject`: what tests made is thrown away.
struct GoldenRejectCommand: Command {
  static let description = CommandDescription(
    name: "reject",
    purpose: "Throw away what was set aside; goldens stay as they are.",
    usage: "golden reject NAME… | --all | --group ID",
    discussion: [PendingChoice.discussion],
    operands: [PendingChoice.operand],
    optionGroups: [
      .init("Options", [PendingChoice.all, PendingChoice.group, DecisionInput.dryRun]), GoldenFolderInput.options,
    ],
    examples: [
      .init("One golden", "seatmap golden reject SeatMaps/theatre-cinema-light"),
      .init("All that changed in the same way", "seatmap golden reject --group 1f2e3d4c"),
    ])

  private let input: DecisionInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    input = try DecisionInput(.reject, arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus { try input.run(in: session) }
}
