public import Geometry
public import Paths

/// A figure in trousers and one in a skirt with a wall between: the sign of toilets.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 12 pixels.
public struct ToiletsSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(5.6, 3.6, radius: 2.7)
    symbol.add(.roundedRectangle(Rect(minX: 2, minY: 7.2, maxX: 9.2, maxY: 15.4), radius: 1.6))
    symbol.add(.roundedRectangle(Rect(minX: 3.4, minY: 13, maxX: 7.8, maxY: 22.6), radius: 1.2))
    symbol.addBar(Point(12, 2), Point(12, 22), width: 1.8)
    symbol.addDisc(18.4, 3.6, radius: 2.7)
    symbol.add(.polygon([Point(17, 7), Point(19.8, 7), Point(23.4, 17), Point(13.4, 17)]))
    symbol.add(.roundedRectangle(Rect(minX: 16.2, minY: 15, maxX: 20.6, maxY: 22.6), radius: 1.2))
    return symbol.path(in: frame)
  }
}
