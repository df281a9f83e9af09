/// A position in the plane.
///
/// Everywhere in this package x grows to the right and y grows *down*, as on a page.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// Creates a point from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether neither coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The straight distance to another point.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point at `fraction` of the way to `other`: this point at 0, `other` at 1.
  public func interpolated(to other: Point, at fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }

  /// Moves a point by a vector.
  public static func + (point: Point, vector: Vector) -> Point { Point(point.x + vector.dx, point.y + vector.dy) }
  /// Moves a point by a vector, backwards.
  public static func - (point: Point, vector: Vector) -> Point { Point(point.x - vector.dx, point.y - vector.dy) }
  /// The vector from the second point to the first.
  public static func - (end: Point, start: Point) -> Vector { Vector(end.x - start.x, end.y - start.y) }
  /// Moves a point by a vector in place.
  public static func += (point: inout Point, vector: Vector) { point = point + vector }
}

/// A displacement in the plane, y down.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downwards.
  public var dy: Double

  /// The displacement that moves nothing.
  public static let zero = Vector(0, 0)

  /// Creates a vector from its parts.
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 1 that points in a direction; `Angle.zero` is to the right.
  public init(direction: Angle) {
    self.init(direction.cosine, direction.sine)
  }

  /// The Euclidean length; infinite above about 1e154 and zero below about 1e-162, whose squares no double holds.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The direction, clockwise from the right; zero for the zero vector.
  public var direction: Angle { Angle(x: dx, y: dy) }

  /// The vector of length 1 in the same direction, or nil where the length is zero or not finite.
  public var normalized: Vector? {
    let length = self.length
    guard length > 0, length.isFinite else { return nil }
    return Vector(dx / length, dy / length)
  }

  /// This vector turned by a quarter, clockwise as seen on the page.
  public var turnedClockwise: Vector { Vector(-dy, dx) }

  /// The sum of the products of the parts.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z part of the cross product: positive where `other` lies clockwise of this vector on the page.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// This vector turned clockwise by an angle.
  public func rotated(by angle: Angle) -> Vector {
    let (sine, cosine) = (angle.sine, angle.cosine)
    return Vector(dx * cosine - dy * sine, dx * sine + dy * cosine)
  }

  /// Adds two vectors part by part.
  public static func + (left: Vector, right: Vector) -> Vector { Vector(left.dx + right.dx, left.dy + right.dy) }
  /// Subtracts two vectors part by part.
  public static func - (left: Vector, right: Vector) -> Vector { Vector(left.dx - right.dx, left.dy - right.dy) }
  /// Stretches a vector.
  public static func * (vector: Vector, factor: Double) -> Vector { Vector(vector.dx * factor, vector.dy * factor) }
  /// The vector of the same length that points the other way.
  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.dx, -vector.dy) }
}
