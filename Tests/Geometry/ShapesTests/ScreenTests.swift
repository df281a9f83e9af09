import Geometry
import Paths
import Shapes
import Testing

@Suite struct ScreenTests {
  private let frame = Rect(x: 10, y: 20, width: 375, height: 420)

  @Test func `The arch spans the frame`() {
    #expect(
      Screen().path(in: frame).elements == [
        .move(to: Point(40, 50)), .quadratic(control: Point(197.5, 20), to: Point(355, 50)),
      ])
  }

  @Test func `The light falls to the bottom corners`() {
    #expect(
      Screen(curvature: 10, isClosed: true).path(in: frame).elements == [
        .move(to: Point(20, 30)), .quadratic(control: Point(197.5, 20), to: Point(375, 30)),
        .line(to: Point(385, 440)), .line(to: Point(10, 440)), .close,
      ])
  }

  /// A quadratic curve's crest lies halfway between its ends and its control point.
  @Test func `The crest is half a curvature below the top`() {
    #expect(Screen().path(in: frame).bounds?.minY == 35)
  }

  @Test(arguments: [(1000.0, 100.0, 50.0), (1000, 30, 30), (-5, 100, 0)])
  func `Curvature is limited`(curvature: Double, height: Double, expected: Double) {
    let path = Screen(curvature: curvature).path(in: Rect(x: 0, y: 0, width: 100, height: height))
    #expect(path.elements.first == .move(to: Point(expected, expected)))
  }
}
