import Geometry
import Paths
import Shapes
import Testing

@Suite struct SeatShapeTests {
  /// w × (⅔w + 2 + w/5) from 20 on, and the same proportions below.
  @Test(arguments: [(30.0, 28.0), (50, 45.333_333_333), (20, 19.333_333_333), (10, 9.666_666_667), (1, 0.966_666_667)])
  func `A chair has its height`(width: Double, height: Double) {
    #expect(Chair.size(width: width).width == width)
    #expect(abs(Chair.size(width: width).height - height) < 1e-9)
  }

  @Test(arguments: [0, -5, Double.nan])
  func `A chair without width has no height`(width: Double) {
    #expect(Chair.size(width: width) == .zero)
  }

  /// At 30: a back of 30 × 20 and, 2 below it, a base of 20 × 6 that stands in by 5 on both sides.
  @Test func `The theatre's chair`() throws {
    let contours = Chair().path(in: Rect(x: 100, y: 200, width: 30, height: 28)).contours
    try #require(contours.count == 2)
    expectBounds(contours[0], Rect(x: 100, y: 200, width: 30, height: 20))
    expectBounds(contours[1], Rect(x: 105, y: 222, width: 20, height: 6))
    // Corners of radius 6, and of half the base's height.
    #expect(contours[0].start.y == 206)
    #expect(contours[1].start.y == 225)
  }

  /// At 10 the app's rule has no base left; half of the chair at 20 has one of 5 × 2, 1 below the back.
  @Test func `A small chair keeps its base`() throws {
    let contours = Chair().path(in: Rect(origin: .zero, size: Chair.size(width: 10))).contours
    try #require(contours.count == 2)
    expectBounds(contours[0], Rect(x: 0, y: 0, width: 10, height: 20.0 / 3))
    expectBounds(contours[1], Rect(x: 2.5, y: 20.0 / 3 + 1, width: 5, height: 2))
  }

  @Test func `A chair is centred in a high frame`() throws {
    let box = try #require(Chair().path(in: Rect(x: 0, y: 0, width: 30, height: 48)).bounds)
    #expect(box.width == 30)
    #expect(abs(box.minY - 10) < 1e-9 && abs(box.maxY - 38) < 1e-9)
  }

  @Test(arguments: [5.0, 19, 20, 28, 100])
  func `A chair in a low frame is as high as the frame`(height: Double) throws {
    let box = try #require(Chair().path(in: Rect(x: 0, y: 0, width: 500, height: height)).bounds)
    #expect(abs(box.height - height) < 1e-9)
    #expect(abs(box.midX - 250) < 1e-9)
    #expect(abs(Chair.size(width: box.width).height - height) < 1e-9)
  }

  /// Both parts move in by 2, and a corner's centre stays where it is: the back's radius of 6 becomes 4.
  @Test func `An inset keeps a line within the chair`() throws {
    let frame = Rect(x: 100, y: 200, width: 30, height: 28)
    let path = Chair(inset: 2).path(in: frame)
    try #require(path.contours.count == 2)
    expectBounds(path.contours[0], Rect(x: 102, y: 202, width: 26, height: 16))
    expectBounds(path.contours[1], Rect(x: 107, y: 224, width: 16, height: 2))
    #expect(path.contours[0].start.y == 206)
    let ink = try #require(path.strokedBounds(StrokeStyle(width: 4)))
    #expect(frame.inset(by: -1e-9).contains(ink) && ink.inset(by: -1e-9).contains(frame))
  }

  @Test func `The back is where the number goes`() {
    #expect(
      Chair.backFrame(in: Rect(x: 100, y: 190, width: 30, height: 48)) == Rect(x: 100, y: 200, width: 30, height: 20))
  }

  @Test func `Circles and squares are centred`() {
    let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    #expect(Circle().path(in: frame).bounds == Rect(x: 20, y: 10, width: 20, height: 20))
    #expect(RoundedSquare().path(in: frame).bounds == Rect(x: 20, y: 10, width: 20, height: 20))
    #expect(RoundedSquare(cornerFraction: 0).path(in: frame).elements.count == 5)
    #expect(!RoundedSquare(cornerFraction: 0.5).path(in: frame).contains(Point(22, 12)))
  }

  private func expectBounds(
    _ contour: PathContour, _ expected: Rect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let box = contour.segments.map(\.bounds).reduce(Rect(contour.start, contour.start)) { $0.union($1) }
    let isClose = box.inset(by: -1e-9).contains(expected) && expected.inset(by: -1e-9).contains(box)
    #expect(isClose, "\(box) is not \(expected)", sourceLocation: sourceLocation)
  }
}
