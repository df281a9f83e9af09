/// What a PDF says about itself.
public struct DocumentMetadata: Hashable, Sendable {
  /// The title; that of the first scene where nil.
  public var title: String?
  /// Who made it; not said where nil.
  public var author: String?
  /// When it was made, in seconds since the beginning of 1970 in UTC; not said where nil.
  ///
  /// The clock is never asked.
  public var creationDate: Int?

  /// Creates metadata.
  public init(title: String? = nil, author: String? = nil, creationDate: Int? = nil) {
    self.title = title
    self.author = author
    self.creationDate = creationDate
  }

  /// The creation date as ISO 8601 writes it.
  var creationDateText: String? {
    guard let creationDate else { return nil }
    let (day, second) = creationDate.flooringDivision(by: 86_400)
    let date = CalendarDay(daysSince1970: day)
    return "\(padded(date.year, to: 4))-\(padded(date.month))-\(padded(date.day))T"
      + "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
  }

  private func padded(_ number: Int, to length: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}

/// A day of the Gregorian calendar.
private struct CalendarDay {
  var year: Int
  var month: Int
  var day: Int

  /// The day that is so many days after 1 January 1970.
  ///
  /// Years are taken to begin in March, so that the leap day comes last: then the months up to any month have
  /// ⌊(153 × month + 2) / 5⌋ days, and each 400 years 146,097.
  init(daysSince1970 days: Int) {
    // 1 March of the year 0 was 719,468 days before.
    let (era, dayOfEra) = (days + 719_468).flooringDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

extension Int {
  /// The quotient rounded down, and the remainder that is never negative.
  fileprivate func flooringDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
