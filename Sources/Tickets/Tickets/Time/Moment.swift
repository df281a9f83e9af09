/// When something happens, and in which zone people read it.
public struct Moment: Hashable, Sendable {
  /// How the moment is known.
  public enum Time: Hashable, Sendable {
    /// A point of time all over the world, in seconds since the beginning of 1970 in UTC.
    case instant(secondsSince1970: Int)
    /// What the clocks of the zone show.
    case wall(WallTime)
  }

  /// The time.
  public var time: Time
  /// The name of the time zone in the IANA database, such as "Europe/Berlin".
  public var zone: String

  /// Creates a moment.
  public init(_ time: Time, zone: String) {
    self.time = time
    self.zone = zone
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
    let secondOfDay = (seconds % 86400 + 86400) % 86400
    guard let day = CalendarDay(daysSince1970: (seconds - secondOfDay) / 86400) else { return nil }
    self.init(day: day, hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }
}

extension WallTime: Comparable {
  /// Whether the same clock shows a time before another one.
  public static func < (left: WallTime, right: WallTime) -> Bool {
    (left.day, left.hour, left.minute, left.second) < (right.day, right.hour, right.minute, right.second)
  }
}

extension WallTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it, `2026-03-31T18:15`, with seconds where there are any.
  public var description: String {
    let time = "\(day)T\(hour.description(digits: 2)):\(minute.description(digits: 2))"
    return second == 0 ? time : time + ":" + second.description(digits: 2)
  }
}
