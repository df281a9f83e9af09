import ImageFiles
import TestSupport
import Testing

/// The pictures are those of the JPEG tests: six blocks of 8 × 8 pixels.
@Suite struct JPEGFileTests {
  private func bytes(_ name: String) throws -> [UInt8] { try RepositoryFiles.bytes("Tests/Fixtures/pictures/" + name) }

  @Test(arguments: 1...8) func `The sides are those that are seen`(orientation: Int) throws {
    let file = try JPEGFile(bytes("blocks-orientation-\(orientation).jpg"))
    #expect((file.width, file.height) == (orientation > 4 ? (24, 16) : (16, 24)))
    #expect(file.isUpright == (orientation == 1))
    #expect(!file.isCMYK)
    #expect(try JPEGFile(bytes("blocks-cmyk.jpg")).isCMYK)
  }

  /// An eighth of each side leaves the mean of each block, which is of one colour.
  @Test func `A block becomes a pixel at an eighth`() throws {
    let image = try JPEGFile(bytes("blocks.jpg")).image(reduction: .eighth)
    #expect((image.width, image.height) == (2, 3))
    let colors: [[UInt8]] = [
      [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0], [255, 255, 0],
    ]
    for (index, color) in colors.enumerated() {
      for channel in 0..<3 {
        #expect(abs(Int(image.samples[index * 4 + channel]) - Int(color[channel])) <= 3, "\(index)")
      }
    }
  }

  @Test(arguments: JPEGReduction.allCases) func `Sides are divided and rounded up`(reduction: JPEGReduction) throws {
    let sides = [(1, 1), (7, 9), (8, 16), (17, 65)]
    for (width, height) in sides {
      let picture = RGBAImage(
        width: width, height: height, samples: [UInt8](repeating: 255, count: width * height * 4))
      let image = try JPEGFile(picture.jpeg(quality: 90)).image(reduction: reduction)
      #expect(image.width == (width + reduction.rawValue - 1) / reduction.rawValue)
      #expect(image.height == (height + reduction.rawValue - 1) / reduction.rawValue)
      #expect(image.samples.allSatisfy { $0 == 255 })
    }
  }

  @Test func `A turned picture is turned when it is reduced too`() throws {
    let image = try JPEGFile(bytes("blocks-orientation-6.jpg")).image(reduction: .eighth)
    #expect((image.width, image.height) == (3, 2))
    // Black comes to the top left, as in the whole picture.
    #expect(image.samples.prefix(3).allSatisfy { $0 <= 3 })
  }

  @Test func `A file that is cut short is an error at every reduction`() throws {
    let bytes = try bytes("blocks.jpg")
    for reduction in JPEGReduction.allCases {
      let file = try JPEGFile(Array(bytes.dropLast(30)))
      #expect(throws: ImageFileError.truncated) { try file.image(reduction: reduction) }
    }
  }

  @Test func `Only JPEG files are taken, and none that is too large`() throws {
    #expect(throws: ImageFileError.unsupported("a WebP picture where a JPEG is expected")) {
      try JPEGFile(bytes("blocks.webp"))
    }
    #expect(throws: ImageFileError.empty) { try JPEGFile([]) }
    #expect(throws: ImageFileError.tooLarge(width: 16, height: 24, maximumPixels: 383)) {
      try JPEGFile(bytes("blocks.jpg"), limits: ImageLimits(pixels: 383))
    }
  }

  @Test(arguments: ["blocks-profile.jpg", "blocks-orientation-1.jpg", "blocks-progressive.jpg", "blocks-gray.jpg"])
  func `Without metadata the samples are the same`(name: String) throws {
    let file = try JPEGFile(bytes(name))
    let bare = file.withoutMetadata
    for name in ["Exif", "ICC_PROFILE"] {
      #expect(!bare.indices.contains { bare[$0...].starts(with: name.utf8) }, "\(name)")
    }
    #expect(try RGBAImage(reading: bare).samples == RGBAImage(reading: file.bytes).samples)
  }

  /// FF FE is a comment (ITU-T T.81, section B.2.4.5), FF ED what Photoshop writes beside the picture.
  @Test func `Comments and the like are left out`() throws {
    let plain = try bytes("blocks.jpg")
    let segments: [[UInt8]] = [
      [0xFF, 0xFE, 0, 6] + Array("seat".utf8), [0xFF, 0xED, 0, 6] + Array("made".utf8),
    ]
    let file = try JPEGFile(Array(plain[..<2] + segments.joined() + plain[2...]))
    #expect(try file.withoutMetadata == JPEGFile(plain).withoutMetadata)
  }

  /// Adobe's segment tells which three or four channels the samples are.
  @Test func `What tells the colours stays`() throws {
    let bare = try JPEGFile(bytes("blocks-ycck.jpg")).withoutMetadata
    #expect(try RGBAImage(reading: bare) == RGBAImage(reading: bytes("blocks-ycck.jpg")))
  }
}
