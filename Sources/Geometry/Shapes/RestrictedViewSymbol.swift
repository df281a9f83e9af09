public import Geometry
public import Paths

/// An eye that is struck through: the mark of a seat with a restricted view.
///
/// An area to be filled with the nonzero rule, in the largest square that fits the frame; legible from 12 pixels.
public struct RestrictedViewSymbol: Shape {
  /// Creates a symbol.
  public init() {}

  /// The symbol.
  public func path(in frame: Rect) -> Path {
    var eye = RestrictedViewSymbol.lens(halfWidth: 11.7, halfHeight: 8.2)
    eye.append(RestrictedViewSymbol.lens(halfWidth: 8.2, halfHeight: 5.8).reversed())
    eye.append(.circle(center: Point(12, 12), radius: 4.1))

    // The eye is kept clear of the stroke by half the stroke's width on both sides.
    let (start, end) = (Point(4.2, 3), Point(19.8, 21))
    let across = ((end - start).normalized ?? Vector(1, 0)).turnedClockwise
    var symbol = Pictogram()
    symbol.add(eye.clipped(at: start + across * 2.4, keeping: across))
    symbol.add(eye.clipped(at: start - across * 2.4, keeping: -across))
    symbol.addBar(start, end, width: 2.4)
    return symbol.path(in: frame)
  }

  /// The outline of an eye about the middle of the grid: two arcs that meet at its corners.
  private static func lens(halfWidth: Double, halfHeight: Double) -> Path {
    let radius = (halfWidth * halfWidth + halfHeight * halfHeight) / (2 * halfHeight)
    let half = Angle(x: radius - halfHeight, y: halfWidth)
    var path = Path()
    path.addArc(
      center: Point(12, 12 - halfHeight + radius), radius: radius, start: .degrees(-90) - half, sweep: half * 2)
    path.addArc(
      center: Point(12, 12 + halfHeight - radius), radius: radius, start: .degrees(90) - half, sweep: half * 2)
    path.close()
    return path
  }
}
