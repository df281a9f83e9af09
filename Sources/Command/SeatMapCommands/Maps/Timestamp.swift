internal import Support

/// A moment as text, read as seconds since the beginning of 1970 in UTC.
enum Timestamp {
  /// The last second of the year 9999, the last that four digits can say.
  static let latest = WallTime.instants.upperBound

  /// Reads `2026-01-31`, the beginning of that day, or `2026-01-31T12:00:00Z`; nil for anything else, and before 1970.
  static func seconds(iso8601 text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = parts.first.flatMap({ CalendarDay($0) }), day.year >= 1970 else { return nil }
    guard parts.count == 2 else { return day.daysSince1970 * 86_400 }
    let numbers = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard parts[1].last == "Z", numbers.map(\.utf8.count) == [2, 2, 2],
      parts[1].utf8.dropLast().allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: ":") ~= $0 })
    else { return nil }
    let (hour, minute, second) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    guard let hour, let minute, let second else { return nil }
    return WallTime(day: day, hour: hour, minute: minute, second: second)?.secondsSince1970InUTC
  }
}
