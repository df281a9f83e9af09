import ImageFiles
import PNG
import SPNGReader
import TestSupport
import Testing

@Suite struct PNGWritingTests {
  /// A picture of some colours, few or many, opaque or not.
  private func picture(_ random: inout SeededRandom, colors: Int, isGray: Bool, isOpaque: Bool) -> RGBAImage {
    let palette = (0..<colors).map { _ in
      let level = UInt8(random.int(0...255))
      let rgb = isGray ? [level, level, level] : random.bytes(3)
      return rgb + [isOpaque ? 255 : UInt8(random.int(0...255))]
    }
    let (width, height) = (random.int(1...40), random.int(1...40))
    let samples = (0..<width * height).flatMap { _ in random.element(of: palette) ?? [] }
    return RGBAImage(width: width, height: height, samples: samples)
  }

  private static func efforts() -> [PNGEffort] { [.fast, .small] }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 200, 256, 257, 2000])
  func `What is written is read back the same, by libspng too`(colors: Int) throws {
    var random = SeededRandom(seed: UInt64(colors))
    for (isGray, isOpaque) in [(false, false), (false, true), (true, false), (true, true)] {
      let image = picture(&random, colors: colors, isGray: isGray, isOpaque: isOpaque)
      for effort in PNGWritingTests.efforts() {
        let file = try image.png(effort)
        #expect(try RGBAImage(png: file) == image)
        #expect(SPNG.read(file) == image)
        #expect(try image.png(effort) == file)
      }
    }
  }

  /// The bit depth and the colour type of a file, at their places in IHDR (specification, section 11.2.1).
  private func form(_ samples: [[UInt8]], times: Int = 40) throws -> [UInt8] {
    let row = samples.flatMap { $0 }
    let all = (0..<times).flatMap { _ in row }
    return Array(try RGBAImage(width: samples.count, height: times, samples: all).png()[24...25])
  }

  @Test func `No more is written than the samples need`() throws {
    let (black, white, red): ([UInt8], [UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255], [255, 0, 0, 255])
    #expect(try form([black, white]) == [1, 0], "grey of 1 bit")
    #expect(try form([black, white, [85, 85, 85, 255]]) == [8, 0])
    #expect(try form([black, red]) == [8, 2])
    #expect(try form([[0, 0, 0, 0], [255, 0, 0, 7], red, white, black]) == [8, 6])
    let grays = (0...255).map { [UInt8($0), UInt8($0), UInt8($0), 255] }
    #expect(try form(grays) == [8, 0])
    let translucentGrays = grays + [[9, 9, 9, 0]]
    #expect(try form(translucentGrays) == [8, 4])
  }

  @Test func `Wide samples are kept`() throws {
    var random = SeededRandom(seed: 3)
    for channels in [[0, 0, 0], [0, 1, 2]] {
      for isOpaque in [true, false] {
        let samples: [UInt16] = (0..<35).flatMap { _ in
          let values = (0..<4).map { _ in UInt16(random.int(0...65535)) }
          return channels.map { values[$0] } + [isOpaque ? 65535 : values[3]]
        }
        let image = RGBAImage(width: 7, height: 5, wideSamples: samples)
        #expect(image.wideSamples == samples)
        #expect(try RGBAImage(png: image.png(.small)) == image)
        #expect(SPNG.read(try image.png())?.wideSamples == samples)
      }
    }
    let narrow = RGBAImage(width: 1, height: 1, wideSamples: [0, 257, 0xABAB, 0xFFFF])
    #expect(narrow == RGBAImage(width: 1, height: 1, samples: [0, 1, 0xAB, 255]))
  }

  @Test(arguments: [
    ColorSpaceDeclaration.sRGB, .measured(gamma: 100_000, chromaticities: nil),
    .measured(gamma: nil, chromaticities: [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]),
    .profile(Array("no true profile, but bytes".utf8)), .codePoints([12, 13, 0, 1]),
  ])
  func `The declared colour space is kept`(colorSpace: ColorSpaceDeclaration) throws {
    let image = RGBAImage(width: 1, height: 1, samples: [1, 2, 3, 4], colorSpace: colorSpace)
    #expect(try RGBAImage(png: image.png()) == image)
  }

  @Test func `What no chunk can say is not written`() {
    for colorSpace in [ColorSpaceDeclaration.codePoints([1]), .measured(gamma: nil, chromaticities: [1, 2])] {
      let image = RGBAImage(width: 1, height: 1, samples: [1, 2, 3, 4], colorSpace: colorSpace)
      #expect(throws: ImageFileError.self) { try image.png() }
    }
  }

  /// A slow rise of brightness is nearly nothing as differences, and a text of two colours is not.
  @Test func `The small file of a gradient is smaller than the fast one`() throws {
    var samples: [UInt8] = []
    for pixel in 0..<256 * 256 {
      let (x, y) = (pixel % 256, pixel / 256)
      samples += [UInt8(x), UInt8(y), UInt8((x + y) / 2), 255]
    }
    let image = RGBAImage(width: 256, height: 256, samples: samples)
    let (small, fast) = (try image.png(.small), try image.png(.fast))
    #expect(small.count * 4 < fast.count)
    #expect(try RGBAImage(png: small) == image)
  }

  @Test func `pngcheck finds no fault`() throws {
    var random = SeededRandom(seed: 17)
    for colors in [2, 9, 100, 3000] {
      for isOpaque in [true, false] {
        let image = picture(&random, colors: colors, isGray: false, isOpaque: isOpaque)
        for effort in PNGWritingTests.efforts() {
          let outcome = try ExternalProgram("pngcheck").run(["-q", "a.png"], files: ["a.png": try image.png(effort)])
          #expect(outcome.status == 0, "\(outcome.text)")
        }
      }
    }
  }
}
