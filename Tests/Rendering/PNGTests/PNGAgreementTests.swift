import ImageFiles
import PNG
import SPNGReader
import TestSupport
import Testing

/// Pictures of every kind are read as libspng, and the test's own arithmetic, have them.
@Suite struct PNGAgreementTests {
  /// Every kind and depth that PNG has (specification, table 11.1).
  static let forms: [(kind: PNGFile.Kind, bitDepth: Int)] =
    [1, 2, 4, 8, 16].map { (.gray, $0) } + [1, 2, 4, 8].map { (.palette, $0) }
    + [8, 16].flatMap { [(.rgb, $0), (.grayAlpha, $0), (.rgba, $0)] }

  private func agree(_ file: PNGFile, _ what: Comment) throws {
    let image = try RGBAImage(png: file.bytes)
    let other = try #require(SPNG.read(file.bytes), what)
    #expect(image.samples == other.samples, what)
    #expect(image.wideSamples == other.wideSamples, what)
  }

  @Test(arguments: PNGAgreementTests.forms) func `Random pictures of any size`(kind: PNGFile.Kind, bitDepth: Int) throws
  {
    var random = SeededRandom(seed: 21)
    let mayHaveClearColor = kind != .grayAlpha && kind != .rgba
    for round in 0..<40 {
      let (width, height) = (random.int(1...35), random.int(1...12))
      let file = random.pngFile(
        width: width, height: height, kind: kind, bitDepth: bitDepth, isInterlaced: random.bool(),
        hasTransparency: mayHaveClearColor && random.bool())
      try agree(file, "round \(round), \(width) × \(height), interlaced \(file.isInterlaced)")
    }
  }

  /// Some passes are empty in small pictures.
  @Test func `Interlaced pictures from 1 × 1 to 9 × 9`() throws {
    var random = SeededRandom(seed: 22)
    for width in 1...9 {
      for height in 1...9 {
        for bitDepth in [1, 4, 8] {
          let file = random.pngFile(
            width: width, height: height, kind: .gray, bitDepth: bitDepth, isInterlaced: true)
          try agree(file, "\(width) × \(height), \(bitDepth) bits")
        }
      }
    }
  }

  @Test(arguments: 0...4 as ClosedRange<UInt8>, PNGAgreementTests.forms.map(\.bitDepth))
  func `Every filter at every depth`(filter: UInt8, bitDepth: Int) throws {
    var random = SeededRandom(seed: UInt64(filter) + 5)
    for form in PNGAgreementTests.forms where form.bitDepth == bitDepth {
      for width in [1, 2, 3, 7, 8, 9, 17] {
        var file = random.pngFile(width: width, height: 5, kind: form.kind, bitDepth: bitDepth)
        let plain = try RGBAImage(
          png: {
            file.filters = []; return file.bytes
          }())
        file.filters = [UInt8](repeating: filter, count: 5)
        #expect(try RGBAImage(png: file.bytes) == plain, "\(form.kind), width \(width)")
      }
    }
  }

  /// All 16.7 million cases of the Paeth predictor would take long; neighbours from a grid with both ends meet all ties.
  @Test func `The Paeth predictor is the specification's`() throws {
    let levels: [UInt16] = [0, 1, 2, 3, 63, 64, 85, 126, 127, 128, 129, 170, 191, 192, 253, 254, 255]
    var above: [[UInt16]] = []
    var below: [[UInt16]] = []
    for corner in levels {
      for top in levels {
        for left in levels {
          above += [[corner, corner, corner], [top, corner, left]]
          below += [[left, top, left], [7, 9, 200]]
        }
      }
    }
    var file = PNGFile(
      width: above.count, height: 2, kind: .rgb, bitDepth: 8, isInterlaced: false, pixels: above + below)
    file.filters = [0, 4]
    let samples = (above + below).reduce(into: [UInt8]()) { bytes, pixel in bytes += pixel.map { UInt8($0) } + [255] }
    #expect(try RGBAImage(png: file.bytes).samples == samples)
  }
}
