public import Geometry

// The figures of plane geometry. All run clockwise on the page and are closed, so that a figure can be cut out of
// another by appending it reversed and filling with the nonzero rule.

extension Path {
  /// A rectangle, from the top left.
  public static func rectangle(_ rect: Rect) -> Path {
    polygon(rect.corners)
  }

  /// A rectangle with round corners, each with its own radius; radii that do not fit are limited.
  public static func roundedRectangle(_ rect: Rect, radii: CornerRadii) -> Path {
    let radii = radii.limited(to: rect)
    var path = Path()
    path.addCorner(at: Point(rect.minX, rect.minY), inwards: Vector(1, 1), radius: radii.topLeft, start: 180)
    path.addCorner(at: Point(rect.maxX, rect.minY), inwards: Vector(-1, 1), radius: radii.topRight, start: 270)
    path.addCorner(at: Point(rect.maxX, rect.maxY), inwards: Vector(-1, -1), radius: radii.bottomRight, start: 0)
    path.addCorner(at: Point(rect.minX, rect.maxY), inwards: Vector(1, -1), radius: radii.bottomLeft, start: 90)
    path.close()
    return path
  }

  /// A rectangle whose corners all have the same radius, limited to half the shorter side.
  public static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    roundedRectangle(rect, radii: CornerRadii(radius))
  }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: Rect) -> Path {
    roundedRectangle(rect, radius: .infinity)
  }

  /// A circle, from its rightmost point; empty where the radius is negative or not finite.
  public static func circle(center: Point, radius: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, start: .zero, sweep: .fullTurn)
    path.close()
    return path
  }

  /// The ellipse that touches the sides of a rectangle, from its rightmost point.
  public static func ellipse(in rect: Rect) -> Path {
    var path = Path()
    path.addArc(
      center: rect.center, radii: Size(rect.width / 2, rect.height / 2), start: .zero, sweep: .fullTurn)
    path.close()
    return path
  }

  /// Straight lines through some points and back to the first; empty where there is no point.
  ///
  /// Points that are not finite are left out.
  public static func polygon(_ points: some Sequence<Point>) -> Path {
    var path = polyline(points)
    path.close()
    return path
  }

  /// Straight lines through some points; points that are not finite are left out.
  public static func polyline(_ points: some Sequence<Point>) -> Path {
    var path = Path()
    for point in points {
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  /// The part of a ring between two angles, as a block of curved rows takes it up.
  ///
  /// - Parameters:
  ///   - center: The centre of both circles.
  ///   - innerRadius: The radius of the inner edge; with 0 or less the sector comes to a point.
  ///   - outerRadius: The radius of the outer edge.
  ///   - start: Where the sector begins, clockwise from the right.
  ///   - sweep: How far it goes, clockwise where positive; with a full turn or more the outcome is a ring of two
  ///     contours that run in opposite directions.
  ///
  /// Empty where a number is not finite.
  public static func annularSector(
    center: Point, innerRadius: Double, outerRadius: Double, start: Angle, sweep: Angle
  ) -> Path {
    let numbers = [center.x, center.y, innerRadius, outerRadius, start.degrees, sweep.degrees]
    guard numbers.allSatisfy(\.isFinite) else { return Path() }
    let (inner, outer) = (max(0, min(innerRadius, outerRadius)), max(0, max(innerRadius, outerRadius)))
    guard sweep.degrees.magnitude < 360 else {
      var ring = circle(center: center, radius: outer)
      if inner > 0 { ring.append(circle(center: center, radius: inner).reversed()) }
      return ring
    }
    var path = Path()
    path.addArc(center: center, radius: outer, start: start, sweep: sweep)
    if inner > 0 {
      path.addArc(center: center, radius: inner, start: start + sweep, sweep: -sweep)
    } else {
      path.line(to: center)
    }
    path.close()
    return path
  }

  /// Adds a quarter turn about the centre that lies a radius inwards of a corner, or the corner itself.
  private mutating func addCorner(at corner: Point, inwards: Vector, radius: Double, start: Double) {
    guard radius > 0 else {
      if isEmpty { move(to: corner) } else { line(to: corner) }
      return
    }
    addArc(center: corner + inwards * radius, radius: radius, start: .degrees(start), sweep: .degrees(90))
  }
}
