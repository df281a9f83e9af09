public import SeatMaps

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
