import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathArcTests {
  @Test(arguments: [360.0, -360, 90, 89, 91, 45, -270, 1, 350])
  func `Arcs keep to the circle`(sweep: Double) {
    var path = Path()
    path.addArc(center: Point(10, -20), radius: 1000, start: .degrees(17), sweep: .degrees(sweep))
    for segment in path.contours.flatMap(\.segments) {
      for step in 0...100 {
        let error = segment.point(at: Double(step) / 100).distance(to: Point(10, -20)) / 1000 - 1
        // The curve touches the circle from outside and leaves it by 2.73e-4 at most.
        #expect(error > -1e-12 && error < 2.73e-4)
      }
    }
  }

  /// One cubic for more than 90° would pass the promised 3e-4: this is why an arc is cut at 90°.
  @Test func `One curve for more than a quarter would be too far off`() {
    let sweep = Angle.degrees(92)
    let handle = 4 / 3 * (sweep / 4).tangent
    let (from, to) = (Vector(1, 0), Vector(direction: sweep))
    let curve = PathSegment.cubic(
      .zero + from, .zero + from + from.turnedClockwise * handle, .zero + to - to.turnedClockwise * handle, .zero + to)
    let worst = (0...1000).map { curve.point(at: Double($0) / 1000).distance(to: .zero) - 1 }.max() ?? 0
    #expect(worst > 3e-4)
  }

  @Test func `Arcs are cut into quarters`() {
    for (sweep, count) in [(90.0, 1), (90.1, 2), (180, 2), (360, 4), (-360, 4), (1000, 4), (0, 1)] {
      var path = Path()
      path.addArc(center: .zero, radius: 1, start: .zero, sweep: .degrees(sweep))
      #expect(path.elements.count == count + 1, "sweep \(sweep)")
    }
  }

  @Test func `A quarter from the right goes down`() {
    var path = Path()
    path.addArc(center: Point(5, 5), radius: 2, start: .zero, sweep: .degrees(90))
    #expect(path.elements.first == .move(to: Point(7, 5)))
    #expect(path.currentPoint == Point(5, 7))
  }

  @Test func `An arc is joined by a line unless the path is there`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: Point(5, 5), radius: 2, start: .zero, sweep: .degrees(90))
    #expect(path.elements[1] == .line(to: Point(7, 5)))
    path.addArc(center: Point(5, 9), radius: 2, start: .degrees(-90), sweep: .degrees(90))
    #expect(path.elements.count == 4)
  }

  @Test func `A turned ellipse has its long axis where it is turned`() {
    var path = Path()
    path.addArc(center: .zero, radii: Size(4, 1), rotation: .degrees(90), start: .zero, sweep: .fullTurn)
    let box = path.bounds
    #expect(box == Rect(minX: -1, minY: -4, maxX: 1, maxY: 4))
  }

  @Test func `Negative radii draw nothing`() {
    #expect(Path.circle(center: .zero, radius: -1).isEmpty)
    #expect(Path.circle(center: .zero, radius: .nan).isEmpty)
  }

  /// The four arcs of SVG's own illustration of its flags: the same ends, four ways.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `Arcs by their ends lie on an ellipse through both`(isLarge: Bool, isClockwise: Bool) {
    let (start, end) = (Point(125, 75), Point(225, 125))
    var path = Path()
    path.move(to: start)
    path.addArc(to: end, radii: Size(100, 50), rotation: .zero, isLarge: isLarge, isClockwise: isClockwise)
    #expect(path.currentPoint == end)
    // Ellipses of radii 100 and 50 through both ends have their centres at (125, 125) and (225, 75).
    let center = isLarge == isClockwise ? Point(225, 75) : Point(125, 125)
    for segment in path.contours.flatMap(\.segments) {
      for step in 0...20 {
        let offset = segment.point(at: Double(step) / 20) - center
        let distance = Vector(offset.dx / 100, offset.dy / 50).length
        #expect(abs(distance - 1) < 3e-4)
      }
    }
    let lineCount = path.elements.count - 1
    #expect(lineCount == (isLarge ? 3 : 1))
  }

  @Test func `Radii too small to reach are enlarged`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(to: Point(20, 0), radii: Size(1, 1), rotation: .zero, isLarge: false, isClockwise: true)
    // A half circle of radius 10 over the top.
    let box = path.bounds
    #expect(abs((box?.minY ?? 0) + 10) < 1e-9)
    #expect(abs(box?.maxY ?? 1) < 1e-9)
  }

  @Test(arguments: [0.0, 1e-300, 1e300, 1e308, .infinity, .nan])
  func `Radii that cannot be used draw a line`(radius: Double) {
    var path = Path()
    path.move(to: .zero)
    path.addArc(to: Point(20, 0), radii: Size(radius, 1), rotation: .degrees(30), isLarge: true, isClockwise: true)
    #expect(path.currentPoint == Point(20, 0))
    #expect(path.elements.count >= 2)
  }
}
