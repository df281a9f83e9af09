import GoldenImages
import ImageFiles
import Testing

@Suite struct DifferencePictureTests {
  private func pixel(_ image: RGBAImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.samples[((y * image.width + x) * 4)..<((y * image.width + x + 1) * 4)])
  }

  private func isRed(_ pixel: [UInt8]) -> Bool { pixel[0] > 150 && pixel[1] < 150 && pixel[2] < 150 }
  private func isBlue(_ pixel: [UInt8]) -> Bool { pixel[0] < 100 && pixel[2] > 200 }
  private func isGhost(_ pixel: [UInt8]) -> Bool { pixel[0] >= 204 && pixel[0] == pixel[1] && pixel[1] == pixel[2] }

  /// Three panels of two columns with gaps of 8 between them; the second pixel differs, if only by one step of opacity.
  @Test(arguments: [[0, 0, 0, 255], [200, 20, 20, 254], [199, 20, 20, 255]] as [[UInt8]])
  func `Shows what differs in the middle`(changed: [UInt8]) {
    let expected = RGBAImage(width: 2, height: 1, samples: [9, 9, 9, 255, 200, 20, 20, 255])
    let actual = RGBAImage(width: 2, height: 1, samples: [9, 9, 9, 255] + changed)
    let picture = RGBAImage.difference(expected: expected, actual: actual)
    #expect(picture.width == 3 * 2 + 2 * 8)
    #expect(picture.height == 1)
    #expect(pixel(picture, 0, 0) == [9, 9, 9, 255])
    #expect(pixel(picture, 1, 0) == [200, 20, 20, 255])
    #expect(isGhost(pixel(picture, 10, 0)))
    #expect(isRed(pixel(picture, 11, 0)))
    #expect(pixel(picture, 20, 0) == [9, 9, 9, 255])
  }

  @Test func `Pixels that only one has are blue`() {
    let expected = RGBAImage(width: 2, height: 1, samples: [UInt8](repeating: 255, count: 8))
    let actual = RGBAImage(width: 1, height: 2, samples: [UInt8](repeating: 255, count: 8))
    let picture = RGBAImage.difference(expected: expected, actual: actual)
    #expect(picture.height == 2)
    #expect(isGhost(pixel(picture, 10, 0)))
    #expect(isBlue(pixel(picture, 11, 0)))
    #expect(isBlue(pixel(picture, 10, 1)))
    #expect(pixel(picture, 11, 1) == [255, 255, 255, 255], "neither picture has this pixel")
  }

  /// Together they need 400 million pixels, far more than either has: 67,108,864 / 20,000 rows are shown.
  @Test func `A wide and a tall picture do not take all memory`() {
    let size = 20_000
    let line = [UInt8](repeating: 255, count: size * 4)
    let map = RGBAImage.heatMap(
      expected: RGBAImage(width: size, height: 1, samples: line),
      actual: RGBAImage(width: 1, height: size, samples: line))
    #expect(map.width == size && map.height == 3355)
    #expect(isGhost(pixel(map, 0, 0)))
    #expect(isBlue(pixel(map, size - 1, 0)))
    #expect(isBlue(pixel(map, 0, 3354)))
  }

  @Test func `Clear pixels show the chequerboard`() {
    let clear = RGBAImage(width: 9, height: 1, samples: [UInt8](repeating: 0, count: 36))
    let picture = RGBAImage.difference(expected: clear, actual: clear)
    #expect(pixel(picture, 0, 0) != pixel(picture, 8, 0))
    #expect(pixel(picture, 0, 0)[3] == 255)
  }

  @Test func `The heat map is the middle panel`() {
    let expected = RGBAImage(width: 2, height: 1, samples: [9, 9, 9, 255, 200, 20, 20, 255])
    let actual = RGBAImage(width: 2, height: 1, samples: [9, 9, 9, 255, 200, 20, 20, 250])
    let map = RGBAImage.heatMap(expected: expected, actual: actual)
    #expect(map.width == 2 && map.height == 1)
    let picture = RGBAImage.difference(expected: expected, actual: actual)
    for x in 0..<2 { #expect(pixel(map, x, 0) == pixel(picture, 10 + x, 0)) }
  }

  /// The darker the more they differ; a single step of 16 bits is red too.
  @Test func `Red grows darker with the delta`() {
    func red(_ actual: [UInt16]) -> [UInt8] {
      let expected = RGBAImage(width: 1, height: 1, samples: [255, 255, 255, 255])
      return pixel(
        RGBAImage.heatMap(expected: expected, actual: RGBAImage(width: 1, height: 1, wideSamples: actual)), 0, 0)
    }
    let (faint, strong) = (red([65534, 65535, 65535, 65535]), red([0, 65535, 65535, 65535]))
    #expect(isRed(faint) && isRed(strong))
    #expect(strong[0] < faint[0] && strong[1] < faint[1])
  }

  /// Masked pixels are neither ghosts nor red, whether they differ or not; the mask ends with the shared pixels.
  @Test func `Masked pixels are hatched`() {
    let expected = RGBAImage(width: 12, height: 2, samples: [UInt8](repeating: 255, count: 96))
    let actual = RGBAImage(
      width: 8, height: 2, samples: [UInt8]((0..<16).flatMap { _ in [0, 0, 0, 255] as [UInt8] }))
    let mask = PixelMask(rectangles: [PixelRectangle(x: 2, y: 0, width: 100, height: 1)])
    let map = RGBAImage.heatMap(expected: expected, actual: actual, mask: mask)
    #expect(isRed(pixel(map, 1, 0)))
    let hatched = (2..<8).map { pixel(map, $0, 0) }
    #expect(hatched.allSatisfy { !isRed($0) && !isGhost($0) && !isBlue($0) })
    #expect(Set(hatched).count == 2, "lines and what is between them")
    #expect(isBlue(pixel(map, 8, 0)))
    #expect((0..<8).allSatisfy { isRed(pixel(map, $0, 1)) })
  }
}
