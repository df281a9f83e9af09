/// An exact amount of a currency.
///
/// The amount is `units` divided by ten to the power of `digits`, as small as that goes: €14.50 is 145 with one digit,
/// however it was given, so that equal amounts are equal values.
public struct Money: Hashable, Sendable {
  /// The amount in the smallest part that it needs.
  public let units: Int64
  /// The number of decimal places, 0…6.
  public let digits: Int
  /// The currency's ISO 4217 code, such as "EUR".
  public let currency: String

  /// Creates an amount.
  ///
  /// - Precondition: `digits` is in 0…6.
  public init(units: Int64, digits: Int, currency: String) {
    precondition((0...6).contains(digits), "an amount has 0 to 6 decimal places")
    var (units, digits) = (units, digits)
    while digits > 0, units.isMultiple(of: 10) { (units, digits) = (units / 10, digits - 1) }
    self.units = units
    self.digits = digits
    self.currency = currency
  }
}
