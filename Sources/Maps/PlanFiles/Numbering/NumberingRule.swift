internal import JSON
public import SeatMaps
internal import Support

extension RowNumbering {
  /// Reads a rule of one line, such as `letters skip I O back to front`.
  ///
  /// Guides/numbering.md describes the language. Throws where the text is no rule for rows, with the place of the fault
  /// in it.
  public init(rule: String) throws(NumberingRuleError) {
    self.init(try NumberingRuleReader(rule, about: .rows))
  }

  init(_ rule: NumberingRuleReader) {
    self.init(rule.scheme, order: rule.rowOrder, shown: rule.shownRows)
  }

  /// The rule of one line that reads as this; the same for equal values.
  public var rule: String {
    var words = [scheme.rule]
    if order == .backToFront { words.append("back to front") }
    if let shown { words.append("shown as \(shown.rule)") }
    return words.joined(separator: " ")
  }
}

extension SeatNumbering {
  /// Reads a rule of one line, such as `numbers from right` or `odd left even right`.
  ///
  /// Guides/numbering.md describes the language. Throws where the text is no rule for seats, with the place of the
  /// fault in it.
  public init(rule: String) throws(NumberingRuleError) {
    self.init(try NumberingRuleReader(rule, about: .seats))
  }

  init(_ rule: NumberingRuleReader) {
    self.init(
      rule.scheme, order: rule.order, counting: rule.counting, course: rule.course, rowOrder: rule.rowOrder,
      isSerpentine: rule.isSerpentine, shown: rule.shownSeats)
  }

  /// The rule of one line that reads as this; the same for equal values.
  public var rule: String {
    let sides = sidesOfOddNumbers
    var words = [sides ?? scheme.labelsOfRule]
    words += scheme.clausesOfRule
    switch order {
    case .leftToRight: break
    case .rightToLeft: words.append("from right")
    case .centerOutLeftFirst: if sides == nil { words.append("from center") }
    case .centerOutRightFirst: if sides == nil { words.append("from center right first") }
    }
    switch course {
    case .eachRow: break
    case .eachRowAcrossBlocks: words.append("across blocks")
    case .rowByRow(let extent): words.append("through \(extent.rawValue)")
    case .columnByColumn(.block): words.append("by column")
    case .columnByColumn(.section): words.append("by column through section")
    }
    if rowOrder == .backToFront { words.append("back to front") }
    if isSerpentine { words.append("serpentine") }
    if counting == .cells { words.append("counting cells") }
    if let shown { words.append("shown as \(shown.rule)") }
    return words.joined(separator: " ")
  }

  /// The beginning of a rule that has odd numbers on one side of the middle and even ones on the other.
  private var sidesOfOddNumbers: String? {
    guard scheme.style == .numbers, scheme.step == 1 else { return nil }
    let startsOdd = !scheme.start.isMultiple(of: 2)
    switch order {
    case .leftToRight, .rightToLeft: return nil
    case .centerOutLeftFirst: return startsOdd ? "odd left even right" : "odd right even left"
    case .centerOutRightFirst: return startsOdd ? "odd right even left" : "odd left even right"
    }
  }
}

extension LabelScheme {
  /// Reads a rule of one line that says labels alone, such as `numbers from 101 prefix T`.
  ///
  /// Guides/numbering.md describes the language. Throws where the text is no such rule, with the place of the fault in
  /// it.
  public init(rule: String) throws(NumberingRuleError) {
    self = try NumberingRuleReader(rule, about: .labels).scheme
  }

  /// The rule of one line that reads as this; the same for equal values.
  public var rule: String { ([labelsOfRule] + clausesOfRule).joined(separator: " ") }

  /// The beginning of a rule: the kind of labels, or the labels.
  var labelsOfRule: String {
    if isOddOrEven { return start.isMultiple(of: 2) ? "even numbers" : "odd numbers" }
    // An empty list writes every label as a number.
    guard style == .list, !listed.isEmpty else { return style == .list ? "numbers" : style.rawValue }
    let labels = listed.map(NumberingWord.spelling).joined(separator: " ")
    return listed.count == 1 ? "labels \(labels)" : labels
  }

  /// What a rule says of labels besides their kind.
  var clausesOfRule: [String] {
    var clauses: [String] = []
    let usualStart = isOddOrEven && start.isMultiple(of: 2) ? 2 : 1
    if start != usualStart { clauses.append("from \(NumberingWord.spelling(ofLabel: text(ofOrdinal: start)))") }
    if step != 1, !isOddOrEven { clauses.append("step \(step)") }
    if !skipped.isEmpty {
      clauses.append("skip \(skipped.map(NumberingWord.spelling).joined(separator: " "))")
    }
    if !prefix.isEmpty { clauses.append("prefix \(NumberingWord.spelling(ofLabel: prefix))") }
    if !suffix.isEmpty { clauses.append("suffix \(NumberingWord.spelling(ofLabel: suffix))") }
    return clauses
  }

  private var isOddOrEven: Bool { style == .numbers && step == 2 }
}

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
