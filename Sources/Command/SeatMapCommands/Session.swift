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
