internal import FoundationEssentials
internal import FoundationInternationalization
internal import Support
internal import Tickets

/// What the clocks of a time zone show.
struct ZoneClock {
  private let zone: TimeZone

  /// Finds a zone by its name in the IANA database; abbreviations such as "PST" and offsets such as "GMT+2", which say
  /// nothing about summer time, are no names.
  init(_ name: String) throws(TicketFormattingError) {
    let isName = name.contains("/") || name == "UTC" || ZoneClock.names.contains(name)
    guard isName, let zone = TimeZone(identifier: name) else {
      throw .unknownZone(name, suggestion: ZoneClock.likeliestName(for: name))
    }
    self.zone = zone
  }

  /// The zone that a mistyped name most likely meant, by the whole name or by its city alone; nil where none is near.
  private static func likeliestName(for name: String) -> String? {
    let zones = names.sorted()
    let cities = zones.map { String($0.split(separator: "/").last ?? "") }
    let spelling = String(name.map { $0 == " " ? "_" : $0 })
    let meant = likeliestMeaning(of: spelling, among: zones + cities)
    return meant.flatMap { meant in (zones + cities).firstIndex(of: meant).map { zones[$0 % zones.count] } }
  }

  /// The years 1…9999 and two days on either side.
  private static let instants = -62_135_769_600...253_402_473_600

  private static let names = Set(TimeZone.knownTimeZoneIdentifiers)

  /// What the clocks show at an instant; nil outside the years 1…9999.
  func wallTime(at instant: Int) -> WallTime? {
    guard ZoneClock.instants.contains(instant) else { return nil }
    return WallTime(secondsSince1970InUTC: instant + offset(at: instant))
  }

  /// The instant at which the clocks show a time.
  ///
  /// Where they show it twice, because they are put back, it is the first of the two. Where they never show it, because
  /// they are put forward, it is counted from before: half past two of a night whose clocks go from two to three is
  /// half past three.
  func instant(of time: WallTime) -> Int {
    let wall = time.secondsSince1970InUTC
    let (before, after) = (offset(at: wall - 86400), offset(at: wall + 86400))
    let candidates = [wall - before, wall - after].filter { offset(at: $0) == wall - $0 }
    return candidates.min() ?? wall - before
  }

  /// Whether the clocks ever show some time of a day; a zone that crosses the date line skips one.
  func has(_ day: CalendarDay) -> Bool {
    guard let noon = WallTime(day: day, hour: 12, minute: 0) else { return false }
    return wallTime(at: instant(of: noon))?.day == day
  }

  /// Seconds east of Greenwich.
  private func offset(at instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }
}
