public import Geometry
public import Paths

/// A check mark as one outline: the mark of what is selected.
///
/// To be filled, in the largest square that fits the frame; legible from 8 pixels. For the two strokes of a check mark
/// see `CheckMark`.
public struct TickMark: Shape {
  /// Creates a tick.
  public init() {}

  /// The tick, clockwise from the top right.
  public func path(in frame: Rect) -> Path {
    // Two bars, 4.2 of 24 wide and at a right angle, turned by 45°.
    var symbol = Pictogram()
    symbol.add(
      .polygon([
        Point(20.6, 3.4), Point(23.6, 6.4), Point(9.2, 20.8), Point(0.6, 12.2), Point(3.6, 9.2), Point(9.2, 14.8),
      ]))
    return symbol.path(in: frame)
  }
}
