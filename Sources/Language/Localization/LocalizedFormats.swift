internal import FoundationEssentials
internal import FoundationInternationalization
public import Support
public import Tickets

/// How a language and region writes dates, times, amounts and the names of fields, by the data of CLDR.
///
/// Everything follows from the tag and the forms: the machine's language, time zone, calendar and clock have no part.
/// Dates are Gregorian in every region, because that is what doors are opened by, unless the tag asks for another
/// calendar, as "th-TH-u-ca-buddhist" does. Digits are those of the region, unless it asks for others, as
/// "ar-EG-u-nu-latn" does; "-u-hc-h23" asks for hours up to 23.
public struct LocalizedFormats: Sendable {
  /// How days are written.
  public var dateForm: DateForm
  /// How times of day are written.
  public var timeForm: TimeForm
  /// How the length of an event is written.
  public var runtimeForm: RuntimeForm

  private let tag: LanguageTag
  private let captions: [TicketField: String]
  /// A style of the language in UTC, by which wall times are written as if they were times in UTC.
  private let style: Date.FormatStyle

  /// Creates the formats of a language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag: "de", "pt-BR", "zh-Hant-TW", "ar-EG-u-nu-latn".
  ///   - dateForm: How days are written.
  ///   - timeForm: How times of day are written.
  ///   - runtimeForm: How the length of an event is written.
  /// - Throws: Where there is no such language; with a suggestion where one is at hand.
  public init(
    language: String, dateForm: DateForm = .abbreviated, timeForm: TimeForm = .localized,
    runtimeForm: RuntimeForm = .localized
  ) throws(LocalizationError) {
    tag = try LanguageTag(language)
    captions = (TicketCaptions(language: tag.language, script: tag.script) ?? .en).names
    var calendar = Calendar(identifier: tag.calendar)
    calendar.timeZone = .gmt
    style = Date.FormatStyle(locale: tag.locale, calendar: calendar, timeZone: .gmt)
    self.dateForm = dateForm
    self.timeForm = timeForm
    self.runtimeForm = runtimeForm
  }

  /// Creates the formats of a language in the forms that a design asks for.
  ///
  /// - Throws: Where there is no such language; with a suggestion where one is at hand.
  public init(language: String, design: TicketDesign) throws(LocalizationError) {
    try self.init(
      language: language, dateForm: design.datePattern.map { .pattern($0) } ?? .abbreviated,
      timeForm: design.timePattern.map { .pattern($0) } ?? .localized, runtimeForm: design.runtimeForm)
  }

  /// Whether the package has names for fields in the language; otherwise they are English.
  public var hasCaptions: Bool { TicketCaptions(language: tag.language, script: tag.script) != nil }

  /// The languages that the package has names for fields in, sorted.
  public static var captionLanguages: [String] { TicketCaptions.allCases.map(\.rawValue).sorted() }

  /// A day in one of the forms.
  public func text(of day: CalendarDay, form: DateForm) -> String {
    form.text(of: date(day.daysSince1970 * 86400), style: style)
  }

  /// A wall time in one of the forms.
  public func text(of time: WallTime, form: TimeForm) -> String {
    form.text(of: date(time.secondsSince1970InUTC), style: style)
  }

  /// A number with so many decimal places, in the language's digits.
  func number(_ number: Double, decimalPlaces: Int) -> String {
    number.formatted(
      FloatingPointFormatStyle<Double>(locale: style.locale).precision(.fractionLength(decimalPlaces)).grouping(.never))
  }

  /// The data of the language.
  var locale: Locale { style.locale }

  private func date(_ secondsSince1970: Int) -> Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }
}

extension LocalizedFormats: TicketFormatting {
  /// The tag in its usual letters.
  public var language: String { tag.identifier }
  /// Whether the language's script runs from right to left.
  public var isRightToLeft: Bool { tag.isRightToLeft }

  /// What the clocks of its zone show at a moment.
  ///
  /// Where clocks are put forward some times are never shown; such a wall time is counted from before the change, so
  /// that half past two is half past three.
  ///
  /// - Throws: Where there is no such zone, or the moment is outside the years 1…9999.
  public func wallTime(of moment: Moment) throws(TicketFormattingError) -> WallTime {
    let clock = try ZoneClock(moment.zone)
    let instant =
      switch moment.time {
      case .instant(let seconds): seconds
      case .wall(let time): clock.instant(of: time)
      }
    guard let time = clock.wallTime(at: instant) else { throw .outsideCalendar }
    return time
  }

