public import Geometry
public import Paths

/// An arrow into an open frame: the sign of a way in.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct EntranceSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(12.5, 2.6), Point(20.8, 2.6), Point(20.8, 21.4), Point(12.5, 21.4), width: 2.8)
    symbol.addBar(Point(2.4, 12), Point(14.6, 12), width: 2.8)
    symbol.addBar(Point(9.4, 6.8), Point(14.6, 12), Point(9.4, 17.2), width: 2.8)
    return symbol.path(in: frame)
  }
}
