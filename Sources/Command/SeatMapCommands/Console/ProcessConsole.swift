public import Files
internal import Glibc

/// The standard input, output and error of this process.
public final class ProcessConsole: CommandConsole {
  /// Creates the console.
  ///
  /// From now on, writing to a pipe that nobody reads is an error that is returned, instead of the end of the process.
  public init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Reads standard input to its end, or until more than `limit` bytes have come.
  public func readInput(limit: Int) throws(SystemError) -> [UInt8] {
    try FileDescriptor.readAll(STDIN_FILENO, expecting: 1 << 20, limit: limit)
  }

  /// Writes all bytes to standard output.
  public func writeOutput(_ bytes: [UInt8]) throws(SystemError) {
    try FileDescriptor.write(bytes, to: STDOUT_FILENO)
  }

  /// Writes a text to standard error, as far as possible.
  public func writeMessage(_ text: String) {
    // There is nowhere left to say that this failed.
    try? FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether standard error is a terminal.
  public var isMessageTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Takes over the terminal; nil where standard input or output is none.
  public func interactiveTerminal() -> (any InteractiveTerminal)? { ProcessTerminal() }
}
