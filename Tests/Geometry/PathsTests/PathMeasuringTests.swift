import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathLengthTests {
  @Test func `Lines and closing lines count`() {
    #expect(Path.polyline([.zero, Point(3, 4), Point(3, 10)]).length() == 11)
    #expect(Path.polygon([.zero, Point(4, 0), Point(4, 3)]).length() == 12)
    #expect(Path().length() == 0)
  }

  /// The parabola y = x² from 0 to 1 is ½·√5 + ¼·asinh 2 = 1.478942857544597 long.
  @Test func `A parabola has its length`() {
    let parabola = PathSegment.quadratic(.zero, Point(0.5, 0), Point(1, 1))
    #expect(abs(parabola.length(tolerance: 1e-12) - 1.478_942_857_544_597) < 1e-12)
    #expect(abs(parabola.length(tolerance: 1e-3) - 1.478_942_857_544_597) < 1e-3)
  }

  /// A cubic that goes there and back along a line has a turn at which the speed is zero: its control values 0, 1, 1,
  /// 0 reach ¾ and return.
  @Test func `Turning back counts twice`() {
    let back = PathSegment.cubic(.zero, Point(1, 0), Point(1, 0), .zero)
    #expect(abs(back.length(tolerance: 1e-9) - 1.5) < 1e-9)
  }

  @Test func `A circle has its circumference`() {
    let length = Path.circle(center: .zero, radius: 100).length()
    // The curves lie outside the circle, by 2.73e-4 at most.
    #expect(length > 200 * .pi && length < 200 * .pi * (1 + 2.73e-4))
  }

  @Test func `Lengths agree with fine chords`() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<60 {
      let segment = random.segment()
      let points = (0...4000).map { segment.point(at: Double($0) / 4000) }
      let chords = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      #expect(abs(segment.length(tolerance: 1e-7) - chords) < 1e-3)
    }
  }

  @Test func `Lengths of parts add up`() {
    var random = SeededRandom(seed: 42)
    for _ in 0..<100 {
      let segment = random.segment()
      let length = segment.length(tolerance: 1e-9)
      let t = segment.parameter(atLength: length * 0.3, tolerance: 1e-9)
      #expect(abs(segment.split(at: t).0.length(tolerance: 1e-9) - length * 0.3) < 1e-6)
    }
  }

  @Test func `Points along a line`() throws {
    var path = Path.polyline([.zero, Point(10, 0), Point(10, 10)])
    path.move(to: Point(50, 50))
    path.line(to: Point(60, 50))
    #expect(path.point(atLength: 4) == Path.Position(point: Point(4, 0), tangent: Vector(1, 0)))
    #expect(path.point(atLength: 15) == Path.Position(point: Point(10, 5), tangent: Vector(0, 1)))
    #expect(path.point(atLength: 25)?.point == Point(55, 50))
    #expect(path.point(atLength: -1)?.point == .zero)
    #expect(path.point(atLength: 99)?.point == Point(60, 50))
    #expect(path.point(atLength: .infinity)?.point == Point(60, 50))
    #expect(path.point(atLength: .nan) == nil)
    #expect(Path.polyline([.zero]).point(atLength: 0) == nil)
  }

  @Test func `A quarter of a circle is a quarter turn`() throws {
    let circle = Path.circle(center: .zero, radius: 10)
    let quarter = try #require(circle.point(atLength: circle.length() / 4))
    #expect(quarter.point.distance(to: Point(0, 10)) < 1e-5)
    #expect(abs(quarter.tangent.dx + 1) < 1e-5)
  }

  @Test func `Huge numbers do not trap`() {
    let huge = Double.greatestFiniteMagnitude
    var path = Path.polyline([Point(-huge, 0), Point(huge, 0)])
    path.cubic(control1: Point(huge, huge), control2: Point(-huge, huge), to: .zero)
    _ = path.length()
    _ = path.point(atLength: huge)
    _ = path.strokedBounds(StrokeStyle(width: 3, cap: .square))
    #expect(path.flattened(tolerance: 1e-3).elements.count <= 3 + PathSegment.maximumLineCount)
    #expect(path.dashed(StrokeStyle(width: 1, dashes: [1])).elements.count == 3)
  }
}

@Suite struct PathFlatteningTests {
  @Test(arguments: [10, 1, 0.1, 0.001])
  func `Lines keep within the tolerance`(tolerance: Double) {
    var random = SeededRandom(seed: 43)
    for _ in 0..<60 {
      let segment = random.segment()
      let points = [segment.start] + segment.flattened(tolerance: tolerance)
      #expect(points.last == segment.end)
      for step in 0...300 {
        let point = segment.point(at: Double(step) / 300)
        let distance = zip(points, points.dropFirst()).map { point.distance(toLineFrom: $0, to: $1) }.min() ?? .infinity
        #expect(distance <= tolerance * (1 + 1e-9))
      }
    }
  }

  @Test func `A coarse tolerance gives one line`() {
    #expect(PathSegment.cubic(.zero, Point(1, 1), Point(2, 1), Point(3, 0)).flattened(tolerance: 5) == [Point(3, 0)])
  }

  @Test(arguments: [0, -1, Double.nan])
  func `Without tolerance the limit is used`(tolerance: Double) {
    let curve = PathSegment.quadratic(.zero, Point(1, 1), Point(2, 0))
    #expect(curve.flattened(tolerance: tolerance).count == PathSegment.maximumLineCount)
  }

  @Test func `Lines and closes stay`() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(square.flattened(tolerance: 0.1) == square)
  }
}

extension Point {
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let along = end - start
    let square = along.dot(along)
    guard square > 0 else { return distance(to: start) }
    return distance(to: start + along * max(0, min(1, (self - start).dot(along) / square)))
  }
}
