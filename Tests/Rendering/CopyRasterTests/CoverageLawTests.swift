import Colors
import CopyRaster
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// What holds of the areas that outlines cover, whatever their shape.
@Suite struct CoverageLawTests {
  /// How far a sum of coverage may be from the area: an end of a piece is rounded to 1/256 of a pixel, so by 1/362 at
  /// most along each unit of the edge, and each pixel that the edge meets, of which there are no more than two for each
  /// unit and a few at the corners, to 1/256.
  private func tolerance(perimeter: Double) -> Double { perimeter / 362 + (2 * perimeter + 8) / 256 }

  @Test func `The coverage of a convex polygon adds up to its area`() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<400 {
      let corners = random.convexCorners()
      let (area, perimeter) = measures(corners)
      let coverage = try #require(Coverage.of(corners, right: random.int(0...255), down: random.int(0...255)))
      #expect(abs(coverage.sum - area) <= tolerance(perimeter: perimeter), "\(corners)")
    }
  }

  @Test func `Which way round corners are given makes no difference`() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<100 {
      let corners = random.convexCorners()
      let (there, back) = (Coverage.of(corners), Coverage.of(corners.reversed()))
      #expect(try #require(there).difference(from: #require(back)) <= 2)
    }
  }

  @Test func `A line along a polygon covers its length times its width, and its round corners`() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<100 {
      let (width, height) = (random.double(6...40), random.double(6...40))
      let line = random.double(0.5...5)
      let path = polygon([Point(0, 0), Point(width, 0), Point(width, height), Point(0, height)])
      let style = StrokeStyle(width: line, join: .round)
      let coverage = try #require(Coverage.of(path, .stroke(style)))
      // The inside of the line is a rectangle that is smaller; outside, four quarters of a disc stand at the corners.
      let outer = width * height + (width + height) * line + .pi * line * line / 4
      let area = outer - max(0, width - line) * max(0, height - line)
      #expect(abs(coverage.sum - area) <= tolerance(perimeter: 4 * (width + height) + 4 * line))
    }
  }

  @Test func `The two parts of a polygon that a line cuts cover what the whole covers`() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<300 {
      let corners = random.convexCorners()
      let (first, second) = (random.int(0...corners.count - 1), random.int(0...corners.count - 1))
      let from = random.double(0.2...0.8)
      guard first != second else { continue }
      let (low, high) = (min(first, second), max(first, second))
      func middle(_ index: Int) -> Point {
        corners[index].interpolated(to: corners[(index + 1) % corners.count], at: from)
      }
      let (start, end) = (middle(low), middle(high))
      let near = [start] + corners[low + 1...high] + [end]
      let far = [end] + corners[(high + 1)...] + corners[...low] + [start]
      guard let near = Coverage.of(near), let far = Coverage.of(far) else { continue }
      var sum: Coverage = [:]
      for (pixel, level) in near { sum[pixel, default: 0] += level }
      for (pixel, level) in far {
        let (added, isTooLarge) = sum[pixel, default: 0].addingReportingOverflow(level)
        sum[pixel] = isTooLarge ? 255 : added
      }
      // Each of three coverages is rounded, and along the cut the ends of pieces too.
      #expect(try #require(Coverage.of(corners)).difference(from: sum) <= 4, "\(corners)")
    }
  }

  @Test func `A polygon that is moved by whole pixels covers the same, moved`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      // Corners on 1/64 of a pixel, so that adding whole ones rounds nothing.
      let corners = random.convexCorners().map { Point(($0.x * 64).rounded() / 64, ($0.y * 64).rounded() / 64) }
      guard let coverage = Coverage.of(corners) else { continue }
      let (right, down) = (random.int(-9...9), random.int(-9...9))
      let moved = try #require(Coverage.of(corners.map { Point($0.x + Double(right), $0.y + Double(down)) }))
      var expected: Coverage = [:]
      for (pixel, level) in coverage {
        expected[Pixel(column: pixel.column + right, row: pixel.row + down)] = level
      }
      #expect(moved.difference(from: expected) <= 2, "\(corners)")
    }
  }

  @Test func `A polygon that is clipped at a border covers what the whole covers on this side of it`() throws {
    var random = SeededRandom(seed: 6)
    for _ in 0..<200 {
      let corners = random.convexCorners()
      let border = random.int(-20...20)
      let clipped = corners.clipped(left: Double(border))
      guard let part = Coverage.of(clipped) else { continue }
      let whole = try #require(Coverage.of(corners)).filter { $0.key.column < border }
      #expect(part.difference(from: whole) <= 3, "\(corners) at \(border)")
    }
  }

  @Test(arguments: [
    [], [Point(1, 1)], [Point(1, 1), Point(1, 1), Point(1, 1)], [Point(0, 0), Point(5, 5)],
    [Point(0, 0), Point(5, 5), Point(9, 9)], [Point(0, 0), Point(.nan, 5), Point(9, 9)],
  ])
  func `Corners without an area between them are no polygon`(corners: [Point]) {
    #expect(ConvexPolygon(corners) == nil)
    #expect(Coverage.of(corners) == nil)
  }

  @Test func `A polygon thinner than a pixel's parts covers nothing`() throws {
    let thin = try #require(Coverage.of([Point(0.2, 0.5), Point(9, 0.5), Point(9, 0.5005), Point(0.2, 0.5005)]))
    #expect(thin.isEmpty)
  }

  @Test func `Edges that cross or bend inwards are left to the painter`() {
    #expect(Coverage.of([Point(0, 0), Point(9, 9), Point(9, 0), Point(0, 9)]) == nil)
    #expect(Coverage.of([Point(0, 0), Point(9, 0), Point(4, 4), Point(0, 9)]) == nil)
  }

  @Test func `Polygons are apart where a line along a side has one on each side of it`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let (first, second) = (random.convexCorners(), random.convexCorners())
      guard let one = ConvexPolygon(first), let other = ConvexPolygon(second) else { continue }
      #expect(one.overlaps(other) == other.overlaps(one))
      #expect(one.overlaps(one))
      // Far to the right of everything.
      let moved = try #require(ConvexPolygon(second.map { Point($0.x + 1000, $0.y) }))
      #expect(!one.overlaps(moved))
    }
  }
}

extension [Point] {
  /// The part of a polygon on the left of an upright line (Sutherland and Hodgman, 1974).
  fileprivate func clipped(left border: Double) -> [Point] {
    var part: [Point] = []
    for (point, next) in zip(self, dropFirst() + prefix(1)) {
      if point.x <= border { part.append(point) }
      if (point.x < border) != (next.x < border) {
        part.append(point.interpolated(to: next, at: (border - point.x) / (next.x - point.x)))
      }
    }
    return part
  }
}
