internal import Documents
internal import JSON

/// The command `seatmap`: from arguments to an exit status.
public enum SeatMapCommand {
  /// The version of the command and the libraries.
  public static let version = "0.1.0"

  /// All commands, in the order of help.
  static let commands: [any Command.Type] = [
    RenderCommand.self, SeatsCommand.self, InspectCommand.self, ValidateCommand.self, ConvertCommand.self,
    SchemaCommand.self, CompletionCommand.self, HelpCommand.self,
  ]

  /// The tables of all commands, in the order of help.
  static var descriptions: [CommandDescription] { commands.map { $0.description } }

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
    let command: any Command
    do throws(ArgumentError) {
      command = try self.command(name, arguments)
    } catch {
      let isKnown = descriptions.contains { $0.name == name }
      throw CommandFailure(
        .usage, isKnown ? "\(name): \(error); see seatmap help \(name)" : "\(error); see seatmap help")
    }
    return try command.run(in: session)
  }

  /// The command with a name, ready to run with its arguments.
  private static func command(_ name: String, _ arguments: [String]) throws(ArgumentError) -> any Command {
    let type = try commandType(named: name)
    let parsed = try ParsedArguments(arguments, for: type.description)
    return parsed.asksForHelp ? HelpCommand(about: type.description) : try type.init(parsed)
  }

  /// The command with a name; the error suggests one that is near.
  static func commandType(named name: String) throws(ArgumentError) -> any Command.Type {
    if let type = commands.first(where: { $0.description.name == name }) { return type }
    if name.hasPrefix("-") {
      throw .unknownOption(name, suggestion: likeliestMeaning(of: name, among: ["--help", "--version"]))
    }
    let suggestion = likeliestMeaning(of: name, among: descriptions.map(\.name))
    if suggestion == nil, name.contains(where: { "./".contains($0) }) { throw .fileForCommand(name) }
    throw .unknownCommand(name, suggestion: suggestion)
  }
}
