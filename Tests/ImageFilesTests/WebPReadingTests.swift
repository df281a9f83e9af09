import ImageFiles
import TestSupport
import Testing

/// The pictures are those of the JPEG tests; where there is opacity, the column 3 is half clear.
@Suite struct WebPReadingTests {
  private static let colors: [[UInt8]] = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0], [255, 255, 0],
  ]

  private func bytes(_ name: String) throws -> [UInt8] { try RepositoryFiles.bytes("Tests/Fixtures/pictures/" + name) }

  /// The largest difference of any sample from what was encoded.
  private func largestDifference(_ image: RGBAImage, hasOpacity: Bool) -> Int {
    #expect(image.width == 16)
    #expect(image.height == 24)
    var expected: [UInt8] = []
    for pixel in 0..<16 * 24 {
      let (x, y) = (pixel % 16, pixel / 16)
      expected += WebPReadingTests.colors[y / 8 * 2 + x / 8] + [hasOpacity && x == 3 ? 128 : 255]
    }
    return zip(image.samples, expected).map { abs(Int($0) - Int($1)) }.max() ?? 256
  }

  @Test func `Lossless pictures are read to the last bit`() throws {
    #expect(largestDifference(try RGBAImage(reading: bytes("blocks.webp")), hasOpacity: true) == 0)
    #expect(largestDifference(try RGBAImage(reading: bytes("blocks-profile.webp")), hasOpacity: false) == 0)
  }

  /// Opacity is kept without loss even where colours are not.
  @Test func `Lossy pictures have about their colours`() throws {
    let image = try RGBAImage(reading: bytes("blocks-lossy-alpha.webp"))
    for pixel in 0..<16 * 24 { #expect(image.samples[pixel * 4 + 3] == (pixel % 16 == 3 ? 128 : 255)) }
    let opaque = try RGBAImage(reading: bytes("blocks-lossy.webp"))
    // In the middle of the red block, away from the edges that halved chroma blurs.
    #expect(opaque.samples[(4 * 16 + 3) * 4] > 240)
    #expect(opaque.samples[(4 * 16 + 3) * 4 + 2] < 16)
  }

  @Test func `The profile is the colour space`() throws {
    guard case .profile(let profile) = try RGBAImage(reading: bytes("blocks-profile.webp")).colorSpace else {
      Issue.record("there is no profile")
      return
    }
    #expect(profile.count == 588)
    #expect(try RGBAImage(reading: bytes("blocks.webp")).colorSpace == .sRGB)
  }

  @Test func `Animations are refused by name`() throws {
    #expect(throws: ImageFileError.unsupported("an animation")) {
      try RGBAImage(reading: bytes("blocks-animation.webp"))
    }
  }

  @Test(arguments: ["blocks.webp", "blocks-lossy.webp", "blocks-lossy-alpha.webp", "blocks-profile.webp"])
  func `Every file that is cut short is said to be`(name: String) throws {
    let bytes = try bytes(name)
    for length in 1..<bytes.count {
      #expect(throws: ImageFileError.truncated, "\(length) bytes") { try RGBAImage(reading: Array(bytes[..<length])) }
    }
  }

  @Test func `The limit is checked before memory is asked for`() throws {
    #expect(throws: ImageFileError.tooLarge(width: 16, height: 24, maximumPixels: 383)) {
      try RGBAImage(reading: bytes("blocks.webp"), limits: ImageLimits(pixels: 383))
    }
  }

  @Test(arguments: ["blocks.webp", "blocks-lossy-alpha.webp"])
  func `No flipped bit makes the reader crash`(name: String) throws {
    let bytes = try bytes(name)
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        _ = try? RGBAImage(reading: damaged, limits: ImageLimits(pixels: 10_000))
      }
    }
  }
}
