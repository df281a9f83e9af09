/// An exact amount of money, without its currency.
///
/// The amount is `units` divided by ten to the power of `digits`: 14.50 is 1450 with two digits.
public struct Price: Sendable {
  /// The amount in the smallest part that it was given in.
  public let units: Int64
  /// The number of decimal places, 0…6.
  public let digits: Int

  /// Creates an amount.
  ///
  /// - Precondition: `digits` is in 0…6.
  public init(units: Int64, digits: Int) {
    precondition((0...6).contains(digits), "a price has 0 to 6 decimal places")
    self.units = units
    self.digits = digits
  }

  /// Reads a decimal number such as "14.5" or "12"; nil where it is none, or has more than 6 decimal places.
  public init?(_ text: some StringProtocol) {
    var units: Int64 = 0
    var digits: Int?
    var sawDigit = false
    var body = Substring(text)
    let isNegative = body.first == "-"
    if isNegative { body.removeFirst() }
    for byte in body.utf8 {
      if byte == UInt8(ascii: "."), digits == nil {
        digits = 0
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, overflow) = units.multipliedReportingOverflow(by: 10)
      guard !overflow, product <= Int64.max - 9 else { return nil }
      units = product + Int64(byte - UInt8(ascii: "0"))
      sawDigit = true
      digits = digits.map { $0 + 1 }
    }
    guard sawDigit, (digits ?? 0) <= 6 else { return nil }
    self.init(units: isNegative ? -units : units, digits: digits ?? 0)
  }

  /// The amount as a decimal number with at least `minimumDigits` places, such as "14.50".
  public func decimalText(minimumDigits: Int = 0) -> String {
    let reduced = self.reduced
    let digits = max(reduced.digits, min(max(minimumDigits, 0), 6))
    var scale: UInt64 = 1
    for _ in 0..<reduced.digits { scale *= 10 }
    let whole = reduced.units.magnitude / scale
    var fraction = String(reduced.units.magnitude % scale)
    if reduced.digits == 0 { fraction = "" }
    fraction = String(repeating: "0", count: reduced.digits - fraction.count) + fraction
    fraction += String(repeating: "0", count: digits - reduced.digits)
    return (reduced.units < 0 ? "-" : "") + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The same amount without zeros at the end.
  private var reduced: Price {
    var (units, digits) = (units, digits)
    while digits > 0, units % 10 == 0 { (units, digits) = (units / 10, digits - 1) }
    return Price(units: units, digits: digits)
  }
}

extension Price: Hashable {
  /// Whether two amounts are the same, however many decimal places they were given with.
  public static func == (left: Price, right: Price) -> Bool {
    let (left, right) = (left.reduced, right.reduced)
    return left.units == right.units && left.digits == right.digits
  }

  /// Feeds the amount, without zeros at its end, to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reduced.units)
    hasher.combine(reduced.digits)
  }
}
