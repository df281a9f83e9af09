public import Geometry
public import Paths

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
