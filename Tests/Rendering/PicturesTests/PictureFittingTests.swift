import Drawing
import Geometry
import ImageFiles
import Pictures
import Testing

/// Pictures in which each pixel tells where it was: red is its column, green its row.
@Suite struct PictureFittingTests {
  private func map(_ width: Int, _ height: Int) throws -> [UInt8] {
    try picture(width, height) { x, y in [UInt8(x), UInt8(y), 0, 255] }.png()
  }

  private func prepared(_ file: [UInt8], _ slot: PictureSlot) throws -> PreparedPicture {
    try PicturePreparation(for: slot).prepared(file, name: "map")
  }

  /// A strip of Apple's size at @3x in the slot of an event ticket: a third of 369 rows are 123 units, of which 98 are
  /// seen.
  @Test func `A picture of the wrong proportions is cut, and how much is told`() throws {
    let file = try picture(1125, 369) { _, y in [0, UInt8(y / 2), 0, 255] }.png()
    let strip = try prepared(file, PictureSlot(size: Size(375, 98), pixelsPerUnit: 1))
    #expect((strip.raster.width, strip.raster.height) == (375, 98))
    #expect(strip.frame == Rect(minX: 0, minY: 0, maxX: 375, maxY: 98))
    #expect(strip.cropping.lostWidth == 0)
    #expect(abs(strip.cropping.lostHeight - 25.0 / 123) < 1e-9)
    #expect(strip.cropping.isNotable)
    #expect("\(strip.cropping)" == "20 % of the height of 1125 × 369 pixels is cut off")
    // The middle 294 rows are seen: the first pixel is of row 37.5 + 1.5, the last of row 331.5 - 1.5.
    #expect(abs(Int(strip.raster.pixel(100, 0)[1]) - 19) <= 1)
    #expect(abs(Int(strip.raster.pixel(100, 97)[1]) - 165) <= 1)
  }

  @Test(arguments: [(1.0, 375, 98), (2, 750, 196), (3, 1125, 294)])
  func `The slots of a wallet have their pixels at each scale`(scale: Double, width: Int, height: Int) throws {
    let file = try picture(1125, 369) { _, _ in white }.png()
    let strip = try prepared(file, PictureSlot(size: Size(375, 98), pixelsPerUnit: scale))
    #expect((strip.raster.width, strip.raster.height) == (width, height))
  }

  @Test(
    arguments: [
      (Point(0, 0), 0), (Point(1, 1), 60), (Point(0.5, 0.5), 30), (Point(0.25, 0.5), 5), (Point(0.75, 0.5), 55),
      (Point(0.2, 0.9), 0), (Point(-3, 9), 0), (Point(.nan, .nan), 30),
    ] as [(Point, UInt8)])
  func `The focus comes as near to the middle as it can`(focus: Point, firstColumn: UInt8) throws {
    let wide = try prepared(map(100, 40), PictureSlot(size: Size(40, 40), pixelsPerUnit: 1, focus: focus))
    #expect(wide.raster.pixel(0, 0) == [firstColumn, 0, 0, 255])
    #expect(wide.raster.pixel(39, 39) == [firstColumn + 39, 39, 0, 255])
    let turned = Point(focus.y, focus.x)
    let tall = try prepared(map(40, 100), PictureSlot(size: Size(40, 40), pixelsPerUnit: 1, focus: turned))
    #expect(tall.raster.pixel(0, 0) == [0, firstColumn, 0, 255])
  }

  @Test func `A portrait in a wide slot keeps its width`() throws {
    let portrait = try prepared(map(60, 200), PictureSlot(size: Size(30, 10), pixelsPerUnit: 2))
    #expect((portrait.raster.width, portrait.raster.height) == (60, 20))
    #expect(portrait.raster.pixel(0, 0) == [0, 90, 0, 255])
    #expect(portrait.cropping.lostHeight == 0.9)
  }

  @Test func `What is contained is whole and in the middle`() throws {
    let slot = PictureSlot(size: Size(50, 50), pixelsPerUnit: 2, fit: .contain)
    let wide = try prepared(map(200, 100), slot)
    #expect((wide.raster.width, wide.raster.height) == (100, 50))
    #expect(wide.frame == Rect(minX: 0, minY: 12.5, maxX: 50, maxY: 37.5))
    #expect(!wide.cropping.isNotable)
    #expect("\(wide.cropping)" == "200 × 100 pixels are seen whole")
    let tall = try prepared(map(100, 200), slot)
    #expect(tall.frame == Rect(minX: 12.5, minY: 0, maxX: 37.5, maxY: 50))
  }

