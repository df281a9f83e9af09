import Geometry
import Paths
import TestSupport
import Testing

@Suite struct PathDashTests {
  private let line = Path.polyline([.zero, Point(20, 0)])

  private func dashes(_ path: Path, _ lengths: [Double], phase: Double = 0, cap: StrokeStyle.Cap = .butt) -> Path {
    path.dashed(StrokeStyle(width: 1, cap: cap, dashes: lengths, dashPhase: phase))
  }

  @Test(arguments: [
    ([4.0, 6.0], 0.0, "M0 0H4M10 0H14"),
    ([4.0, 6.0], 2.0, "M0 0H2M8 0H12M18 0H20"),
    ([4.0, 6.0], -2.0, "M2 0H6M12 0H16"),
    ([4.0, 6.0], 1002.0, "M0 0H2M8 0H12M18 0H20"),
    ([5.0], 0.0, "M0 0H5M10 0H15"),
    ([1.0, 2.0, 3.0], 0.0, "M0 0H1M3 0H6M7 0H9M12 0H13M15 0H18M19 0H20"),
    ([30.0, 5.0], 0.0, "M0 0H20"),
    ([30.0, 50.0], 40.0, ""),
    ([5.0, 0.0], 0.0, "M0 0H20"),
  ])
  func `Patterns on a line`(lengths: [Double], phase: Double, expected: String) {
    #expect(dashes(line, lengths, phase: phase).svgPathData() == expected)
  }

  @Test(arguments: [[], [0, 0], [-1, 5], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]])
  func `Patterns that cannot be drawn leave the line unbroken`(lengths: [Double]) {
    #expect(dashes(line, lengths) == line)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `A broken phase leaves the line unbroken`(phase: Double) {
    #expect(dashes(line, [1, 1], phase: phase) == line)
  }

  @Test func `Dashes go round corners`() {
    let corner = Path.polyline([.zero, Point(5, 0), Point(5, 5)])
    #expect(dashes(corner, [7, 1]).svgPathData() == "M0 0H5V2M5 3V5")
  }

  /// Around a square of side 10, dashes of 6 and gaps of 4 that begin in the middle of a dash.
  @Test func `A dash across the start of a closed contour is one`() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(dashes(square, [6, 4], phase: 3).svgPathData() == "M0 3V0H3M7 0H10V3M10 7V10H7M3 10H0V7")
  }

  @Test func `A dash round all of a closed contour leaves it closed`() {
    let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(dashes(square, [100, 4]) == square)
  }

  @Test func `The pattern begins anew with each contour`() {
    var two = line
    two.append(line.translated(by: Vector(0, 5)))
    #expect(dashes(two, [15, 15]).svgPathData() == "M0 0H15M0 5H15")
  }

  @Test func `Dashes of length zero are dots for round and square caps`() {
    #expect(dashes(line, [0, 8]).isEmpty)
    let dots = dashes(line, [0, 8], cap: .round).contours
    #expect(dots.map { $0.start.x } == [0, 8, 16])
    #expect(dots.allSatisfy { $0.end.x > $0.start.x && $0.end.x < $0.start.x + 2e-6 })
  }

  @Test func `Contours without length stay`() {
    let dot = Path.polyline([Point(1, 1), Point(1, 1)])
    #expect(dashes(dot, [1, 1]) == dot)
  }

  @Test func `Dashes of curves have their lengths`() {
    let circle = Path.circle(center: .zero, radius: 10)
    let dashed = dashes(circle, [3, 2], phase: 1)
    for contour in dashed.contours.dropFirst().dropLast() {
      let length = contour.segments.reduce(0) { $0 + $1.length(tolerance: 1e-9) }
      #expect(abs(length - 3) < 1e-5)
    }
    let total = circle.length()
    let gaps = total - dashed.length()
    // One gap of 2 in each whole period of 5, and what the last, broken one has.
    let periods = ((total + 1) / 5).rounded(.down)
    let rest = max(0, total + 1 - periods * 5 - 3)
    #expect(abs(gaps - (periods * 2 + rest)) < 1e-4)
  }
}
