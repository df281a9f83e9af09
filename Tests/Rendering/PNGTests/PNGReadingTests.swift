import ImageFiles
import PNG
import TestSupport
import Testing

@Suite struct PNGReadingTests {
  /// One row of black, dark, light and white, or of two of them, in every depth that grey can have.
  @Test(arguments: [
    (1, [0b0100_0000], [0, 255]), (2, [0b0001_1011], [0, 85, 170, 255]), (4, [0x05, 0xAF], [0, 85, 170, 255]),
    (8, [0, 85, 170, 255], [0, 85, 170, 255]), (16, [0, 0, 85, 85, 170, 170, 255, 255], [0, 85, 170, 255]),
  ])
  func readsGreyOfEveryDepth(bitDepth: Int, row: [UInt8], levels: [UInt8]) throws {
    let file = PNGFile(width: levels.count, height: 1, kind: .gray, bitDepth: bitDepth, rows: [row])
    let image = try RGBAImage(png: file.bytes)
    #expect(image.samples == levels.flatMap { [$0, $0, $0, 255] })
    #expect(image.width == levels.count)
    #expect(image.height == 1)
  }

  @Test(arguments: [(1, [0b0100_0000]), (2, [0b0001_0000]), (4, [0x01]), (8, [0, 1])])
  func readsPalettesOfEveryDepth(bitDepth: Int, row: [UInt8]) throws {
    var file = PNGFile(width: 2, height: 1, kind: .palette, bitDepth: bitDepth, rows: [row])
    file.chunks = [.init(type: "PLTE", data: [9, 8, 7, 200, 100, 50]), .init(type: "tRNS", data: [40])]
    #expect(try RGBAImage(png: file.bytes).samples == [9, 8, 7, 40, 200, 100, 50, 255])
  }

  @Test func readsColoursWithAndWithoutOpacity() throws {
    let rgb = PNGFile(width: 2, height: 1, kind: .rgb, rows: [[1, 2, 3, 4, 5, 6]])
    #expect(try RGBAImage(png: rgb.bytes).samples == [1, 2, 3, 255, 4, 5, 6, 255])
    let grayAlpha = PNGFile(width: 2, height: 1, kind: .grayAlpha, rows: [[7, 8, 9, 10]])
    #expect(try RGBAImage(png: grayAlpha.bytes).samples == [7, 7, 7, 8, 9, 9, 9, 10])
    let rgba = PNGFile(width: 1, height: 2, kind: .rgba, rows: [[1, 2, 3, 4], [5, 6, 7, 8]])
    #expect(try RGBAImage(png: rgba.bytes).samples == [1, 2, 3, 4, 5, 6, 7, 8])
    let wide = PNGFile(width: 1, height: 1, kind: .rgba, bitDepth: 16, rows: [[1, 1, 2, 2, 3, 3, 4, 4]])
    #expect(try RGBAImage(png: wide.bytes).samples == [1, 2, 3, 4])
  }

  @Test func oneColourMayBeMarkedAsClear() throws {
    var rgb = PNGFile(width: 2, height: 1, kind: .rgb, rows: [[1, 2, 3, 4, 5, 6]])
    rgb.chunks = [.init(type: "tRNS", data: [0, 4, 0, 5, 0, 6])]
    #expect(try RGBAImage(png: rgb.bytes).samples == [1, 2, 3, 255, 4, 5, 6, 0])
    var gray = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 2]])
    gray.chunks = [.init(type: "tRNS", data: [0, 1])]
    #expect(try RGBAImage(png: gray.bytes).samples == [1, 1, 1, 0, 2, 2, 2, 255])
  }

  @Test(arguments: [(1, 1), (3, 2), (8, 8), (5, 9), (17, 11)])
  func interlacingChangesNothing(width: Int, height: Int) throws {
    var random = SeededRandom(seed: 7)
    let samples = (0..<width * height * 4).map { _ in UInt8(random.int(0...255)) }
    let image = try RGBAImage(png: PNGFile.interlaced(width: width, height: height, samples: samples).bytes)
    #expect(image.samples == samples)
  }
}

