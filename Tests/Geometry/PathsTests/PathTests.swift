import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathTests {
  @Test func `A step without move begins at the origin`() {
    var path = Path()
    path.line(to: Point(3, 4))
    #expect(path.elements == [.move(to: .zero), .line(to: Point(3, 4))])
  }

  @Test func `A step after close begins where the contour began`() {
    var path = Path.polygon([Point(1, 1), Point(5, 1), Point(5, 5)])
    path.line(to: Point(0, 0))
    #expect(path.elements.suffix(3) == [.close, .move(to: Point(1, 1)), .line(to: .zero)])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `Steps that are not finite are left out`(value: Double) {
    var path = Path()
    path.move(to: Point(value, 0))
    path.line(to: Point(1, 1))
    path.quadratic(control: Point(0, value), to: Point(2, 2))
    path.cubic(control1: .zero, control2: Point(value, 0), to: Point(2, 2))
    path.addArc(center: Point(value, 0), radius: 1, start: .zero, sweep: .fullTurn)
    path.addArc(center: .zero, radius: value, start: .zero, sweep: .fullTurn)
    path.addArc(center: .zero, radius: 1, start: .degrees(value), sweep: .fullTurn)
    path.addArc(to: Point(value, 0), radii: Size(1, 1), rotation: .zero, isLarge: false, isClockwise: false)
    #expect(path.elements == [.move(to: .zero), .line(to: Point(1, 1))])
  }

  @Test func `Closing twice closes once`() {
    var path = Path.polygon([Point(1, 1), Point(5, 1)])
    path.close()
    #expect(path.elements.filter { $0 == .close }.count == 1)
  }

  @Test func `Reversed twice is the same path`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let path = random.path()
      #expect(path.reversed().reversed() == path)
    }
  }

  @Test func `Reversed runs the other way`() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.windingNumber(around: Point(5, 5)) == 1)
    #expect(square.reversed().windingNumber(around: Point(5, 5)) == -1)
    #expect(
      square.reversed().elements == [
        .move(to: .zero), .line(to: Point(0, 10)), .line(to: Point(10, 10)), .line(to: Point(10, 0)), .close,
      ])
  }

  @Test func `Contours include the line that closes them`() {
    var path = Path.polygon([Point(0, 0), Point(4, 0), Point(4, 3)])
    path.move(to: Point(9, 9))
    let contours = path.contours
    #expect(contours.count == 2)
    #expect(contours[0].isClosed)
    #expect(contours[0].segments.last == .line(Point(4, 3), Point(0, 0)))
    #expect(contours[1].segments.isEmpty)
    #expect(!contours[1].isClosed)
  }
}
