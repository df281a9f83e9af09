/// One seat's ticket, with everything on it ready to be set.
///
/// All texts are as people read them, in the order's language; what the order does not say is absent, so that a design
/// closes up over it.
public struct Ticket: Hashable, Sendable {
  /// What no other ticket has: the order's id and the seat's, unless the order names another.
  public var id: String
  /// The texts, by what they say; none of them is empty.
  public var fields: [TicketField: String]
  /// The words over the texts, such as "Row"; one for every field that has a text.
  public var captions: [TicketField: String]
  /// What the code holds; nil for a ticket without a code.
  public var code: TicketCode?
  /// The pictures, by what they show.
  public var pictures: [TicketPictureRole: PictureSource]
  /// How well the event is rated, 0…5.
  public var rating: Double?
  /// The event's genres, as people read them.
  public var genres: [String]
  /// The language of the texts, as a BCP 47 tag such as "ar-EG".
  public var language: String
  /// Whether the language is written from right to left, and the ticket with it.
  public var isRightToLeft: Bool

  /// Creates a ticket.
  public init(
    id: String, fields: [TicketField: String] = [:], captions: [TicketField: String] = [:], code: TicketCode? = nil,
    pictures: [TicketPictureRole: PictureSource] = [:], rating: Double? = nil, genres: [String] = [],
    language: String = "en", isRightToLeft: Bool = false
  ) {
    self.id = id
    self.fields = fields
    self.captions = captions
    self.code = code
    self.pictures = pictures
    self.rating = rating
    self.genres = genres
    self.language = language
    self.isRightToLeft = isRightToLeft
  }

  /// The text of a field; nil where the ticket has none.
  public subscript(field: TicketField) -> String? { fields[field] }
}
