import Drawing
import Geometry
import ImageFiles
import Pictures
import Testing

@Suite struct RasterTurningTests {
  private func raster(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Raster {
    let image = picture(width, height, color)
    return Raster(width: width, height: height, pixels: image.samples)
  }

  private func near(_ point: Point, _ other: Point) -> Bool { point.distance(to: other) < 1e-9 }

  @Test func `A picture that is not turned is itself, with a clear border`() throws {
    let source = raster(20, 10) { x, y in [UInt8(x * 10), UInt8(y * 20), 77, 255] }
    let turned = try #require(source.turned(aboutVerticalAxis: .zero))
    #expect(turned.offset == Vector(-1, -1))
    #expect((turned.raster.width, turned.raster.height) == (22, 12))
    #expect(turned.corners == [Point(1, 1), Point(21, 1), Point(21, 11), Point(1, 11)])
    for y in 0..<12 {
      for x in 0..<22 {
        let isInside = 1...20 ~= x && 1...10 ~= y
        #expect(turned.raster.pixel(x, y) == (isInside ? source.pixel(x - 1, y - 1) : clear))
      }
    }
  }

  /// Of 400 × 300 at 60° with the eye 400 away: sin 60° × 200 / 400 = 0.4330, so that the right edge lies 1.4330 times as
  /// far away as the middle and the left 0.5670 times; x is 200 cos 60° = 100 over that, y 150 over that.
  @Test func `Corners land where the formula says`() throws {
    let turned = try #require(raster(400, 300) { _, _ in white }.turned(aboutVerticalAxis: .degrees(60)))
    let (far, close) = (1 + 3.0.squareRoot() / 4, 1 - 3.0.squareRoot() / 4)
    let expected = [
      Point(200 - 100 / close, 150 - 150 / close), Point(200 + 100 / far, 150 - 150 / far),
      Point(200 + 100 / far, 150 + 150 / far), Point(200 - 100 / close, 150 + 150 / close),
    ]
    for (corner, expected) in zip(turned.corners, expected) { #expect(near(corner + turned.offset, expected)) }
  }

  /// Where the corners are said to be, the pixels change from opaque to clear.
  @Test(arguments: [-70.0, -30, -5, 5, 30, 70]) func `Pixels are where the corners say`(degrees: Double) throws {
    let turned = try #require(raster(60, 40) { _, _ in white }.turned(aboutVerticalAxis: .degrees(degrees)))
    let middle = Point(
      turned.corners.map(\.x).reduce(0, +) / 4, turned.corners.map(\.y).reduce(0, +) / 4)
    func opacity(_ corner: Point, towardsMiddle distance: Double) -> UInt8? {
      let step = try? #require((middle - corner).normalized) * distance
      guard let step else { return nil }
      let place = corner + step
      let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      guard 0..<turned.raster.width ~= x, 0..<turned.raster.height ~= y else { return 0 }
      return turned.raster.pixel(x, y)[3]
    }
    for corner in turned.corners {
      #expect(opacity(corner, towardsMiddle: 4) == 255)
      #expect(opacity(corner, towardsMiddle: -4) == 0)
    }
  }

  @Test func `Without perspective a turn only makes it narrower`() throws {
    let turned = try #require(
      raster(100, 50) { _, _ in white }.turned(aboutVerticalAxis: .degrees(60), perspective: 0))
    let expected = [Point(25, 0), Point(75, 0), Point(75, 50), Point(25, 50)]
    for (corner, expected) in zip(turned.corners, expected) { #expect(near(corner + turned.offset, expected)) }
    // Half the columns, whole rows.
    #expect(turned.raster.height == 52)
    #expect(turned.raster.pixel(20, 0) == clear)
    #expect(turned.raster.pixel(20, 1) == white)
  }

  @Test func `A turn to the other side is the mirror image`() throws {
    let source = raster(40, 30) { x, y in [UInt8(x * 6), UInt8(y * 8), 0, 255] }
    let mirrored = raster(40, 30) { x, y in [UInt8((39 - x) * 6), UInt8(y * 8), 0, 255] }
    let left = try #require(source.turned(aboutVerticalAxis: .degrees(-40))).raster
    let right = try #require(mirrored.turned(aboutVerticalAxis: .degrees(40))).raster
    #expect((left.width, left.height) == (right.width, right.height))
    for y in 0..<left.height {
      for x in 0..<left.width {
        let (first, second) = (left.pixel(x, y), right.pixel(right.width - 1 - x, y))
        // Weights are rounded from the left, so that they may differ in their last bit.
        #expect(zip(first, second).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(x), \(y)")
      }
    }
  }

  /// Every colour inside is the source's, and only the border is half clear.
  @Test(arguments: [-50.0, 10, 75]) func `An even picture stays even`(degrees: Double) throws {
    let color: [UInt8] = [200, 90, 30, 255]
    let turned = try #require(raster(80, 60) { _, _ in color }.turned(aboutVerticalAxis: .degrees(degrees))).raster
    var opaque = 0
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let pixel = turned.pixel(x, y)
        if pixel[3] == 255 {
          #expect(pixel == color)
          opaque += 1
        } else if pixel[3] > 16 {
          #expect(zip(pixel, color.prefix(3)).allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "\(x), \(y): \(pixel)")
        }
      }
    }
    #expect(opaque > 500)
  }

