import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathHalfPlaneTests {
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func `A square is cut in half`() {
    #expect(square.clipped(at: Point(4, 99), keeping: Vector(1, 0)).svgPathData() == "M4 0H10V10H4Z")
    #expect(square.clipped(at: Point(4, 99), keeping: Vector(-2, 0)).bounds == Rect(x: 0, y: 0, width: 4, height: 10))
  }

  @Test func `What lies on one side stays or goes`() {
    #expect(square.clipped(at: .zero, keeping: Vector(1, 0)).bounds == square.bounds)
    #expect(square.clipped(at: .zero, keeping: Vector(-1, 0)).isEmpty)
    #expect(square.clipped(at: Point(20, 0), keeping: Vector(1, 0)).isEmpty)
  }

  @Test(arguments: [Vector.zero, Vector(.nan, 1), Vector(.infinity, 0)])
  func `A broken normal cuts nothing`(normal: Vector) {
    #expect(square.clipped(at: .zero, keeping: normal) == square)
  }

  @Test func `Curves stay curves`() {
    let half = Path.circle(center: .zero, radius: 10).clipped(at: .zero, keeping: Vector(0, -1))
    let cubics = half.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(cubics.count == 2)
    #expect(half.bounds.map { abs($0.minY + 10) < 1e-9 && abs($0.maxY) < 1e-9 } == true)
  }

  /// Any area, also one of several contours that are not convex, keeps exactly the points on the side that is kept.
  @Test func `Points are kept by side`() {
    var random = SeededRandom(seed: 51)
    for _ in 0..<60 {
      let path = random.path()
      let (point, normal) = (random.point(-50...50), Vector(random.double(-1...1), random.double(-1...1)))
      let kept = path.clipped(at: point, keeping: normal)
      for _ in 0..<20 {
        let sample = random.point()
        let side = (sample - point).dot(normal)
        guard abs(side) > 1e-6 else { continue }
        #expect(kept.windingNumber(around: sample) == (side > 0 ? path.windingNumber(around: sample) : 0))
      }
    }
  }
}
