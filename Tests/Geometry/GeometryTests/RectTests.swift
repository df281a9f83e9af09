import Geometry
import TestSupport
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `Edges and extents`() {
    #expect(rect == Rect(minX: 10, minY: 20, maxX: 40, maxY: 60))
    #expect(rect.size == Size(30, 40))
    #expect(rect.center == Point(25, 40))
    #expect(rect.origin == Point(10, 20))
    #expect(rect.corners == [Point(10, 20), Point(40, 20), Point(40, 60), Point(10, 60)])
    #expect(Rect(center: Point(25, 40), size: Size(30, 40)) == rect)
  }

  @Test func `Edges in any order are the same rectangle`() {
    #expect(Rect(minX: 40, minY: 60, maxX: 10, maxY: 20) == rect)
    #expect(Rect(x: 40, y: 60, width: -30, height: -40) == rect)
    #expect(Rect(Point(40, 20), Point(10, 60)) == rect)
    #expect(Rect(center: Point(25, 40), size: Size(-30, 40)) == rect)
  }

  @Test(arguments: [
    (Rect.zero, true), (Rect(x: 5, y: 5, width: 0, height: 9), true), (Rect(x: 5, y: 5, width: 9, height: 0), true),
    (Rect(x: 5, y: 5, width: 9, height: 9), false), (Rect(x: .nan, y: 5, width: 9, height: 9), true),
  ])
  func `Empty is what has no area`(rect: Rect, isEmpty: Bool) {
    #expect(rect.isEmpty == isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `Broken edges are not finite`(value: Double) {
    #expect(!Rect(x: value, y: 0, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: value).isFinite)
    #expect(rect.isFinite)
  }

  @Test func `Unions and intersections are lattices`() {
    var random = SeededRandom(seed: 14)
    for _ in 0..<500 {
      let (first, second) = (random.rect(), random.rect())
      let union = first.union(second)
      #expect(union == second.union(first))
      #expect(union.contains(first) && union.contains(second))
      #expect(first.union(first) == first && first.intersection(first) == first)
      let intersection = first.intersection(second)
      #expect(intersection == second.intersection(first))
      #expect((intersection != nil) == first.intersects(second))
      if let intersection { #expect(first.contains(intersection) && second.contains(intersection)) }
    }
  }

  @Test func `The union of many is the box of all their corners`() {
    var random = SeededRandom(seed: 41)
    for count in 0...20 {
      let rects = (0..<count).map { _ in random.rect() }
      var union: Rect?
      for rect in rects { union.formUnion(rect) }
      #expect(union == Rect(containing: rects.flatMap(\.corners)))
    }
  }

  @Test func `Touching rectangles share their edge`() {
    let right = Rect(x: 40, y: 0, width: 5, height: 100)
    #expect(rect.intersects(right))
    #expect(rect.intersection(right) == Rect(minX: 40, minY: 20, maxX: 40, maxY: 60))
    #expect(rect.intersection(Rect(x: 41, y: 0, width: 5, height: 100)) == nil)
  }

  @Test func `Points on the edge are inside`() {
    #expect(rect.contains(Point(10, 20)) && rect.contains(Point(40, 60)))
    #expect(!rect.contains(Point(9.999, 20)) && !rect.contains(Point(40, 60.001)))
    #expect(!rect.contains(Point(.nan, 30)))
  }

  @Test func `The box of some points`() {
    #expect(Rect(containing: [Point(3, 9), Point(-1, 4), Point(2, 5)]) == Rect(minX: -1, minY: 4, maxX: 3, maxY: 9))
    #expect(Rect(containing: [Point(3, 9)]) == Rect(minX: 3, minY: 9, maxX: 3, maxY: 9))
    #expect(Rect(containing: []) == nil)
  }

  @Test func `Insets move edges inwards`() {
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(minX: 12, minY: 21, maxX: 36, maxY: 57))
    #expect(rect.inset(by: -5) == Rect(minX: 5, minY: 15, maxX: 45, maxY: 65))
  }

  @Test func `Insets too large shrink a side to its middle`() {
    #expect(rect.inset(by: 16) == Rect(minX: 25, minY: 36, maxX: 25, maxY: 44))
    // Left to 50 and right to 40 would meet at 45, outside.
    #expect(
      rect.inset(by: Insets(top: 0, left: 40, bottom: 0, right: 0)) == Rect(minX: 40, minY: 20, maxX: 40, maxY: 60))
  }

  @Test func `Moving keeps the extents`() {
    #expect(rect.translated(by: Vector(-10, 5)) == Rect(x: 0, y: 25, width: 30, height: 40))
  }
}
