import Localization
import Support
import TestSupport
import Testing
import Tickets

/// Wall times and instants in zones whose clocks change; the changes are those of the IANA database.
@Suite struct ZoneTests {
  private func formats() throws -> LocalizedFormats { try LocalizedFormats(language: "en") }

  private func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> WallTime {
    let day = try #require(CalendarDay(year: year, month: month, day: day))
    return try #require(WallTime(day: day, hour: hour, minute: minute))
  }

  @Test func `An instant is what the clocks of the venue show`() throws {
    let instant = try time(2026, 11, 30, 17, 15).secondsSince1970InUTC
    for (zone, expected) in [
      ("Europe/Berlin", "2026-11-30T18:15"), ("Asia/Kolkata", "2026-11-30T22:45"), ("UTC", "2026-11-30T17:15"),
      ("Pacific/Kiritimati", "2026-12-01T07:15"), ("America/New_York", "2026-11-30T12:15"),
      ("Asia/Kathmandu", "2026-11-30T23:00"), ("America/St_Johns", "2026-11-30T13:45"),
    ] {
      #expect(
        try formats().wallTime(of: Moment(.instant(secondsSince1970: instant), zone: zone)).description == expected)
    }
  }

  /// On 29 March 2026 clocks in Berlin go from 2:00, which is 1:00 in UTC, to 3:00.
  @Test func `A time that clocks skip is counted from before`() throws {
    let moment = Moment(.wall(try time(2026, 3, 29, 2, 30)), zone: "Europe/Berlin")
    #expect(try formats().wallTime(of: moment) == time(2026, 3, 29, 3, 30))
    #expect(try formats().instant(of: moment) == time(2026, 3, 29, 1, 30).secondsSince1970InUTC)
  }

  /// On 25 October 2026 clocks in Berlin go from 3:00, which is 1:00 in UTC, back to 2:00.
  @Test func `A time that clocks show twice is the first of the two`() throws {
    let moment = Moment(.wall(try time(2026, 10, 25, 2, 30)), zone: "Europe/Berlin")
    #expect(try formats().wallTime(of: moment) == time(2026, 10, 25, 2, 30))
    #expect(try formats().instant(of: moment) == time(2026, 10, 25, 0, 30).secondsSince1970InUTC)
  }

  /// Samoa went from UTC−10 (in summer) to UTC+14 at the end of 29 December 2011.
  @Test func `A day that a zone skips is the day after`() throws {
    let moment = Moment(.wall(try time(2011, 12, 30, 12, 0)), zone: "Pacific/Apia")
    #expect(try formats().wallTime(of: moment) == time(2011, 12, 31, 12, 0))
    let last = Moment(
      .instant(secondsSince1970: try time(2011, 12, 30, 9, 59).secondsSince1970InUTC), zone: moment.zone)
    #expect(try formats().wallTime(of: last) == time(2011, 12, 29, 23, 59))
    let next = Moment(
      .instant(secondsSince1970: try time(2011, 12, 30, 10, 0).secondsSince1970InUTC), zone: moment.zone)
    #expect(try formats().wallTime(of: next) == time(2011, 12, 31, 0, 0))
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata", "America/St_Johns",
    "Africa/Casablanca", "Europe/Dublin",
  ])
  func `The instant of what clocks show at an instant is that instant, or the first with the same time`(
    _ zone: String
  ) throws {
    let formats = try formats()
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let instant = random.int(0...2_000_000_000)
      let time = try formats.wallTime(of: Moment(.instant(secondsSince1970: instant), zone: zone))
      let first = try formats.instant(of: Moment(.wall(time), zone: zone))
      #expect(first == instant || (instant - 7200..<instant).contains(first))
      #expect(try formats.wallTime(of: Moment(.instant(secondsSince1970: first), zone: zone)) == time)
      #expect(try formats.wallTime(of: Moment(.wall(time), zone: zone)) == time)
    }
  }

  @Test func `Python's zones agree`() throws {
    let zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo"]
    var random = SeededRandom(seed: 6)
    let samples = (0..<400).map { (zones[$0 % zones.count], random.int(0...1_700_000_000)) }
    let script = """
      import datetime, sys, zoneinfo
      for line in open("samples"):
          zone, instant = line.split()
          time = datetime.datetime.fromtimestamp(int(instant), zoneinfo.ZoneInfo(zone))
          print(time.strftime("%Y-%m-%dT%H:%M:%S"))
      """
    let lines = samples.map { "\($0.0) \($0.1)\n" }.joined()
    let output = try ExternalProgram("python3")
      .output(["script.py"], files: ["script.py": Array(script.utf8), "samples": Array(lines.utf8)])
    let expected = String(decoding: output, as: UTF8.self).split(separator: "\n")
    try #require(expected.count == samples.count)
    let formats = try formats()
    for ((zone, instant), expected) in zip(samples, expected) {
      let time = try formats.wallTime(of: Moment(.instant(secondsSince1970: instant), zone: zone)).description
      #expect(
        time == (expected.hasSuffix(":00") ? String(expected.dropLast(3)) : String(expected)), "\(zone) \(instant)")
    }
  }

  @Test(arguments: [
    ("Europe/Belin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("Berlin", "Europe/Berlin"),
    ("New York", "America/New_York"), ("Mars/Olympus", nil), ("", nil), ("PST", nil), ("GMT+2", nil), ("UTC+2", nil),
    ("../../etc/passwd", nil), ("\u{0}", nil),
  ])
  func `A zone that has no such name is an error`(_ zone: String, _ suggestion: String?) throws {
    let error = try #require(throws: TicketFormattingError.self) {
      try formats().wallTime(of: Moment(.instant(secondsSince1970: 0), zone: zone))
    }
    guard case .unknownZone(zone, let suggested) = error else { throw error }
    if let suggestion { #expect(suggested == suggestion) }
    #expect(error.description.contains(zone))
  }

  @Test(arguments: [Int.min, Int.max, -62_135_600_000, 253_402_300_800])
  func `An instant outside the calendar is an error`(_ instant: Int) throws {
    #expect(throws: TicketFormattingError.outsideCalendar) {
      try formats().wallTime(of: Moment(.instant(secondsSince1970: instant), zone: "UTC"))
    }
  }
}
