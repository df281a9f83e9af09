public import Geometry

extension Path {
  /// Whether a point lies inside the path, filled by a rule; open contours count as closed by a straight line.
  ///
  /// Curves are taken as they are, not flattened. A point on the outline belongs to one side of it: of two areas that
  /// share an edge, exactly one contains a point of that edge, as long as the edge is made of the same numbers. Takes
  /// time in proportion to the number of steps.
  public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
    let winding = windingNumber(around: point)
    switch rule {
    case .nonzero: return winding != 0
    case .evenOdd: return !winding.isMultiple(of: 2)
    }
  }

  /// How many times the path runs round a point, positive where clockwise on the page.
  public func windingNumber(around point: Point) -> Int {
    contours.reduce(0) { sum, contour in
      let closing = PathSegment.line(contour.end, contour.start)
      return contour.segments.reduce(sum + closing.crossings(rightOf: point)) { $0 + $1.crossings(rightOf: point) }
    }
  }
}

extension PathSegment {
  /// How often the segment crosses the ray from a point to the right: downwards counts 1, upwards −1.
  ///
  /// A piece that goes from above the point's height to at or below it crosses; so a corner that touches the ray
  /// counts for both of its sides or for none.
  fileprivate func crossings(rightOf point: Point) -> Int {
    let points = self.points
    let isAbove = points.map { $0.y < point.y }
    // All control points on one side: no crossing. All to the left: none to the right.
    guard isAbove.contains(true), isAbove.contains(false) else { return 0 }
    guard points.contains(where: { $0.x > point.x }) else { return 0 }

    let direction = (start.y < point.y ? 1 : 0) - (end.y < point.y ? 1 : 0)
    if points.allSatisfy({ $0.x > point.x }) { return direction }
    let heights = BernsteinPolynomial(points.map { $0.y - point.y })
    let sides = BernsteinPolynomial(points.map { $0.x - point.x })
    var isStartAbove = start.y < point.y
    return heights.zeroCrossings.reduce(0) { sum, t in
      defer { isStartAbove.toggle() }
      return sides.value(at: t) > 0 ? sum + (isStartAbove ? 1 : -1) : sum
    }
  }
}
