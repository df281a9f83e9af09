internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads a rule of numbering: the labels, and then clauses in any order, each of which says one thing.
///
///     rule    = labels { clause }
///     labels  = "numbers" | "odd" "numbers" | "even" "numbers" | "letters" | "lowercase-letters" | "roman"
///             | "odd" side "even" side | label label { label } | "labels" label { label }
///     clause  = "from" ( label | side | "center" [ side "first" ] ) | "step" integer | "skip" label { label }
///             | "prefix" label | "suffix" label | "front" "to" "back" | "back" "to" "front"
///             | "by" "column" | "through" ( "block" | "section" ) | "across" "blocks" | "serpentine"
///             | "counting" ( "seats" | "cells" ) | "shown" "as" rule
///     side    = "left" | "right"
struct NumberingRuleReader {
  /// What a rule is about, which decides what it can say.
  enum Subject {
    case labels
    case rows
    case seats

    fileprivate var clauses: [String] {
      switch self {
      case .labels: NumberingVocabulary.labelClauses
      case .rows: NumberingVocabulary.rowClauses
      case .seats: NumberingVocabulary.seatClauses
      }
    }
  }

  /// How far from zero ordinals and steps may be; no sum or product of some overflows.
  static let ordinalLimit = 1_000_000

  private let subject: Subject
  private let words: [NumberingWord]
  /// One past the last character.
  private let end: Int
  private var next = 0

  /// What the rule says.
  private(set) var scheme = LabelScheme(.numbers)
  private(set) var rowOrder = RowNumbering.Order.frontToBack
  private(set) var order = SeatNumbering.Order.leftToRight
  private(set) var counting = SeatNumbering.Counting.seats
  private(set) var isSerpentine = false
  private(set) var shownRows: RowNumbering?
  private(set) var shownSeats: SeatNumbering?
  private var isByColumn = false
  private var extent: SeatNumbering.Extent?
  private var isAcrossBlocks = false
  /// Whether the numbers are odd ones alone, or even ones; nil where the rule does not say so.
  private var areOddNumbers: Bool?
  /// Where odd numbers are, if the rule says so.
  private var sideOfOddNumbers: SeatNumbering.Order?

  /// Where counting begins anew.
  var course: SeatNumbering.Course {
    if isByColumn { return .columnByColumn(extent ?? .block) }
    if isAcrossBlocks { return .eachRowAcrossBlocks }
    return extent.map { .rowByRow($0) } ?? .eachRow
  }

  /// What can be said once only.
  private enum Aspect { case start, order, step, skip, prefix, suffix, rowOrder, course, serpentine, counting }
  private var said: Set<Aspect> = []

  /// Reads a rule to its end.
  init(_ rule: String, about subject: Subject) throws(NumberingRuleError) {
    try self.init(
      words: NumberingWord.words(of: rule), end: rule.unicodeScalars.count + 1, about: subject, isShown: false)
  }

  private init(
    words: [NumberingWord], end: Int, about subject: Subject, isShown: Bool
  ) throws(NumberingRuleError) {
    self.words = words
    self.end = end
    self.subject = subject
    try readLabels()
    let clauses = isShown ? subject.clauses.filter { $0 != "shown" } : subject.clauses
    while let word = words.indices.contains(next) ? words[next] : nil {
      guard !word.isQuoted, clauses.contains(word.text) else { throw unexpected(clauses.map(quoted)) }
      next += 1
      try readClause(word)
    }
    settleOddNumbers()
  }

  // MARK: Labels

  private mutating func readLabels() throws(NumberingRuleError) {
    guard let word = words.first else {
      throw unexpected(NumberingVocabulary.beginnings.map(quoted) + ["two labels or more"])
    }
    if !word.isQuoted, let style = LabelScheme.Style(rawValue: word.text), style != .list {
      next += 1
      scheme.style = style
    } else if !word.isQuoted, word.text == "odd" || word.text == "even" {
      next += 1
      try readParity(isOdd: word.text == "odd")
    } else if !word.isQuoted, word.text == "labels" {
      next += 1
      scheme = LabelScheme(listed: try readList())
    } else if word.isLabel {
      scheme = LabelScheme(listed: try readList())
      if scheme.listed.count == 1 { throw unexpected(["a second label of the list"]) }
    } else {
      throw unexpected(NumberingVocabulary.beginnings.map(quoted) + ["two labels or more"])
    }
  }

