public import Support

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
