/// An exact amount of a currency.
///
/// The amount is `units` divided by ten to the power of `digits`: €14.50 is 1450 with two digits.
public struct Money: Hashable, Sendable {
  /// The amount in the smallest part that it was given in.
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
    self.units = units
    self.digits = digits
    self.currency = currency
  }
}
