/// A terminal on which keys count as soon as they are pressed.
///
/// The process has one, and tests have one that presses keys by itself. Whatever ends the process in a way that it can
/// notice, the terminal is as it was before.
public protocol InteractiveTerminal: AnyObject {
  /// The size now; it changes between events.
  var size: TerminalSize { get }

  /// Shows text and control sequences, as far as possible.
  func write(_ text: String)

  /// Waits until something happens.
  func nextEvent() -> TerminalEvent

  /// Gives the terminal back and stops the process until the shell continues it.
  func suspend()

  /// Gives the terminal back; the process then ends by a signal where one is given.
  func close(endingBy signal: Int32?)
}

/// The size of a terminal in characters.
public struct TerminalSize: Hashable, Sendable {
  /// The characters in a line, at least 1.
  public let columns: Int
  /// The lines, at least 1.
  public let rows: Int

  /// Creates a size; what is below 1 becomes 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}

/// What happens at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// Keys were pressed.
  case keys([TerminalKey])
  /// What is shown may be lost: the size changed, or the process goes on after it had been stopped.
  case redraw
  /// Nobody is there any more, or the process is asked to end, by a signal where one is given.
  case ended(signal: Int32?)
}