  /// Odd or even numbers alone, or each on its side.
  private mutating func readParity(isOdd: Bool) throws(NumberingRuleError) {
    guard subject == .seats, let side = try? takeSide() else {
      try take(["numbers"], or: subject == .seats ? ["left", "right"].map(quoted) : [])
      (scheme.start, scheme.step, areOddNumbers) = (isOdd ? 1 : 2, 2, isOdd)
      said.insert(.step)
      return
    }
    try take([isOdd ? "even" : "odd"])
    try take([side == .leftToRight ? "right" : "left"])
    sideOfOddNumbers = isOdd == (side == .leftToRight) ? .leftToRight : .rightToLeft
    order = .centerOutLeftFirst
    said.insert(.order)
  }

  private mutating func readList() throws(NumberingRuleError) -> [String] {
    var labels = [try takeLabel()]
    var seen = Set(labels)
    while next < words.count, words[next].isLabel {
      let word = words[next]
      guard seen.insert(word.text).inserted else {
        throw NumberingRuleError(character: word.character, reason: .repeated(word.text))
      }
      labels.append(word.text)
      next += 1
    }
    return labels
  }

  // MARK: Clauses

  private mutating func readClause(_ word: NumberingWord) throws(NumberingRuleError) {
    switch word.text {
    case "from": try readBeginning(word)
    case "step":
      try say(.step, word)
      try readStep()
    case "skip":
      try say(.skip, word)
      scheme.skipped = [try takeLabel()]
      while next < words.count, words[next].isLabel { scheme.skipped.append(try takeLabel()) }
    case "prefix":
      try say(.prefix, word)
      scheme.prefix = try takeLabel()
    case "suffix":
      try say(.suffix, word)
      scheme.suffix = try takeLabel()
    case "front", "back":
      try say(.rowOrder, word)
      try take(["to"])
      try take([word.text == "front" ? "back" : "front"])
      rowOrder = word.text == "front" ? .frontToBack : .backToFront
    case "by":
      guard !isByColumn, !isAcrossBlocks else { throw saidBefore(word) }
      try take(["column"])
      isByColumn = true
    case "through":
      guard extent == nil, !isAcrossBlocks else { throw saidBefore(word) }
      extent = try take(["block", "section"]) == "block" ? .block : .section
    case "across":
      try say(.course, word)
      guard extent == nil, !isByColumn else { throw saidBefore(word) }
      try take(["blocks"])
      isAcrossBlocks = true
    case "serpentine":
      try say(.serpentine, word)
      isSerpentine = true
    case "counting":
      try say(.counting, word)
      counting = try take(["seats", "cells"]) == "seats" ? .seats : .cells
    default:
      try take(["as"])
      try readShown()
    }
  }

  /// The first label, or where counting begins.
  private mutating func readBeginning(_ word: NumberingWord) throws(NumberingRuleError) {
    let places = subject == .seats ? ["left", "right", "center"] : []
    guard next < words.count, !words[next].isLabel else {
      try say(.start, word)
      return try readStart(places)
    }
    let place = try take(places, or: ["a label"])
    try say(.order, word)
    switch place {
    case "left": order = .leftToRight
    case "right": order = .rightToLeft
    default:
      order = .centerOutLeftFirst
      guard let side = try? takeSide() else { return }
      try take(["first"])
      order = side == .leftToRight ? .centerOutLeftFirst : .centerOutRightFirst
    }
  }

