internal import Barcodes
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import Tickets

/// Paints one ticket: gathers its nodes and what is found on the way.
///
/// In the layout's coordinates, which begin at the corner of the bleed.
struct TicketPainter {
  let drawing: TicketDrawing
  let ticket: Ticket
  let prepared: PreparedLayout
  var nodes: [Node] = []
  var findings: [TicketFinding] = []
  /// The code, and its plate on the canvas.
  var code: (barcode: Barcode, plate: Rect)?

  init(drawing: TicketDrawing, ticket: Ticket, prepared: PreparedLayout) {
    self.drawing = drawing
    self.ticket = ticket
    self.prepared = prepared
  }

  var layout: TicketLayout { prepared.layout }

  /// The corner of a device pixel.
  var gridOrigin: Point { drawing.showsBleed ? .zero : layout.trim.origin }

  func color(_ ink: TicketInk) -> Color { drawing.color(ink) }

  func paint(_ fill: TicketFill, in frame: Rect) -> Paint {
    drawing.paint(fill, in: frame, isMirrored: layout.isMirrored)
  }

  /// Paints the ground and every element: those beside the ticket, then the ticket and what stands on it.
  mutating func paint(images: [String: TicketPictures.Placed]) throws(TicketDrawingError) {
    nodes.append(.backdrop(prepared.canvas))
    for number in layout.elements.indices where layout.elements[number].panel == nil {
      try paint(elementAt: number, images: images)
    }
    nodes.append(.backdrop(prepared.ticket))
    for number in layout.elements.indices where layout.elements[number].panel != nil {
      try paint(elementAt: number, images: images)
    }
    nodes.append(.backdrop(prepared.lines))
  }

  private mutating func paint(
    elementAt number: Int, images: [String: TicketPictures.Placed]
  ) throws(TicketDrawingError) {
    let element = layout.elements[number]
    if prepared.leavesTicket[number] { note(.leavesTicket, of: element.content.name, in: element) }
    switch element.content {
    case .text(let text): paint(text, of: element)
    case .field(let field): paint(field, of: element)
    case .picture(let picture): paint(picture, of: element, image: images[element.path])
    case .code(let code): try paint(code, of: element)
    case .line(let line): paint(line, of: element)
    case .shape(let shape): paint(shape, of: element)
    case .rating(let rating): paint(rating, of: element)
    case .chips(let chips): paint(chips, of: element)
    }
  }

  /// The ticket as it is painted, with the pictures that it names and that are missing.
  func picture(missing: [TicketPictureSlot]) -> TicketPicture {
    let move = Point.zero - gridOrigin
    let summary = ticket.summary
    let identity = Identity(
      id: "ticket-\(ticket.id)", classes: "ticket", attributes: [.init("ticket", ticket.id)], name: summary,
      text: ticket.id)
    let group = Group(
      transform: move == .zero ? .identity : .translation(move), identity: identity, nodes: nodes)
    let missingPictures = missing.map {
      TicketFinding(kind: .missingPicture($0.role), subject: $0.role.rawValue, element: $0.element)
    }
    return TicketPicture(
      scene: Scene(
        size: drawing.showsBleed ? layout.canvas : layout.trim.size, title: ticket.name, summary: summary,
        nodes: [.group(group)]),
      findings: missingPictures + findings + missingPlace, layout: layout, trim: layout.trim.translated(by: move),
      codeFrame: code?.plate.translated(by: move), code: code?.barcode)
  }

  /// What people find their place by and the design does not show; slots of wallets, which have no code, need none.
  private var missingPlace: [TicketFinding] {
    guard code != nil else { return [] }
    return TicketField.ofPlace.filter { ticket[$0] != nil && !prepared.shownFields.contains($0) }
      .map { TicketFinding(kind: .notInDesign, subject: $0.rawValue, element: "") }
  }

  mutating func note(_ kind: TicketFinding.Kind, of subject: String, in element: PlacedElement) {
    findings.append(TicketFinding(kind: kind, subject: subject, element: element.path))
  }
}
