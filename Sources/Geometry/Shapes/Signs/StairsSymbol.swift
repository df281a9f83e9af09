public import Geometry
public import Paths

/// Steps that rise to the right: the sign of stairs.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 8 pixels.
public struct StairsSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(
      Point(2.2, 20.6), Point(7.4, 20.6), Point(7.4, 15.4), Point(12.6, 15.4), Point(12.6, 10.2), Point(17.8, 10.2),
      Point(17.8, 5), Point(21.8, 5), width: 3)
    return symbol.path(in: frame)
  }
}