  private mutating func readStart(_ places: [String]) throws(NumberingRuleError) {
    guard next < words.count else { throw unexpected(places.map(quoted) + ["a label"]) }
    let word = words[next]
    next += 1
    guard let ordinal = scheme.ordinal(ofText: word.text) else {
      throw NumberingRuleError(character: word.character, reason: .notALabel(word.text, of: scheme.nameOfLabels))
    }
    guard (-Self.ordinalLimit...Self.ordinalLimit).contains(ordinal) else {
      throw NumberingRuleError(character: word.character, reason: .tooFar(word.text))
    }
    if let areOddNumbers, ordinal.isMultiple(of: 2) == areOddNumbers {
      throw NumberingRuleError(character: word.character, reason: .wrongParity(word.text))
    }
    scheme.start = ordinal
  }

  private mutating func readStep() throws(NumberingRuleError) {
    guard next < words.count else { throw unexpected(["an integer"]) }
    let word = words[next]
    next += 1
    guard let step = Int(word.text), step != 0, (-Self.ordinalLimit...Self.ordinalLimit).contains(step) else {
      throw NumberingRuleError(character: word.character, reason: .badStep(word.text))
    }
    scheme.step = step
  }

  /// The rule for what is drawn, which goes on to the end.
  private mutating func readShown() throws(NumberingRuleError) {
    let rule = try NumberingRuleReader(words: Array(words[next...]), end: end, about: subject, isShown: true)
    next = words.count
    if subject == .rows { shownRows = RowNumbering(rule) } else { shownSeats = SeatNumbering(rule) }
  }

  /// The side that the first number is on follows from the side of odd ones.
  private mutating func settleOddNumbers() {
    guard let side = sideOfOddNumbers else { return }
    let isLeftFirst = (side == .leftToRight) == !scheme.start.isMultiple(of: 2)
    order = isLeftFirst ? .centerOutLeftFirst : .centerOutRightFirst
  }

  // MARK: Words

  private mutating func takeSide() throws(NumberingRuleError) -> SeatNumbering.Order {
    try take(["left", "right"]) == "left" ? .leftToRight : .rightToLeft
  }

  /// Takes the next word, which has to be one of some; a message says what else there could have been.
  @discardableResult
  private mutating func take(_ allowed: [String], or others: [String] = []) throws(NumberingRuleError) -> String {
    guard next < words.count, !words[next].isQuoted, allowed.contains(words[next].text) else {
      throw unexpected(allowed.map(quoted) + others)
    }
    next += 1
    return words[next - 1].text
  }

  private mutating func takeLabel() throws(NumberingRuleError) -> String {
    guard next < words.count, words[next].isLabel else { throw unexpected(["a label"]) }
    next += 1
    return words[next - 1].text
  }

  private mutating func say(_ aspect: Aspect, _ word: NumberingWord) throws(NumberingRuleError) {
    guard said.insert(aspect).inserted else { throw saidBefore(word) }
  }

  private func saidBefore(_ word: NumberingWord) -> NumberingRuleError {
    NumberingRuleError(character: word.character, reason: .saidBefore(word.text))
  }

  /// The error that the next word is none of what can stand there.
  private func unexpected(_ expected: [String]) -> NumberingRuleError {
    guard next < words.count else {
      return NumberingRuleError(character: end, reason: .expected(expected, found: nil))
    }
    let word = words[next]
    let candidates = expected.filter { $0.hasPrefix("\"") }.map { String($0.dropFirst().dropLast()) }
    return NumberingRuleError(
      character: word.character, reason: .expected(expected, found: word.text),
      suggestion: word.isQuoted ? nil : likeliestMeaning(of: word.text, among: candidates))
  }
}

extension LabelScheme {
  /// The labels, in messages.
  fileprivate var nameOfLabels: String {
    switch style {
    case .numbers: "numbers"
    case .letters: "letters A, B, C …"
    case .lowercaseLetters: "letters a, b, c …"
    case .roman: "roman numerals I, II, III …"
    case .list: "labels that are listed"
    }
  }
}
