internal import Geometry
internal import Tickets

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