@Suite struct ColorSpaceTests {
  private func colorSpace(_ chunks: [PNGFile.Chunk]) throws -> ColorSpaceDeclaration {
    var file = PNGFile(width: 1, height: 1, kind: .gray, rows: [[0]])
    file.chunks = chunks
    return try RGBAImage(png: file.bytes).colorSpace
  }

  private let gamma = PNGFile.Chunk(type: "gAMA", data: bigEndian(100_000))
  private let gammaOfSRGB = PNGFile.Chunk(type: "gAMA", data: bigEndian(45_455))
  private let chromaticitiesOfSRGB = PNGFile.Chunk(
    type: "cHRM", data: [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap { bigEndian($0) })
  private let sRGB = PNGFile.Chunk(type: "sRGB", data: [0])

  @Test func nothingSaidMeansSRGBAndSoDoTheValuesThatStandForIt() throws {
    #expect(try colorSpace([]) == .sRGB)
    #expect(try colorSpace([sRGB]) == .sRGB)
    #expect(try colorSpace([gammaOfSRGB]) == .sRGB)
    #expect(try colorSpace([gammaOfSRGB, chromaticitiesOfSRGB]) == .sRGB)
  }

  @Test func anotherGammaIsAnotherColorSpace() throws {
    #expect(try colorSpace([gamma]) == .measured(gamma: 100_000, chromaticities: nil))
    #expect(try colorSpace([gamma, sRGB]) == .sRGB, "sRGB overrides gAMA")
  }

  @Test func codePointsComeFirst() throws {
    let displayP3 = PNGFile.Chunk(type: "cICP", data: [12, 13, 0, 1])
    #expect(try colorSpace([displayP3, sRGB]) == .codePoints([12, 13, 0, 1]))
    // ITU-T H.273: primaries 1 are those of BT.709, as sRGB's; transfer 13 is sRGB's.
    let sRGBByCodePoints = PNGFile.Chunk(type: "cICP", data: [1, 13, 0, 1])
    #expect(try colorSpace([sRGBByCodePoints, gamma]) == .sRGB)
    #expect(try colorSpace([.init(type: "cICP", data: [1, 13, 0, 0])]) == .codePoints([1, 13, 0, 0]))
  }
}

@Suite struct ImageFileErrorTests {
  private func error(reading bytes: [UInt8], maximumPixels: Int = 1000) -> ImageFileError? {
    do {
      _ = try RGBAImage(png: bytes, limits: ImageLimits(pixels: maximumPixels))
      return nil
    } catch {
      return error
    }
  }

  private let file = PNGFile(width: 2, height: 2, kind: .rgb, rows: [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]])

  @Test func tellsWhatIsNoPNG() {
    #expect(error(reading: []) == .empty)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3172\n"
    #expect(error(reading: Array(pointer.utf8)) == .gitLFSPointer)
    #expect(error(reading: Array("GIF89a".utf8)) == .notAPicture)
    #expect(error(reading: Array("<svg/>".utf8)) == .notAPicture)
  }

