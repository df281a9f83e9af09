internal import CISAL

/// A PNG file (ISO/IEC 15948) as the strips it is put together from.
///
/// Flat artwork gains nothing from row filters, so there are none. The bytes are decided by the pixels: those of a file
/// in which strips were replaced are those of a file that is made anew.
struct PNGFile: Sendable {
  /// The format.
  let format: PNGFormat
  /// The strips in order, all of them.
  var strips: [PNGStrip]

  /// Creates a file of strips.
  init(_ format: PNGFormat, strips: [PNGStrip]) {
    precondition(strips.count == format.stripCount, "a file has all its strips")
    self.format = format
    self.strips = strips
  }

  /// Compresses a whole picture, several strips at once.
  init(_ format: PNGFormat, pixels: UnsafeBufferPointer<UInt32>, threads: Int) {
    precondition(pixels.count == format.width * format.height, "a picture has all its pixels")
    let colors = PNGColorCount()
    // Each worker's compressor is touched by that worker alone.
    nonisolated(unsafe) let start = pixels.baseAddress
    let strips = concurrentMap(count: format.stripCount, threads: threads) { number in
      start.map {
        PNGCompressor(format, colors).strip(number, rows: $0 + format.rows(ofStrip: number).lowerBound * format.width)
      }
    }
    self.init(format, strips: strips.compactMap(\.self))
  }

  /// The file's bytes.
  ///
  /// - Parameter threads: How many threads may work on what is left to do.
  mutating func bytes(threads: Int) -> [UInt8] {
    let layout = format.layout
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(strips.reduce(256) { $0 + $1.chunk.count })
    file += PNGChunk.bytes("IHDR", header(layout))
    file += PNGChunk.bytes("sRGB", [0])
    file += PNGChunk.bytes("pHYs", density)
    var checksum: UInt32 = 1
    for strip in strips {
      file += strip.chunk
      checksum = Adler32.combined(checksum, strip.checksum, secondLength: strip.length)
    }
    file += PNGChunk.bytes("IDAT", PNGChunk.bigEndian(checksum))
    file += PNGChunk.bytes("IEND", [])
    return file
  }

  /// Width, height, bits of a sample, colour type, deflate, no filters, not interlaced.
  private func header(_ layout: PNGRowLayout) -> [UInt8] {
    PNGChunk.bigEndian(UInt32(format.width)) + PNGChunk.bigEndian(UInt32(format.height))
      + [layout.bitDepth, layout.colorType, 0, 0, 0]
  }

  /// Pixels per metre along x and along y.
  private var density: [UInt8] {
    let value = UInt32(max(1, min(format.pixelsPerMetre.rounded(), 0x7FFF_FFFF)))
    return PNGChunk.bigEndian(value) + PNGChunk.bigEndian(value) + [1]
  }
}

/// Pieces of a PNG file.
enum PNGChunk {
  /// A chunk: length, name, content and check of the last two.
  static func bytes(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + checked + bigEndian(crc32_gzip_refl(0, checked, UInt64(checked.count)))
  }

  /// A number, most significant byte first.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
