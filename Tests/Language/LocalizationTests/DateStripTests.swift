import Localization
import Support
import Testing
import Tickets

/// Strips of dates over ends of months and years, leap days, summer time and the date line.
@Suite struct DateStripTests {
  private func strip(_ year: Int, _ month: Int, _ day: Int, _ count: Int, _ language: String = "en") throws -> [String]
  {
    let first = try #require(CalendarDay(year: year, month: month, day: day))
    return try LocalizedFormats(language: language).dateStrip(from: first, count: count).map(\.date.description)
  }

  @Test func `Days follow one another over ends of months and leap days`() throws {
    #expect(try strip(2026, 1, 30, 3) == ["2026-01-30", "2026-01-31", "2026-02-01"])
    #expect(try strip(2028, 2, 28, 3) == ["2028-02-28", "2028-02-29", "2028-03-01"])
    #expect(try strip(2100, 2, 28, 2) == ["2100-02-28", "2100-03-01"], "2100 has no leap day")
    #expect(try strip(2026, 12, 31, 2) == ["2026-12-31", "2027-01-01"])
    #expect(try strip(2026, 3, 28, 3) == ["2026-03-28", "2026-03-29", "2026-03-30"])
  }

  @Test func `A strip has as many days as it can`() throws {
    #expect(try strip(2026, 1, 1, 0).isEmpty)
    #expect(try strip(2026, 1, 1, -3).isEmpty)
    #expect(try strip(9999, 12, 31, 5) == ["9999-12-31"])
    #expect(try strip(2026, 1, 1, .max).count == LocalizedFormats.longestStrip)
  }

  @Test func `A chip says day and month, and its day in full`() throws {
    let first = try #require(CalendarDay(year: 2026, month: 3, day: 5))
    let chip = try #require(try LocalizedFormats(language: "en").dateStrip(from: first, count: 1).first)
    #expect(chip == DateChipText(date: first, day: "05", month: "03/26", name: "Thursday, March 5, 2026"))
    let arabic = try #require(try LocalizedFormats(language: "ar-EG").dateStrip(from: first, count: 1).first)
    #expect((arabic.day, arabic.month) == ("٠٥", "٠٣/٢٦"))
  }

  /// 22:59 in UTC is 23:59 in Berlin on the eve of summer time.
  @Test func `A strip begins on the venue's day`() throws {
    let eve = try #require(CalendarDay(year: 2026, month: 3, day: 28)).daysSince1970 * 86400 + 22 * 3600 + 59 * 60
    let formats = try LocalizedFormats(language: "en")
    func days(_ seconds: Int) throws -> [String] {
      try formats.dateStrip(from: Moment(.instant(secondsSince1970: seconds), zone: "Europe/Berlin"), count: 3)
        .map(\.date.description)
    }
    #expect(try days(eve) == ["2026-03-28", "2026-03-29", "2026-03-30"])
    #expect(try days(eve + 60) == ["2026-03-29", "2026-03-30", "2026-03-31"])
  }

  /// There was no 30 December 2011 in Samoa.
  @Test func `A strip leaves out a day that its zone skips`() throws {
    let day = try #require(CalendarDay(year: 2011, month: 12, day: 29))
    let noon = try #require(WallTime(day: day, hour: 12, minute: 0))
    let formats = try LocalizedFormats(language: "en")
    let days = try formats.dateStrip(from: Moment(.wall(noon), zone: "Pacific/Apia"), count: 3)
    #expect(days.map(\.date.description) == ["2011-12-29", "2011-12-31", "2012-01-01"])
  }
}
