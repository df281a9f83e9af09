/// `seatmap help`: what the commands do.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    purpose: "Explain seatmap or one of its commands.",
    usage: "help [COMMAND]",
    operands: [
      .init(
        "COMMAND", .command, isOptional: true, isRepeatable: true,
        "The command to explain: a word, or two for a command of a group.")
    ])

  private let page: String

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    if arguments.operands.count > 2 { throw .unexpectedOperand(arguments.operands[2]) }
    let description = try SeatMapCommand.catalogue.description(named: arguments.operands)
    page = description.map(HelpPage.page) ?? HelpPage.overview
  }

  /// Help about one command, asked for by `--help`.
  init(about command: CommandDescription) {
    page = HelpPage.page(of: command)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try session.write(page)
    return .success
  }
}