  /// The instant of a moment, in seconds since the beginning of 1970 in UTC.
  ///
  /// Where clocks are put back some times are shown twice; such a wall time is the first of the two.
  public func instant(of moment: Moment) throws(TicketFormattingError) -> Int {
    let clock = try ZoneClock(moment.zone)
    return switch moment.time {
    case .instant(let seconds): seconds
    case .wall(let time): clock.instant(of: time)
    }
  }

  /// The day of a moment, in its zone, in the form of these formats.
  public func date(of moment: Moment) throws(TicketFormattingError) -> String {
    text(of: try wallTime(of: moment).day, form: dateForm)
  }

  /// The time of day of a moment, in its zone, in the form of these formats.
  public func time(of moment: Moment) throws(TicketFormattingError) -> String {
    text(of: try wallTime(of: moment), form: timeForm)
  }

  /// A rating as a number of five, as "4.3/5".
  public func rating(_ rating: Double) -> String {
    number(rating.isFinite ? rating : 0, decimalPlaces: 1) + "/" + number(5, decimalPlaces: 0)
  }

  /// The name of a field; English where the package has none in the language.
  public func caption(of field: TicketField) -> String { captions[field] ?? field.rawValue }
}

extension LocalizedFormats {
  /// An amount with its currency, as "€14.50", "14,50 €" or "¥1,500".
  ///
  /// It has as many decimal places as the currency has, and more where the amount does: no amount is ever rounded.
  ///
  /// - Throws: Where ISO 4217 has no such currency; with a suggestion where one is at hand.
  public func price(_ money: Money) throws(TicketFormattingError) -> String {
    guard LocalizedFormats.currencies.contains(money.currency) else {
      throw .unknownCurrency(
        money.currency, suggestion: likeliestMeaning(of: money.currency, among: LocalizedFormats.currencies.sorted()))
    }
    let amount = Decimal(
      sign: money.amount.units < 0 ? .minus : .plus, exponent: -money.amount.digits,
      significand: Decimal(money.amount.units.magnitude))
    let style = Decimal.FormatStyle.Currency(code: money.currency, locale: locale)
    let usual = LocalizedFormats.decimalPlaces(of: money.currency)
    let needed = money.amount.digits
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

extension LocalizedFormats {
  /// The most days of a strip.
  public static let longestStrip = 3660

  /// What the chips of a strip of dates show: `dd` and `MM/yy`, in the language's digits.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - count: How many days; below 0 counts as 0, and more than `longestStrip` as that.
  public func dateStrip(from first: CalendarDay, count: Int) -> [DateChipText] {
    (0..<min(max(count, 0), LocalizedFormats.longestStrip)).lazy
      .compactMap { CalendarDay(daysSince1970: first.daysSince1970 + $0) }
      .map(chip)
  }

  /// The strip of a venue: days that its zone has, beginning with that of a moment.
  ///
  /// A zone that crosses the date line skips a day, as Pacific/Apia did with 30 December 2011; the strip does so too.
  public func dateStrip(from moment: Moment, count: Int) throws(TicketFormattingError) -> [DateChipText] {
    let clock = try ZoneClock(moment.zone)
    var day: CalendarDay? = try wallTime(of: moment).day
    var chips: [DateChipText] = []
    while let current = day, chips.count < min(count, LocalizedFormats.longestStrip) {
      if clock.has(current) { chips.append(chip(current)) }
      day = CalendarDay(daysSince1970: current.daysSince1970 + 1)
    }
    return chips
  }

  private func chip(_ day: CalendarDay) -> DateChipText {
    DateChipText(
      date: day, day: text(of: day, pattern: "dd"), month: text(of: day, pattern: "MM/yy"),
      name: text(of: day, form: .full))
  }

  private func text(of day: CalendarDay, pattern: String) -> String {
    text(of: day, form: DatePattern(pattern).map(DateForm.pattern) ?? .numeric)
  }
}
