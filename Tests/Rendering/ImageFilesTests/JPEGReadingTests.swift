import ImageFiles
import TestSupport
import Testing

/// The pictures show blocks of 8 × 8 pixels, red and green over blue and white over black and yellow, made by Pillow.
@Suite struct JPEGReadingTests {
  private static let colors: [Character: [UInt8]] = [
    "R": [255, 0, 0], "G": [0, 255, 0], "B": [0, 0, 255], "W": [255, 255, 255], "K": [0, 0, 0], "Y": [255, 255, 0],
  ]

  /// Whether each block has its colour in the middle, within what rounding in YCbCr makes of it.
  private func expect(_ image: RGBAImage, shows rows: [String], within tolerance: Int = 2) throws {
    #expect(image.width == rows[0].count * 8)
    #expect(image.height == rows.count * 8)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let place = ((y * 8 + 4) * image.width + x * 8 + 4) * 4
        let color = try #require(JPEGReadingTests.colors[letter]) + [255]
        for channel in 0..<4 {
          #expect(abs(Int(image.samples[place + channel]) - Int(color[channel])) <= tolerance, "\(x), \(y)")
        }
      }
    }
  }

  private func bytes(_ name: String) throws -> [UInt8] { try RepositoryFiles.bytes("Tests/Fixtures/pictures/" + name) }

  @Test(arguments: ["blocks.jpg", "blocks-progressive.jpg", "blocks-profile.jpg"])
  func `Colours are read`(name: String) throws {
    try expect(RGBAImage(reading: bytes(name)), shows: ["RG", "BW", "KY"])
  }

  /// Luma by BT.601: red 76, green 150, blue 29, yellow 226.
  @Test func `Grey is read`() throws {
    let image = try RGBAImage(reading: bytes("blocks-gray.jpg"))
    let middles = [(4, 4), (12, 4), (4, 12), (12, 12), (4, 20), (12, 20)].map { x, y in
      Array(image.samples[(y * 16 + x) * 4..<(y * 16 + x) * 4 + 4])
    }
    for (middle, level) in zip(middles, [76, 150, 29, 255, 0, 226]) {
      #expect(middle.prefix(3).allSatisfy { abs(Int($0) - level) <= 1 })
      #expect(middle[3] == 255)
    }
  }

  @Test(arguments: [
    (1, ["RG", "BW", "KY"]), (2, ["GR", "WB", "YK"]), (3, ["YK", "WB", "GR"]), (4, ["KY", "BW", "RG"]),
    (5, ["RBK", "GWY"]), (6, ["KBR", "YWG"]), (7, ["YWG", "KBR"]), (8, ["GWY", "RBK"]),
  ])
  func `The picture is turned upright`(orientation: Int, rows: [String]) throws {
    try expect(RGBAImage(reading: bytes("blocks-orientation-\(orientation).jpg")), shows: rows)
  }

  @Test func `The profile is the colour space`() throws {
    guard case .profile(let profile) = try RGBAImage(reading: bytes("blocks-profile.jpg")).colorSpace else {
      Issue.record("there is no profile")
      return
    }
    // ICC.1, section 7.2: the size in the first four bytes, "acsp" from byte 36.
    #expect(profile.count == 588)
    #expect(profile.prefix(4).reduce(0) { $0 << 8 | Int($1) } == 588)
    #expect(profile[36..<40].elementsEqual("acsp".utf8))
    #expect(try RGBAImage(reading: bytes("blocks.jpg")).colorSpace == .sRGB)
  }

  /// Part 1 of 1 becomes part 1 of none, part 2 of 1, and part 1 of 2 (ICC.1, annex B.4).
  @Test(
    arguments: [
      (1, 0, "numbered wrong"), (2, 1, "numbered wrong"), (0, 1, "numbered wrong"),
      (1, 2, "part 2 of the colour profile"),
    ] as [(UInt8, UInt8, String)])
  func `A profile whose parts are not all there is an error`(number: UInt8, count: UInt8, reason: String) throws {
    var bytes = try bytes("blocks-profile.jpg")
    let name = Array("ICC_PROFILE".utf8) + [0]
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) }) + name.count
    (bytes[start], bytes[start + 1]) = (number, count)
    guard
      case .malformed(let found) = #expect(throws: ImageFileError.self, performing: { try RGBAImage(reading: bytes) })
    else {
      Issue.record("the file is not said to be malformed")
      return
    }
    #expect(found.contains(reason))
  }

  /// The inks are plain ones, such as magenta and yellow for red, and upside down as everyone writes them.
  ///
  /// Pillow wrote them as they are, libjpeg-turbo as lightness and colour (YCCK).
  @Test(arguments: ["blocks-cmyk.jpg", "blocks-ycck.jpg"])
  func `CMYK is turned into its plain colours`(name: String) throws {
    try expect(RGBAImage(reading: bytes(name)), shows: ["RG", "BW", "KY"], within: 3)
  }

  @Test(arguments: ["blocks.jpg", "blocks-progressive.jpg", "blocks-profile.jpg"])
  func `Every file that is cut short is said to be`(name: String) throws {
    let bytes = try bytes(name)
    for length in 1..<bytes.count {
      #expect(throws: ImageFileError.truncated, "\(length) bytes") {
        try RGBAImage(reading: Array(bytes[..<length]))
      }
    }
  }

  @Test func `The limit is checked before memory is asked for`() throws {
    var bytes = try bytes("blocks.jpg")
    // The frame header: marker, length, precision, height, width (ITU-T T.81, section B.2.2).
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    for index in 5...8 { bytes[frame + index] = 0xFF }
    #expect(
      throws: ImageFileError.tooLarge(width: 65535, height: 65535, maximumPixels: ImageLimits.standard.pixels)
    ) { try RGBAImage(reading: bytes) }
  }

  @Test func `No flipped bit makes the reader crash`() throws {
    let bytes = try bytes("blocks-profile.jpg")
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      _ = try? RGBAImage(reading: damaged, limits: ImageLimits(pixels: 10_000))
    }
  }

  @Test func `A JPEG file is no PNG file`() throws {
    #expect(throws: ImageFileError.unsupported("a JPEG picture where a PNG picture is expected")) {
      try RGBAImage(png: bytes("blocks.jpg"))
    }
  }
}
