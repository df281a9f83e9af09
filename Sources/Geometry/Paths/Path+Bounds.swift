public import Geometry

extension PathSegment {
  /// The smallest upright rectangle that holds the segment: its ends and where it turns round in x or y.
  public var bounds: Rect {
    let box = Rect(start, end)
    if case .line = self { return box }
    // Between its control points a curve cannot leave their box, so most curves need no roots.
    let points = self.points
    if points.allSatisfy(box.contains) { return box }
    let x = BernsteinPolynomial(points.map(\.x))
    let y = BernsteinPolynomial(points.map(\.y))
    let xs = x.turningPoints.map { Point(x.value(at: $0), box.minY) }
    let ys = y.turningPoints.map { Point(box.minX, y.value(at: $0)) }
    return (xs + ys).reduce(box) { $0.extended(to: $1) }
  }
}

extension Path {
  /// The smallest upright rectangle that holds every contour, or nil for an empty path.
  ///
  /// Curves count with the points they reach, not with their control points. A contour that is a move alone counts with
  /// its point. Takes time in proportion to the number of steps.
  public var bounds: Rect? {
    var box: Rect?
    for contour in contours {
      let start = Rect(contour.start, contour.start)
      let contourBox = contour.segments.reduce(start) { $0.union($1.bounds) }
      box = box?.union(contourBox) ?? contourBox
    }
    return box
  }
}
