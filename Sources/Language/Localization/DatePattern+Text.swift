internal import FoundationEssentials
internal import FoundationInternationalization
internal import Tickets

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