  @Test func everyFileThatIsCutShortIsSaidToBe() {
    let bytes = file.bytes
    for length in 1..<bytes.count { #expect(error(reading: Array(bytes[..<length])) == .truncated, "\(length) bytes") }
    #expect(error(reading: bytes) == nil)
  }

  @Test func noSingleBitCanChangeUnnoticed() {
    let bytes = file.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(error(reading: damaged) != nil, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test func checksumsOfChunksAndDataAreVerified() {
    var wrongAdler = file
    wrongAdler.adlerMask = 1
    #expect(error(reading: wrongAdler.bytes) == .sampleChecksumMismatch)
    var wrongText = file
    wrongText.chunks = [.init(type: "tEXt", data: Array("Title\0x".utf8), checksumMask: 1)]
    #expect(error(reading: wrongText.bytes) == .checksumMismatch(chunk: "tEXt"))
    var rightText = file
    rightText.chunks = [.init(type: "tEXt", data: Array("Title\0x".utf8))]
    #expect(error(reading: rightText.bytes) == nil)
  }

  /// A header alone is enough to be refused, whatever the memory it would ask for.
  @Test func sizesAreCheckedBeforeAnythingElse() {
    let bomb = PNGFile(width: 60_000, height: 60_000, kind: .rgba, rows: [])
    #expect(error(reading: bomb.bytes) == .tooLarge(width: 60_000, height: 60_000, maximumPixels: 1000))
    #expect(error(reading: file.bytes, maximumPixels: 3) == .tooLarge(width: 2, height: 2, maximumPixels: 3))
    #expect(error(reading: file.bytes, maximumPixels: 4) == nil)
  }

  @Test func sixteenBitsThatEightCannotHoldAreKept() throws {
    let file = PNGFile(width: 1, height: 1, kind: .gray, bitDepth: 16, rows: [[0x12, 0x13]])
    let image = try RGBAImage(png: file.bytes)
    #expect(image.samples == [0x12, 0x12, 0x12, 0xFF])
    #expect(image.wideSamples == [0x1213, 0x1213, 0x1213, 0xFFFF])
  }

  @Test func `Broken rules are named`() throws {
    let red = PNGFile.Chunk(type: "PLTE", data: [255, 0, 0])
    let changes: [(String, (inout PNGFile) -> Void)] = [
      ("0 × 2 pixels", { $0.width = 0 }),
      ("no samples of 3 bits", { $0.bitDepth = 3 }),
      ("no samples of 4 bits", { $0.bitDepth = 4 }),
      ("there is no palette", { $0.kind = .palette }),
      ("palette has 4 bytes", { $0.chunks = [.init(type: "PLTE", data: [1, 2, 3, 4])] }),
      ("two PLTE chunks", { $0.chunks = [red, red] }),
      ("two headers", { $0.chunks = [.init(type: "IHDR", data: [])] }),
      ("tRNS chunk has 2 bytes", { $0.chunks = [.init(type: "tRNS", data: [0, 0])] }),
      ("gAMA chunk has 3 bytes", { $0.chunks = [.init(type: "gAMA", data: [0, 0, 1])] }),
      ("iCCP chunk has no name", { $0.chunks = [.init(type: "iCCP", data: [0, 0, 1])] }),
      ("the type 0x", { $0.chunks = [.init(type: "ab!d", data: [])] }),
      ("more image data than", { $0.rows.append([1, 2, 3, 4, 5, 6]) }),
      ("other chunks part", { $0.chunks = [.init(type: "IDAT", data: [1]), .init(type: "tEXt", data: [])] }),
    ]
    for (reason, change) in changes {
      var changed = file
      change(&changed)
      guard case .malformed(let found) = error(reading: changed.bytes) else {
        Issue.record("\(reason): \(String(describing: error(reading: changed.bytes)))")
        continue
      }
      #expect(found.contains(reason))
    }
  }

  @Test func `What cannot be read is named`() {
    var animated = file
    animated.chunks = [.init(type: "acTL", data: [0, 0, 0, 1, 0, 0, 0, 0])]
    #expect(error(reading: animated.bytes) == .unsupported("an animation"))
    var strange = file
    strange.chunks = [.init(type: "ABCD", data: [])]
    #expect(error(reading: strange.bytes) == .unsupported("the chunk ABCD"))
  }

  @Test func `A colour that the palette has not is an error`() {
    var file = PNGFile(width: 1, height: 1, kind: .palette, rows: [[1]])
    file.chunks = [.init(type: "PLTE", data: [1, 2, 3])]
    #expect(error(reading: file.bytes) == .malformed("a pixel has colour 1 of a palette of 1"))
  }

  /// The header says 1000 × 1000 pixels, which no 25 bytes can hold however well they are compressed.
  @Test func `Too little data for the size is noticed before memory is asked for`() {
    let file = PNGFile(width: 1000, height: 1000, kind: .rgba, rows: [[1, 2, 3, 4]])
    #expect(error(reading: file.bytes, maximumPixels: 1_000_000) == .truncated)
  }

  @Test func `Limits of bytes are kept`() {
    func error(_ limits: ImageLimits) -> ImageFileError? {
      do throws(ImageFileError) {
        _ = try RGBAImage(png: file.bytes, limits: limits)
        return nil
      } catch {
        return error
      }
    }
    let count = file.bytes.count
    #expect(error(ImageLimits(pixels: 4, fileBytes: count)) == nil)
    #expect(
      error(ImageLimits(pixels: 4, fileBytes: count - 1)) == .tooManyBytes(count: count, maximumBytes: count - 1))
    // Two rows of six bytes, each after a filter byte.
    #expect(error(ImageLimits(pixels: 4, decompressedBytes: 14)) == nil)
    #expect(
      error(ImageLimits(pixels: 4, decompressedBytes: 13))
        == .growsTooLarge(part: "the image data", maximumBytes: 13))
  }

  @Test func `A profile that grows past the limit is refused`() throws {
    let profile = [UInt8](repeating: 7, count: 100_000)
    let bytes = try RGBAImage(width: 1, height: 1, samples: [1, 2, 3, 4], colorSpace: .profile(profile)).png()
    #expect(try RGBAImage(png: bytes).colorSpace == .profile(profile))
    #expect(throws: ImageFileError.growsTooLarge(part: "the colour profile", maximumBytes: 99_999)) {
      try RGBAImage(png: bytes, limits: ImageLimits(pixels: 1, profileBytes: 99_999))
    }
  }

