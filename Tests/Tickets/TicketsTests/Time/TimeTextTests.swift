import Support
import Testing
import Tickets

struct TimeTextTests {
  private func wall(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int = 0) throws
    -> WallTime
  {
    let date = try #require(CalendarDay(year: year, month: month, day: day))
    return try #require(WallTime(day: date, hour: hour, minute: minute, second: second))
  }

  @Test func `A time without an offset is what clocks show`() throws {
    #expect(try Moment.Time(text: "2023-05-13T18:15") == .wall(wall(2023, 5, 13, 18, 15)))
    #expect(try Moment.Time(text: "2024-02-29T00:00:59") == .wall(wall(2024, 2, 29, 0, 0, 59)))
    #expect(try Moment.Time(text: "9999-12-31T23:59") == .wall(wall(9999, 12, 31, 23, 59)))
  }

  /// Seconds as `date --date=… +%s` gives them.
  @Test(arguments: [
    ("1970-01-01T00:00Z", 0), ("2023-05-13T18:15+02:00", 1_683_994_500), ("2023-05-13T16:15:00Z", 1_683_994_500),
    ("2023-05-13T11:45-04:30", 1_683_994_500), ("1969-12-31T23:59:59Z", -1), ("2000-03-01T00:00+00:00", 951_868_800),
    ("0001-01-01T00:00Z", -62_135_596_800),
  ])
  func `A time with an offset is an instant`(text: String, seconds: Int) throws {
    #expect(try Moment.Time(text: text) == .instant(secondsSince1970: seconds))
  }

  @Test(arguments: [
    "", "2023", "2023-05-13", "18:15", "2023-05-13 18:15", "2023-05-13T18", "2023-5-13T18:15", "2023-05-13T18:15:",
    "2023-05-13T18:15:00.5", "2023-05-13T18:15+2", "2023-05-13T18:15+0200", "2023-05-13T18:15z", "2023-05-13T18:15Z ",
    " 2023-05-13T18:15", "+2023-05-13T18:15", "-023-05-13T18:15", "20２3-05-13T18:15", "2023-05-13T18:15+02:00Z",
    "2023-05-13T18:15\u{0}", "2023-05-13T-1:15",
  ])
  func `Other forms are refused`(text: String) {
    let error = #expect(throws: TimeTextError.self) { try Moment.Time(text: text) }
    #expect(
      error?.description == "expected a time such as \"2026-05-13T18:15\" or \"2026-05-13T18:15+02:00\"")
  }

  @Test(arguments: [
    ("0000-01-01T00:00", "there is no year 0000"), ("2023-00-01T00:00", "there is no month 00"),
    ("2023-13-01T00:00", "there is no month 13"), ("2023-04-31T00:00", "2023-04 has the days 01 to 30"),
    ("2023-02-29T00:00", "2023-02 has the days 01 to 28"), ("1900-02-29T00:00", "1900-02 has the days 01 to 28"),
    ("2000-02-30T00:00", "2000-02 has the days 01 to 29"), ("2023-01-00T00:00", "2023-01 has the days 01 to 31"),
    ("2023-05-13T24:00", "no clock shows this time: they go from 00:00:00 to 23:59:59"),
    ("2023-05-13T18:60", "no clock shows this time: they go from 00:00:00 to 23:59:59"),
    ("2016-12-31T23:59:60Z", "no clock shows this time: they go from 00:00:00 to 23:59:59"),
    ("2023-05-13T18:15+18:01", "no zone is more than 18 hours away from UTC"),
    ("0001-01-01T00:00+02:00", "the time is outside the years 0001 to 9999 in UTC"),
    ("9999-12-31T23:00-02:00", "the time is outside the years 0001 to 9999 in UTC"),
    ("2023-05-13T18:15+02:60", "no zone is more than 18 hours away from UTC"),
  ])
  func `Times that do not exist are refused`(text: String, reason: String) {
    let error = #expect(throws: TimeTextError.self) { try Moment.Time(text: text) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    "2023-05-13T18:15", "0987-01-02T03:04:05", "2024-02-29T23:59:59", "2023-05-13T16:15Z", "0001-01-01T00:00:01Z",
  ])
  func `A time is written as it is read`(text: String) throws {
    #expect(try Moment.Time(text: text).text == text)
  }
}
