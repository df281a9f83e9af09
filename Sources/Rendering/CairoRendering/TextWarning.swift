/// Something about a text that was not drawn as asked.
public enum TextWarning: Hashable, Sendable {
  /// No font has the character; a box with its number stands in its place.
  case missingCharacter(Unicode.Scalar, text: String)
  /// The text is longer than a line can be; what follows the limit is left out.
  case tooLong(limit: Int, text: String)
  /// The text is larger than letters can be, in pixels or points; it is left out.
  case tooLarge(limit: Int, text: String)
}

extension TextWarning: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .missingCharacter(let scalar, let text):
      "no font has the character \(TextWarning.codePoint(of: scalar)) in \u{201C}\(text)\u{201D}"
    case .tooLong(let limit, let text):
      "a text of more than \(limit) characters was cut: \u{201C}\(text)…\u{201D}"
    case .tooLarge(let limit, let text):
      "a text of a size of more than \(limit) pixels was left out: \u{201C}\(text)\u{201D}"
    }
  }

  /// The number of a character as the Unicode Standard writes it: `U+` and at least four hexadecimal digits.
  private static func codePoint(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