  /// Files that are well-formed but for what they say: headers at random, with too few or too many rows of noise.
  @Test func nothingInAFileMakesTheReaderCrash() {
    var random = SeededRandom(seed: 5)
    var pictures = 0
    for _ in 0..<3000 {
      var file = PNGFile(
        width: random.int(0...9), height: random.int(0...9),
        kind: random.element(of: [.gray, .rgb, .palette, .grayAlpha, .rgba]) ?? .gray,
        bitDepth: random.element(of: [1, 2, 4, 8, 16, 3]) ?? 8, isInterlaced: random.bool(), rows: [])
      let noise = { (count: Int) in (0..<count).map { _ in UInt8(random.int(0...255)) } }
      file.rows = (0..<random.int(0...12)).map { _ in noise(random.int(0...40)) }
      if random.bool() {
        let channels = [PNGFile.Kind.rgb: 3, .grayAlpha: 2, .rgba: 4][file.kind] ?? 1
        file.rows = (0..<file.height).map { _ in noise((file.width * channels * file.bitDepth + 7) / 8) }
      }
      if random.bool() { file.chunks.append(.init(type: "PLTE", data: noise(random.int(0...9)))) }
      if random.bool() { file.chunks.append(.init(type: "tRNS", data: noise(random.int(0...6)))) }
      if random.bool() { file.chunks.append(.init(type: "cICP", data: noise(random.int(0...5)))) }
      if random.bool() { file.chunks.append(.init(type: "iCCP", data: noise(random.int(0...30)))) }
      pictures += error(reading: file.bytes) == nil ? 1 : 0
    }
    #expect(pictures > 0, "some of them are pictures, so that reading was tried to the end")
  }

  /// The rows that are missing are not in the file at all, although every checksum is right.
  @Test func tooFewRowsAreNotAPicture() {
    var file = file
    file.rows.removeLast()
    #expect(error(reading: file.bytes) == .truncated)
  }
}
