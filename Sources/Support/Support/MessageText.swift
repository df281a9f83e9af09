/// A string from a file, in quotes and on one line, fit for a message.
///
/// Quotes, backslashes, control and formatting characters (which could reorder or hide the message) are escaped as JSON
/// does it; after 60 scalars an ellipsis stands for the rest.
@usableFromInline package func quoted(_ text: some StringProtocol) -> String {
  var result = "\""
  var scalars = 0
  for scalar in text.unicodeScalars {
    guard scalars < 60 else {
      result += "…"
      break
    }
    scalars += 1
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      for unit in UTF16.encode(scalar) ?? .init() { result += "\\u" + unit.hexadecimal(digits: 4) }
    default:
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Words as a sentence lists what something can be: `a`, `a or b`, `a, b or c`.
package func oneOf(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// The message that a word is none of those that are allowed, with the one that was likely meant.
///
/// There has to be a word that is allowed.
@usableFromInline package func unknownWord(_ word: String, among allowed: [String]) -> String {
  let meant = likeliestMeaning(of: word, among: allowed).map { "; did you mean \(quoted($0))?" } ?? ""
  return "expected \(oneOf(allowed.map { quoted($0) })), found \(quoted(word))" + meant
}

extension Unicode.Scalar {
  /// Whether it is a control character or ends a line.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
