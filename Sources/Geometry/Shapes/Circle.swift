public import Geometry
public import Paths

/// The largest circle that fits the frame, centred in it.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// The circle, clockwise from its rightmost point.
  public func path(in frame: Rect) -> Path {
    .circle(center: frame.center, radius: min(frame.width, frame.height) / 2)
  }
}
