extension Price {
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
