public import Geometry

extension Rect {
  /// How far a straight line between two points is from the rectangle; where it goes through, minus how deep it goes in.
  ///
  /// The depth is that of the middle of the part inside: its distance from the nearest side. It is 0 where the line only
  /// touches. A line whose ends are the same is a point.
  public func distance(toLineFrom start: Point, to end: Point) -> Double {
    if let inside = clippedRange(from: start, to: end) {
      let middle = start.interpolated(to: end, at: (inside.lowerBound + inside.upperBound) / 2)
      return -max(0, min(middle.x - minX, maxX - middle.x, middle.y - minY, maxY - middle.y))
    }
    let ends = min(distance(to: start), distance(to: end))
    return corners.reduce(ends) { min($0, $1.distance(toLineFrom: start, to: end)) }
  }

  /// How far a point is from the rectangle, 0 where it lies inside.
  private func distance(to point: Point) -> Double {
    Vector(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0)).length
  }

  /// The fractions of the way between which a line is inside the rectangle (Liang and Barsky, 1984).
  private func clippedRange(from start: Point, to end: Point) -> ClosedRange<Double>? {
    let along = end - start
    var (first, last) = (0.0, 1.0)
    for (speed, room) in [
      (-along.dx, start.x - minX), (along.dx, maxX - start.x), (-along.dy, start.y - minY), (along.dy, maxY - start.y),
    ] {
      if speed == 0 {
        guard room >= 0 else { return nil }
      } else if speed < 0 {
        first = max(first, room / speed)
      } else {
        last = min(last, room / speed)
      }
    }
    return first <= last ? first...last : nil
  }
}

extension Point {
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let (along, away) = (end - start, self - start)
    let squared = along.dot(along)
    let fraction = squared > 0 ? min(1, max(0, along.dot(away) / squared)) : 0
    return start.interpolated(to: end, at: fraction).distance(to: self)
  }
}
