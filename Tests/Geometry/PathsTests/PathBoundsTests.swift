import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathBoundsTests {
  @Test func `An empty path has none`() {
    #expect(Path().bounds == nil)
    #expect(Path().strokedBounds(StrokeStyle(width: 2)) == nil)
  }

  /// The curve with heights 0, 1, 1, 0 reaches ¾, not its control points.
  @Test func `Curves count with the points they reach`() {
    var path = Path()
    path.cubic(control1: Point(0, 1), control2: Point(1, 1), to: Point(1, 0))
    #expect(path.bounds == Rect(minX: 0, minY: 0, maxX: 1, maxY: 0.75))
    var arch = Path()
    arch.quadratic(control: Point(1, -2), to: Point(2, 0))
    #expect(arch.bounds == Rect(minX: 0, minY: -1, maxX: 2, maxY: 0))
  }

  @Test func `Bounds are tight`() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<300 {
      let segment = random.segment()
      let box = segment.bounds
      let samples = (0...2000).map { segment.point(at: Double($0) / 2000) }
      let sampled = samples.reduce(Rect(segment.start, segment.end)) { $0.extended(to: $1) }
      #expect(box.inset(by: -1e-9).contains(sampled))
      // Between samples the curve rises by no more than M·h²/8, here 2400 / 2000² / 8.
      #expect(sampled.inset(by: -1e-4).contains(box))
    }
  }

  @Test func `Huge numbers do not overflow`() {
    let huge = Double.greatestFiniteMagnitude
    let segment = PathSegment.cubic(Point(0, 0), Point(huge, huge), Point(-huge, huge), Point(1, 0))
    #expect(segment.bounds.maxY > huge / 2)
    #expect(segment.bounds.maxY <= huge)
  }
}

@Suite struct PathStrokedBoundsTests {
  private let line = Path.polyline([Point(10, 10), Point(30, 10)])

  @Test func `A line has its caps`() {
    #expect(line.strokedBounds(StrokeStyle(width: 4)) == Rect(minX: 10, minY: 8, maxX: 30, maxY: 12))
    #expect(line.strokedBounds(StrokeStyle(width: 4, cap: .round)) == Rect(minX: 8, minY: 8, maxX: 32, maxY: 12))
    #expect(line.strokedBounds(StrokeStyle(width: 4, cap: .square)) == Rect(minX: 8, minY: 8, maxX: 32, maxY: 12))
  }

  /// A slanting line of direction (0.6, 0.8) and width 10: its edges stand off by (4, 3) and a square cap by (3, 4).
  @Test func `A slanting line has slanting caps`() {
    let line = Path.polyline([.zero, Point(60, 80)])
    expectClose(line.strokedBounds(StrokeStyle(width: 10)), Rect(minX: -4, minY: -3, maxX: 64, maxY: 83))
    expectClose(
      line.strokedBounds(StrokeStyle(width: 10, cap: .square)), Rect(minX: -7, minY: -7, maxX: 67, maxY: 87))
    expectClose(
      line.strokedBounds(StrokeStyle(width: 10, cap: .round)), Rect(minX: -5, minY: -5, maxX: 65, maxY: 85))
  }

  /// Up and down again at a right angle, width 2: the miter's tip is √2 above the corner, a disc 1, a bevel √½.
  @Test func `A corner has its join`() {
    let roof = Path.polyline([Point(0, 10), Point(10, 0), Point(20, 10)])
    func top(_ join: StrokeStyle.Join, limit: Double = 10) -> Double {
      roof.strokedBounds(StrokeStyle(width: 2, join: join, miterLimit: limit))?.minY ?? .nan
    }
    #expect(abs(top(.miter) + 2.0.squareRoot()) < 1e-12)
    #expect(abs(top(.round) + 1) < 1e-12)
    #expect(abs(top(.bevel) + 0.5.squareRoot()) < 1e-12)
    // This miter is √2 times the width long.
    #expect(abs(top(.miter, limit: 1.42) + 2.0.squareRoot()) < 1e-12)
    #expect(abs(top(.miter, limit: 1.41) + 0.5.squareRoot()) < 1e-12)
  }

