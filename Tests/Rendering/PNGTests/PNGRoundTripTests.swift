import ImageFiles
import PNG
import SPNGReader
import TestSupport
import Testing

/// Files of made-up pixels, read back by libspng and by the reader of ImageFiles.
@Suite struct PNGRoundTripTests {
  /// How the samples of a file are written: the bytes 24 and 25 of it, in IHDR.
  private enum Samples {
    static let rgb: [UInt8] = [8, 2]
    static let rgba: [UInt8] = [8, 6]
    static let gray: [UInt8] = [8, 0]
    static let bits: [UInt8] = [1, 0]
  }

  private func file(_ pixels: [UInt32], width: Int, _ kind: PNGFormat.Pixels = .opaque) -> [UInt8] {
    let format = PNGFormat(width: width, height: pixels.count / width, pixels: kind, pixelsPerMetre: 2835)
    return StripedPNG(format, pixels: pixels).bytes
  }

  /// Red, green, blue and opacity of premultiplied pixels.
  private func samples(of pixels: [UInt32]) -> [UInt8] {
    pixels.flatMap { pixel -> [UInt8] in
      let alpha = Double(pixel >> 24)
      let parts = [16, 8, 0].map { shift -> UInt8 in
        let part = Double(pixel >> UInt32(shift) & 0xFF)
        return alpha == 0 ? 0 : UInt8((part * 255 / alpha).rounded())
      }
      return parts + [UInt8(alpha)]
    }
  }

  private func expectToRead(_ pixels: [UInt32], from file: [UInt8], width: Int) throws {
    let expected = samples(of: pixels)
    for image in [try RGBAImage(png: file), try #require(SPNG.read(file), "libspng refuses the file")] {
      #expect(image.width == width && image.height == pixels.count / width)
      #expect(image.samples == expected)
    }
  }

  private static let sizes = [
    (1, 1), (1, 64), (1, 200), (2, 3), (7, 16), (8, 17), (9, 65), (31, 5), (33, 130), (97, 66), (1025, 33), (2049, 18),
  ]

  @Test(arguments: sizes, PixelPattern.allCases)
  func `Pictures that cover are read as they were`(_ size: (width: Int, height: Int), _ pattern: PixelPattern) throws {
    var random = SeededRandom(seed: UInt64(size.width * 1000 + size.height))
    for colors in [random.colors(2), random.colors(40), random.colors(3000)] {
      let pixels = random.pixels(size.width, size.height, colors, pattern)
      try expectToRead(pixels, from: file(pixels, width: size.width), width: size.width)
    }
  }

  @Test(arguments: sizes, PixelPattern.allCases)
  func `Pictures that do not cover are read with straight colours`(
    _ size: (width: Int, height: Int), _ pattern: PixelPattern
  ) throws {
    var random = SeededRandom(seed: UInt64(size.width * 2000 + size.height))
    for count in [3, 100, 3000] {
      let pixels = random.pixels(size.width, size.height, random.colors(count, isOpaque: false), pattern)
      try expectToRead(pixels, from: file(pixels, width: size.width, .translucent), width: size.width)
    }
  }

  @Test(arguments: sizes, PixelPattern.allCases)
  func `Pictures of black and white have a bit for a pixel`(
    _ size: (width: Int, height: Int), _ pattern: PixelPattern
  ) throws {
    var random = SeededRandom(seed: UInt64(size.width * 3000 + size.height))
    let pixels = random.pixels(size.width, size.height, [0xFF00_0000, 0xFFFF_FFFF], pattern)
    let file = file(pixels, width: size.width, .blackOrWhite)
    #expect(Array(file[24...25]) == Samples.bits)
    try expectToRead(pixels, from: file, width: size.width)
  }

  @Test func `Grey pictures have a sample for a pixel`() throws {
    var random = SeededRandom(seed: 5)
    for count in [1, 2, 256] {
      let pixels = random.pixels(45, 70, random.colors(count, isGray: true), .artwork)
      let file = file(pixels, width: 45)
      #expect(Array(file[24...25]) == Samples.gray)
      try expectToRead(pixels, from: file, width: 45)
    }
  }

  /// A grey strip and one with a single red pixel, in either order.
  @Test(arguments: [0, 100]) func `A pixel that is not grey takes the greys away from the whole picture`(_ row: Int)
    throws
  {
    var random = SeededRandom(seed: 6)
    var pixels = random.pixels(45, 130, random.colors(9, isGray: true), .artwork)
    pixels[row * 45 + 7] = 0xFF80_0000
    let file = file(pixels, width: 45)
    #expect(Array(file[24...25]) == Samples.rgb)
    try expectToRead(pixels, from: file, width: 45)
  }

  /// Deflate reaches 32,768 bytes back: 10,922 pixels of three bytes, 8,192 of four.
  @Test(arguments: [8191, 8192, 10_921, 10_922, 12_000, 32_767])
  func `Rows are too long to look at the one above`(_ width: Int) throws {
    var random = SeededRandom(seed: UInt64(width))
    var pixels = random.pixels(width, 1, random.colors(500), .pieces)
    pixels += pixels + [UInt32](repeating: 0xFF12_3456, count: width)
    try expectToRead(pixels, from: file(pixels, width: width), width: width)
    try expectToRead(pixels, from: file(pixels, width: width, .translucent), width: width)
    let few = pixels.map { $0 & 0xFF07_0707 }
    try expectToRead(few, from: file(few, width: width), width: width)
  }

  /// What a file adds to its rows where nothing is repeated: 30 blocks of five bytes, 16 of them for every 65,535, and
  /// the chunks around 15 strips.
  @Test func `Noise takes no more than its rows and a frame`() {
    var random = SeededRandom(seed: 8)
    let pixels = (0..<(300 * 900)).map { _ in UInt32(random.int(0...0xFF_FFFF)) | 0xFF00_0000 }
    #expect(file(pixels, width: 300).count < 900 * 901 + 30 * 5 + 15 * 12 + 150)
  }
}
