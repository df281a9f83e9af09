import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathContainmentTests {
  @Test func `Rules differ where a path runs round twice`() {
    // A five-pointed star drawn in one go runs round its middle twice.
    let star = Path.polygon((0..<5).map { Point.zero + Vector(direction: .degrees(Double($0) * 144 - 90)) * 10 })
    #expect(star.windingNumber(around: .zero) == 2)
    #expect(star.contains(.zero, rule: .nonzero))
    #expect(!star.contains(.zero, rule: .evenOdd))
    #expect(star.contains(Point(0, -8), rule: .evenOdd))
  }

  @Test func `Open contours count as closed`() {
    #expect(Path.polyline([.zero, Point(10, 0), Point(10, 10)]).contains(Point(8, 2)))
  }

  @Test func `Circles contain what is within their radius`() {
    var random = SeededRandom(seed: 44)
    let circle = Path.circle(center: Point(3, 4), radius: 50)
    for _ in 0..<2000 {
      let point = random.point(-60...60)
      let distance = point.distance(to: Point(3, 4))
      // The ring in which the curve lies is left out.
      guard distance < 50 || distance > 50 * (1 + 2.73e-4) else { continue }
      #expect(circle.contains(point) == (distance < 50))
    }
  }

  @Test func `Curves agree with their flattening`() {
    var random = SeededRandom(seed: 45)
    for _ in 0..<30 {
      let path = random.path()
      let flat = path.flattened(tolerance: 1e-3)
      for _ in 0..<20 {
        let point = random.point()
        #expect(path.windingNumber(around: point) == flat.windingNumber(around: point))
      }
    }
  }

  /// Every point of a plane cut into tiles lies in exactly one tile, corners and edges included.
  @Test func `Tiles share their edges`() {
    let tiles = (0..<4).flatMap { x in
      (0..<4).map { Path.rectangle(Rect(x: Double(x), y: Double($0), width: 1, height: 1)) }
    }
    for x in stride(from: 0.0, to: 4, by: 0.5) {
      for y in stride(from: 0.5, through: 4, by: 0.5) {
        #expect(tiles.filter { $0.contains(Point(x, y)) }.count == 1, "(\(x), \(y))")
      }
    }
  }

  @Test func `Broken points are nowhere`() {
    let square = Path.rectangle(Rect(x: -5, y: -5, width: 10, height: 10))
    #expect(!square.contains(Point(.nan, 0)))
    #expect(!square.contains(Point(0, .nan)))
    #expect(!square.contains(Point(.infinity, 0)))
    #expect(!square.contains(Point(-.infinity, 0)))
  }

  /// The same for edges that slant and bend, which the areas on both sides run along in opposite directions: points
  /// as near to the edge as numbers can be lie in exactly one of them.
  @Test func `Areas share slanting and bent edges`() {
    var random = SeededRandom(seed: 46)
    for _ in 0..<300 {
      let (top, bottom) = (Point(random.double(-1...1), -10), Point(random.double(-1...1), 10))
      let edge: PathSegment =
        random.bool() ? .line(top, bottom) : .cubic(top, random.point(-3...3), random.point(-3...3), bottom)
      var left = Path.polyline([bottom, Point(-20, 10), Point(-20, -10), top])
      left.append(edge.element)
      var right = Path.polyline([top, Point(20, -10), Point(20, 10), bottom])
      right.append(edge.reversed().element)
      let areas = [PathInterior(left), PathInterior(right)]
      for _ in 0..<20 {
        let point = edge.point(at: random.double(0.001...1))
        for x in [point.x.nextDown, point.x, point.x.nextUp] {
          #expect(areas.filter { $0.contains(Point(x, point.y)) }.count == 1, "(\(x), \(point.y)) along \(edge)")
        }
      }
    }
  }

  /// Triangles about a point, each edge between two of them: their common corner lies in exactly one.
  @Test func `Triangles share their corner`() {
    var random = SeededRandom(seed: 47)
    for _ in 0..<200 {
      let middle = random.point(-1...1)
      let rim = (0..<7).map { Point.zero + Vector(direction: .degrees(Double($0) * 51 + random.double(0...50))) * 10 }
      let triangles = rim.indices.map { Path.polygon([middle, rim[$0], rim[($0 + 1) % rim.count]]) }
      #expect(triangles.filter { $0.contains(middle) }.count == 1, "\(middle)")
    }
  }
}
