public import Tickets

extension LocalizedFormats {
  /// The most days of a strip.
  public static let longestStrip = 3660

  /// What the chips of a strip of dates show: `dd` and `MM/yy`, in the language's digits.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - count: How many days; below 0 counts as 0, and more than `longestStrip` as that.
  public func dateStrip(from first: CalendarDay, count: Int) -> [DateChipText] {
    (0..<min(max(count, 0), LocalizedFormats.longestStrip)).lazy
      .compactMap { CalendarDay(daysSince1970: first.daysSince1970 + $0) }
      .map(chip)
  }

  /// The strip of a venue: days that its zone has, beginning with that of a moment.
  ///
  /// A zone that crosses the date line skips a day, as Pacific/Apia did with 30 December 2011; the strip does so too.
  public func dateStrip(from moment: Moment, count: Int) throws(TicketFormattingError) -> [DateChipText] {
    let clock = try ZoneClock(moment.zone)
    var day: CalendarDay? = try wallTime(of: moment).day
    var chips: [DateChipText] = []
    while let current = day, chips.count < min(count, LocalizedFormats.longestStrip) {
      if clock.has(current) { chips.append(chip(current)) }
      day = CalendarDay(daysSince1970: current.daysSince1970 + 1)
    }
    return chips
  }

  private func chip(_ day: CalendarDay) -> DateChipText {
    DateChipText(
      date: day, day: text(of: day, pattern: "dd"), month: text(of: day, pattern: "MM/yy"),
      name: text(of: day, form: .full))
  }

  private func text(of day: CalendarDay, pattern: String) -> String {
    text(of: day, form: DatePattern(pattern).map(DateForm.pattern) ?? .numeric)
  }
}
