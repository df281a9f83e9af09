import Geometry
import Paths
import Testing

@Suite struct InnermostPointTests {
  @Test func `Symmetric shapes give their middle`() throws {
    let rectangle = Path.rectangle(Rect(x: 10, y: 20, width: 200, height: 40))
    #expect(rectangle.innermostPoint == Point(110, 40))
    let circle = try #require(Path.circle(center: Point(5, 6), radius: 3).innermostPoint)
    #expect(circle.distance(to: Point(5, 6)) < 1e-9)
  }

  /// The bounds' middle of both shapes lies outside them, or on their edge.
  @Test func `An l has it in its corner`() throws {
    // Arms of 40: the largest circle inside touches the two outer edges of the corner and the inner corner (40, 60),
    // r from both edges and from the corner: (40 − r)² · 2 = r², so r = 40·√2 / (1 + √2).
    let corners = [(0, 0), (40, 0), (40, 60), (100, 60), (100, 100), (0, 100)].map { Point(Double($0.0), Double($0.1)) }
    let path = Path.polygon(corners)
    let point = try #require(path.innermostPoint)
    let radius = 40 * 2.0.squareRoot() / (1 + 2.0.squareRoot())
    #expect(point.distance(to: Point(radius, 100 - radius)) < 1)
  }

  @Test func `A u has it inside`() throws {
    let corners = [(0, 0), (30, 0), (30, 70), (70, 70), (70, 0), (100, 0), (100, 100), (0, 100)]
    let path = Path.polygon(corners.map { Point(Double($0.0), Double($0.1)) })
    let point = try #require(path.innermostPoint)
    #expect(path.contains(point) && !path.contains(Point(50, 50)))
    // Nowhere in a U of arms 30 wide is more room than in its lower corners, where a circle of
    // 30·√2 / (1 + √2) = 17.57 fits.
    #expect(min(point.x, 100 - point.x, 100 - point.y) > 17.2)
  }

  @Test func `What encloses nothing has none`() {
    #expect(Path().innermostPoint == nil)
    #expect(Path.polyline([Point(0, 0), Point(10, 0)]).innermostPoint == nil)
    #expect(Path.polygon([Point(0, 0), Point(.infinity, 0), Point(0, 5)]).innermostPoint == nil)
  }

  @Test func `Long thin shapes are searched whole`() throws {
    // A strip 1000 long and 2 wide with a square of 20 at its far end.
    let corners = [(0, 0), (1000, 0), (1000, -9), (1020, -9), (1020, 11), (1000, 11), (1000, 2), (0, 2)]
    let point = try #require(Path.polygon(corners.map { Point(Double($0.0), Double($0.1)) }).innermostPoint)
    #expect(point.distance(to: Point(1010, 1)) < 1)
  }
}
