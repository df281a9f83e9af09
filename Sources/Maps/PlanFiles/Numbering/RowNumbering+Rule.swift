public import SeatMaps

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
