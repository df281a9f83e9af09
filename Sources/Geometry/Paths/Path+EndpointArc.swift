public import Geometry

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
