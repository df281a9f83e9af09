extension Price {
  /// The amount with its currency, as English text writes it: "€14.50", "-$3.00", "CHF 14.50", "¥1200"; the number
  /// alone where the currency is nil.
  ///
  /// Currencies without a symbol in the table are written with their ISO 4217 code. The amount has at least as many
  /// decimal places as ISO 4217 gives the currency.
  public func text(currency: String?) -> String { text(currency: currency, minimumDigits: nil) }

  /// The same with at least so many decimal places; as many as the currency has where nil.
  func text(currency: String?, minimumDigits: Int?) -> String {
    guard let currency, !currency.isEmpty else { return decimalText(minimumDigits: minimumDigits ?? 0) }
    let code = currency.uppercased()
    let amount = decimalText(minimumDigits: minimumDigits ?? Price.minorDigits(ofCurrency: code))
    guard let symbol = Price.symbols[code] else { return code + " " + amount }
    return amount.hasPrefix("-") ? "-" + symbol + amount.dropFirst() : symbol + amount
  }

  /// The number of decimal places that ISO 4217 gives a currency, by its code in capitals; 2 for codes it lacks.
  public static func minorDigits(ofCurrency code: String) -> Int {
    if withoutMinorUnit.contains(code) { return 0 }
    if withThreeDigits.contains(code) { return 3 }
    return withFourDigits.contains(code) ? 4 : 2
  }

  /// Symbols that stand for one currency alone in English text.
  private static let symbols = [
    "EUR": "€", "GBP": "£", "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "NGN": "₦", "PHP": "₱", "TRY": "₺",
    "UAH": "₴", "USD": "$", "VND": "₫",
  ]

  // ISO 4217, list one, as of 2024: the currencies whose minor unit is not a hundredth.
  private static let withoutMinorUnit: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF",
  ]
  private static let withThreeDigits: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
  private static let withFourDigits: Set<String> = ["CLF", "UYW"]
}
