/// What somebody bought: seats for one showing of one event.
public struct Order: Hashable, Sendable {
  /// What no other order has.
  public var id: String
  /// The language and region of everything on the tickets, as a BCP 47 tag such as "en-GB".
  public var locale: String
  /// What is shown.
  public var event: OrderEvent
  /// When it is shown.
  public var showing: Showing?
  /// Where it is shown.
  public var venue: OrderVenue
  /// The seats, each of which gets a ticket.
  public var seats: [OrderedSeat]
  /// What goes for the codes of all tickets.
  public var code: OrderCode
  /// Words over fields that take the place of the language's own, such as "Screen" for the hall.
  public var captions: [TicketField: String]
  /// A remark on all tickets that have none of their own.
  public var note: String?

  /// Creates an order.
  public init(
    id: String, locale: String, event: OrderEvent, showing: Showing? = nil, venue: OrderVenue = OrderVenue(),
    seats: [OrderedSeat], code: OrderCode = OrderCode(), captions: [TicketField: String] = [:], note: String? = nil
  ) {
    self.id = id
    self.locale = locale
    self.event = event
    self.showing = showing
    self.venue = venue
    self.seats = seats
    self.code = code
    self.captions = captions
    self.note = note
  }
}
