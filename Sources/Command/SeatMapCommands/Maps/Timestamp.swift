/// A moment as text, read as seconds since the beginning of 1970 in UTC.
enum Timestamp {
  /// The last second of the year 9999, the last that four digits can say.
  static let latest = 253_402_300_799

  /// Reads `2026-01-31`, the beginning of that day, or `2026-01-31T12:00:00Z`; nil for anything else.
  static func seconds(iso8601 text: String) -> Int? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2, let day = parts.first.flatMap({ days(in: $0) }) else { return nil }
    guard parts.count == 2 else { return day * 86_400 }
    guard parts[1].last == "Z", let second = second(in: parts[1].dropLast()) else { return nil }
    return day * 86_400 + second
  }

  /// The days from 1970 to a day of the years 1970 … 9999.
  private static func days(in text: Substring) -> Int? {
    guard let numbers = numbers(in: text, separator: "-", lengths: [4, 2, 2]) else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard year >= 1970, (1...12).contains(month), (1...length(ofMonth: month, year: year)).contains(day) else {
      return nil
    }
    // Leap days of the years before, by the Gregorian rule.
    func leapDays(before year: Int) -> Int { (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 }
    let years = (year - 1970) * 365 + leapDays(before: year) - leapDays(before: 1970)
    return years + (1..<month).reduce(0) { $0 + length(ofMonth: $1, year: year) } + day - 1
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func second(in text: Substring) -> Int? {
    guard let numbers = numbers(in: text, separator: ":", lengths: [2, 2, 2]), numbers[0] < 24, numbers[1] < 60,
      numbers[2] < 60
    else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
  }

  /// Numbers of so many digits each, with something between them.
  private static func numbers(in text: Substring, separator: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == lengths, text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "+") }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}
