import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathMarginTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))

  @Test func `Measures to the nearest side`() {
    #expect(square.margin(around: Rect(x: 10, y: 20, width: 30, height: 30)) == 10)
    #expect(square.margin(around: Rect(x: 10, y: 20, width: 30, height: 77)) == 3)
    #expect(square.margin(around: Rect(x: 0, y: 20, width: 30, height: 30)) == 0)
    #expect(square.margin(around: Rect(x: 0, y: 0, width: 100, height: 100)) == 0)
  }

  @Test func `Is minus what sticks out`() {
    #expect(square.margin(around: Rect(x: -3, y: 20, width: 30, height: 30)) == -3)
    // More than half: the side is 10 deep in the rectangle, whose corners are 20 outside.
    #expect(square.margin(around: Rect(x: -20, y: 20, width: 30, height: 30)) == -20)
    #expect(square.margin(around: Rect(x: 110, y: 20, width: 30, height: 30)) == -40)
  }

  /// A corner at (5, 5) is 5√2 from the centre of a quarter circle of radius 20 that is cut out about (0, 0).
  @Test func `Measures to curves`() {
    var path = Path()
    path.addArc(center: .zero, radius: 20, start: .degrees(90), sweep: .degrees(-90))
    for point in [Point(100, 0), Point(100, 100), Point(0, 100)] { path.line(to: point) }
    path.close()
    func margin(from corner: Double) -> Double {
      path.margin(around: Rect(minX: corner, minY: corner, maxX: 50, maxY: 50))
    }
    // A quarter circle of one cubic curve is nowhere further than 2.73e-4 of its radius from the true one.
    let tolerance = 20 * 2.73e-4 + 1e-3
    #expect(abs(margin(from: 5) - (5 * 2.0.squareRoot() - 20)) < tolerance)
    #expect(abs(margin(from: 16) - (16 * 2.0.squareRoot() - 20)) < tolerance)
  }

  @Test func `A hole is outside`() {
    var path = square
    path.append(Path.circle(center: Point(50, 50), radius: 10).reversed())
    let tolerance = 10 * 2.73e-4 + 1e-3
    #expect(abs(path.margin(around: Rect(x: 10, y: 40, width: 25, height: 20)) - 5) < tolerance)
    // All of it within the hole: a corner is 10 − 2√2 from the rim, the middle 10.
    #expect(abs(path.margin(around: Rect(x: 48, y: 48, width: 4, height: 4)) + 10) < tolerance)
    // All of the hole within it: the hole's far side is 20 + 15 deep, but nearest to another side by 15.
    #expect(path.margin(around: Rect(x: 25, y: 25, width: 50, height: 50)) < -10)
    #expect(path.contains(Point(30, 30)))
  }

  /// The margin of a rectangle without extent is its distance to the polygon, which has the sign of being inside.
  @Test func `A point has the sign of being inside`() {
    var random = SeededRandom(seed: 61)
    for _ in 0..<200 {
      let path = Path.polygon((0..<5).map { _ in random.point() })
      let point = random.point()
      let margin = path.margin(around: Rect(point, point))
      #expect(path.contains(point) ? margin >= 0 : margin <= 0)
      // Moved by less than the margin it stays on the same side.
      let moved = point + Vector(direction: .degrees(random.double(0...360))) * (margin.magnitude * 0.999)
      #expect(path.contains(moved) == path.contains(point))
    }
  }

  @Test func `Nothing lies in an empty path`() {
    #expect(Path().margin(around: Rect(x: 0, y: 0, width: 1, height: 1)) == -.infinity)
  }

  @Test func `Measures lines beside and through a rectangle`() {
    let rect = Rect(x: 0, y: 0, width: 30, height: 20)
    #expect(rect.distance(toLineFrom: Point(-5, -5), to: Point(-5, 40)) == 5)
    // From a corner to a slanting line between (34, 20) and (30, 24), 4/√2 away.
    #expect(abs(rect.distance(toLineFrom: Point(34, 20), to: Point(30, 24)) - 4 / 2.0.squareRoot()) < 1e-12)
    #expect(rect.distance(toLineFrom: Point(33, 24), to: Point(33, 24)) == 5)
    #expect(rect.distance(toLineFrom: Point(0, -9), to: Point(0, 90)) == 0)
    #expect(rect.distance(toLineFrom: Point(4, -9), to: Point(4, 90)) == -4)
  }
}
