internal import Support

/// A word of a rule of numbering.
struct NumberingWord {
  /// The text, without quotes.
  var text: String
  /// Whether it is in quotes, so that it can only be a label.
  var isQuoted: Bool
  /// The character where it begins, counted from 1.
  var character: Int

  /// Whether it can stand for a label: bare words of three and more small letters are kept for the language, so that
  /// mistyped ones are found, and so are its shorter words.
  var isLabel: Bool { isQuoted || !Self.isOfTheLanguage(text) }

  /// Whether a bare word belongs to the language.
  static func isOfTheLanguage(_ text: String) -> Bool {
    ["to", "by", "as"].contains(text) || text.utf8.count >= 3 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      || text == NumberingVocabulary.lowercaseLetters
  }

  /// A label as a rule writes it: in quotes where it could be mistaken.
  static func spelling(ofLabel label: String) -> String {
    let scalars = label.unicodeScalars
    let isBare =
      !scalars.isEmpty && !isOfTheLanguage(label) && scalars.first.map(isQuote) == false
      && !scalars.contains { $0.properties.isWhitespace }
    if isBare { return label }
    // A quote within quotes is written twice.
    return "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  /// Cuts a rule into words.
  static func words(of rule: String) throws(NumberingRuleError) -> [NumberingWord] {
    var words: [NumberingWord] = []
    // Not by what people take for characters: a mark at the beginning of a label would join the quote before it.
    let scalars = Array(rule.unicodeScalars)
    var next = 0
    while next < scalars.count {
      if scalars[next].isControl { throw NumberingRuleError(character: next + 1, reason: .controlCharacter) }
      if scalars[next].properties.isWhitespace {
        next += 1
      } else if isQuote(scalars[next]) {
        words.append(try quotedWord(scalars, from: &next))
      } else {
        let end = scalars[next...].firstIndex { $0.properties.isWhitespace || $0.isControl } ?? scalars.count
        words.append(NumberingWord(text: text(scalars[next..<end]), isQuoted: false, character: next + 1))
        next = end
      }
    }
    return words
  }

  /// A label in quotes, in which a quote is written twice.
  private static func quotedWord(
    _ scalars: [Unicode.Scalar], from next: inout Int
  ) throws(NumberingRuleError) -> NumberingWord {
    let (first, quote) = (next, scalars[next])
    var label: [Unicode.Scalar] = []
    next += 1
    while next < scalars.count {
      if scalars[next].isControl { throw NumberingRuleError(character: next + 1, reason: .controlCharacter) }
      if scalars[next] == quote {
        next += 1
        guard next < scalars.count, scalars[next] == quote else {
          return NumberingWord(text: text(label[...]), isQuoted: true, character: first + 1)
        }
      }
      label.append(scalars[next])
      next += 1
    }
    throw NumberingRuleError(character: first + 1, reason: .openQuote)
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\"" }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

/// The words of the language in which rules of numbering are written.
enum NumberingVocabulary {
  static let lowercaseLetters = "lowercase-letters"
  /// The kinds of labels that are not listed.
  static let styles = ["numbers", "letters", lowercaseLetters, "roman"]
  /// What a rule can begin with.
  static let beginnings = styles + ["odd", "even", "labels"]

  /// What a clause can begin with in rules for labels alone, such as those of tables.
  static let labelClauses = ["from", "step", "skip", "prefix", "suffix"]
  /// What a clause can begin with in rules for rows.
  static let rowClauses = labelClauses + ["front", "back", "shown"]
  /// What a clause can begin with in rules for seats.
  static let seatClauses =
    labelClauses + ["front", "back", "by", "through", "across", "serpentine", "counting", "shown"]
}
