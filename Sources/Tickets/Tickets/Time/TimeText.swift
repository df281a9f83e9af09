internal import Support

/// Why a text says no time.
public struct TimeTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in words.
  public let description: String
}

extension Moment.Time {
  /// Reads a time as ISO 8601 writes it: `2026-05-13T18:15`, which the clocks of a zone show, or
  /// `2026-05-13T18:15+02:00` and `2026-05-13T16:15Z`, which are instants.
  ///
  /// Seconds may stand behind the minutes; leap seconds and parts of a second are no time of a showing. The error says
  /// whether the text has another form, or the calendar or the clock lacks what it says.
  public init(text: String) throws(TimeTextError) {
    var reader = TimeTextReader(text)
    let wall = try reader.wallTime()
    guard let offset = try reader.offset() else {
      self = .wall(wall)
      return
    }
    let seconds = wall.secondsSince1970InUTC - offset
    guard WallTime(secondsSince1970InUTC: seconds) != nil else {
      throw TimeTextError(description: "the time is outside the years 0001 to 9999 in UTC")
    }
    self = .instant(secondsSince1970: seconds)
  }
}

extension Moment.Time {
  /// The time as ISO 8601 writes it, an instant in UTC; `init(text:)` reads it back.
  ///
  /// An instant outside the years 1…9999 is written as the number of its seconds, which nothing reads.
  public var text: String {
    switch self {
    case .wall(let time): time.description
    case .instant(let seconds):
      WallTime(secondsSince1970InUTC: seconds).map { $0.description + "Z" } ?? String(seconds)
    }
  }
}

/// Reads the parts of a time from left to right.
private struct TimeTextReader {
  private var rest: Substring.UTF8View

  private static let form = TimeTextError(
    description: "expected a time such as \"2026-05-13T18:15\" or \"2026-05-13T18:15+02:00\"")

  init(_ text: String) {
    rest = text[...].utf8
  }

  mutating func wallTime() throws(TimeTextError) -> WallTime {
    let year = try number(digits: 4)
    try skip("-")
    let month = try number(digits: 2)
    try skip("-")
    let day = try number(digits: 2)
    try skip("T")
    let hour = try number(digits: 2)
    try skip(":")
    let minute = try number(digits: 2)
    var second = 0
    if rest.first == UInt8(ascii: ":") {
      try skip(":")
      second = try number(digits: 2)
    }
    guard let date = CalendarDay(year: year, month: month, day: day) else {
      throw TimeTextError(description: TimeTextReader.reason(year: year, month: month))
    }
    guard let time = WallTime(day: date, hour: hour, minute: minute, second: second) else {
      throw TimeTextError(description: "no clock shows this time: they go from 00:00:00 to 23:59:59")
    }
    return time
  }

  /// How many seconds the clocks are ahead of UTC; nil where the text says nothing.
  ///
  /// Offsets of more than 18 hours are refused: no zone has ever been that far away.
  mutating func offset() throws(TimeTextError) -> Int? {
    guard let sign = rest.first else { return nil }
    rest.removeFirst()
    if sign == UInt8(ascii: "Z") {
      guard rest.isEmpty else { throw TimeTextReader.form }
      return 0
    }
    guard "+-".utf8.contains(sign) else { throw TimeTextReader.form }
    let hours = try number(digits: 2)
    try skip(":")
    let minutes = try number(digits: 2)
    guard rest.isEmpty else { throw TimeTextReader.form }
    guard minutes < 60, hours * 60 + minutes <= 18 * 60 else {
      throw TimeTextError(description: "no zone is more than 18 hours away from UTC")
    }
    let seconds = hours * 3600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  private static func reason(year: Int, month: Int) -> String {
    guard year > 0 else { return "there is no year 0000" }
    guard (1...12).contains(month) else { return "there is no month \(month.zeroPadded(to: 2))" }
    let days = CalendarDay.days(inMonth: month, of: year)
    return "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2)) has the days 01 to \(days)"
  }

  private mutating func number(digits: Int) throws(TimeTextError) -> Int {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw TimeTextReader.form
    }
    rest = rest.dropFirst(digits)
    return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func skip(_ mark: Unicode.Scalar) throws(TimeTextError) {
    guard rest.first == UInt8(ascii: mark) else { throw TimeTextReader.form }
    rest = rest.dropFirst()
  }
}
