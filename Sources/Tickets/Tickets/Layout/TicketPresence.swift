/// What a ticket has something to show for: all that its layout needs to know of it.
public struct TicketPresence: Hashable, Sendable {
  /// The fields that have a text.
  public var fields: Set<TicketField>
  /// The pictures that there are.
  public var pictures: Set<TicketPictureRole>
  /// Whether there is a code.
  public var hasCode: Bool
  /// Whether the event is rated.
  public var hasRating: Bool
  /// Whether the event has genres.
  public var hasGenres: Bool

  /// A ticket with everything on it.
  public static let everything = TicketPresence(
    fields: Set(TicketField.allCases), pictures: Set(TicketPictureRole.allCases), hasCode: true, hasRating: true,
    hasGenres: true)

  /// Creates a presence.
  public init(
    fields: Set<TicketField>, pictures: Set<TicketPictureRole> = [], hasCode: Bool = true, hasRating: Bool = false,
    hasGenres: Bool = false
  ) {
    self.fields = fields
    self.pictures = pictures
    self.hasCode = hasCode
    self.hasRating = hasRating
    self.hasGenres = hasGenres
  }

  /// What a ticket has; its pictures are those that it names, found or not.
  public init(of ticket: Ticket) {
    self.init(
      fields: Set(ticket.fields.keys), pictures: Set(ticket.pictures.keys), hasCode: ticket.code != nil,
      hasRating: ticket.rating != nil, hasGenres: !ticket.genres.isEmpty)
  }

  /// Whether a ticket has something to show in an element; stacks and grids show what their elements do.
  func has(_ element: TicketElement) -> Bool {
    switch element {
    case .text(let text, _): text.template.isPresent(among: fields)
    case .field(let field, _): fields.contains(field.field)
    case .picture(let picture, _): picture.fallback != nil || picture.roles.contains { pictures.contains($0) }
    case .code: hasCode
    case .rating: hasRating
    case .chips: hasGenres
    case .line, .shape: true
    case .stack(let stack, _): stack.elements.contains { has($0) }
    case .grid(let grid, _): grid.elements.contains { has($0) }
    }
  }
}
