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

/// The line along which a stub is torn off: straight along the top of the frame, to be stroked with `style`.
public struct Perforation: Shape {
  /// A line 1 wide in dashes of 4 with gaps of 8 between them, begun at the end of a dash.
  public static let style = StrokeStyle(width: 1, dashes: [4, 8], dashPhase: 4)

  /// Creates a perforation.
  public init() {}

  /// The line, from left to right.
  public func path(in frame: Rect) -> Path {
    .polyline([Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY)])
  }
}

/// A rectangle with a half-circle notch cut into each side, as a day's chip in a strip of dates has them.
///
/// The notches begin at three quarters of the frame's height and go down from there by twice the radius.
public struct DateChip: Shape {
  /// The radius of the notches; limited to an eighth of the frame's height, where they end at its bottom, and to half
  /// its width, where they meet.
  public var cutRadius: Double
  /// The radius that the corners are rounded by; limited to what the notches leave below them, and to half the width.
  public var cornerRadius: Double

  /// Creates a chip.
  public init(cutRadius: Double = 5, cornerRadius: Double = 0) {
    self.cutRadius = cutRadius
    self.cornerRadius = cornerRadius
  }

  /// The chip, clockwise from the left end of the frame's top edge.
  public func path(in frame: Rect) -> Path {
    let radius = cutRadius.limited(to: min(frame.height / 8, frame.width / 2))
    let notch = frame.minY + frame.height * 0.75 + radius
    let corner = cornerRadius.limited(to: min(frame.height / 4 - 2 * radius, frame.width / 2))
    var path = Path.polyline([Point(frame.minX + corner, frame.minY), Point(frame.maxX - corner, frame.minY)])
    func roundCorner(_ x: Double, _ y: Double, from start: Double) {
      guard corner > 0 else { return path.line(to: Point(x, y)) }
      path.addArc(center: Point(x, y), radius: corner, start: .degrees(start), sweep: .degrees(90))
    }
    if corner > 0 { roundCorner(frame.maxX - corner, frame.minY + corner, from: -90) }
    path.addArc(center: Point(frame.maxX, notch), radius: radius, start: .degrees(-90), sweep: .degrees(-180))
    roundCorner(frame.maxX - corner, frame.maxY - corner, from: 0)
    roundCorner(frame.minX + corner, frame.maxY - corner, from: 90)
    path.addArc(center: Point(frame.minX, notch), radius: radius, start: .degrees(90), sweep: .degrees(-180))
    if corner > 0 { roundCorner(frame.minX + corner, frame.minY + corner, from: 180) }
    path.close()
    return path
  }
}
