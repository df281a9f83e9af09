public import Geometry

/// Something that can fill a frame with an outline.
///
/// A shape is its parameters alone; the frame comes with the question. The outline moves with the frame: for every
/// shape here, moving the frame by a vector moves the path by that vector. Where a parameter asks for more than the
/// frame can hold (a radius, a notch), the shape takes what fits; no outline folds over itself.
public protocol Shape: Hashable, Sendable {
  /// The outline in a frame.
  func path(in frame: Rect) -> Path
}

/// The radii of a rectangle's four corners.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Creates radii corner by corner, clockwise on the page from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates radii that are the same at every corner.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// The radii that fit a rectangle: none negative, and none overlapping another along an edge.
  ///
  /// Where two radii are together longer than their edge, all four shrink by the same factor, so that the corners keep
  /// their proportions (CSS Backgrounds and Borders 3, §4.5). What is not a number counts as 0, and a radius of more than
  /// a billion sides as that.
  public func limited(to rect: Rect) -> CornerRadii {
    // Far beyond any radius that fits, so that proportions are kept; the limit keeps infinite radii out of the sums.
    // A power of two, so that it rounds nothing.
    let most = max(0, max(rect.width, rect.height)) * 0x1p30
    func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    let radii = CornerRadii(
      topLeft: limited(topLeft), topRight: limited(topRight), bottomRight: limited(bottomRight),
      bottomLeft: limited(bottomLeft))
    let factor = [
      (rect.width, radii.topLeft + radii.topRight), (rect.height, radii.topRight + radii.bottomRight),
      (rect.width, radii.bottomRight + radii.bottomLeft), (rect.height, radii.bottomLeft + radii.topLeft),
    ].reduce(1) { factor, edge in edge.1 > edge.0 ? min(factor, edge.0 / edge.1) : factor }
    return CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor, bottomRight: radii.bottomRight * factor,
      bottomLeft: radii.bottomLeft * factor)
  }
}

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
