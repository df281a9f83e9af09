internal import Geometry

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
