import ImageFiles
import TestSupport
import Testing

@Suite struct JPEGWritingTests {
  /// A picture as smooth as a photograph: two gradients and a third across them.
  private func gradient(width: Int, height: Int) -> RGBAImage {
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (across, down) = (x * 255 / max(1, width - 1), y * 255 / max(1, height - 1))
        samples += [UInt8(across), UInt8(down), UInt8((across + down) / 2), 255]
      }
    }
    return RGBAImage(width: width, height: height, samples: samples)
  }

  private func largestDifference(_ first: RGBAImage, _ second: RGBAImage) -> Int {
    zip(first.samples, second.samples).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(arguments: [(1, 1), (1, 17), (17, 1), (8, 8), (33, 15), (64, 48)])
  func `What is written is read again`(width: Int, height: Int) throws {
    let picture = gradient(width: width, height: height)
    let read = try RGBAImage(reading: picture.jpeg(quality: 95, chroma: .full))
    #expect((read.width, read.height) == (width, height))
    // Rows a pixel wide hold the steepest gradients.
    #expect(largestDifference(picture, read) <= 12)
    #expect(read.colorSpace == .sRGB)
  }

  @Test func `Other programs read the same pixels`() throws {
    let picture = gradient(width: 40, height: 24)
    let program = """
      import sys
      from PIL import Image
      picture = Image.open("in.jpg")
      assert picture.size == (40, 24) and picture.mode == "RGB", picture
      sys.stdout.buffer.write(picture.convert("RGBA").tobytes())
      """
    for chroma in [JPEGChroma.full, .quartered] {
      let file = try picture.jpeg(quality: 85, chroma: chroma)
      let samples = try ExternalProgram("python3").output(["-c", program], files: ["in.jpg": file])
      let theirs = RGBAImage(width: 40, height: 24, samples: samples)
      #expect(try largestDifference(theirs, RGBAImage(reading: file)) <= 1)
    }
  }

  @Test func `The same picture gives the same bytes`() throws {
    let picture = gradient(width: 120, height: 90)
    #expect(try picture.jpeg(quality: 80) == picture.jpeg(quality: 80))
  }

  @Test func `Less loss takes more bytes`() throws {
    let picture = gradient(width: 120, height: 90)
    let sizes = try [10, 50, 85, 100].map { try picture.jpeg(quality: $0).count }
    #expect(sizes == sizes.sorted())
    #expect(sizes[0] < sizes[3])
  }

  /// The frame header gives each of the three channels its samples across and down as two digits of a byte
  /// (ITU-T T.81, section B.2.2).
  @Test(
    arguments: [(JPEGChroma.full, [0x11, 0x11, 0x11]), (.quartered, [0x22, 0x11, 0x11])] as [(JPEGChroma, [UInt8])])
  func `Colour is as fine as told`(chroma: JPEGChroma, factors: [UInt8]) throws {
    let file = try gradient(width: 32, height: 32).jpeg(quality: 85, chroma: chroma)
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    #expect((0..<3).map { file[frame + 11 + $0 * 3] } == factors)
  }

  @Test func `What JPEG cannot hold is refused`() throws {
    let clear = RGBAImage(width: 1, height: 2, samples: [9, 9, 9, 255, 9, 9, 9, 254])
    #expect(throws: ImageFileError.unwritable("a JPEG file holds no opacity")) { try clear.jpeg(quality: 85) }
    let long = RGBAImage(width: 65_501, height: 1, samples: [UInt8](repeating: 255, count: 65_501 * 4))
    #expect(throws: ImageFileError.unwritable("a JPEG file has at most 65500 pixels to a side")) {
      try long.jpeg(quality: 85)
    }
    let wide = RGBAImage(width: 1, height: 1, samples: [0, 0, 0, 255], colorSpace: .profile([1]))
    #expect(throws: ImageFileError.unwritable("colours other than sRGB are not written as JPEG")) {
      try wide.jpeg(quality: 85)
    }
  }

  @Test func `The quality is from 1 to 100`() async {
    await #expect(processExitsWith: .failure) {
      _ = try RGBAImage(width: 1, height: 1, samples: [0, 0, 0, 255]).jpeg(quality: 0)
    }
  }
}