  @Test func `A small picture is not made larger`() throws {
    let cover = try prepared(map(30, 20), PictureSlot(size: Size(300, 300), pixelsPerUnit: 1))
    #expect((cover.raster.width, cover.raster.height) == (20, 20))
    #expect(cover.raster.pixel(0, 7) == [5, 7, 0, 255])
    #expect(cover.frame == Rect(minX: 0, minY: 0, maxX: 300, maxY: 300))
    let contain = try prepared(map(30, 20), PictureSlot(size: Size(300, 300), pixelsPerUnit: 1, fit: .contain))
    #expect((contain.raster.width, contain.raster.height) == (30, 20))
    #expect(contain.frame == Rect(minX: 0, minY: 50, maxX: 300, maxY: 250))
  }

  @Test(arguments: PictureFit.allCases) func `A picture of a pixel fills what it should`(fit: PictureFit) throws {
    let file = try picture(1, 1) { _, _ in [7, 8, 9, 255] }.png()
    for slot in [Size(375, 98), Size(1, 1), Size(0.1, 0.1)] {
      let dot = try prepared(file, PictureSlot(size: slot, pixelsPerUnit: 1, fit: fit))
      #expect((dot.raster.width, dot.raster.height) == (1, 1))
      #expect(dot.raster.pixel(0, 0) == [7, 8, 9, 255])
    }
  }

  /// 40 units at 3 pixels are 120, of 50 columns: 2.4 for each; of 60 columns it is 2, which is still let pass.
  @Test func `A picture of too few pixels says so`() throws {
    let slot = PictureSlot(size: Size(40, 40), pixelsPerUnit: 3)
    let coarse = try prepared(map(50, 50), slot)
    #expect(abs(coarse.enlargement - 2.4) < 1e-9)
    #expect(coarse.isCoarse)
    #expect(try !prepared(map(60, 60), slot).isCoarse)
    #expect(try prepared(map(240, 240), slot).enlargement == 0.5)
  }

  /// The slot is 10⁻³⁰⁰ wide, and what it shows of the picture is at the last column's far edge.
  @Test func `A slot next to nothing wide shows a column at the focus`() throws {
    let slot = PictureSlot(size: Size(1e-300, 40), pixelsPerUnit: 1, focus: Point(1, 0.5))
    let raster = try prepared(map(20, 20), slot).raster
    #expect(raster.width == 1)
    #expect(raster.pixel(0, 0)[0] == 19)
  }

  /// 20,000 × 10: 98 units of height are 9.8 pixels to one of the source.
  @Test func `A very long picture is cut or becomes a line`() throws {
    let samples = [UInt8](repeating: 200, count: 20_000 * 10 * 4)
    let file = try RGBAImage(width: 20_000, height: 10, samples: samples).png()
    let cover = try prepared(file, PictureSlot(size: Size(375, 98), pixelsPerUnit: 1))
    #expect((cover.raster.width, cover.raster.height) == (38, 10))
    #expect(abs(cover.cropping.visible.width - 375 / 9.8) < 1e-9)
    let contain = try prepared(file, PictureSlot(size: Size(375, 98), pixelsPerUnit: 1, fit: .contain))
    #expect((contain.raster.width, contain.raster.height) == (375, 1))
    #expect(contain.frame.height == 0.1875)
    #expect(contain.raster.pixel(374, 0) == [200, 200, 200, 200])
  }

  @Test(
    arguments: [Size(0, 10), Size(10, -1), Size(.nan, 10), Size(.infinity, 10), Size(1e300, 1e300)])
  func `A slot without extent is a problem, not a crash`(size: Size) throws {
    let problem = PictureProblem(name: "map", reason: .emptySlot)
    #expect(throws: problem) { try prepared(map(4, 4), PictureSlot(size: size, pixelsPerUnit: 1e20)) }
    #expect(throws: problem) { try prepared(map(4, 4), PictureSlot(size: Size(4, 4), pixelsPerUnit: 0)) }
  }

  /// Any slot, any picture: the raster is never finer than the slot asks for or than the source is, and shows a part
  /// of the source of the slot's proportions.
  @Test func `Rasters are as fine as needed and no finer`() throws {
    for (width, height) in [(1, 1), (3, 50), (64, 48), (50, 3), (120, 33)] {
      let file = try map(width, height)
      for size in [Size(1, 1), Size(10.3, 7.7), Size(33, 100), Size(0.4, 90)] {
        for scale in [0.5, 1, 2.6] {
          let slot = PictureSlot(size: size, pixelsPerUnit: scale)
          let made = try prepared(file, slot)
          #expect(made.raster.width <= min(width, max(1, Int((size.width * scale).rounded(.up)))))
          #expect(made.raster.height <= min(height, max(1, Int((size.height * scale).rounded(.up)))))
          let seen = made.cropping.visible
          #expect(abs(seen.width * size.height - seen.height * size.width) < 1e-6)
          #expect(Rect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height)).contains(seen))
        }
      }
    }
  }
}
