import Geometry
import TestSupport
import Testing

@Suite struct VectorTests {
  @Test func `Lengths and directions`() {
    #expect(Vector(3, 4).length == 5)
    #expect(Vector(3, 4).normalized == Vector(0.6, 0.8))
    #expect(Vector(0, 2).direction == .degrees(90))
    #expect(Vector(direction: .degrees(180)) == Vector(-1, 0))
  }

  @Test(arguments: [Vector.zero, Vector(.nan, 1), Vector(.infinity, 0), Vector(1e300, 1e300)])
  func `Vectors without a length have no direction of length one`(vector: Vector) {
    #expect(vector.normalized == nil)
  }

  @Test func `A quarter turn clockwise goes from right to down`() {
    #expect(Vector(1, 0).turnedClockwise == Vector(0, 1))
    #expect(Vector(3, 4).turnedClockwise == Vector(3, 4).rotated(by: .degrees(90)))
  }

  @Test func `The cross product is positive clockwise`() {
    #expect(Vector(1, 0).cross(Vector(0, 1)) == 1)
    #expect(Vector(2, 3).dot(Vector(4, 5)) == 23)
  }

  @Test func `Turning keeps lengths and angles`() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<300 {
      let (first, second) = (random.point() - Point.zero, random.point() - Point.zero)
      let angle = Angle.degrees(random.double(-720...720))
      #expect(abs(first.rotated(by: angle).length - first.length) < 1e-10)
      #expect(abs(first.rotated(by: angle).dot(second.rotated(by: angle)) - first.dot(second)) < 1e-8)
    }
  }

  @Test func `Points and vectors`() {
    #expect(Point(5, 7) - Point(2, 3) == Vector(3, 4))
    #expect(Point(2, 3) + Vector(3, 4) == Point(5, 7))
    #expect(Point(2, 3).distance(to: Point(5, 7)) == 5)
    #expect(Point(0, 10).interpolated(to: Point(4, 20), at: 0.25) == Point(1, 12.5))
    #expect(!Point(.nan, 0).isFinite && !Point(0, .infinity).isFinite && Point(1, 1).isFinite)
  }
}
