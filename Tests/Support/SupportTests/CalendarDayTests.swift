import Support
import TestSupport
import Testing

struct CalendarDayTests {
  /// Days as `date --date=… +%s` divided by 86,400 gives them.
  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 5, 13, 20_586), (1, 1, 1, -719_162),
    (9999, 12, 31, 2_932_896),
  ])
  func `A day has its number`(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(date.daysSince1970 == number)
    #expect(CalendarDay(daysSince1970: number) == date)
  }

  /// The calendar itself, counted day by day for 400 years, after which it repeats.
  @Test func `Every day is one after the day before`() {
    var number = -135_140  // 1 January 1600
    for year in 1600..<2000 {
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      for (month, days) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...days {
          let date = CalendarDay(year: year, month: month + 1, day: day)
          if date == nil || date?.daysSince1970 != number || CalendarDay(daysSince1970: number) != date {
            Issue.record("\(year)-\(month + 1)-\(day) is not day \(number)")
          }
          number += 1
        }
        #expect(CalendarDay(year: year, month: month + 1, day: days + 1) == nil)
      }
    }
  }

  @Test func `Days beyond the years are none`() {
    #expect(CalendarDay(daysSince1970: -719_163) == nil)
    #expect(CalendarDay(daysSince1970: 2_932_897) == nil)
    #expect(CalendarDay(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 2026, month: 0, day: 1) == nil)
  }

  @Test func `Seconds and clocks agree`() throws {
    var random = SeededRandom(seed: 13)
    for _ in 0..<500 {
      let seconds = random.int(-62_135_596_800...253_402_300_799)
      let time = try #require(WallTime(secondsSince1970InUTC: seconds))
      #expect(time.secondsSince1970InUTC == seconds)
      #expect(time.day.daysSince1970 <= seconds / 86400)
    }
    #expect(WallTime(secondsSince1970InUTC: -1)?.description == "1969-12-31T23:59:59")
    #expect(WallTime(secondsSince1970InUTC: -62_135_596_801) == nil)
    #expect(WallTime(secondsSince1970InUTC: 253_402_300_800) == nil)
  }

  @Test func `Days and times are in order`() throws {
    let days = try [(2025, 12, 31), (2026, 1, 1), (2026, 2, 1), (2026, 2, 2)]
      .map { try #require(CalendarDay(year: $0.0, month: $0.1, day: $0.2)) }
    #expect(days.reversed().sorted() == days)
    let times = try [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
      .map { try #require(WallTime(day: days[0], hour: $0.0, minute: $0.1, second: $0.2)) }
    #expect(times.reversed().sorted() == times)
  }
}
