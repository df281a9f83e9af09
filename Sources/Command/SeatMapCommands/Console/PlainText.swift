/// Text from elsewhere as it may be shown: what could steer a terminal or break a line stands there as an escape.
enum PlainText {
  /// A text on one line, with control and formatting characters, such as line breaks in a file's name, as escapes.
  static func oneLine(_ text: some StringProtocol) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The beginning of a line that fits in so many columns, with an ellipsis where something is left out.
  ///
  /// Each character counts as one column; those that take two make the line longer than it should be.
  static func cut(_ line: String, to columns: Int) -> String {
    line.count <= columns ? line : line.prefix(max(columns - 1, 0)) + "…"
  }
}

/// A text as one word for a POSIX shell, in quotes where it needs them.
struct ShellWord: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { ShellWord.plain.contains($0) }
    description = isPlain ? text : ShellWord.quoted(text)
  }

  /// A text in single quotes; a quote in it ends them, stands alone and begins them again.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// Characters that mean nothing to a shell, at least after the beginning of a word.
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+=".utf8)
}
