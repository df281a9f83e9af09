/// A command: the table that describes it, and what it does.
protocol Command: SendableMetatype {
  /// What the command is called and takes.
  static var description: CommandDescription { get }

  /// Understands arguments that fit the description.
  init(_ arguments: ParsedArguments) throws(ArgumentError)

  /// Does what was asked for.
  func run(in session: Session) throws(CommandFailure) -> ExitStatus
}

/// Why a command gives up: a line for people and a status for programs.
struct CommandFailure: Error, Hashable {
  /// The exit status.
  let status: ExitStatus
  /// What is wrong, as `FILE: where: what is wrong`; empty where there is nobody left to tell.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}

/// What a command tells the shell when it ends.
///
/// Zero and one answer a question; the others say why there is no answer, by the numbers of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Yes: done, the same, no errors.
  case success = 0
  /// No: problems were found.
  case problemsFound = 1
  /// The command was called in a way that it does not understand (`EX_USAGE`).
  case usage = 64
  /// A file cannot be read as what it should be (`EX_DATAERR`).
  case badData = 65
  /// A file is not there or cannot be opened (`EX_NOINPUT`).
  case noInput = 66
  /// A fault of the program or of the machine's set-up (`EX_SOFTWARE`).
  case fault = 70
  /// An output cannot be written (`EX_CANTCREAT`).
  case cannotWrite = 73
}

/// What a command works with: the console, and what the environment says.
struct Session {
  let console: any CommandConsole
  let environment: CommandEnvironment

  /// Writes a text to standard output; quietly gives up where nobody reads it.
  func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output; quietly gives up where nobody reads them.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try OutputFile(path: "-").write(bytes, console: console)
  }

  /// Writes a line to standard error: `seatmap: MESSAGE`.
  func report(_ message: String) {
    console.writeMessage("seatmap: \(PlainText.oneLine(message))\n")
  }

  /// Writes warnings to standard error, the first few of them.
  func warn(_ warnings: [String]) {
    for warning in warnings.prefix(Session.shownWarnings) { report("warning: \(warning)") }
    let hidden = warnings.count - Session.shownWarnings
    if hidden > 0 { report("warning: and \(hidden) more") }
  }

  private static let shownWarnings = 8
}
