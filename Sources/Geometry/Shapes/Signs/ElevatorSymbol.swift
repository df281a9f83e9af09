public import Geometry
public import Paths

/// A cabin with a triangle up and one down: the sign of an elevator.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct ElevatorSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    let cabin = Rect(minX: 2, minY: 1, maxX: 22, maxY: 23)
    symbol.add(.roundedRectangle(cabin, radius: 3))
    symbol.add(Path.roundedRectangle(cabin.inset(by: 2.5), radius: 1).reversed())
    symbol.add(.polygon([Point(12, 5.4), Point(17, 10.8), Point(7, 10.8)]))
    symbol.add(.polygon([Point(12, 18.6), Point(7, 13.2), Point(17, 13.2)]))
    return symbol.path(in: frame)
  }
}
