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