  @Test func `Fine stripes are not torn where they come close`() throws {
    // Across, 80 columns become 27 and fewer where they go away: the stripes are finer than the pixels.
    let source = raster(240, 20) { x, _ in x % 2 == 0 ? white : black }
    let turned = try #require(source.turned(aboutVerticalAxis: .degrees(70))).raster
    let row = turned.height / 2
    // The far end, where two stripes and more share a pixel.
    let levels = (turned.width * 3 / 4..<turned.width - 4).map { Int(turned.pixel($0, row)[0]) }
    #expect(levels.allSatisfy { abs($0 - 188) <= 4 }, "\(levels)")
  }

  @Test(arguments: [90.0, -90, 120, 180, 270, .nan, .infinity])
  func `From its edge and from behind nothing is seen`(degrees: Double) {
    #expect(raster(10, 10) { _, _ in white }.turned(aboutVerticalAxis: .degrees(degrees)) == nil)
  }

  @Test func `A whole turn is none`() throws {
    let source = raster(9, 7) { x, y in [UInt8(x), UInt8(y), 0, 255] }
    #expect(source.turned(aboutVerticalAxis: .degrees(360)) == source.turned(aboutVerticalAxis: .zero))
    #expect(Raster(width: 0, height: 4, pixels: []).turned(aboutVerticalAxis: .zero) == nil)
  }

  @Test(arguments: [89.99, -89.99, 1e-9]) func `Angles at the limits crash nothing`(degrees: Double) throws {
    for (width, height) in [(1, 1), (1, 30), (30, 1)] {
      let turned = try #require(raster(width, height) { _, _ in white }.turned(aboutVerticalAxis: .degrees(degrees)))
      #expect(turned.raster.width <= width + 4)
    }
  }

  /// The eye is 100 away and sees all parallels meet 1.5 pixels from the middle, in the centre of a pixel beside the
  /// picture, which is half a pixel wide on that side.
  @Test func `A vanishing point in a pixel beside the picture stays clear`() throws {
    let turned = try #require(raster(100, 60) { _, _ in white }.turned(aboutVerticalAxis: Angle(x: 1.5, y: 100)))
    let last = turned.raster.width - 1
    for row in 0..<turned.raster.height { #expect(turned.raster.pixel(last, row)[3] == 0) }
  }

  @Test func `The perspective is from 0 to 1`() async {
    await #expect(processExitsWith: .failure) {
      _ = Raster(width: 1, height: 1, pixels: [0, 0, 0, 0]).turned(aboutVerticalAxis: .zero, perspective: 1.5)
    }
  }
}
