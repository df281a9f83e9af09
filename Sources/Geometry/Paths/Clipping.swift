public import Geometry

extension Path {
  /// The part of the path's area that lies on one side of a straight line, cut exactly: curves stay curves.
  ///
  /// Every contour counts as closed, and the cut closes what it opens by a line along it. A convex contour stays one
  /// convex contour. Of another one several parts may be left, joined by edges that run along the cut and back and
  /// enclose nothing. Contours with nothing beyond the line are left out. The path is returned as it is where
  /// `inwards` is zero or not finite.
  ///
  /// - Parameters:
  ///   - point: A point of the line.
  ///   - inwards: A vector at a right angle to the line, towards the side that is kept.
  public func clipped(at point: Point, keeping inwards: Vector) -> Path {
    guard let normal = inwards.normalized, point.isFinite else { return self }
    var path = Path()
    for contour in contours {
      let outline = contour.isClosed ? contour.segments : contour.segments + [.line(contour.end, contour.start)]
      guard outline.contains(where: { $0.points.contains { ($0 - point).dot(normal) > 0 } }) else { continue }
      let kept = outline.flatMap { $0.parts(onSideOf: point, normal: normal) }
      path.append(area: kept)
    }
    return path
  }

  /// Adds a closed contour of segments with straight lines across the gaps between them.
  private mutating func append(area segments: [PathSegment]) {
    guard let first = segments.first else { return }
    move(to: first.start)
    for segment in segments {
      if segment.start != currentPoint { line(to: segment.start) }
      append(segment.element)
    }
    close()
  }
}

extension PathSegment {
  /// The parts of the segment at or beyond a line, towards its normal.
  fileprivate func parts(onSideOf point: Point, normal: Vector) -> [PathSegment] {
    let distances = points.map { ($0 - point).dot(normal) }
    if distances.allSatisfy({ $0 >= 0 }) { return [self] }
    if distances.allSatisfy({ $0 <= 0 }) { return [] }
    let distance = BernsteinPolynomial(distances)
    let stops = [0] + distance.zeroCrossings + [1]
    return zip(stops, stops.dropFirst())
      .filter { distance.value(at: ($0 + $1) / 2) > 0 }
      .map { part(from: $0, to: $1) }
  }
}
