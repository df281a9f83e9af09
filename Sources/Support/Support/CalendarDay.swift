/// A day of the Gregorian calendar, without a time zone.
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
    guard CalendarDay.days.contains(days) else { return nil }
    self.init(knownDaysSince1970: days)
  }

  /// The days of the years 1…9999, counted from 1 January 1970.
  fileprivate static let days = -719_162...2_932_896

  fileprivate init(knownDaysSince1970 days: Int) {
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

  /// Reads a day as ISO 8601 writes it, `2026-03-31`; `nil` where the text is no day of the years 1…9999.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
    guard parts.map(\.utf8.count) == [4, 2, 2], areNumbers,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day in UTC of a moment in seconds since the beginning of 1970; the nearest day for a moment outside the years
  /// 1…9999.
  public init(secondsSince1970 seconds: Int) { self = WallTime(clampingSecondsSince1970InUTC: seconds).day }

  /// How many days a month has.
  package static func days(inMonth month: Int, of year: Int) -> Int {
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
    "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2))-\(day.zeroPadded(to: 2))"
  }
}

/// What calendar and clock on a wall show, to the second.
public struct WallTime: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The hour, 0…23.
  public let hour: Int
  /// The minute, 0…59.
  public let minute: Int
  /// The second, 0…59.
  public let second: Int

  /// Creates a time; nil where no clock shows it.
  public init?(day: CalendarDay, hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// How many seconds after the beginning of 1970 a clock shows it that goes by UTC.
  public var secondsSince1970InUTC: Int {
    day.daysSince1970 * 86400 + hour * 3600 + minute * 60 + second
  }

  /// What a clock that goes by UTC shows so many seconds after the beginning of 1970; nil outside the years 1…9999.
  public init?(secondsSince1970InUTC seconds: Int) {
    guard WallTime.instants.contains(seconds) else { return nil }
    self.init(clampingSecondsSince1970InUTC: seconds)
  }

  /// The same, where a moment outside the years 1…9999 gives the first or the last second of them.
  package init(clampingSecondsSince1970InUTC seconds: Int) {
    let limited = min(max(seconds, WallTime.instants.lowerBound), WallTime.instants.upperBound)
    let secondOfDay = (limited % 86400 + 86400) % 86400
    day = CalendarDay(knownDaysSince1970: (limited - secondOfDay) / 86400)
    (hour, minute, second) = (secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60)
  }

  /// The seconds of the years 1…9999, counted from the beginning of 1970.
  package static let instants =
    CalendarDay.days.lowerBound * 86400...CalendarDay.days.upperBound * 86400 + 86399
}

extension WallTime: Comparable {
  /// Whether the same clock shows a time before another one.
  public static func < (left: WallTime, right: WallTime) -> Bool {
    (left.day, left.hour, left.minute, left.second) < (right.day, right.hour, right.minute, right.second)
  }
}

extension WallTime: CustomStringConvertible {
  /// The time of the day with its seconds, `18:15:00`.
  package var clock: String { [hour, minute, second].map { $0.zeroPadded(to: 2) }.joined(separator: ":") }

  /// The time as ISO 8601 writes it, `2026-03-31T18:15`, with seconds where there are any.
  public var description: String {
    "\(day)T\(second == 0 ? String(clock.dropLast(3)) : clock)"
  }
}
