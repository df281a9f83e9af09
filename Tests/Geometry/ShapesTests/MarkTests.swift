import Geometry
import Paths
import Shapes
import TestSupport
import Testing

@Suite struct MarkTests {
  private let frame = Rect(x: 10, y: 20, width: 24, height: 24)

  /// Every mark leaves part of its frame empty and fills part of it, so that none can be taken for a plain seat.
  @Test(arguments: [
    CrossMark() as any Shape, BarMark(), TickMark(), ClockMark(), WheelchairSymbol(), CompanionSymbol(),
    HearingSymbol(),
    RestrictedViewSymbol(), DiagonalHatch(),
  ])
  func `Marks fill a part of their frame`(shape: any Shape) {
    let coverage = area(of: shape.path(in: frame)) / (24 * 24)
    #expect(coverage > 0.15 && coverage < 0.75, "\(coverage)")
  }

  @Test func `The cross is the same from all sides`() {
    let path = CrossMark().path(in: frame)
    let turned = path.transformed(by: .rotation(.degrees(90), about: frame.center))
    var random = SeededRandom(seed: 81)
    for _ in 0..<200 {
      let point = Point(random.double(10...34), random.double(20...44))
      #expect(path.contains(point) == turned.contains(point))
    }
    #expect(path.bounds == frame)
    // Its bars are 0.24 × 24 = 5.76 wide: 2.88 from the diagonal is the edge.
    let across = Vector(1, -1).normalized ?? .zero
    #expect(path.contains(Point(16, 26) + across * 2.87))
    #expect(!path.contains(Point(16, 26) + across * 2.89))
  }

  @Test func `The clock's hands are holes`() {
    let clock = ClockMark().path(in: frame)
    for rule in [FillRule.nonzero, .evenOdd] {
      #expect(!clock.contains(frame.center, rule: rule))
      #expect(clock.contains(frame.center + Vector(-6, 0), rule: rule))
    }
  }

  @Test(arguments: [1, 3, 4, 10])
  func `A hatch has its stripes`(count: Int) {
    let hatch = DiagonalHatch(count: count, angle: .zero, coverage: 0.5, cornerFraction: 0)
    let path = hatch.path(in: frame)
    #expect(path.contours.count == count)
    // Level stripes in a square without round corners cover half of it.
    #expect(abs(area(of: path) - 288) < 1e-9)
  }

  @Test(arguments: [0, -3])
  func `A hatch without stripes is empty`(count: Int) {
    #expect(DiagonalHatch(count: count).path(in: frame).isEmpty)
    #expect(DiagonalHatch(coverage: 0).path(in: frame).isEmpty)
  }

  @Test func `A hatch has at most its limit`() {
    #expect(DiagonalHatch(count: .max).path(in: frame).contours.count <= DiagonalHatch.maximumCount)
  }

  /// The stripes of a hatch are what its outline and a ruler for the bands say, at any angle.
  @Test func `Stripes are cut exactly`() throws {
    var random = SeededRandom(seed: 82)
    for _ in 0..<40 {
      let angle = Angle.degrees(random.double(-180...180))
      let hatch = DiagonalHatch(count: random.int(1...8), angle: angle, coverage: random.double(0.1...0.9))
      let outline = Path.ellipse(in: random.rect(extent: 5...60))
      let path = hatch.path(clippedTo: outline)
      let box = try #require(outline.bounds)
      let extent = try #require(outline.transformed(by: .rotation(-angle)).bounds)
      for _ in 0..<40 {
        let point = Point(random.double(box.minX...box.maxX), random.double(box.minY...box.maxY))
        let across = AffineTransform.rotation(-angle).apply(point).y - extent.minY
        let position = (across / extent.height * Double(hatch.count)).truncatingRemainder(dividingBy: 1)
        let isInStripe = abs(position - 0.5) < hatch.coverage / 2
        #expect(path.contains(point) == (isInStripe && outline.contains(point)))
      }
    }
  }

  @Test func `Full coverage is the outline`() {
    let whole = DiagonalHatch(count: 5, coverage: 1).path(in: frame)
    let outline = Path.roundedRectangle(frame, radius: 6)
    // Flattened to 1e-4 along arcs of together 38.
    #expect(abs(area(of: whole) - area(of: outline)) < 3.8e-3)
  }

  /// The area by the sum of triangles over a fine flattening, each contour for itself.
  private func area(of path: Path) -> Double {
    path.flattened(tolerance: 1e-4).contours.flatMap(\.segments)
      .reduce(0) { $0 + ($1.start - .zero).cross($1.end - .zero) / 2 }
  }
}
