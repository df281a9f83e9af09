import Drawing
import Geometry
import ImageFiles
import Pictures
import TestSupport
import Testing

@Suite struct PictureScalingTests {
  private func scaled(_ image: RGBAImage, to size: Size) throws -> PreparedPicture {
    try PicturePreparation(for: PictureSlot(size: size, pixelsPerUnit: 1)).prepared(image.png(), name: "picture")
  }

  /// Half the light of white is 188 in sRGB: 255 × (1.055 × 0.5^(1 / 2.4) − 0.055).
  @Test(arguments: [(96, 48), (96, 40), (96, 37), (96, 31), (96, 13), (96, 7)])
  func `A fine checkerboard becomes even grey`(side: Int, target: Int) throws {
    let board = picture(side, side) { x, y in (x + y) % 2 == 0 ? white : black }
    let raster = try scaled(board, to: Size(Double(target), Double(target))).raster
    // At the border the filter sees no other side, and squares no longer come in pairs.
    for y in 3..<raster.height - 3 {
      for x in 3..<raster.width - 3 {
        #expect(abs(Int(raster.pixel(x, y)[0]) - 188) <= 2, "\(x), \(y)")
      }
    }
  }

  /// Stripes are harder than boards: nothing averages them in the other direction.
  @Test func `Fine stripes leave no wider ones`() throws {
    let stripes = picture(230, 12) { x, _ in x % 2 == 0 ? white : black }
    let raster = try scaled(stripes, to: Size(100, 12 * 100 / 230.0)).raster
    for x in 5..<95 { #expect(abs(Int(raster.pixel(x, 2)[0]) - 188) <= 3, "\(x)") }
  }

  @Test func `An even area stays even, to the last bit`() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<25 {
      let color = (0..<3).map { _ in UInt8(random.int(0...255)) } + [255]
      let image = picture(random.int(20...60), random.int(20...60)) { _, _ in color }
      let raster = try scaled(image, to: Size(random.double(1...19), random.double(1...19))).raster
      for y in 0..<raster.height {
        for x in 0..<raster.width { #expect(raster.pixel(x, y) == color) }
      }
    }
  }

  /// A filter with lobes below zero would leave a darker and a lighter line beside the edge.
  @Test func `Edges have no halo`() throws {
    let edge = picture(100, 10) { x, _ in x < 47 ? [60, 60, 60, 255] : [200, 200, 200, 255] }
    let raster = try scaled(edge, to: Size(33, 3.3)).raster
    let levels = (0..<33).map { raster.pixel($0, 1)[0] }
    #expect(levels.allSatisfy { 60...200 ~= $0 })
    #expect(levels == levels.sorted())
    // And it is sharp: from one to the other in four pixels.
    #expect(levels.filter { 60 < $0 && $0 < 200 }.count <= 4)
  }

  /// What is clear is black, as most programs leave it, or of a colour that nobody is to see.
  @Test(arguments: [clear, [0, 255, 90, 0]]) func `The edge of what is clear gets no fringe`(outside: [UInt8]) throws {
    let disc = picture(90, 90) { x, y in
      let (dx, dy) = (Double(x) - 44.5, Double(y) - 44.5)
      return dx * dx + dy * dy < 900 ? [250, 120, 40, 255] : outside
    }
    let raster = try scaled(disc, to: Size(30, 30)).raster
    var edge = 0
    for y in 0..<30 {
      for x in 0..<30 {
        let pixel = raster.pixel(x, y)
        if pixel[3] == 0 {
          #expect(pixel == clear)
          continue
        }
        if pixel[3] < 255 { edge += 1 }
        // 16 bits of light hold the colour of a pixel of little opacity less finely.
        let tolerance = pixel[3] < 16 ? 6 : 1
        for (value, expected) in zip(pixel, [250, 120, 40]) {
          #expect(abs(Int(value) - expected) <= tolerance, "\(x), \(y): \(pixel)")
        }
      }
    }
    #expect(edge > 40)
  }

  /// What the filter makes of a pixel is the same however the picture around is cut: the sum of whole numbers.
  @Test func `The same picture gives the same pixels`() throws {
    var random = SeededRandom(seed: 11)
    let noise = picture(80, 60) { _, _ in (0..<4).map { _ in UInt8(random.int(0...255)) } }
    let first = try scaled(noise, to: Size(31, 17))
    #expect(try scaled(noise, to: Size(31, 17)) == first)
    #expect(try scaled(noise, to: Size(31, 17)).raster.pixels == first.raster.pixels)
  }
}
