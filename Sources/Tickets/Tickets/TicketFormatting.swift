public import Support

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
  func price(_ money: Money) throws(TicketFormattingError) -> String
  /// How well an event is rated, 0…5, as in "4.3/5".
  func rating(_ rating: Double) -> String
  /// How long an event takes, as in "2h : 5min".
  func runtime(minutes: Int) -> String
  /// The word over a field's text, as in "Row".
  func caption(of field: TicketField) -> String
  /// What the chips of a strip of dates show: as many days as `count` says, the first one among them.
  func dateStrip(from first: CalendarDay, count: Int) -> [DateChipText]
}

/// Why a moment or an amount cannot be written.
public enum TicketFormattingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The IANA database has no zone of this name.
  case unknownZone(String, suggestion: String? = nil)
  /// ISO 4217 has no currency of this code.
  case unknownCurrency(String, suggestion: String? = nil)
  /// The moment is outside the years 1…9999.
  case outsideCalendar

  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .unknownZone(let zone, let suggestion):
      "there is no time zone \"\(zone)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" } ?? "a name such as \"Europe/Berlin\" is expected")
    case .unknownCurrency(let code, let suggestion):
      "there is no currency \"\(code)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" } ?? "a code of ISO 4217 such as \"EUR\" is expected")
    case .outsideCalendar:
      "a time outside the years 1 to 9999 cannot be written"
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

/// What a text on a ticket says.
///
/// The raw value is the field's name in designs, as in `"{title}"`, and in the captions of orders. The order of the
/// cases is the one in which a list of fields shows them.
public enum TicketField: String, Hashable, Sendable, CaseIterable {
  /// The event's name.
  case title
  /// What stands with it: a film's studio, a tour, a round.
  case subtitle
  /// How long the event takes.
  case runtime
  /// How well it is rated, as text.
  case rating
  /// Where it takes place: the building.
  case venue
  /// The venue's address, on one line.
  case address
  /// The hall or screen in the venue.
  case hall
  /// The door to go in by.
  case entrance
  /// The part of the hall.
  case section
  /// The row.
  case row
  /// The seat in the row.
  case seat
  /// What kind of place it is, such as "Balcony" or "Reduced".
  case category
  /// The day.
  case date
  /// When it begins.
  case time
  /// When the doors open.
  case doors
  /// What the seat cost.
  case price
  /// Who may use the ticket.
  case holder
  /// The order's id.
  case order
  /// The ticket's own id.
  case ticket
  /// A remark.
  case note
}

extension TicketField {
  /// The fields that people find their place by.
  public static let ofPlace: [TicketField] = [.hall, .entrance, .section, .row, .seat]
}

/// How the length of an event is written.
public enum RuntimeForm: String, Hashable, Sendable, CaseIterable {
  /// As usual in the language: 2h 5m, 2 Std., 5 Min.
  case localized
  /// As the app writes it: 2h : 5min.
  case colon
}
