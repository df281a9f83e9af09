public import Geometry

extension Path {
  /// Adds a part of a circle, joined to the open contour by a straight line, or beginning a contour where none is open.
  ///
  /// A turn of at most 90° becomes one cubic curve with its control points at 4/3·tan(turn/4) radii along the
  /// tangents, which touches the circle at both ends and in the middle and leaves it by at most 2.73e-4 of the radius,
  /// outwards. The error grows with the sixth power of the turn, and one cubic for 92° would already pass 3e-4: hence
  /// the limit, and `⌈sweep / 90°⌉` curves.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius; with 0 the arc is the centre alone.
  ///   - start: Where on the circle the arc begins, clockwise from the right.
  ///   - sweep: How far it goes, clockwise where positive; limited to one full turn.
  ///
  /// Does nothing where the radius is negative or a number is not finite. The contour is not closed.
  public mutating func addArc(center: Point, radius: Double, start: Angle, sweep: Angle) {
    addArc(center: center, radii: Size(radius, radius), rotation: .zero, start: start, sweep: sweep)
  }

  /// Adds a part of an ellipse, in the way of `addArc(center:radius:start:sweep:)`.
  ///
  /// `start` and `sweep` are angles of the circle that is stretched to `radii` and then turned by `rotation` about the
  /// centre; the error is 2.73e-4 of the radii, along each axis.
  public mutating func addArc(center: Point, radii: Size, rotation: Angle = .zero, start: Angle, sweep: Angle) {
    let numbers = [center.x, center.y, radii.width, radii.height, rotation.degrees, start.degrees, sweep.degrees]
    guard numbers.allSatisfy(\.isFinite), radii.width >= 0, radii.height >= 0 else { return }
    let placement = AffineTransform.scale(radii.width, radii.height)
      .then(.rotation(rotation))
      .then(.translation(center - .zero))
    let turn = max(-360, min(360, sweep.degrees))
    // A sweep that is a rounding error longer than a quarter needs no second curve.
    let count = max(1, Int((turn.magnitude / 90 - 1e-9).rounded(.up)))
    let handle = 4 / 3 * Angle(degrees: turn / Double(count) / 4).tangent

    var from = Vector(direction: start)
    connect(to: placement.apply(Point.zero + from), within: max(radii.width, radii.height) * 1e-9)
    for index in 1...count {
      let to = Vector(direction: start + Angle(degrees: turn * Double(index) / Double(count)))
      cubic(
        control1: placement.apply(Point.zero + from + from.turnedClockwise * handle),
        control2: placement.apply(Point.zero + to - to.turnedClockwise * handle),
        to: placement.apply(Point.zero + to))
      from = to
    }
  }

  /// Draws a line to a point from the open contour, or moves there; nothing where the contour is there already, to
  /// within a distance or what rounding can do to the coordinates.
  private mutating func connect(to point: Point, within distance: Double) {
    guard isContourOpen, let current = currentPoint else { return move(to: point) }
    let rounding = max(point.x.magnitude, point.y.magnitude) * 1e-15
    guard current.distance(to: point) > max(distance, rounding) else { return }
    line(to: point)
  }
}

extension Path {
  /// Adds an elliptical arc that is given by its ends, as SVG and PostScript do.
  ///
  /// The arithmetic is that of SVG 2, appendix B.2: radii too small to reach are enlarged until they do; where a radius
  /// is zero or cannot be used the arc is a straight line; an arc back to where it began is left out. The arc is made
  /// of cubics as in `addArc(center:radius:start:sweep:)` and ends exactly at `end`.
  ///
  /// - Parameters:
  ///   - end: Where the arc ends; nothing happens where it is not finite.
  ///   - radii: The radii of the ellipse before it is turned.
  ///   - rotation: How far the ellipse is turned, clockwise.
  ///   - isLarge: Whether to take the arc of more than half a turn.
  ///   - isClockwise: Whether to go clockwise on the page.
  public mutating func addArc(to end: Point, radii: Size, rotation: Angle, isLarge: Bool, isClockwise: Bool) {
    let start = currentPoint ?? .zero
    guard start != end else { return }
    guard
      let arc = CenteredArc(
        from: start, to: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    else { return line(to: end) }

    var curve = Path()
    curve.addArc(center: arc.center, radii: arc.radii, rotation: rotation, start: arc.start, sweep: arc.sweep)
    let steps = Array(curve.elements.dropFirst())
    guard case .cubic(let control1, let control2, _) = steps.last else { return line(to: end) }
    for step in steps.dropLast() { append(step) }
    cubic(control1: control1, control2: control2, to: end)
  }
}

/// The centre and the angles of an arc that is given by its ends.
private struct CenteredArc {
  let center: Point
  let radii: Size
  let start: Angle
  let sweep: Angle

  /// Nil where a radius is zero or the numbers are too large or too small to work with.
  init?(from: Point, to: Point, radii: Size, rotation: Angle, isLarge: Bool, isClockwise: Bool) {
    let (rx, ry) = (radii.width.magnitude, radii.height.magnitude)
    // Half the chord in the frame of the ellipse, in units of its radii: a circle of radius 1 must hold it.
    let half = ((from - to) * 0.5).rotated(by: -rotation)
    let chord = Vector(half.dx / rx, half.dy / ry)
    let enlargement = max(1, chord.length)
    guard rx > 0, ry > 0, rotation.degrees.isFinite, chord.length > 0, enlargement.isFinite else { return nil }

    let unit = chord * (1 / enlargement)
    let distance = max(0, 1 / unit.dot(unit) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let offset = Vector(unit.dy, -unit.dx) * distance
    let fromCenter = Vector(unit.dx - offset.dx, unit.dy - offset.dy)
    let toCenter = Vector(-unit.dx - offset.dx, -unit.dy - offset.dy)

    self.radii = Size(rx * enlargement, ry * enlargement)
    let middle = from.interpolated(to: to, at: 0.5)
    center = middle + Vector(offset.dx * self.radii.width, offset.dy * self.radii.height).rotated(by: rotation)
    start = fromCenter.direction
    let turn = (toCenter.direction - start).normalized.degrees
    sweep = Angle(degrees: isClockwise ? turn : turn - 360)
    guard center.isFinite, self.radii.isFinite, turn > 0, turn.isFinite else { return nil }
  }
}

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
