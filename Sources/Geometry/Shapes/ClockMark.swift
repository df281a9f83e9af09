public import Geometry
public import Paths

/// A clock face at three o'clock: the mark of what is held for a time.
///
/// A disc with its hands cut out, to be filled with either rule, in the largest square that fits the frame; legible
/// from 8 pixels.
public struct ClockMark: Shape {
  /// Creates a clock.
  public init() {}

  /// The disc, clockwise, and the hands, the other way.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(12, 12, radius: 12)
    symbol.add(
      .polygon([
        Point(10.4, 4.4), Point(13.6, 4.4), Point(13.6, 11.2), Point(18.4, 11.2), Point(18.4, 14.4), Point(10.4, 14.4),
      ]).reversed())
    return symbol.path(in: frame)
  }
}
