import Geometry
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private let seed: UInt64 = 12

  @Test func `Composing is applying one after the other`() {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let (first, second, point) = (random.transform(), random.transform(), random.point())
      expectClose(first.then(second).apply(point), second.apply(first.apply(point)), within: 1e-8)
    }
  }

  @Test func `Composing is associative`() {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let (first, second, third) = (random.transform(), random.transform(), random.transform())
      let point = random.point()
      expectClose(
        first.then(second).then(third).apply(point), first.then(second.then(third)).apply(point), within: 1e-6)
    }
  }

  @Test func `The identity changes nothing`() {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let (transform, point) = (random.transform(), random.point())
      #expect(transform.then(.identity) == transform)
      #expect(AffineTransform.identity.then(transform) == transform)
      #expect(AffineTransform.identity.apply(point) == point)
    }
  }

  @Test func `The inverse undoes`() throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let (transform, point) = (random.transform(), random.point())
      guard abs(transform.determinant) > 1e-3 else { continue }
      let inverse = try #require(transform.inverted)
      expectClose(inverse.apply(transform.apply(point)), point, within: 1e-6)
      expectClose(transform.apply(inverse.apply(point)), point, within: 1e-6)
    }
  }

  @Test(arguments: [
    AffineTransform.scale(0), AffineTransform.scale(1, 0), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    AffineTransform.scale(.nan), AffineTransform.scale(.infinity, 1),
  ])
  func `What flattens the plane has no inverse`(transform: AffineTransform) {
    #expect(transform.inverted == nil)
  }

  @Test(
    arguments: [
      (90.0, Point(-4, 3)), (180, Point(-3, -4)), (270, Point(4, -3)), (-90, Point(4, -3)), (360, Point(3, 4)),
      (3690, Point(-4, 3)),
    ] as [(Double, Point)])
  func `Quarter turns are exact and clockwise`(degrees: Double, expected: Point) {
    #expect(AffineTransform.rotation(.degrees(degrees)).apply(Point(3, 4)) == expected)
  }

  @Test func `Turning about a point leaves it there`() {
    let turn = AffineTransform.rotation(.degrees(90), about: Point(10, 20))
    #expect(turn.apply(Point(10, 20)) == Point(10, 20))
    // From 5 to the right of the centre to 5 below it.
    #expect(turn.apply(Point(15, 20)) == Point(10, 25))
  }

  @Test func `The numbers stand in SVG's order`() {
    // matrix(1 2 3 4 5 6) takes (10, 100) to (10 + 300 + 5, 20 + 400 + 6).
    let transform = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(transform.apply(Point(10, 100)) == Point(315, 426))
    #expect(transform.apply(Vector(10, 100)) == Vector(310, 420))
  }

  @Test func `Determinants multiply`() {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let (first, second) = (random.transform(), random.transform())
      #expect(abs(first.then(second).determinant - first.determinant * second.determinant) < 1e-8)
    }
    #expect(AffineTransform.scale(-2, 3).determinant == -6)
  }

  @Test func `Scales of known transforms`() {
    #expect(AffineTransform.scale(4, 9).meanScale == 6)
    #expect(AffineTransform.scale(4, -9).maximumScale == 9)
    let turned = AffineTransform.rotation(.degrees(33)).then(.scale(2)).then(.rotation(.degrees(-71)))
    #expect(abs(turned.meanScale - 2) < 1e-12)
    #expect(abs(turned.maximumScale - 2) < 1e-12)
  }

  @Test func `No length grows by more than the maximum scale`() {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let transform = random.transform()
      let lengths = (0..<360).map { transform.apply(Vector(direction: .degrees(Double($0)))).length }
      let longest = lengths.max() ?? 0
      #expect(longest <= transform.maximumScale * (1 + 1e-12))
      // The direction that grows most is at most half a degree from one of these.
      #expect(longest >= transform.maximumScale * 0.9999)
    }
  }

  @Test func `The bounding box holds every image`() {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let (transform, rect) = (random.transform(), random.rect())
      let box = transform.boundingBox(of: rect)
      let images = rect.corners.map(transform.apply)
      #expect(images.allSatisfy(box.inset(by: -1e-9).contains))
      #expect(images.contains { $0.x == box.minX } && images.contains { $0.y == box.maxY })
    }
    #expect(
      AffineTransform.rotation(.degrees(90)).boundingBox(of: Rect(x: 1, y: 2, width: 3, height: 4))
        == Rect(minX: -6, minY: 1, maxX: -2, maxY: 4))
  }

  private func expectClose(
    _ point: Point, _ expected: Point, within tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      point.distance(to: expected) <= tolerance, "\(point) is not \(expected)", sourceLocation: sourceLocation)
  }
}

extension SeededRandom {
  fileprivate mutating func transform() -> AffineTransform {
    AffineTransform(
      a: double(-3...3), b: double(-3...3), c: double(-3...3), d: double(-3...3), tx: double(-50...50),
      ty: double(-50...50))
  }
}