  @Test func `A closed contour has joins and no caps`() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    let style = StrokeStyle(width: 4, cap: .square)
    expectClose(square.strokedBounds(style), Rect(minX: -2, minY: -2, maxX: 12, maxY: 12))
  }

  @Test func `A circle grows by half the width`() {
    let circle = Path.circle(center: Point(50, 40), radius: 30)
    expectClose(circle.strokedBounds(StrokeStyle(width: 8)), Rect(minX: 16, minY: 6, maxX: 84, maxY: 74))
    // Wider than the circle is high: the inner edge turns inside out and stays within.
    expectClose(circle.strokedBounds(StrokeStyle(width: 200)), Rect(minX: -80, minY: -90, maxX: 180, maxY: 170))
  }

  @Test func `Turning back adds no miter`() {
    let spike = Path.polyline([.zero, Point(10, 0), .zero])
    expectClose(spike.strokedBounds(StrokeStyle(width: 2)), Rect(minX: 0, minY: -1, maxX: 10, maxY: 1))
  }

  @Test func `A contour without length is its caps`() {
    var dot = Path()
    dot.move(to: Point(5, 5))
    #expect(dot.strokedBounds(StrokeStyle(width: 2, cap: .round)) == nil)
    dot.line(to: Point(5, 5))
    #expect(dot.strokedBounds(StrokeStyle(width: 2)) == nil)
    #expect(dot.strokedBounds(StrokeStyle(width: 2, cap: .round)) == Rect(minX: 4, minY: 4, maxX: 6, maxY: 6))
  }

  @Test func `Dashes are measured one by one`() {
    // Dashes at 10…14 and 24…28: the gap at the end has no ink.
    let style = StrokeStyle(width: 2, dashes: [4, 10])
    expectClose(line.strokedBounds(style), Rect(minX: 10, minY: 9, maxX: 28, maxY: 11))
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `Broken widths have no ink`(width: Double) {
    #expect(line.strokedBounds(StrokeStyle(width: width)) == nil)
  }

  /// Both edges of the line at many points of random curves lie inside, and not far inside.
  @Test func `The ink of curves is inside`() throws {
    var random = SeededRandom(seed: 22)
    for _ in 0..<100 {
      let segment = random.segment()
      let width = random.double(0.1...80)
      var path = Path()
      path.move(to: segment.start)
      path.append(segment.element)
      let box = try #require(path.strokedBounds(StrokeStyle(width: width)))
      var ink = segment.bounds
      for step in 0...1000 {
        let t = Double(step) / 1000
        let normal = try #require(segment.tangent(at: t)).turnedClockwise * (width / 2)
        ink = ink.extended(to: segment.point(at: t) + normal).extended(to: segment.point(at: t) - normal)
      }
      #expect(box.inset(by: -1e-9).contains(ink))
      #expect(ink.inset(by: -0.02 * width - 0.1).contains(box))
    }
  }

  /// A cusp, where the direction turns round within the curve.
  @Test func `Cusps are inside`() throws {
    var path = Path()
    path.move(to: .zero)
    path.cubic(control1: Point(10, 10), control2: Point(0, 10), to: Point(10, 0))
    let box = try #require(path.strokedBounds(StrokeStyle(width: 4)))
    // The cusp is at (5, 7.5), with a disc of radius 2.
    #expect(box.maxY >= 9.5 - 1e-9)
    #expect(box.maxY < 9.6)
  }

  private func expectClose(_ box: Rect?, _ expected: Rect, sourceLocation: SourceLocation = #_sourceLocation) {
    let isClose = box.map { $0.inset(by: -1e-9).contains(expected) && expected.inset(by: -1e-9).contains($0) }
    #expect(isClose == true, "\(String(describing: box)) is not \(expected)", sourceLocation: sourceLocation)
  }
}
