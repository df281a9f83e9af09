public import Geometry
public import Paths

/// A cocktail glass: the sign of a bar.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct BarSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(2.6, 3.2), Point(21.4, 3.2), Point(12, 13.2), Point(2.6, 3.2), width: 2.4)
    symbol.add(.polygon([Point(7, 7.2), Point(17, 7.2), Point(12, 12.6)]))
    symbol.addBar(Point(12, 12), Point(12, 21.2), width: 2.6)
    symbol.addBar(Point(7, 21.4), Point(17, 21.4), width: 2.6)
    return symbol.path(in: frame)
  }
}
