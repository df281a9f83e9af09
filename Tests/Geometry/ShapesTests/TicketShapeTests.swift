import Geometry
import Paths
import Shapes
import Testing

@Suite struct TicketShapeTests {
  private let frame = Rect(x: 100, y: 50, width: 200, height: 300)

  @Test(arguments: [
    (Point(110, 60), false), (Point(290, 60), false), (Point(200, 69), false), (Point(172, 60), true),
    (Point(115, 65), true), (Point(106, 344), false), (Point(294, 344), false), (Point(108, 342), true),
    (Point(200, 200), true),
  ])
  func `Bites are cut out`(point: Point, isInside: Bool) {
    #expect(TicketShape().path(in: frame).contains(point) == isInside)
  }

  @Test func `Bites begin and end on the edges`() {
    let points = TicketShape().path(in: frame).contours.flatMap(\.segments).map(\.end)
    let expected = [
      Point(120, 50), Point(180, 50), Point(220, 50), Point(280, 50), Point(300, 70), Point(300, 340), Point(290, 350),
      Point(110, 350), Point(100, 340), Point(100, 70),
    ]
    for point in expected {
      #expect(points.contains { $0.distance(to: point) < 1e-9 }, "\(point)")
    }
  }

  /// 500 wants the whole width: a quarter of it, 50, is left, and with 100 at the bottom it is exactly the height.
  @Test func `Radii are limited`() throws {
    let path = TicketShape(notchRadius: 500, cornerRadius: 500).path(in: Rect(x: 0, y: 0, width: 200, height: 150))
    #expect(path.contours.flatMap(\.segments).contains { $0.end.distance(to: Point(0, 50)) < 1e-9 })
    let low = TicketShape(notchRadius: 20, cornerRadius: 10).path(in: Rect(x: 0, y: 0, width: 200, height: 15))
    #expect(low.elements.first == .move(to: Point(0, 10)))
  }

  @Test func `A date chip has its notches`() {
    // h = 80: the notches go from 60 to 70 below the top, 5 deep.
    let path = DateChip().path(in: Rect(x: 10, y: 20, width: 60, height: 80))
    #expect(path.contains(Point(11, 79)))
    #expect(!path.contains(Point(14, 85)))
    #expect(path.contains(Point(16, 85)))
    #expect(path.contains(Point(11, 91)))
    #expect(!path.contains(Point(66, 85)))
  }

  /// Below a height of 40 a notch of 5 would leave the frame, so that it is an eighth of the height: 3 of 24.
  @Test func `A low date chip has smaller notches`() {
    let path = DateChip().path(in: Rect(x: 0, y: 0, width: 60, height: 24))
    #expect(path.elements.contains { $0 == .line(to: Point(60, 18)) })
    #expect(!path.contains(Point(2.9, 21)))
    #expect(path.contains(Point(3.1, 21)))
  }

  /// 80 high: the notches leave 80/4 − 2·5 = 10 below them, which a radius of 12 is limited to.
  @Test func `A date chip is rounded no further than its notches`() {
    let frame = Rect(x: 10, y: 20, width: 60, height: 80)
    let path = DateChip(cornerRadius: 12).path(in: frame)
    #expect(path == DateChip(cornerRadius: 10).path(in: frame))
    for corner in frame.corners {
      let inwards = (frame.center - corner).normalized ?? .zero
      // The corner of a square of 10 is 10·(√2 − 1) = 4.14 away from the arc in it.
      #expect(!path.contains(corner + inwards * 3))
      #expect(path.contains(corner + Vector(inwards.dx < 0 ? -4 : 4, inwards.dy < 0 ? -4 : 4)))
    }
  }

  @Test func `The perforation runs along the top`() {
    #expect(Perforation().path(in: frame).svgPathData() == "M100 50H300")
    // The phase lies at the end of the first dash: 8 of gap, then dashes of 4.
    #expect(
      Perforation().path(in: frame).dashed(Perforation.style).svgPathData().hasPrefix("M108 50H112M120 50H124"))
  }
}
