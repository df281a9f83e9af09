internal import FoundationEssentials
internal import FoundationInternationalization
public import Tickets

extension LocalizedFormats {
  /// An amount with its currency, as "€14.50", "14,50 €" or "¥1,500".
  ///
  /// It has as many decimal places as the currency has, and more where the amount does: no amount is ever rounded.
  ///
  /// - Throws: Where ISO 4217 has no such currency; with a suggestion where one is at hand.
  public func price(_ money: Money) throws(TicketFormattingError) -> String {
    guard LocalizedFormats.currencies.contains(money.currency) else {
      throw .unknownCurrency(
        money.currency, suggestion: ClosestName.to(money.currency, among: LocalizedFormats.currencies.sorted()))
    }
    let amount = Decimal(
      sign: money.units < 0 ? .minus : .plus, exponent: -money.digits, significand: Decimal(money.units.magnitude))
    let style = Decimal.FormatStyle.Currency(code: money.currency, locale: locale)
    let usual = LocalizedFormats.decimalPlaces(of: money.currency)
    let needed = money.decimalPlaces
    return needed <= usual
      ? amount.formatted(style.precision(.fractionLength(usual)))
      : amount.formatted(style.precision(.fractionLength(needed)))
  }

  /// How long an event takes.
  public func runtime(minutes: Int) -> String {
    let minutes = max(minutes, 0)
    switch runtimeForm {
    case .colon:
      return "\(minutes / 60)h : \(minutes % 60)min"
    case .localized:
      let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .narrow).locale(locale)
      return Duration.seconds(min(minutes, LocalizedFormats.longestRuntime) * 60).formatted(style)
    }
  }

  /// The longest runtime in minutes that is told apart from longer ones.
  private static let longestRuntime = 1_000_000

  /// The codes of all currencies, without those of ISO 4217 that stand for none or are for tests.
  private static let currencies = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
    .subtracting(["XXX", "XTS"])

  /// How many decimal places amounts of a currency usually have, by CLDR.
  private static func decimalPlaces(of currency: String) -> Int {
    let zero = Decimal(0).formatted(Decimal.FormatStyle.Currency(code: currency, locale: Locale(identifier: "en-US")))
    return zero.lastIndex(of: ".").map { zero[$0...].dropFirst().count } ?? 0
  }
}

extension Money {
  /// The decimal places of the amount without zeros at its end.
  fileprivate var decimalPlaces: Int {
    var (rest, places) = (units, digits)
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    return places
  }
}
