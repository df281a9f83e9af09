import PNG
import TestSupport
import Testing

/// Strips that are compressed by themselves, kept and replaced.
@Suite struct PNGStripTests {
  private func fresh(_ pixels: [UInt32], _ format: PNGFormat) -> [UInt8] { StripedPNG(format, pixels: pixels).bytes }

  /// Compresses one strip from memory that holds its rows and, where it looks there, the row above, and nothing else.
  private func strip(_ number: Int, of pixels: [UInt32], _ format: PNGFormat) throws -> PNGStrip {
    let rows = format.rows(ofStrip: number)
    let first = rows.lowerBound - (format.hasRowAbove(strip: number) ? 1 : 0)
    let memory = Array(pixels[(first * format.width)..<(rows.upperBound * format.width)])
    return try memory.withUnsafeBufferPointer { memory in
      let start = try #require(memory.baseAddress) + (rows.lowerBound - first) * format.width
      return PNGCompressor(format).strip(number, rows: start)
    }
  }

  @Test(arguments: [1, 40, 1023, 1024, 2047, 2048, 30_000], [1, 15, 16, 63, 64, 65, 500])
  func `Strips hold all rows once, and none lies in two groups`(_ width: Int, _ height: Int) {
    let format = PNGFormat(width: width, height: height, pixels: .opaque, pixelsPerMetre: 1)
    let rows = (0..<format.stripCount).map { format.rows(ofStrip: $0) }
    #expect(rows.flatMap { $0 } == Array(0..<height))
    for (number, rows) in rows.enumerated() {
      #expect(rows.lowerBound / 64 == (rows.upperBound - 1) / 64)
      #expect(format.hasRowAbove(strip: number) == (rows.lowerBound % 64 != 0))
    }
  }

  @Test(arguments: [PNGFormat.Pixels.opaque, .translucent, .blackOrWhite])
  func `A strip needs to know its rows and the one above alone, in any order`(_ kind: PNGFormat.Pixels) throws {
    var random = SeededRandom(seed: 21)
    for count in kind == .blackOrWhite ? [2] : [20, 2000] {
      let colors =
        kind == .blackOrWhite ? [0xFF00_0000, 0xFFFF_FFFF] : random.colors(count, isOpaque: kind == .opaque)
      let pixels = random.pixels(1100, 140, colors, .artwork)
      let format = PNGFormat(width: 1100, height: 140, pixels: kind, pixelsPerMetre: 1)
      let numbers = random.shuffled(Array(0..<format.stripCount))
      let strips = try numbers.map { ($0, try strip($0, of: pixels, format)) }.sorted { $0.0 < $1.0 }
      let file = StripedPNG(format, strips: strips.map(\.1))
      #expect(file.bytes == fresh(pixels, format))
    }
  }

  /// Strips of 32 rows in a picture this wide, of which the second of each group looks at the row above it.
  @Test(arguments: [
    ([0..<1], [0]), ([31..<32], [0, 1]), ([32..<33], [1]), ([63..<64], [1]), ([31..<33], [0, 1]),
    ([95..<96, 3..<5], [0, 2, 3]), ([99..<100], [3]), ([0..<100], [0, 1, 2, 3]), ([], []),
  ])
  func `Strips depend on their rows and on the one above in their group`(_ rows: [Range<Int>], _ strips: [Int]) {
    let format = PNGFormat(width: 1030, height: 100, pixels: .opaque, pixelsPerMetre: 1)
    #expect(format.strips(dependingOn: rows) == strips)
  }

  /// Colours come and go, so that a picture is grey, then coloured, and grey again.
  @Test(arguments: [1, 4, 254, 3000])
  func `A file in which strips are replaced is the file of the changed picture`(_ count: Int) throws {
    var random = SeededRandom(seed: UInt64(count))
    let (width, height) = (1030, 100)
    let format = PNGFormat(width: width, height: height, pixels: .opaque, pixelsPerMetre: 1)
    var pixels = random.pixels(width, height, random.colors(count, isGray: count == 1), .artwork)
    var file = StripedPNG(format, strips: try (0..<format.stripCount).map { try strip($0, of: pixels, format) })
    #expect(file.bytes == fresh(pixels, format))
    let original = pixels

    for round in 0..<6 {
      let changed: [Range<Int>]
      if round == 4 {
        // All that was new goes away again.
        changed = [0..<height]
        pixels = original
      } else {
        let row = [0, 31, 32, 63, 64, 99][round]
        changed = [row..<row + 1]
        for column in random.int(0...500)..<1000 { pixels[row * width + column] = random.colors(1)[0] }
      }
      for number in format.strips(dependingOn: changed) {
        file.strips[number] = try strip(number, of: pixels, format)
      }
      #expect(file.bytes == fresh(pixels, format), "round \(round)")
    }
  }
}
