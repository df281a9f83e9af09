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

  /// The Exif data of a JPEG file, from the segment's name on.
  private func exif(orientation: Int) throws -> [UInt8] {
    let jpeg = try bytes("blocks-orientation-\(orientation).jpg")
    // FF E1, then the length of what follows with its own two bytes (ITU-T T.81, section B.1.1.4).
    let segment = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xE1]) })
    let length = Int(jpeg[segment + 2]) << 8 + Int(jpeg[segment + 3])
    return Array(jpeg[segment + 4..<segment + 2 + length])
  }

  /// A file with a chunk more at its end, which the length that it begins with counts.
  private func file(_ file: [UInt8], with name: String, _ content: [UInt8]) -> [UInt8] {
    func littleEndian(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    var file = file + Array(name.utf8) + littleEndian(content.count) + content
    if content.count % 2 == 1 { file.append(0) }
    file.replaceSubrange(4..<8, with: littleEndian(file.count - 8))
    return file
  }

  /// What each orientation makes of the colours at the corners of a picture: top left, top right, bottom left, bottom
  /// right, of red, green, black and yellow.
  private static let corners: [(Int, [Int])] = [
    (1, [0, 1, 4, 5]), (2, [1, 0, 5, 4]), (3, [5, 4, 1, 0]), (4, [4, 5, 0, 1]), (5, [0, 4, 1, 5]), (6, [4, 0, 5, 1]),
    (7, [5, 1, 4, 0]), (8, [1, 5, 0, 4]),
  ]

  private func expect(_ image: RGBAImage, hasCorners corners: [Int], orientation: Int) {
    let (right, bottom) = (image.width - 1, image.height - 1)
    #expect((right, bottom) == (orientation > 4 ? (23, 15) : (15, 23)))
    for (place, color) in zip([(0, 0), (right, 0), (0, bottom), (right, bottom)], corners) {
      let start = (place.1 * image.width + place.0) * 4
      #expect(Array(image.samples[start..<start + 3]) == WebPReadingTests.colors[color], "\(place)")
    }
  }

  /// The specification has Exif data begin with its own header; some programs put the name of JPEG's segment before it.
  @Test(arguments: corners) func `The picture is turned upright`(orientation: Int, corners: [Int]) throws {
    let segment = try exif(orientation: orientation)
    for exif in [segment, Array(segment.dropFirst(6))] {
      let image = try RGBAImage(reading: file(bytes("blocks.webp"), with: "EXIF", exif))
      expect(image, hasCorners: corners, orientation: orientation)
    }
  }

  @Test(arguments: corners)
  func `A file that cwebp made of a turned JPEG is turned too`(orientation: Int, corners: [Int]) throws {
    let jpeg = try bytes("blocks-orientation-\(orientation).jpg")
    let file = try ExternalProgram("cwebp")
      .output(
        ["-quiet", "-lossless", "-metadata", "exif", "in.jpg", "-o", "-"], files: ["in.jpg": jpeg])
    let (turned, expected) = try (RGBAImage(reading: file), RGBAImage(reading: jpeg))
    // The colours are those of the JPEG, as another version of its library may decode them.
    #expect((turned.width, turned.height) == (expected.width, expected.height))
    #expect(zip(turned.samples, expected.samples).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test func `Exif data of nonsense turns nothing`() throws {
    let plain = try RGBAImage(reading: bytes("blocks.webp"))
    let exif = try exif(orientation: 6)
    for length in 0..<exif.count where length < exif.count {
      let image = try RGBAImage(reading: file(bytes("blocks.webp"), with: "EXIF", Array(exif[..<length])))
      #expect(image.width == plain.width || image.width == plain.height)
    }
    #expect(try RGBAImage(reading: file(bytes("blocks.webp"), with: "EXIF", [1, 2, 3])) == plain)
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
