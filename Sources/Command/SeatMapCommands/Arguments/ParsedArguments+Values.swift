extension ParsedArguments {
  /// The value of an option as one of an enumeration's; nil where it is not given.
  ///
  /// - Precondition: the option's words are the enumeration's raw values.
  func choice<Choice: RawRepresentable<String>>(
    _ option: CommandOption, as type: Choice.Type = Choice.self
  ) -> Choice? {
    value(of: option).map { value in
      guard let choice = Choice(rawValue: value) else { preconditionFailure("\(option.spelling) offers \(value)") }
      return choice
    }
  }

  /// The value of an option as a number above zero; nil where it is not given.
  func positiveNumber(_ option: CommandOption, atMost limit: Int) throws(ArgumentError) -> Double? {
    guard let value = value(of: option) else { return nil }
    guard let number = ParsedArguments.decimal(value), number > 0, number <= Double(limit) else {
      throw .badValue(
        option: option.spelling, value: value, expected: "a number above 0 and at most \(limit.grouped)",
        suggestion: nil)
    }
    return number
  }

  /// The value of an option as an integer in a range, written as `1000` or `1e3`; nil where it is not given.
  func integer(_ option: CommandOption, in range: ClosedRange<Int>) throws(ArgumentError) -> Int? {
    guard let value = value(of: option) else { return nil }
    let number = ParsedArguments.possiblyInfinite(value)
    guard let integer = Int(value) ?? number.flatMap({ Int(exactly: $0) }), range.contains(integer) else {
      if let number, number >= Double(range.upperBound) {
        throw .tooLarge(option, value: value, limit: range.upperBound)
      }
      let expected =
        range.upperBound == .max
        ? "an integer of at least \(range.lowerBound)"
        : "an integer from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: option.spelling, value: value, expected: expected, suggestion: nil)
    }
    return integer
  }

  /// A finite decimal number such as `12`, `0.5` or `1e3`; no other notation of Swift's.
  static func decimal(_ text: some StringProtocol) -> Double? {
    possiblyInfinite(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A decimal number, infinite where it is past all that a `Double` holds.
  private static func possiblyInfinite(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) } ? Double(text) : nil
  }
}
