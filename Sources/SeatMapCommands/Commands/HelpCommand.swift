/// `seatmap help`: what the commands do.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    purpose: "Explain seatmap or one of its commands.",
    usage: "help [COMMAND]",
    operands: [.init("COMMAND", .command, isOptional: true, "The command to explain.")])

  private let page: String

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let name = arguments.operands.first else {
      page = HelpPage.overview
      return
    }
    page = HelpPage.page(of: try SeatMapCommand.commandType(named: name).description)
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
