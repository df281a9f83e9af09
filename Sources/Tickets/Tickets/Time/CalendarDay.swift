/// A day of the Gregorian calendar, which no time zone is part of.
public struct CalendarDay: Hashable, Sendable {
  /// The year, 1…9999.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil where the calendar has none such.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDay.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is a number of days after 1 January 1970, or before it; nil outside the years 1…9999.
  ///
  /// By H. Hinnant, "chrono-compatible low-level date algorithms", `civil_from_days`.
  public init?(daysSince1970 days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    // Years are counted from 1 March, so that a leap day is the last day of one.
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days after 1 January 1970 it is; negative before.
  ///
  /// By H. Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`.
  public var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// How many days a month has.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  /// Whether a day comes before another one.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The day as ISO 8601 writes it, `2026-03-31`.
  public var description: String {
    "\(year.description(digits: 4))-\(month.description(digits: 2))-\(day.description(digits: 2))"
  }
}

extension Int {
  /// A number of 0 or more with at least so many digits.
  func description(digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
