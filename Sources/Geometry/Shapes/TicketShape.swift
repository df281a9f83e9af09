public import Geometry
public import Paths

/// A paper ticket: a rectangle with bites along its top, where it was torn off, and at its bottom corners.
///
/// A quarter circle is cut out at each of the top corners and a half circle in the middle of the top edge, all of one
/// radius; a quarter circle of another radius is cut out at each of the bottom corners. All arcs are hollow.
public struct TicketShape: Shape {
  /// The radius of the bites along the top; limited to a quarter of the frame's width, where they meet.
  public var notchRadius: Double
  /// The radius of the bites at the bottom corners; limited to half the frame's width, where they meet.
  public var cornerRadius: Double

  /// Creates a ticket; where both radii together are longer than the frame's height they shrink by the same factor.
  public init(notchRadius: Double = 20, cornerRadius: Double = 10) {
    self.notchRadius = notchRadius
    self.cornerRadius = cornerRadius
  }

  /// The ticket, clockwise from the end of the bite at the top left.
  public func path(in frame: Rect) -> Path {
    let (notch, corner) = radii(in: frame)
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    var path = Path()
    path.addArc(center: Point(left, top), radius: notch, start: .degrees(90), sweep: .degrees(-90))
    path.addArc(center: Point(frame.midX, top), radius: notch, start: .degrees(180), sweep: .degrees(-180))
    path.addArc(center: Point(right, top), radius: notch, start: .degrees(180), sweep: .degrees(-90))
    path.addArc(center: Point(right, bottom), radius: corner, start: .degrees(-90), sweep: .degrees(-90))
    path.addArc(center: Point(left, bottom), radius: corner, start: .degrees(0), sweep: .degrees(-90))
    path.close()
    return path
  }

  private func radii(in frame: Rect) -> (notch: Double, corner: Double) {
    let notch = notchRadius.limited(to: frame.width / 4)
    let corner = cornerRadius.limited(to: frame.width / 2)
    guard notch + corner > frame.height else { return (notch, corner) }
    let factor = frame.height / (notch + corner)
    return (notch * factor, corner * factor)
  }
}
