public import Geometry
public import Paths

/// The two strokes of a check mark before they are turned: along the bottom of the frame and up its right side.
///
/// It is drawn in a frame twice as high as wide, stroked with `style` and turned by `turn` about the frame's centre.
/// For a mark that is filled and fits a seat see `TickMark`.
public struct CheckMark: Shape {
  /// A line 7 wide with round caps and joins.
  public static let style = StrokeStyle(width: 7, cap: .round, join: .round)
  /// How far the strokes are turned, clockwise.
  public static let turn = Angle.degrees(45)

  /// Creates a check mark.
  public init() {}

  /// The strokes, from the frame's bottom left corner to its top right.
  public func path(in frame: Rect) -> Path {
    .polyline([Point(frame.minX, frame.maxY), Point(frame.maxX, frame.maxY), Point(frame.maxX, frame.minY)])
  }
}
