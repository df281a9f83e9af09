internal import JSON

/// Why a text is no rule of numbering, and where.
public struct NumberingRuleError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Something else has to stand here: the words it can be, in the rule's own spelling or as "a label".
    case expected([String], found: String?)
    /// The label is none that the rule's labels can be.
    case notALabel(String, of: String)
    /// The word says what an earlier one has said, perhaps otherwise.
    case saidBefore(String)
    /// A label stands twice in a list.
    case repeated(String)
    /// Odd or even numbers cannot begin with the number.
    case wrongParity(String)
    /// A step has to be an integer other than 0, of at most a million.
    case badStep(String)
    /// A number or label to begin with lies more than a million from zero.
    case tooFar(String)
    /// The quote that begins a label has no other that ends it.
    case openQuote
    /// A line end or another control character.
    case controlCharacter
  }

  /// The character where the fault begins, counted from 1; one past the end where something is missing.
  public var character: Int
  /// What is wrong.
  public var reason: Reason
  /// The word that was likely meant; nil where none is near.
  public var suggestion: String?

  init(character: Int, reason: Reason, suggestion: String? = nil) {
    self.character = character
    self.reason = reason
    self.suggestion = suggestion
  }
}

extension NumberingRuleError: CustomStringConvertible {
  /// Where it is and what is wrong, in one line.
  public var description: String { "at character \(character) \(reasonText)" }

  private var reasonText: String {
    let meant = suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
    switch reason {
    case .expected(let words, nil): return "the rule ends where \(oneOf(words)) is missing"
    case .expected(let words, let found?): return "expected \(oneOf(words)), found \(quoted(found))\(meant)"
    case .notALabel(let text, let labels): return "\(quoted(text)) is none of the \(labels)"
    case .saidBefore(let word): return "\(quoted(word)) says what has already been said"
    case .repeated(let label): return "\(quoted(label)) stands twice in the list"
    case .wrongParity(let text): return "the numbers cannot begin with \(quoted(text)), which is not among them"
    case .badStep(let text): return "a step is an integer from -1000000 to 1000000 other than 0, found \(quoted(text))"
    case .tooFar(let text): return "labels begin at most a million from the first, found \(quoted(text))"
    case .openQuote: return "a quote begins that does not end"
    case .controlCharacter: return "there is a line end, or another character that cannot be seen"
    }
  }
}
