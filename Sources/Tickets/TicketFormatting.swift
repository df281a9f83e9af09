/// How one language and region writes what stands on tickets: dates, times, amounts and the names of fields.
///
/// `Localization` implements it with the data of CLDR; the protocol is here so that tickets need none of that.
public protocol TicketFormatting: Sendable {
  /// The language and region, as a BCP 47 tag such as "ar-EG".
  var language: String { get }
  /// Whether the language is written from right to left.
  var isRightToLeft: Bool { get }

  /// What the clocks of its zone show at a moment.
  func wallTime(of moment: Moment) throws(TicketFormattingError) -> WallTime
  /// The day of a moment, in its zone.
  func date(of moment: Moment) throws(TicketFormattingError) -> String
  /// The time of day of a moment, in its zone.
  func time(of moment: Moment) throws(TicketFormattingError) -> String
  /// An amount with its currency.
  func price(_ money: Money) -> String
  /// How well an event is rated, 0…5, as in "4.3/5".
  func rating(_ rating: Double) -> String
  /// How long an event takes, as in "2h : 5min".
  func runtime(minutes: Int) -> String
  /// The word over a field's text, as in "Row".
  func caption(of field: TicketField) -> String
  /// What the chips of a strip of dates show: as many days as `count` says, the first one among them.
  func dateStrip(from first: CalendarDay, count: Int) -> [DateChipText]
}

/// Why a moment cannot be written.
public enum TicketFormattingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The IANA database has no zone of this name.
  case unknownZone(String)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unknownZone(let zone): "there is no time zone \"\(zone)\"; a name such as \"Europe/Berlin\" is expected"
    }
  }
}

/// What the chip of one day shows.
public struct DateChipText: Hashable, Sendable {
  /// The day itself, by which chips are told apart.
  public var date: CalendarDay
  /// The day of the month, as in "05".
  public var day: String
  /// Month and year, as in "03/26".
  public var month: String
  /// The day in full, for people who do not see the chip.
  public var name: String

  /// Creates a chip's texts.
  public init(date: CalendarDay, day: String, month: String, name: String) {
    self.date = date
    self.day = day
    self.month = month
    self.name = name
  }
}
