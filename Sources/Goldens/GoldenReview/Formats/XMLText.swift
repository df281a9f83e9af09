/// Text as it stands in XML 1.0: escaped, and without the characters that no XML document may hold.
///
/// Control characters other than tab, line feed and carriage return, and U+FFFE and U+FFFF, are replaced by U+FFFD, the
/// sign that stands for what cannot be shown. Quotes and line breaks are escaped too, so that the same text serves in
/// attributes and between tags (XML 1.0, section 2.2 and 3.3.3).
struct XMLText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n": escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case "\t": escaped += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    description = escaped
  }
}
