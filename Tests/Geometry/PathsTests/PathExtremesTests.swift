import Geometry
import Paths
import TestSupport
import Testing

/// No path can be so strange that a question about it does not end, or ends the program.
@Suite struct PathExtremesTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 3.5, 1e-9, 1e9, -1e9, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]

  private func strangePath(_ random: inout SeededRandom) -> Path {
    func point() -> Point {
      Point(
        random.element(of: PathExtremesTests.numbers) ?? 0, random.element(of: PathExtremesTests.numbers) ?? 0)
    }
    var path = Path()
    for _ in 0..<random.int(0...6) {
      switch random.int(0...5) {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2: path.quadratic(control: point(), to: point())
      case 3: path.cubic(control1: point(), control2: point(), to: point())
      case 4:
        path.addArc(
          to: point(), radii: Size(point().x, point().y), rotation: .degrees(point().x), isLarge: random.bool(),
          isClockwise: random.bool())
      default: path.close()
      }
    }
    return path
  }

  @Test func `Every question is answered`() throws {
    var random = SeededRandom(seed: 61)
    for _ in 0..<400 {
      let path = strangePath(&random)
      let size = random.element(of: PathExtremesTests.numbers) ?? 1
      let other = random.element(of: PathExtremesTests.numbers) ?? 1
      let style = StrokeStyle(
        width: size, cap: random.bool() ? .square : .round, join: random.bool() ? .miter : .round,
        dashes: random.bool() ? [size, other] : [], dashPhase: other)

      #expect((path.bounds == nil) == path.isEmpty)
      _ = path.strokedBounds(style)
      _ = path.length(tolerance: size)
      _ = path.point(atLength: size)
      _ = path.contains(Point(size, other))
      _ = path.flattened(tolerance: size)
      _ = path.clipped(at: Point(size, other), keeping: Vector(other, size))
      #expect(path.dashed(style).elements.count <= 20 * Path.maximumDashCount)
      #expect(path.reversed().reversed().contours.count == path.contours.count)
      #expect(try Path(svgPathData: path.svgPathData()) == path)
      _ = path.svgPathData(digits: random.int(-1...20))
    }
  }

  @Test func `Figures of strange numbers are finite`() {
    var random = SeededRandom(seed: 62)
    let numbers = PathExtremesTests.numbers + [.nan, .infinity, -.infinity]
    func number() -> Double { random.element(of: numbers) ?? 0 }
    for _ in 0..<500 {
      let rect = Rect(x: number(), y: number(), width: number(), height: number())
      let figures: [Path] = [
        .roundedRectangle(
          rect, radii: CornerRadii(topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())),
        .capsule(rect), .ellipse(in: rect), .circle(center: rect.center, radius: number()),
        .annularSector(
          center: rect.center, innerRadius: number(), outerRadius: number(), start: .degrees(number()),
          sweep: .degrees(number())),
      ]
      for figure in figures { #expect(figure.bounds?.isFinite ?? true) }
    }
  }
}
