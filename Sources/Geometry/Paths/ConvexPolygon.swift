package import Geometry

/// A polygon that turns clockwise on the page and nowhere else.
package struct ConvexPolygon: Hashable, Sendable {
  /// The corners, no two neighbours of them the same.
  package private(set) var points: [Point]

  /// Creates a polygon; nil where the points are not the corners of one, in either direction.
  package init?(_ points: [Point]) {
    var corners: [Point] = []
    for point in points where point != corners.last { corners.append(point) }
    if corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count >= 3 else { return nil }
    let area = corners.indices.reduce(0.0) {
      $0 + (corners[$1] - Point.zero).cross(corners[($1 + 1) % corners.count] - Point.zero)
    }
    if area < 0 { corners.reverse() }
    self.points = corners
    // All turns go one way, and together once around.
    var turn = 0.0
    for index in corners.indices {
      let (before, after) = (edge(index - 1), edge(index))
      let cross = before.cross(after)
      let dot = before.dot(after)
      guard cross >= -1e-9 * before.length * after.length, dot > 0 || cross > 0 else { return nil }
      turn += Angle(x: dot, y: cross).radians
    }
    guard abs(turn - 2 * .pi) < 0.01 else { return nil }
  }

  /// The side that begins at a corner, whose number may be one too low or high.
  private func edge(_ index: Int) -> Vector {
    let count = points.count
    return points[(index + 1 + count) % count] - points[(index + count) % count]
  }

  /// The unit vector at right angles to a side, away from the polygon.
  private func outward(_ index: Int) -> Vector {
    let edge = edge(index)
    return Vector(edge.dy, -edge.dx) * (1 / edge.length)
  }

  /// The first contour of a convex outline, its curves as lines; nil where it is not convex.
  package init?(_ outline: Path) {
    let extent = outline.bounds.map { max($0.width, $0.height) } ?? 0
    let lines: Path = outline.flattened(tolerance: max(extent / 200, 1e-9))
    guard let contour = lines.contours.first else { return nil }
    self.init([contour.start] + contour.segments.map(\.end))
  }

  /// All points that are within a distance of the polygon, and by half a tolerance at most some that are not.
  package func widened(by distance: Double, tolerance: Double) -> ConvexPolygon {
    // The corner between two lines that touch an arc of an angle φ lies d / cos(φ/2) − d ≈ dφ² / 8 beyond it.
    let longestArc = min(0.6, (4 * tolerance / distance).squareRoot())
    var polygon = self
    polygon.points = []
    for index in points.indices {
      let (before, after) = (outward(index - 1), outward(index))
      let angle = Angle(x: before.dot(after), y: before.cross(after))
      // Around a corner goes an arc. Where a curve was replaced by lines, turns are so small that its corner is as good.
      let arcs = max(1, (angle.radians / longestArc).rounded(.up))
      for arc in 0..<Int(arcs) {
        let middle = before.rotated(by: angle * ((Double(arc) + 0.5) / arcs))
        let corner = points[index] + middle * (distance / (angle / arcs / 2).cosine)
        if corner != polygon.points.last { polygon.points.append(corner) }
      }
    }
    return polygon
  }

  /// All points that are at a distance from everything outside of the polygon; nil where there are none.
  package func narrowed(by distance: Double) -> ConvexPolygon? {
    var rest = points
    for index in points.indices {
      let (origin, outward) = (points[index], outward(index))
      // How far a point lies beyond the side, moved inwards.
      func excess(_ point: Point) -> Double { (point - origin).dot(outward) + distance }
      var cut: [Point] = []
      for (point, next) in zip(rest, rest.dropFirst() + rest.prefix(1)) {
        let (from, to) = (excess(point), excess(next))
        if from <= 0 { cut.append(point) }
        if from < 0 && to > 0 || from > 0 && to < 0 { cut.append(point + (next - point) * (from / (from - to))) }
      }
      rest = cut
      if rest.count < 3 { return nil }
    }
    var polygon = self
    polygon.points = rest
    return polygon
  }

  /// Whether two polygons reach into each other by more than a distance: they do not where they lie apart along the
  /// outward normal of a side of either (the separating axis theorem).
  package func overlaps(_ other: ConvexPolygon, byMoreThan tolerance: Double = 0) -> Bool {
    !isSeparated(from: other, tolerance) && !other.isSeparated(from: self, tolerance)
  }

  private func isSeparated(from other: ConvexPolygon, _ tolerance: Double) -> Bool {
    points.indices.contains { index in
      let (origin, outward) = (points[index], outward(index))
      return other.points.allSatisfy { ($0 - origin).dot(outward) >= -tolerance }
    }
  }

  /// Whether a straight line between two points meets the polygon.
  package func isCrossed(from start: Point, to end: Point) -> Bool {
    let line = end - start
    var (enter, leave) = (0.0, 1.0)
    for index in points.indices {
      let side = edge(index)
      let inwards = side.cross(start - points[index])
      let change = side.cross(line)
      if change == 0 {
        if inwards < 0 { return false }
      } else if change > 0 {
        enter = max(enter, -inwards / change)
      } else {
        leave = min(leave, -inwards / change)
      }
      if enter > leave { return false }
    }
    return true
  }
}
