internal import FoundationEssentials
internal import FoundationInternationalization
public import Tickets

/// How a day is written.
public enum DateForm: Hashable, Sendable {
  /// In digits, in the order of the language: 11/29/2026, 29.11.2026.
  case numeric
  /// With the month's short name: Nov 29, 2026.
  case abbreviated
  /// With the names of weekday and month, shortened: Sun, Nov 29, 2026.
  case abbreviatedWithWeekday
  /// In full: Sunday, November 29, 2026.
  case full
  /// The same in every language but for digits and names.
  case pattern(DatePattern)
}

/// How a time of day is written.
public enum TimeForm: Hashable, Sendable {
  /// As usual in the language: 6:05 PM, 18:05.
  case localized
  /// The same in every language but for digits and names.
  case pattern(DatePattern)
}

extension DateForm {
  /// The day of a date, with what is usual in a language.
  func text(of date: Date, style: Date.FormatStyle) -> String {
    switch self {
    case .numeric: date.formatted(style.year().month(.defaultDigits).day())
    case .abbreviated: date.formatted(style.year().month(.abbreviated).day())
    case .abbreviatedWithWeekday: date.formatted(style.weekday(.abbreviated).year().month(.abbreviated).day())
    case .full: date.formatted(style.weekday(.wide).year().month(.wide).day())
    case .pattern(let pattern): pattern.text(of: date, style: style)
    }
  }
}

extension TimeForm {
  /// The time of a date, with what is usual in a language.
  func text(of date: Date, style: Date.FormatStyle) -> String {
    switch self {
    case .localized: date.formatted(style.hour().minute())
    case .pattern(let pattern): pattern.text(of: date, style: style)
    }
  }
}

extension DatePattern {
  /// A date by the pattern, in the style's language, calendar and zone.
  func text(of date: Date, style: Date.FormatStyle) -> String {
    // Of an empty pattern Foundation would make a date in full.
    guard !parts.isEmpty else { return "" }
    var format = Date.FormatString.StringInterpolation(
      literalCapacity: text.utf8.count, interpolationCount: parts.count)
    for part in parts {
      switch part {
      case .literal(let literal): format.appendLiteral(literal)
      case .field(let field): DatePattern.append(field, to: &format)
      }
    }
    let verbatim = Date.VerbatimFormatStyle(
      format: Date.FormatString(stringInterpolation: format), locale: style.locale, timeZone: style.timeZone,
      calendar: style.calendar)
    return date.formatted(verbatim)
  }

  private static func append(_ field: String, to format: inout Date.FormatString.StringInterpolation) {
    switch field {
    case "yyyy": format.appendInterpolation(year: .padded(4))
    case "yy": format.appendInterpolation(year: .twoDigits)
    case "MMMM": format.appendInterpolation(month: .wide)
    case "MMM": format.appendInterpolation(month: .abbreviated)
    case "MM": format.appendInterpolation(month: .twoDigits)
    case "M": format.appendInterpolation(month: .defaultDigits)
    case "dd": format.appendInterpolation(day: .twoDigits)
    case "d": format.appendInterpolation(day: .defaultDigits)
    case "EEEE": format.appendInterpolation(weekday: .wide)
    case "EEE": format.appendInterpolation(weekday: .abbreviated)
    case "HH": format.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
    case "H": format.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
    case "hh": format.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased))
    case "h": format.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased))
    case "a": format.appendInterpolation(dayPeriod: .standard(.abbreviated))
    case "mm": format.appendInterpolation(minute: .twoDigits)
    case "m": format.appendInterpolation(minute: .defaultDigits)
    case "ss": format.appendInterpolation(second: .twoDigits)
    default: break
    }
  }
}
