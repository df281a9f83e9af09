import Geometry
import Paths
import Shapes
import Testing

@Suite struct ControlShapeTests {
  @Test func `The check mark is two strokes`() {
    #expect(CheckMark().path(in: Rect(x: 5, y: 5, width: 30, height: 60)).svgPathData() == "M5 65H35V5")
    #expect(CheckMark.style == StrokeStyle(width: 7, cap: .round, join: .round))
  }

  /// Turned as it is shown, the short stroke comes down from the left and the long one goes up to the right.
  @Test func `The check mark stands when turned`() throws {
    let frame = Rect(x: 0, y: 0, width: 30, height: 60)
    let turned = CheckMark().path(in: frame).transformed(by: .rotation(CheckMark.turn, about: frame.center))
    let ends = turned.contours.flatMap(\.segments)
    try #require(ends.count == 2)
    #expect(ends[0].start.x < ends[0].end.x && ends[0].start.y < ends[0].end.y)
    #expect(ends[1].start.x < ends[1].end.x && ends[1].start.y > ends[1].end.y)
  }

  @Test(arguments: [(0.0, 40.0), (0.25, 30), (0.5, 20), (1, 40), (-0.25, 10), (7.75, 10)])
  func `The loading ring runs forward`(progress: Double, phase: Double) {
    let style = LoadingRing.style(width: 7, progress: progress)
    #expect(style.dashPhase == phase)
    #expect(style.dashes == [10, 10] && style.width == 7 && style.cap == .round)
  }

  @Test func `The loading ring is a circle`() {
    let frame = Rect(x: 10, y: 10, width: 50, height: 70)
    #expect(LoadingRing().path(in: frame) == .circle(center: Point(35, 45), radius: 25))
  }

  @Test(arguments: [(5.0, 100.0), (4.3, 86), (2.5, 50), (0.5, 10), (0.2, 4), (9, 100)])
  func `The rating bar is as long as its value`(value: Double, length: Double) throws {
    let frame = Rect(x: 20, y: 30, width: 100, height: 10)
    let box = try #require(RatingBar(value: value).path(in: frame).bounds)
    #expect(abs(box.minX - 20) < 1e-9)
    #expect(abs(box.width - length) < 1e-9)
  }

  @Test(arguments: [0, -3, Double.nan])
  func `No rating has no bar`(value: Double) {
    #expect(RatingBar(value: value).path(in: Rect(x: 0, y: 0, width: 100, height: 10)).isEmpty)
  }

  @Test(arguments: [0.01, 0.1, 0.3, 0.49, 0.5, 2, 4.9])
  func `The rating bar stays on its track`(value: Double) {
    let frame = Rect(x: 0, y: 0, width: 100, height: 10)
    let bar = RatingBar(value: value)
    // A track 3e-4 of its radius larger, for what arcs may be off.
    let track = Path.capsule(frame.inset(by: -0.0015))
    for segment in bar.path(in: frame).contours.flatMap(\.segments) {
      for step in 0...10 { #expect(track.contains(segment.point(at: Double(step) / 10))) }
    }
  }
}
