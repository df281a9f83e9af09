public import Geometry
public import Paths

/// A steering wheel with three spokes: the sign of a driver's place.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct SteeringWheelSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addDisc(12, 12, radius: 11)
    symbol.add(Path.circle(center: Point(12, 12), radius: 8.2).reversed())
    symbol.addDisc(12, 12, radius: 3.2)
    for degrees in [90.0, 180, 0] {
      symbol.addBar(Point(12, 12), Point(12, 12) + Vector(direction: .degrees(degrees)) * 9.4, width: 2.8)
    }
    return symbol.path(in: frame)
  }
}
