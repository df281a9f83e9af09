public import Geometry
public import Paths

/// A rectangle with a half-circle notch cut into each side, as a day's chip in a strip of dates has them.
///
/// The notches begin at three quarters of the frame's height and go down from there by twice the radius.
public struct DateChip: Shape {
  /// The radius of the notches; limited to an eighth of the frame's height, where they end at its bottom, and to half
  /// its width, where they meet.
  public var cutRadius: Double

  /// Creates a chip.
  public init(cutRadius: Double = 5) {
    self.cutRadius = cutRadius
  }

  /// The chip, clockwise from the frame's top left corner.
  public func path(in frame: Rect) -> Path {
    let radius = cutRadius.limited(to: min(frame.height / 8, frame.width / 2))
    let notch = frame.minY + frame.height * 0.75 + radius
    var path = Path.polyline([Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY)])
    path.addArc(center: Point(frame.maxX, notch), radius: radius, start: .degrees(-90), sweep: .degrees(-180))
    path.line(to: Point(frame.maxX, frame.maxY))
    path.line(to: Point(frame.minX, frame.maxY))
    path.addArc(center: Point(frame.minX, notch), radius: radius, start: .degrees(90), sweep: .degrees(-180))
    path.close()
    return path
  }
}
