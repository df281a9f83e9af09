public import Geometry
public import Paths

/// A round shaft on a square base, seen from above: the sign of a column.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 8 pixels.
public struct ColumnSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    let base = Rect(minX: 1, minY: 1, maxX: 23, maxY: 23)
    symbol.add(.roundedRectangle(base, radius: 2))
    symbol.add(Path.roundedRectangle(base.inset(by: 2.6), radius: 0.6).reversed())
    symbol.addDisc(12, 12, radius: 6.6)
    return symbol.path(in: frame)
  }
}
