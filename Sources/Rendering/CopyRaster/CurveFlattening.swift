package import Geometry
package import Paths

extension ConvexPolygon {
  /// The contours of a path, all closed, with curves replaced by lines; nil where one is not convex.
  package static func contours(of path: Path, tolerance: Double) -> [ConvexPolygon]? {
    var polygons: [ConvexPolygon] = []
    var points: [Point] = []
    var isClosed = true
    for element in path.elements {
      if case .move(let point) = element {
        guard isClosed || points.count < 2 else { return nil }
        (points, isClosed) = ([point], false)
        continue
      }
      guard !isClosed, let current = points.last else { return nil }
      switch element {
      case .move: break
      case .line(let point): points.append(point)
      case .quadratic(let control, let end):
        // A quadratic is the cubic whose control points lie two thirds of the way to its own.
        CurveFlattening.append(
          cubic: current, current.interpolated(to: control, at: 2 / 3), end.interpolated(to: control, at: 2 / 3), end,
          to: &points, tolerance: tolerance)
      case .cubic(let control1, let control2, let end):
        CurveFlattening.append(cubic: current, control1, control2, end, to: &points, tolerance: tolerance)
      case .close:
        guard let polygon = ConvexPolygon(points) else { return nil }
        polygons.append(polygon)
        isClosed = true
      }
    }
    return isClosed && !polygons.isEmpty ? polygons : nil
  }
}

/// Curves cut into lines where cairo cuts them: halved until their control points are near enough to the chord.
///
/// Whoever draws curves by other ways than cairo draws the same polygon, and edges agree.
package enum CurveFlattening {
  /// The distance from the chord, in pixels, below which cairo takes it for the curve.
  package static let tolerance = 0.1
  /// A curve is halved no more often, whatever its numbers are.
  private static let mostHalvings = 12

  /// Adds the points that lines from the first point have to visit.
  ///
  /// - Parameters:
  ///   - points: What they are added to.
  ///   - tolerance: The tolerance in the curve's units.
  package static func append(
    cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point, to points: inout [Point],
    tolerance: Double, halvings: Int = 0
  ) {
    let error = max(distance(of: control1, from: start, end), distance(of: control2, from: start, end))
    guard error >= tolerance, halvings < mostHalvings else { return points.append(end) }
    let (first, middle, last) = (
      start.interpolated(to: control1, at: 0.5), control1.interpolated(to: control2, at: 0.5),
      control2.interpolated(to: end, at: 0.5)
    )
    let (left, right) = (first.interpolated(to: middle, at: 0.5), middle.interpolated(to: last, at: 0.5))
    let center = left.interpolated(to: right, at: 0.5)
    append(cubic: start, first, left, center, to: &points, tolerance: tolerance, halvings: halvings + 1)
    append(cubic: center, right, last, end, to: &points, tolerance: tolerance, halvings: halvings + 1)
  }

  /// The distance of a point from a line with ends.
  private static func distance(of point: Point, from start: Point, _ end: Point) -> Double {
    let (line, offset) = (end - start, point - start)
    let square = line.dot(line)
    guard square > 0 else { return offset.length }
    return (offset - line * min(max(offset.dot(line) / square, 0), 1)).length
  }
}
