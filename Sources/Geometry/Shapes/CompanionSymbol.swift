public import Geometry
public import Paths

/// Two people side by side: the mark of a seat for a companion.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct CompanionSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    for x in [6.6, 17.4] {
      symbol.addDisc(x, 6, radius: 3.4)
      let body = Rect(minX: x - 4.7, minY: 11.4, maxX: x + 4.7, maxY: 21.4)
      symbol.add(
        .roundedRectangle(body, radii: CornerRadii(topLeft: 4.7, topRight: 4.7, bottomRight: 1.2, bottomLeft: 1.2)))
    }
    return symbol.path(in: frame)
  }
}
