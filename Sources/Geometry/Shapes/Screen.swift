public import Geometry
public import Paths

/// A cinema screen seen from above: a shallow arch along the top of the frame, open for the screen itself, closed down
/// to the bottom of the frame for the light that falls from it.
///
/// The arch is a quadratic curve whose ends lie one curvature inside the frame's sides and below its top, with its
/// control point in the middle of the top; its crest is half a curvature below the top.
public struct Screen: Shape {
  /// How far the ends hang below the top of the frame and stand in from its sides; limited to half the frame's width
  /// and to its height.
  public var curvature: Double
  /// Whether the outline goes on to the bottom corners of the frame and back.
  public var isClosed: Bool

  /// Creates a screen; without further words the arch alone.
  public init(curvature: Double = 30, isClosed: Bool = false) {
    self.curvature = curvature
    self.isClosed = isClosed
  }

  /// The arch, or the arch and the light below it, in a frame.
  public func path(in frame: Rect) -> Path {
    let drop = curvature.limited(to: min(frame.width / 2, frame.height))
    var path = Path()
    path.move(to: Point(frame.minX + drop, frame.minY + drop))
    path.quadratic(
      control: Point(frame.midX, frame.minY), to: Point(frame.maxX - drop, frame.minY + drop))
    if isClosed {
      path.line(to: Point(frame.maxX, frame.maxY))
      path.line(to: Point(frame.minX, frame.maxY))
      path.close()
    }
    return path
  }
}
