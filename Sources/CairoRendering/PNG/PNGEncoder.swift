internal import CISAL
internal import Dispatch

/// Writes a bitmap as a PNG file (ISO/IEC 15948).
///
/// Flat artwork gains nothing from row filters, so there are none. Rows are compressed in strips that do not look back
/// at each other; where the strips begin depends on the picture's width alone, so that the bytes are the same for any
/// number of threads. Each strip is an `IDAT` chunk of its own.
struct PNGEncoder {
  /// Pixels per metre, for the `pHYs` chunk.
  var pixelsPerMetre: Double
  /// How many strips are compressed at once.
  var threads: Int

  /// About how many bytes of rows a strip holds: what fits a processor's second cache.
  private static let stripBytes = 256 * 1024

  /// The file's bytes.
  func encode(_ bitmap: Bitmap, as layout: PNGRowLayout) -> [UInt8] {
    let rowBytes = layout.rowBytes(width: bitmap.width)
    let rows = max(1, PNGEncoder.stripBytes / rowBytes)
    let count = (bitmap.height + rows - 1) / rows

    let strips = bitmap.pixels.withUnsafeBufferPointer { pixels in
      concurrentMap(count: count, threads: threads) { index in
        let first = index * rows
        let last = min(first + rows, bitmap.height)
        let slice = UnsafeBufferPointer(rebasing: pixels[(first * bitmap.width)..<(last * bitmap.width)])
        let raw = layout.pack(slice, width: bitmap.width)
        return PNGStrip(compressing: raw, rowBytes: rowBytes, isFirst: index == 0, isLast: index == count - 1)
      }
    }

    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(strips.reduce(256) { $0 + $1.chunk.count })
    file += PNGChunk.bytes("IHDR", header(of: bitmap, layout))
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
  private func header(of bitmap: Bitmap, _ layout: PNGRowLayout) -> [UInt8] {
    PNGChunk.bigEndian(UInt32(bitmap.width)) + PNGChunk.bigEndian(UInt32(bitmap.height))
      + [layout.bitDepth, layout.colorType, 0, 0, 0]
  }

  /// Pixels per metre along x and along y.
  private var density: [UInt8] {
    let value = UInt32(max(1, min(pixelsPerMetre.rounded(), 0x7FFF_FFFF)))
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
