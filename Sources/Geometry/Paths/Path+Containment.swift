public import Geometry

extension Path {
  /// Whether a point lies inside the path, filled by a rule; open contours count as closed by a straight line.
  ///
  /// Curves are taken as they are, not flattened. A point on the outline belongs to one side of it: of two areas that
  /// share an edge, exactly one contains a point of that edge, as long as the edge is made of the same numbers. Takes
  /// time in proportion to the number of steps; to ask about many points, prepare a ``PathInterior``.
  public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
    PathInterior(self).contains(point, rule: rule)
  }

  /// How many times the path runs round a point, positive where clockwise on the page.
  public func windingNumber(around point: Point) -> Int {
    PathInterior(self).windingNumber(around: point)
  }
}
