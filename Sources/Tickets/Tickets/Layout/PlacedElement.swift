public import Geometry

/// An element of a design at the place where it ends up.
///
/// Stacks and grids are gone: what was in them is here by itself.
public struct PlacedElement: Hashable, Sendable {
  /// What stands there.
  public enum Content: Hashable, Sendable {
    /// A text.
    case text(TicketTextElement)
    /// A field with its caption.
    case field(TicketFieldElement)
    /// A picture.
    case picture(TicketPictureElement)
    /// The code.
    case code(TicketCodeElement)
    /// A straight line.
    case line(TicketLineElement)
    /// A figure.
    case shape(TicketShapeElement)
    /// The rating.
    case rating(TicketRatingElement)
    /// The genres.
    case chips(TicketChipsElement)
  }

  /// What stands there.
  public let content: Content
  /// Its whole place on the canvas.
  public let frame: Rect
  /// The place of what the element is about: the text, a field's value, the picture, the symbol, the bar.
  public let contentFrame: Rect
  /// The place of the words with it: a field's caption, the text under a code, the number of a rating.
  public let captionFrame: Rect?
  /// How what stands there is turned within its frames, as mirroring has left it.
  public let turn: TicketTurn
  /// The panel that it stands on, as an index into the layout's; nil for what stands on the canvas.
  public let panel: Int?
  /// The element's place in the design, as in `panels[0].elements[2]`.
  public let path: String
}

/// Walks through the elements of a design and gives each its place.
struct ElementPlacing {
  let presence: TicketPresence
  let mirror: Mirroring
  /// What has its place, in the order of painting.
  private(set) var placed: [PlacedElement] = []

  init(presence: TicketPresence, mirror: Mirroring) {
    self.presence = presence
    self.mirror = mirror
  }

  /// Places the elements of a panel or of the canvas, whose frames count from the top left of `holder`.
  mutating func place(_ elements: [TicketElement], in holder: Rect, panel: Int?, path: String) {
    for (index, element) in elements.enumerated() where presence.has(element) {
      let frame =
        if case .frame(let frame) = element.placement { frame.translated(by: holder.origin - .zero) } else { holder }
      place(element, in: frame, panel: panel, path: "\(path)elements[\(index)]")
    }
  }

  private mutating func place(_ element: TicketElement, in frame: Rect, panel: Int?, path: String) {
    switch element {
    case .stack(let stack, _): place(stack, in: frame, panel: panel, path: path)
    case .grid(let grid, _): place(grid, in: frame, panel: panel, path: path)
    case .text(let text, _): add(.text(text), .whole(frame), text.turn, panel, path)
    case .field(let field, _):
      add(.field(field), .caption(above: frame, height: field.captionHeight, turn: field.turn), field.turn, panel, path)
    case .picture(let picture, _): add(.picture(picture), .whole(frame), .none, panel, path)
    case .code(let code, _):
      let captionHeight = code.captionStyle == nil ? 0 : code.captionHeight
      add(.code(code), .caption(below: frame, height: captionHeight, turn: code.turn), code.turn, panel, path)
    case .line(let line, _): add(.line(line), .whole(frame), .none, panel, path)
    case .shape(let shape, _): add(.shape(shape), .whole(frame), .none, panel, path)
    case .rating(let rating, _): add(.rating(rating), .rating(rating, in: frame), .none, panel, path)
    case .chips(let chips, _): add(.chips(chips), .whole(frame), .none, panel, path)
    }
  }

  private mutating func place(_ stack: TicketStack, in frame: Rect, panel: Int?, path: String) {
    let isVertical = stack.axis == .vertical
    let extent = isVertical ? frame.height : frame.width
    let present = stack.elements.enumerated().filter { presence.has($0.element) }
    let parts = present.map { StackPart($0.element.placement, axis: stack.axis) }
    let shares = parts.reduce(0) { $0 + $1.share }
    let rest = extent - parts.reduce(0) { $0 + $1.length } - stack.spacing * Double(max(0, parts.count - 1))

    var start = 0.0
    for (part, (index, element)) in zip(parts, present) {
      let length = part.length + (shares > 0 ? max(0, rest) * part.share / shares : 0)
      // What does not fit ends where the stack does, so that it cannot lie on anything behind it.
      let (low, high) = (min(start, extent), min(start + length, extent))
      let place =
        isVertical
        ? Rect(minX: frame.minX, minY: frame.minY + low, maxX: frame.maxX, maxY: frame.minY + high)
        : Rect(minX: frame.minX + low, minY: frame.minY, maxX: frame.minX + high, maxY: frame.maxY)
      self.place(element, in: place, panel: panel, path: "\(path).elements[\(index)]")
      start += length + stack.spacing
    }
  }

  private mutating func place(_ grid: TicketGrid, in frame: Rect, panel: Int?, path: String) {
    let columns = max(1, grid.columns)
    let width = max(0, frame.width - grid.columnSpacing * Double(columns - 1)) / Double(columns)
    let present = grid.elements.enumerated().filter { presence.has($0.element) }
    for (position, (index, element)) in present.enumerated() {
      let (row, column) = position.quotientAndRemainder(dividingBy: columns)
      let cell = Rect(
        x: frame.minX + Double(column) * (width + grid.columnSpacing),
        y: frame.minY + Double(row) * (grid.rowHeight + grid.rowSpacing), width: width, height: grid.rowHeight)
      place(element, in: cell, panel: panel, path: "\(path).elements[\(index)]")
    }
  }

  private mutating func add(
    _ content: PlacedElement.Content, _ division: FrameDivision, _ turn: TicketTurn, _ panel: Int?, _ path: String
  ) {
    placed.append(
      PlacedElement(
        content: content, frame: mirror(division.frame), contentFrame: mirror(division.content),
        captionFrame: division.caption.map { mirror($0) }, turn: mirror(turn), panel: panel, path: path))
  }
}

/// What an element takes up along its stack.
private struct StackPart {
  var length = 0.0
  var share = 0.0

  init(_ placement: TicketPlacement, axis: TicketAxis) {
    switch placement {
    case .length(let length): self.length = max(0, length)
    case .share(let share): self.share = max(0, share)
    case .frame(let frame): length = axis == .vertical ? frame.height : frame.width
    }
  }
}

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
