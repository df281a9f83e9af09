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

/// A key that a person presses.
public enum TerminalKey: Hashable, Sendable {
  /// A printable character of ASCII.
  case character(Character)
  /// The arrow keys.
  case up, down, left, right
  /// The key that ends a line.
  case enter
  /// The escape key alone.
  case escape
  /// Control and C: stop.
  case interrupt
  /// Control and Z: stop for now.
  case suspend
  /// Any other key.
  case other
}

extension TerminalKey {
  /// The keys that the bytes of a terminal stand for.
  ///
  /// Arrow keys come as `ESC [ A` or `ESC O A` (ECMA-48, and the application mode of the VT100). Other sequences that
  /// begin with ESC are one unknown key; ESC with nothing after it is the key itself. Characters beyond ASCII are unknown
  /// keys, one for each of their bytes that begins one.
  static func keys(in bytes: [UInt8]) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: keys.append(escaped(&rest))
      case 0x03: keys.append(.interrupt)
      case 0x1A: keys.append(.suspend)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x20..<0x7F: keys.append(.character(Character(UnicodeScalar(byte))))
      // The second and later bytes of a character.
      case 0x80..<0xC0: break
      default: keys.append(.other)
      }
    }
    return keys
  }

  /// The key of a sequence whose ESC has been read.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> TerminalKey {
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .escape }
    rest.removeFirst()
    // Parameters and intermediate bytes of a control sequence come before its final byte.
    var parameters = 0
    while let byte = rest.first, 0x20..<0x40 ~= byte {
      rest.removeFirst()
      parameters += 1
    }
    guard let final = rest.popFirst(), parameters == 0 else { return .other }
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default: return .other
    }
  }
}

/// What tells a terminal something other than text, as ECMA-48 and xterm's documentation have it.
enum ControlSequence {
  static let enterAlternateScreen = "\u{1B}[?1049h"
  static let leaveAlternateScreen = "\u{1B}[?1049l"
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"
  /// Clears the screen and puts the cursor at its top left.
  static let clear = "\u{1B}[2J\u{1B}[H"
  static let resetStyle = "\u{1B}[0m"
  /// Removes the pictures that kitty's graphics protocol has placed; other terminals ignore it.
  static let removePictures = "\u{1B}_Ga=d,q=2\u{1B}\\"

  /// Puts the cursor at the beginning of a line, counted from 1.
  static func line(_ line: Int) -> String { "\u{1B}[\(line);1H" }
}

/// How text in a terminal is set off.
enum TerminalStyle: String {
  case bold = "1"
  case faint = "2"
  case reversed = "7"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text in this style, and the usual one after it.
  func callAsFunction(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\(ControlSequence.resetStyle)" }
}
