extension Price {
  /// Whether an amount is less than another, whatever their decimal places.
  public func isLess(than other: Price) -> Bool {
    // Six digits at most are added to 64 bits: the products fit twice that.
    func scaled(_ price: Price) -> (high: Int64, low: UInt64) {
      var factor: Int64 = 1
      for _ in price.digits..<6 { factor *= 10 }
      return price.units.multipliedFullWidth(by: factor)
    }
    let (left, right) = (scaled(self), scaled(other))
    return (left.high, left.low) < (right.high, right.low)
  }

  /// Two amounts with their currency, as English text writes a range: "€20–45", "€19.50–45.00", "CHF 20–45"; one alone
  /// where they are the same.
  ///
  /// Whole amounts are written without decimal places.
  public static func rangeText(from low: Price, to high: Price, currency: String?) -> String {
    let digits = [low, high].contains { $0.decimalText().contains(".") } ? nil : 0
    let first = low.text(currency: currency, minimumDigits: digits)
    guard low != high else { return first }
    let code = currency?.uppercased()
    let second = high.decimalText(minimumDigits: digits ?? code.map(Price.minorDigits(ofCurrency:)) ?? 0)
    return first + "–" + second
  }
}
