import Geometry
import Localization
import Support
import Testing
import Tickets

/// Dates and times as languages write them; the expected forms are those of CLDR.
@Suite struct DateFormTests {
  private func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 18, _ minute: Int = 5) throws -> WallTime {
    let day = try #require(CalendarDay(year: year, month: month, day: day))
    return try #require(WallTime(day: day, hour: hour, minute: minute))
  }

  /// 13 May 2023 was a Saturday; U+202F is a narrow no-break space.
  @Test(arguments: [
    ("en", "May 13, 2023"), ("en-GB", "13 May 2023"), ("de", "13. Mai 2023"), ("fr", "13 mai 2023"),
    ("pt", "13 de mai. de 2023"), ("nl", "13 mei 2023"), ("pl", "13 maj 2023"), ("cs", "13.\u{202F}5.\u{202F}2023"),
    ("tr", "13 May 2023"), ("uk", "13 трав. 2023\u{202F}р."), ("he", "13 במאי 2023"), ("ja", "2023年5月13日"),
    ("zh-Hans", "2023年5月13日"), ("ko", "2023년 5월 13일"), ("hi", "13 मई 2023"),
  ])
  func `A language has its own order and names`(_ language: String, _ expected: String) throws {
    let day = try time(2023, 5, 13).day
    let formats = try LocalizedFormats(language: language)
    #expect(formats.text(of: day, form: .abbreviated) == expected)
  }

  @Test func `Days can be digits, short or in full`() throws {
    let day = try time(2023, 5, 13).day
    let german = try LocalizedFormats(language: "de")
    #expect(german.text(of: day, form: .numeric) == "13.5.2023")
    #expect(try LocalizedFormats(language: "en").text(of: day, form: .abbreviatedWithWeekday) == "Sat, May 13, 2023")
    #expect(german.text(of: day, form: .full) == "Samstag, 13. Mai 2023")
  }

  /// Since CLDR 42 a narrow no-break space, U+202F, stands before AM and PM.
  @Test(arguments: [
    ("en-US", "6:05\u{202F}PM"), ("en-GB", "18:05"), ("de", "18:05"), ("ko", "오후 6:05"), ("ar-EG", "٦:٠٥\u{A0}م"),
    ("en-US-u-hc-h23", "18:05"),
  ])
  func `A language has twelve hours or twenty-four, unless its tag asks for others`(
    _ language: String, _ expected: String
  ) throws {
    #expect(try LocalizedFormats(language: language).text(of: try time(2023, 5, 13), form: .localized) == expected)
  }

  /// The Thai year is 543 ahead of the Gregorian one; that of Iran, 1402, began on 21 March 2023.
  @Test(arguments: [
    ("th-TH", "13 พ.ค. 2023"), ("th-TH-u-ca-buddhist", "13 พ.ค. 2566"), ("fa-IR", "۱۳ مه ۲۰۲۳"),
    ("fa-IR-u-ca-persian", "۲۳ اردیبهشت ۱۴۰۲"), ("fa-IR-u-ca-gregory-nu-latn", "13 مه 2023"),
  ])
  func `Dates are Gregorian unless the tag asks for another calendar`(_ language: String, _ expected: String) throws {
    let formats = try LocalizedFormats(language: language)
    #expect(formats.text(of: try time(2023, 5, 13).day, form: .abbreviated) == expected)
  }

  @Test(arguments: [("ar-EG", "٢٣/٠٥/١٣"), ("ar-AE", "23/05/13"), ("ar-EG-u-nu-latn", "23/05/13"), ("fa", "۲۳/۰۵/۱۳")])
  func `Digits are those of the region unless the tag asks for others`(_ language: String, _ expected: String) throws {
    let pattern = try #require(DatePattern("yy/MM/dd"))
    let formats = try LocalizedFormats(language: language)
    #expect(formats.text(of: try time(2023, 5, 13).day, form: .pattern(pattern)) == expected)
  }

  @Test func `A design says how dates, times and lengths are written`() throws {
    var design = TicketDesign(name: "app", canvas: .zero, panels: [])
    design.datePattern = DatePattern("yy/MM/dd")
    design.timePattern = DatePattern("HH:mm")
    design.runtimeForm = .colon
    let formats = try LocalizedFormats(language: "en", design: design)
    let moment = Moment(.wall(try time(2023, 5, 13, 18, 15)), zone: "Europe/Madrid")
    #expect(try formats.date(of: moment) == "23/05/13")
    #expect(try formats.time(of: moment) == "18:15")
    #expect(formats.runtime(minutes: 125) == "2h : 5min")
    #expect(formats.rating(4.3) == "4.3/5")
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2023-05-03"), ("d.M.yy", "3.5.23"), ("EEE d MMM", "Wed 3 May"), ("EEEE, MMMM", "Wednesday, May"),
    ("HH 'o''clock'", "09 o'clock"), ("h:mm a", "9:07 AM"), ("''yy", "'23"), ("H\u{2019}m", "9\u{2019}7"), ("", ""),
  ])
  func `A pattern has letters for fields and signs for themselves`(_ text: String, _ expected: String) throws {
    let pattern = try #require(DatePattern(text))
    let formats = try LocalizedFormats(language: "en")
    #expect(formats.text(of: try time(2023, 5, 3, 9, 7), form: TimeForm.pattern(pattern)) == expected)
  }

  @Test(arguments: ["YY", "MMMMM", "dd 'of", "Q", "yyy", "x"])
  func `A pattern that says nothing is refused`(_ text: String) {
    #expect(DatePattern(text) == nil)
  }

  @Test(arguments: [
    ("en", 125, "2h 5m"), ("ja", 125, "2時間5分"), ("zh-Hant", 125, "2時5分"), ("en", 60, "1h"), ("en", 45, "45m"),
    ("en", 0, "0m"), ("en", -5, "0m"),
  ])
  func `A runtime is written in hours and minutes`(_ language: String, _ minutes: Int, _ expected: String) throws {
    #expect(try LocalizedFormats(language: language).runtime(minutes: minutes) == expected)
  }

  @Test(arguments: [("de", "4,3/5"), ("ar-EG", "٤٫٣/٥"), ("en", "4.3/5")])
  func `A rating has the language's decimal sign and digits`(_ language: String, _ expected: String) throws {
    #expect(try LocalizedFormats(language: language).rating(4.32) == expected)
  }
}
