public import Geometry
public import Paths

/// A leaf and the quarter circle that it sweeps, as floor plans draw it: the sign of a door.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct DoorSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addBar(Point(3.4, 3.4), Point(3.4, 20.6), Point(20.6, 20.6), width: 3)
    symbol.addArc(center: Point(3.4, 20.6), radius: 17.2, start: .degrees(-90), sweep: .degrees(90), width: 2.4)
    return symbol.path(in: frame)
  }
}
