import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathFigureTests {
  private let frame = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test func `Radii that fit are kept`() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(radii.limited(to: frame) == radii)
  }

  /// On the left edge, 60 long, 40 and 80 want 120: everything is halved, and 10 with the rest.
  @Test func `Radii too large shrink together`() {
    let radii = CornerRadii(topLeft: 40, topRight: 10, bottomRight: 0, bottomLeft: 80).limited(to: frame)
    #expect(radii == CornerRadii(topLeft: 20, topRight: 5, bottomRight: 0, bottomLeft: 40))
  }

  /// On the top edge, 100 long, 990 and 10 want 1000: each gets a tenth, however much longer than the edge they are.
  @Test func `Radii far too large keep their proportions`() {
    let radii = CornerRadii(topLeft: 990, topRight: 10, bottomRight: 0, bottomLeft: 0)
      .limited(to: Rect(x: 0, y: 0, width: 100, height: 1000))
    #expect(radii == CornerRadii(topLeft: 99, topRight: 1, bottomRight: 0, bottomLeft: 0))
  }

  @Test func `Infinite radii make half circles`() {
    #expect(CornerRadii(.infinity).limited(to: frame) == CornerRadii(30))
  }

  @Test func `Broken radii count as zero`() {
    let radii = CornerRadii(topLeft: -5, topRight: .nan, bottomRight: -.infinity, bottomLeft: 7)
    #expect(radii.limited(to: frame) == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 7))
  }

  @Test func `A rounded rectangle fills its frame`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let frame = random.rect()
      let path = Path.roundedRectangle(
        frame,
        radii: CornerRadii(
          topLeft: random.double(0...90), topRight: random.double(0...90), bottomRight: random.double(0...90),
          bottomLeft: random.double(0...90)))
      let box = path.bounds
      #expect(box.map { frame.inset(by: 1e-9).union($0) == $0 && frame.inset(by: -1e-9).contains($0) } == true)
    }
  }

  @Test func `Square corners are a rectangle`() {
    #expect(Path.roundedRectangle(frame, radius: 0) == .rectangle(frame))
  }

  @Test func `A capsule ends in half circles`() {
    let path = Path.capsule(frame)
    #expect(!path.contains(Point(11, 21)))
    #expect(path.contains(Point(40, 21)))
    #expect(path.contains(Point(11, 50)))
  }

  @Test func `Figures run clockwise`() {
    let figures: [Path] = [
      .rectangle(frame), .roundedRectangle(frame, radius: 5), .capsule(frame), .ellipse(in: frame),
      .circle(center: frame.center, radius: 5), .polygon([Point(60, 50), Point(61, 80), Point(50, 20)].reversed()),
      .annularSector(center: Point(60, 0), innerRadius: 20, outerRadius: 90, start: .degrees(45), sweep: .degrees(90)),
    ]
    for figure in figures.dropLast(2) { #expect(figure.windingNumber(around: frame.center) == 1) }
    #expect(figures[6].windingNumber(around: frame.center) == 1)
  }

  @Test func `A sector has its corners on its circles`() {
    let path = Path.annularSector(
      center: .zero, innerRadius: 10, outerRadius: 20, start: .zero, sweep: .degrees(90))
    #expect(path.elements.first == .move(to: Point(20, 0)))
    #expect(path.bounds == Rect(minX: 0, minY: 0, maxX: 20, maxY: 20))
    #expect(!path.contains(Point(5, 5)))
    #expect(path.contains(Point(11, 11)))
    #expect(!path.contains(Point(-11, 11)))
  }

  @Test func `A full sector is a ring`() {
    let ring = Path.annularSector(
      center: .zero, innerRadius: 10, outerRadius: 20, start: .degrees(30), sweep: .degrees(400))
    #expect(ring.contours.count == 2)
    #expect(!ring.contains(.zero))
    #expect(ring.contains(Point(0, 15)))
  }

  @Test func `A sector without inner radius is a slice`() {
    let slice = Path.annularSector(
      center: Point(1, 1), innerRadius: -3, outerRadius: 20, start: .zero, sweep: .degrees(-60))
    #expect(slice.elements.contains(.line(to: Point(1, 1))))
  }

  @Test(arguments: [Double.nan, .infinity])
  func `A sector of broken numbers is empty`(value: Double) {
    func sector(_ inner: Double, _ outer: Double, _ start: Double, _ sweep: Double, center: Point = .zero) -> Path {
      .annularSector(
        center: center, innerRadius: inner, outerRadius: outer, start: .degrees(start), sweep: .degrees(sweep))
    }
    #expect(sector(value, 20, 0, 90).isEmpty && sector(10, value, 0, 90).isEmpty)
    #expect(sector(10, 20, value, 90).isEmpty && sector(10, 20, 0, value).isEmpty)
    #expect(sector(10, 20, 0, 90, center: Point(0, value)).isEmpty)
  }

  @Test func `Polygons leave broken points out`() {
    #expect(
      Path.polygon([Point(.nan, 0), Point(1, 2), Point(0, .infinity)]).elements == [.move(to: Point(1, 2)), .close])
    #expect(Path.polygon([]).isEmpty)
  }
}
