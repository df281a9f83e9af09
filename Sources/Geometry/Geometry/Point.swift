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
