public import Files

/// What a command reads from and writes to besides files: standard input, output and error.
///
/// The process has one, and tests have one that keeps what it is told.
public protocol CommandConsole: AnyObject {
  /// Whether standard output is a terminal, where a picture's bytes would do harm.
  var isOutputTerminal: Bool { get }

  /// Reads standard input to its end, or until more than `limit` bytes have come.
  func readInput(limit: Int) throws(SystemError) -> [UInt8]

  /// Writes all bytes to standard output.
  func writeOutput(_ bytes: [UInt8]) throws(SystemError)

  /// Writes a text to standard error, as far as possible.
  func writeMessage(_ text: String)

  /// Whether standard error is a terminal, where progress can be shown and taken back.
  var isMessageTerminal: Bool { get }

  /// Takes over the terminal that standard input and output are, to be asked key by key; nil where they are none.
  func interactiveTerminal() -> (any InteractiveTerminal)?
}
