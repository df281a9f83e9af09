public import Files
internal import Glibc

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

/// How far long work has come, on a line of standard error that goes away; nothing where that is no terminal.
struct ProgressLine {
  private let count: Int
  private let things: String
  private let console: any CommandConsole

  /// Work on so many things, called by their plural; fewer than a few dozen are no long work.
  init(of count: Int, _ things: String, on console: any CommandConsole) {
    self.count = count
    self.things = things
    self.console = console
  }

  private var isShown: Bool { count >= 24 && console.isMessageTerminal }

  /// Says that the thing at a place is in turn.
  func show(_ place: Int) {
    if isShown { console.writeMessage("\r\(place + 1) of \(count) \(things)") }
  }

  /// Takes the line back.
  func clear() {
    if isShown { console.writeMessage("\r\u{1B}[K") }
  }
}
