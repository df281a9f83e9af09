/// An exact amount of money, without its currency.
///
/// The amount is `units` divided by ten to the power of `digits`, as small as that goes: 14.50 is 145 with one digit,
/// however it was given, so that equal amounts are equal values.
public struct Price: Hashable, Sendable {
  /// The amount in the smallest part that it needs.
  public let units: Int64
  /// The number of decimal places, 0…6.
  public let digits: Int

  /// Creates an amount.
  ///
  /// - Precondition: `digits` is in 0…6.
  public init(units: Int64, digits: Int) {
    precondition((0...6).contains(digits), "a price has 0 to 6 decimal places")
    var (units, digits) = (units, digits)
    while digits > 0, units.isMultiple(of: 10) { (units, digits) = (units / 10, digits - 1) }
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
    let places = max(digits, min(max(minimumDigits, 0), 6))
    var text = units.magnitude.zeroPadded(to: digits + 1)
    if places > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -digits)) }
    return (units < 0 ? "-" : "") + text + String(repeating: "0", count: places - digits)
  }
}

extension Price: Comparable {
  /// Whether one amount is less than another, however many decimal places they were given with.
  public static func < (left: Price, right: Price) -> Bool {
    (left.whole, left.millionths) < (right.whole, right.millionths)
  }

  /// The amount towards zero, and what is left of it; both have its sign.
  private var whole: Int64 { units / scale }
  private var millionths: Int64 { units % scale * (1_000_000 / scale) }
  private var scale: Int64 { (0..<digits).reduce(1) { scale, _ in scale * 10 } }
}

/// An exact amount of a currency.
public struct Money: Hashable, Sendable {
  /// The amount.
  public let amount: Price
  /// The currency's ISO 4217 code, such as "EUR".
  public let currency: String

  /// Creates an amount of a currency.
  public init(_ amount: Price, currency: String) {
    self.amount = amount
    self.currency = currency
  }
}

extension Price {
  /// The amount with its currency, as English text writes it: "€14.50", "-$3.00", "CHF 14.50", "¥1200"; the number
  /// alone where the currency is nil.
  ///
  /// Currencies without a symbol in the table are written with their ISO 4217 code. The amount has at least as many
  /// decimal places as ISO 4217 gives the currency.
  public func text(currency: String?) -> String { text(currency: currency, minimumDigits: nil) }

  /// The same with at least so many decimal places; as many as the currency has where nil.
  private func text(currency: String?, minimumDigits: Int?) -> String {
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
