/// The command `seatmap`: from arguments to an exit status.
public enum SeatMapCommand {
  /// The version of the command and the libraries.
  public static let version = "0.1.0"

  /// All commands and groups of commands, in the order of help.
  static let catalogue = CommandCatalogue([
    .command(RenderCommand.self), .command(SeatsCommand.self), .command(InspectCommand.self),
    .command(ValidateCommand.self), .command(ConvertCommand.self), .command(LabelsCommand.self),
    .command(PickCommand.self), .command(TicketCommand.self), .command(DesignCommand.self), .group(KeyCommands.group),
    .group(GoldenCommands.group), .command(DiffCommand.self), .command(SchemaCommand.self),
    .command(CompletionCommand.self), .command(HelpCommand.self),
  ])

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: What was typed after the program's name.
  ///   - console: Where `-` reads and writes, and where messages go.
  ///   - environment: What the environment says.
  /// - Returns: What to tell the shell. Whatever is not 0 or 1 was explained by one line on standard error,
  ///   except that the reader of a pipe has gone away.
  public static func run(
    _ arguments: [String], console: any CommandConsole, environment: CommandEnvironment = CommandEnvironment()
  ) -> ExitStatus {
    let session = Session(console: console, environment: environment)
    do throws(CommandFailure) {
      return try run(arguments, in: session)
    } catch {
      if !error.message.isEmpty { session.report(error.message) }
      return error.status
    }
  }

  private static func run(_ arguments: [String], in session: Session) throws(CommandFailure) -> ExitStatus {
    guard let name = arguments.first else {
      session.console.writeMessage(HelpPage.overview)
      return .usage
    }
    switch name {
    case "--version":
      try session.write("seatmap \(version)\n")
      return .success
    case "--help", "-h":
      try session.write(HelpPage.overview)
      return .success
    default:
      return try run(name, Array(arguments.dropFirst()), in: session)
    }
  }

  private static func run(
    _ name: String, _ arguments: [String], in session: Session
  ) throws(CommandFailure) -> ExitStatus {
    switch try explaining([], { () throws(ArgumentError) in try catalogue.entry(named: name) }) {
    case .command(let type):
      return try run(type, called: [name], arguments, in: session)
    case .group(let group):
      let page = HelpPage.page(of: group.description)
      guard let word = arguments.first else {
        session.console.writeMessage(page)
        return .usage
      }
      if word == "--help" || word == "-h" {
        try session.write(page)
        return .success
      }
      let type = try explaining([name]) { () throws(ArgumentError) in try group.command(named: word) }
      return try run(type, called: [name, word], Array(arguments.dropFirst()), in: session)
    }
  }

  private static func run(
    _ type: any Command.Type, called words: [String], _ arguments: [String], in session: Session
  ) throws(CommandFailure) -> ExitStatus {
    let command = try explaining(words) { () throws(ArgumentError) -> any Command in
      let parsed = try ParsedArguments(arguments, for: type.description)
      return parsed.asksForHelp ? HelpCommand(about: type.description) : try type.init(parsed)
    }
    return try command.run(in: session)
  }

  /// What `body` gives; an error names the words that were understood and the page that helps.
  private static func explaining<Result>(
    _ words: [String], _ body: () throws(ArgumentError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(ArgumentError) {
      return try body()
    } catch {
      let known = words.joined(separator: " ")
      throw CommandFailure(
        .usage, known.isEmpty ? "\(error); see seatmap help" : "\(known): \(error); see seatmap help \(known)")
    }
  }
}
