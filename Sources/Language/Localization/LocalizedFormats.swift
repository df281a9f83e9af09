internal import FoundationEssentials
internal import FoundationInternationalization
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
    captions =
      TicketCaptions.captions(language: tag.language, script: tag.script) ?? TicketCaptions.english
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
  public var hasCaptions: Bool { TicketCaptions.captions(language: tag.language, script: tag.script) != nil }

  /// The languages that the package has names for fields in, sorted.
  public static var captionLanguages: [String] { TicketCaptions.all.keys.sorted() }

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
