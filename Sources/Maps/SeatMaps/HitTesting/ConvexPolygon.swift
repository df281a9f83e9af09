internal import Geometry
internal import Paths

/// A convex polygon: a table's edge, the box around a text.
struct ConvexPolygon {
  let corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  /// A convex outline, its curves as lines.
  init(_ outline: Path) {
    let extent = outline.bounds.map { max($0.width, $0.height) } ?? 0
    let lines: Path = outline.flattened(tolerance: max(extent / 200, 1e-9))
    self.init(lines.contours.first.map { [$0.start] + $0.segments.map(\.end) } ?? [])
  }

  /// Whether two polygons reach into each other by more than a distance: they are apart if they are so along the normal
  /// of an edge of either (the separating axis theorem).
  func overlaps(_ other: ConvexPolygon, byMoreThan tolerance: Double = 0) -> Bool {
    guard corners.count > 2, other.corners.count > 2 else { return false }
    return !isApart(from: other, tolerance) && !other.isApart(from: self, tolerance)
  }

  private func isApart(from other: ConvexPolygon, _ tolerance: Double) -> Bool {
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      guard let normal = (end - start).normalized?.turnedClockwise else { continue }
      let (own, others) = (extent(along: normal), other.extent(along: normal))
      if min(own.upperBound - others.lowerBound, others.upperBound - own.lowerBound) <= tolerance { return true }
    }
    return false
  }

  private func extent(along axis: Vector) -> ClosedRange<Double> {
    let places = corners.map { axis.dot($0 - .zero) }
    let (least, greatest) = (places.min() ?? 0, places.max() ?? 0)
    return least <= greatest ? least...greatest : 0...0
  }

  /// Whether a straight line between two points meets the polygon.
  func isCrossed(from start: Point, to end: Point) -> Bool {
    let line = end - start
    var (enter, leave) = (0.0, 1.0)
    let isClockwise =
      zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.0 - corners[0]).cross($1.1 - corners[0]) } > 0
    for (first, second) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let inwards = (isClockwise ? 1 : -1) * (second - first).cross(start - first)
      let change = (isClockwise ? 1 : -1) * (second - first).cross(line)
      if change == 0 {
        if inwards < 0 { return false }
      } else if change > 0 {
        enter = max(enter, -inwards / change)
      } else {
        leave = min(leave, -inwards / change)
      }
      if enter > leave { return false }
    }
    return corners.count > 2
  }
}
