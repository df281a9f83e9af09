public import Geometry

extension Path {
  /// A line through points: straight from point to point, or rounded into a smooth curve through all of them.
  ///
  /// At a point inside, the curve runs as the parabola through it and its neighbours does, with the chords for
  /// parameter (an interpolation of Bessel's: de Boor, "A Practical Guide to Splines", 1978, chapter IV); its first and
  /// last piece bend as at their inner ends, so that points of a circle give nearly that circle. The handles are
  /// shortened to the smoothness; points that are not finite, or repeat the one before, are left out.
  ///
  /// - Parameter smoothness: 0 for straight lines, 1 for the smooth curve; limited to 0…1.
  public static func line(through points: [Point], smoothness: Double) -> Path {
    let points = points.reduce(into: [Point]()) { kept, point in
      if point.isFinite, kept.last != point { kept.append(point) }
    }
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    guard smoothness > 0, points.count > 2 else {
      for point in points.dropFirst() { path.line(to: point) }
      return path
    }
    let velocities = velocities(through: points)
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let handle = start.distance(to: end) / 3 * min(smoothness, 1)
      path.cubic(
        control1: start + velocities[index] * handle, control2: end - velocities[index + 1] * handle, to: end)
    }
    return path
  }

  /// The velocity at each of three points or more, where the way is measured along the chords.
  private static func velocities(through points: [Point]) -> [Vector] {
    let chords = zip(points, points.dropFirst()).map { start, end in
      let length = start.distance(to: end)
      return (length: length, direction: (end - start) * (1 / length))
    }
    let inner = zip(chords, chords.dropFirst()).map { before, after in
      (before.direction * after.length + after.direction * before.length) * (1 / (before.length + after.length))
    }
    guard let first = inner.first, let last = inner.last, let start = chords.first, let end = chords.last else {
      return []
    }
    return [first.mirrored(at: start.direction)] + inner + [last.mirrored(at: end.direction)]
  }
}

extension Vector {
  /// The vector on the other side of an axis of length 1.
  fileprivate func mirrored(at axis: Vector) -> Vector { axis * (2 * dot(axis)) - self }
}
