/// A pattern for dates and times, as "yy/MM/dd" or "HH:mm".
///
/// The letters are those of Unicode Technical Standard #35: `yyyy` `yy` years, `MMMM` `MMM` names and `MM` `M` numbers
/// of months, `dd` `d` days, `EEEE` `EEE` weekdays, `HH` `H` hours 0–23, `hh` `h` hours 1–12, `a` the half of the day,
/// `mm` `m` minutes, `ss` seconds. Letters between apostrophes, and all other signs, stand for themselves; two
/// apostrophes are one.
public struct DatePattern: Hashable, Sendable {
  /// The pattern.
  public let text: String
  /// What it is made of.
  package let parts: [Part]

  /// A piece of a pattern.
  package enum Part: Hashable, Sendable {
    /// Signs that stand for themselves.
    case literal(String)
    /// Letters that stand for a part of a date.
    case field(String)
  }

  private static let fields: Set = [
    "yyyy", "yy", "MMMM", "MMM", "MM", "M", "dd", "d", "EEEE", "EEE", "HH", "H", "hh", "h", "a", "mm", "m", "ss",
  ]

  /// Reads a pattern; nil where it has a letter that stands for nothing, or an apostrophe without its partner.
  public init?(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    // Side by side, two literals would be one with an apostrophe between them.
    func append(_ literal: String) {
      if case .literal(let before) = parts.last {
        parts[parts.count - 1] = .literal(before + literal)
      } else {
        parts.append(.literal(literal))
      }
    }
    while let first = rest.first {
      if first == "'" {
        guard let (literal, end) = DatePattern.quoted(rest) else { return nil }
        append(literal)
        rest = end
      } else if first.isASCII, first.isLetter {
        let field = rest.prefix { $0 == first }
        guard DatePattern.fields.contains(String(field)) else { return nil }
        parts.append(.field(String(field)))
        rest = rest.dropFirst(field.count)
      } else {
        append(String(first))
        rest = rest.dropFirst()
      }
    }
    self.text = text
    self.parts = parts
  }

  /// A quoted literal at the start of a text, and what follows it.
  private static func quoted(_ text: Substring) -> (literal: String, rest: Substring)? {
    var literal = ""
    var rest = text.dropFirst()
    if rest.first == "'" { return ("'", rest.dropFirst()) }
    while let letter = rest.first {
      rest = rest.dropFirst()
      if letter != "'" {
        literal.append(letter)
      } else if rest.first == "'" {
        literal.append("'")
        rest = rest.dropFirst()
      } else {
        return (literal, rest)
      }
    }
    return nil
  }
}
