public import SeatMaps

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
