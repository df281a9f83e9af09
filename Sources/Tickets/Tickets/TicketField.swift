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
