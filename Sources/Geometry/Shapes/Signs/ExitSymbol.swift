public import Geometry
public import Paths

/// An arrow out of an open frame: the sign of a way out.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct ExitSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(11.5, 2.6), Point(3.2, 2.6), Point(3.2, 21.4), Point(11.5, 21.4), width: 2.8)
    symbol.addBar(Point(9, 12), Point(21.6, 12), width: 2.8)
    symbol.addBar(Point(16.4, 6.8), Point(21.6, 12), Point(16.4, 17.2), width: 2.8)
    return symbol.path(in: frame)
  }
}
