internal import Barcodes
internal import Drawing
internal import Geometry
internal import Paths
internal import Synchronization
internal import Tickets

/// All that tickets of a drawing have in common which have the same things to show.
struct PreparedLayout: Sendable {
  /// Where everything stands.
  let layout: TicketLayout
  /// What covers the canvas.
  let canvas: [Node]
  /// The ticket itself, without what stands on it.
  let ticket: [Node]
  /// What lies over everything else.
  let lines: [Node]
  /// Whether each of the layout's elements reaches out of the ticket.
  let leavesTicket: [Bool]
  /// The fields that stand somewhere on the ticket or the canvas.
  let shownFields: Set<TicketField>
  /// The places that codes have had.
  let codes = CodePlaces()

  /// Works out all of it, in O(number of elements, and of steps of the ticket's outline).
  init(_ layout: TicketLayout, in drawing: TicketDrawing) {
    let ground = TicketGround(of: layout, in: drawing)
    self.layout = layout
    canvas = ground.canvas
    ticket = ground.ticket
    lines = ground.lines
    shownFields = layout.shownFields
    leavesTicket = layout.elements.map { layout.leavesOutline($0) }
  }
}

/// The layouts that copies of a drawing have prepared, on any thread.
final class PreparedLayouts: Sendable {
  private struct Key: Hashable {
    var presence: TicketPresence
    var isMirrored: Bool
  }

  /// Tickets of one batch have the same things to show, but for a few.
  private static let most = 64

  private let known = Mutex<[Key: PreparedLayout]>([:])

  /// The layout of tickets; made where there is none.
  ///
  /// Two threads that ask at once may both make it: they make the same.
  func layout(for presence: TicketPresence, isMirrored: Bool, in drawing: TicketDrawing) -> PreparedLayout {
    let key = Key(presence: presence, isMirrored: isMirrored)
    if let layout = known.withLock({ $0[key] }) { return layout }
    let layout = PreparedLayout(
      TicketLayout(of: drawing.design, presence: presence, isMirrored: isMirrored), in: drawing)
    known.withLock { known in
      if known.count >= PreparedLayouts.most { known.removeAll() }
      known[key] = layout
    }
    return layout
  }
}

/// What there is to say about the place of a code, whatever the code says.
struct CodePlace: Sendable {
  /// The edge of the plate.
  var outline: Path
  /// What keeps scanners from reading it there.
  var findings: [BarcodeFinding]
}

/// The places that codes on tickets of one layout have had: most have one size, and so one place.
final class CodePlaces: Sendable {
  /// All that decides about a place.
  struct Key: Hashable {
    var element: String
    var symbology: Symbology
    var plate: Rect
    var symbol: Rect
    var moduleSize: Int
  }

  private static let most = 64

  private let known = Mutex<[Key: CodePlace]>([:])

  /// The place of a key; made where there is none.
  func place(_ key: Key, make: () -> CodePlace) -> CodePlace {
    if let place = known.withLock({ $0[key] }) { return place }
    let place = make()
    known.withLock { known in
      if known.count >= CodePlaces.most { known.removeAll() }
      known[key] = place
    }
    return place
  }
}

/// A box for something that may be turned by a quarter.
///
/// Within the box everything is upright, with the origin at the corner that a reader takes for the top left one.
struct TurnedBox {
  /// The extent for whoever reads what stands in it.
  let size: Size
  /// From the box to the canvas.
  let placing: AffineTransform
  /// How what stands in it is turned.
  let rotation: Angle

  init(_ frame: Rect, turn: TicketTurn) {
    switch turn {
    case .none:
      size = frame.size
      rotation = .zero
      placing = .translation(frame.minX, frame.minY)
    case .clockwise:
      size = Size(frame.height, frame.width)
      rotation = .degrees(90)
      placing = AffineTransform.rotation(rotation).then(.translation(frame.maxX, frame.minY))
    case .counterclockwise:
      size = Size(frame.height, frame.width)
      rotation = .degrees(-90)
      placing = AffineTransform.rotation(rotation).then(.translation(frame.minX, frame.maxY))
    }
  }
}
