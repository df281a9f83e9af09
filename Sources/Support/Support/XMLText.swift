/// Text as it stands in XML 1.0, in an element or in an attribute in double quotes.
///
/// `&`, `<`, `>` and `"` are escaped. No document can hold control characters other than tab, line feed and carriage
/// return, or U+FFFE and U+FFFF (XML 1.0, section 2.2), so each style keeps them out.
package enum XMLText {
  /// What becomes of line breaks and of characters that XML forbids.
  package enum Style {
    /// For drawings, whose text is one line: tabs and line breaks become spaces; controls, those of C1 too, are dropped.
    case drawing
    /// For reports, which lose nothing silently: tabs and line breaks become references, which attributes keep; U+FFFD
    /// stands for each forbidden character.
    case report
  }

  /// Escapes a text.
  package static func escaped(_ text: String, _ style: Style) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar, style) {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// What stands for a scalar; `nil` for a scalar that stays.
  private static func replacement(for scalar: Unicode.Scalar, _ style: Style) -> String? {
    switch scalar.value {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    case 0x09, 0x0A, 0x0D: style == .drawing ? " " : "&#\(scalar.value);"
    case 0..<0x20, 0xFFFE, 0xFFFF: style == .drawing ? "" : "\u{FFFD}"
    case 0x7F..<0xA0: style == .drawing ? "" : nil
    default: nil
    }
  }
}
