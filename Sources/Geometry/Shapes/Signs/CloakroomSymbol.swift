public import Geometry
public import Paths

/// A coat hanger: the sign of a cloakroom.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 10 pixels.
public struct CloakroomSymbol: Shape {
  /// Creates a sign.
  public init() {}

  /// The sign.
  public func path(in frame: Rect) -> Path {
    var symbol = Pictogram()
    symbol.addArc(center: Point(12, 5.6), radius: 3, start: .degrees(180), sweep: .degrees(270), width: 2.4)
    symbol.addBar(Point(12, 8.6), Point(12, 11.4), width: 2.4)
    symbol.addBar(Point(12, 11.4), Point(21.8, 19), Point(2.2, 19), Point(12, 11.4), width: 2.6)
    return symbol.path(in: frame)
  }
}
