/// A PNG file put together byte by byte, without the library under test, so that it can be of any kind and broken in
/// any way.
///
/// The image data is stored, not compressed, in deflate blocks of less than 64 kB in all.
package struct PNGFile {
  package enum Kind: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  package struct Chunk {
    package var type: String
    package var data: [UInt8]
    package var checksumMask: UInt32 = 0

    package init(type: String, data: [UInt8], checksumMask: UInt32 = 0) {
      self.type = type
      self.data = data
      self.checksumMask = checksumMask
    }
  }

  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  package var width: Int
  package var height: Int
  package var kind: Kind
  package var bitDepth: Int = 8
  package var isInterlaced = false
  /// The packed samples of every row, without the filter byte; for an interlaced file, those of every row of every
  /// pass.
  package var rows: [[UInt8]]
  /// What stands between IHDR and IDAT.
  package var chunks: [Chunk] = []
  package var adlerMask: UInt32 = 0

  package var bytes: [UInt8] {
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    header += [UInt8(bitDepth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var all = [Chunk(type: "IHDR", data: header)] + chunks
    all += [Chunk(type: "IDAT", data: stored), Chunk(type: "IEND", data: [])]
    return all.reduce(into: PNGFile.signature) { bytes, chunk in bytes += chunk.bytes }
  }

  package init(
    width: Int, height: Int, kind: Kind, bitDepth: Int = 8, isInterlaced: Bool = false, rows: [[UInt8]],
    chunks: [Chunk] = [], adlerMask: UInt32 = 0
  ) {
    self.width = width
    self.height = height
    self.kind = kind
    self.bitDepth = bitDepth
    self.isInterlaced = isInterlaced
    self.rows = rows
    self.chunks = chunks
    self.adlerMask = adlerMask
  }

  /// The rows, each after the filter byte 0 for "none", as a zlib stream of one stored block.
  private var stored: [UInt8] {
    let content = rows.reduce(into: [UInt8]()) { bytes, row in bytes += [0] + row }
    let length = [UInt8(content.count & 255), UInt8(content.count >> 8)]
    var stream: [UInt8] = [0x78, 0x01, 1]
    stream += length
    stream += length.map { ~$0 }
    stream += content
    stream += bigEndian(adler32(content) ^ adlerMask)
    return stream
  }
}

extension PNGFile.Chunk {
  package var bytes: [UInt8] {
    let covered = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + covered + bigEndian(crc32(covered) ^ checksumMask)
  }
}

extension PNGFile {
  /// A file of 8-bit RGBA whose samples are in the seven passes of Adam7 (PNG specification, section 8.1).
  package static func interlaced(width: Int, height: Int, samples: [UInt8]) -> PNGFile {
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    var rows: [[UInt8]] = []
    for (firstX, firstY, stepX, stepY) in passes where firstX < width {
      for y in stride(from: firstY, to: height, by: stepY) {
        rows.append(
          stride(from: firstX, to: width, by: stepX).flatMap { x in
            samples[((y * width + x) * 4)..<((y * width + x + 1) * 4)]
          })
      }
    }
    return PNGFile(width: width, height: height, kind: .rgba, isInterlaced: true, rows: rows)
  }

  /// A file of 8-bit RGBA, row by row.
  package static func plain(width: Int, height: Int, samples: [UInt8]) -> PNGFile {
    let rows = (0..<height).map { Array(samples[($0 * width * 4)..<(($0 + 1) * width * 4)]) }
    return PNGFile(width: width, height: height, kind: .rgba, rows: rows)
  }
}

package func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// The checksum of chunks (PNG specification, annex D), bit by bit.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { checksum, byte in
    (0..<8).reduce(checksum ^ UInt32(byte)) { register, _ in
      register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1
    }
  }
}

/// The checksum of zlib streams (RFC 1950, section 8.2).
private func adler32(_ bytes: [UInt8]) -> UInt32 {
  let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
    let low = (sums.0 + UInt32(byte)) % 65521
    return (low, (sums.1 + low) % 65521)
  }
  return high << 16 | low
}
