import Geometry
import Paths
import Shapes
import TestSupport
import Testing

/// What holds for every shape in every frame.
@Suite struct ShapeLawTests {
  private static let seed: UInt64 = 71

  /// Frames of all proportions, among them some without width, height or both, tiny and huge ones.
  private static func frames(_ count: Int) -> [Rect] {
    var random = SeededRandom(seed: seed)
    let extents: [ClosedRange<Double>] = [0...0, 0...1e-6, 0...5, 5...50, 50...500, 500...5000]
    return (0..<count).map { _ in
      let (width, height) = (random.element(of: extents) ?? 0...0, random.element(of: extents) ?? 0...0)
      return Rect(
        x: random.double(-1000...1000), y: random.double(-1000...1000), width: random.double(width),
        height: random.double(height))
    } + [.zero, Rect(x: 1e6, y: -1e6, width: 1e6, height: 1e5)]
  }

  @Test(arguments: shapeCatalogue)
  func `The path moves with its frame`(entry: CatalogueEntry) {
    let move = Vector(40, 25)
    for frame in ShapeLawTests.frames(60) {
      let path = entry.shape.path(in: frame)
      let moved = entry.shape.path(in: frame.translated(by: move))
      // To 1e-9, or to a few steps of a double where those are larger than that.
      let tolerance = max(1e-9, frame.largestCoordinate * 1e-15)
      expectClose(moved, path.translated(by: move), within: tolerance, "\(frame)")
    }
  }

  @Test(arguments: shapeCatalogue)
  func `The path stays in its frame`(entry: CatalogueEntry) {
    for frame in ShapeLawTests.frames(60) {
      let tolerance = max(1e-9, frame.largestCoordinate * 1e-15) + max(frame.width, frame.height) * 3e-4
      guard let bounds = entry.shape.path(in: frame).bounds else { continue }
      #expect(frame.inset(by: -tolerance).contains(bounds), "\(frame): \(bounds)")
    }
  }

  /// No outline that is filled folds over itself: no point is run round backwards, and none by one contour twice.
  @Test(arguments: shapeCatalogue)
  func `No outline folds over itself`(entry: CatalogueEntry) {
    var random = SeededRandom(seed: ShapeLawTests.seed)
    for frame in ShapeLawTests.frames(40) where !frame.isEmpty {
      let path = entry.shape.path(in: frame)
      guard path.contours.allSatisfy(\.isClosed) else { continue }
      for _ in 0..<20 {
        let point = Point(random.double(frame.minX...frame.maxX), random.double(frame.minY...frame.maxY))
        #expect(path.windingNumber(around: point) >= 0, "\(frame): \(point)")
        for contour in path.contours {
          #expect((-1...1).contains(contour.windingNumber(around: point)), "\(frame): \(point)")
        }
      }
    }
  }

  @Test(arguments: shapeCatalogue)
  func `Broken and huge frames do not trap`(entry: CatalogueEntry) {
    let numbers = [0, -1, 1e-300, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, Double.nan]
    for x in numbers {
      for width in numbers {
        let path = entry.shape.path(in: Rect(x: x, y: 0, width: width, height: 10))
        #expect(path.elements.flatMap(\.points).areFinite)
        _ = entry.shape.path(in: Rect(x: 0, y: x, width: 10, height: width))
      }
    }
  }

  @Test(arguments: [-1, 0, 1, 30, 1e6, 1e300, Double.infinity, .nan])
  func `No parameter folds a shape`(value: Double) {
    let shapes: [any Shape] = [
      Screen(curvature: value), Screen(curvature: value, isClosed: true), RoundedSquare(cornerFraction: value),
      DateChip(cutRadius: value), DateChip(cornerRadius: value), TicketShape(notchRadius: value, cornerRadius: 10),
      TicketShape(notchRadius: 10, cornerRadius: value), TicketShape(notchRadius: value, cornerRadius: value),
      Chair(inset: value), RatingBar(value: value), CrossMark(thickness: value), BarMark(thickness: value),
      TicketOutline(corners: .init(.concave(value), .rounded(value), .concave(10), .rounded(10))),
      TicketOutline(bites: [.init(.top, at: 0.5, radius: value), .init(.left, at: 0.1, radius: 20, depth: value)]),
      TicketOutline(bites: [.init(.right, at: value, radius: 5), .init(.right, at: 0.5, radius: value, depth: 1)]),
      TicketOutline(scallops: .init([.top, .left], radius: value, spacing: 1)),
      TicketOutline(scallops: .init([.top, .left], radius: 3, spacing: value)),
      TicketOutline(holes: [
        .init(.top, at: 0.5, radius: value, pitch: 5), .init(.left, at: value, radius: 1, pitch: 4),
      ]),
      TicketOutline(holes: [.init(.top, at: 0.5, radius: 1, pitch: value, inset: 3)]),
      TicketOutline(holes: [.init(.top, at: 0.5, radius: 1, pitch: 5, inset: value)]),
      DiagonalHatch(coverage: value), DiagonalHatch(angle: .degrees(value)), DiagonalHatch(cornerFraction: value),
    ]
    var random = SeededRandom(seed: 72)
    for shape in shapes {
      for frame in [Rect(x: 3, y: 4, width: 50, height: 20), Rect(x: -3, y: 4, width: 20, height: 90)] {
        let path = shape.path(in: frame)
        if let bounds = path.bounds { #expect(frame.inset(by: -0.02).contains(bounds), "\(shape)") }
        for _ in 0..<50 {
          let point = Point(random.double(frame.minX...frame.maxX), random.double(frame.minY...frame.maxY))
          #expect((0...1).contains(path.windingNumber(around: point)), "\(shape) at \(point)")
        }
      }
    }
  }

  private func expectClose(
    _ path: Path, _ other: Path, within tolerance: Double, _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(path.elements.count == other.elements.count, "\(comment)", sourceLocation: sourceLocation)
    for (first, second) in zip(path.elements, other.elements) {
      let distances = zip(first.points, second.points).map { $0.distance(to: $1) }
      #expect(
        distances.allSatisfy { $0 <= tolerance }, "\(comment): \(first), \(second)", sourceLocation: sourceLocation)
    }
  }
}

extension PathContour {
  fileprivate func windingNumber(around point: Point) -> Int {
    var path = Path()
    path.move(to: start)
    for segment in segments { path.append(segment.element) }
    return path.windingNumber(around: point)
  }
}

extension [Point] {
  fileprivate var areFinite: Bool { allSatisfy(\.isFinite) }
}

extension Rect {
  fileprivate var largestCoordinate: Double {
    [minX, minY, maxX, maxY].map(\.magnitude).max() ?? 0
  }
}
