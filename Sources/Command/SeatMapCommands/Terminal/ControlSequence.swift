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
