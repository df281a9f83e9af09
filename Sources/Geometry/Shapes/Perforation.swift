public import Geometry
public import Paths

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
