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
  let layout: TicketLayout
  var nodes: [Node] = []
  /// How many of the nodes were there before the first element was painted.
  var groundCount: Int?
  var findings: [TicketFinding] = []
  /// The code, and its plate on the canvas.
  var code: (barcode: Barcode, plate: Rect)?

  init(drawing: TicketDrawing, ticket: Ticket, layout: TicketLayout) {
    self.drawing = drawing
    self.ticket = ticket
    self.layout = layout
  }

  /// The corner of a device pixel.
  var gridOrigin: Point { drawing.showsBleed ? .zero : layout.trim.origin }

  func color(_ ink: TicketInk) -> Color { drawing.design.color(ink, scheme: drawing.scheme) }

  /// Paints an element.
  mutating func paint(
    _ element: PlacedElement, images: [String: TicketPictures.Placed]
  ) throws(TicketDrawingError) {
    groundCount = groundCount ?? nodes.count
    if layout.leavesOutline(element) { note(.leavesTicket, of: element.content.name, in: element) }
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
    let groundCount = groundCount ?? nodes.count
    func group(_ nodes: some Sequence<Node>, identity: Identity? = nil) -> Node {
      .group(
        Group(transform: move == .zero ? .identity : .translation(move), identity: identity, nodes: Array(nodes)))
    }
    let identity = Identity(
      id: "ticket-\(ticket.id)", classes: "ticket", attributes: [.init("ticket", ticket.id)], name: ticket.summary,
      text: ticket.id)
    let size = drawing.showsBleed ? layout.canvas : layout.trim.size
    func scene(_ node: Node) -> Scene {
      Scene(size: size, title: ticket.name, summary: ticket.summary, nodes: [node])
    }
    let missingPictures = missing.map {
      TicketFinding(kind: .missingPicture($0.role), subject: $0.role.rawValue, element: $0.element)
    }
    return TicketPicture(
      scene: scene(group(nodes, identity: identity)),
      ground: Scene(size: size, nodes: [group(nodes[..<groundCount])]),
      content: scene(group(nodes[groundCount...], identity: identity)),
      findings: missingPictures + findings + missingPlace, layout: layout, trim: layout.trim.translated(by: move),
      codeFrame: code?.plate.translated(by: move), code: code?.barcode)
  }

  /// What people find their place by and the design does not show; slots of wallets, which have no code, need none.
  private var missingPlace: [TicketFinding] {
    guard code != nil else { return [] }
    let shown = layout.shownFields
    return TicketField.ofPlace.filter { ticket[$0] != nil && !shown.contains($0) }
      .map { TicketFinding(kind: .notInDesign, subject: $0.rawValue, element: "") }
  }

  mutating func note(_ kind: TicketFinding.Kind, of subject: String, in element: PlacedElement) {
    findings.append(TicketFinding(kind: kind, subject: subject, element: element.path))
  }
}
