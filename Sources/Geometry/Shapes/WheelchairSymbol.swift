public import Geometry
public import Paths

/// A wheelchair user seen from the side, facing right: the mark of a wheelchair space.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct WheelchairSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(8.6, 3.2, radius: 2.6)
    // Trunk, thigh and lower leg with the foot.
    symbol.addBar(
      Point(8.8, 8.2), Point(9.2, 14.2), Point(15.6, 14.2), Point(18.4, 20.6), Point(20.8, 19.8), width: 2.7)
    // The forearm on the armrest.
    symbol.addBar(Point(9.0, 10.2), Point(14.4, 10.2), width: 2.2)
    symbol.addArc(
      center: Point(9.4, 15.8), radius: 6.6, start: .degrees(38), sweep: .degrees(202), width: 2.2)
    return symbol.path(in: frame)
  }
}
