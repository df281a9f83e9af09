internal import CISAL

/// A strip of rows, compressed, as a chunk of a PNG file.
struct PNGStrip: Sendable {
  /// The chunk.
  let chunk: [UInt8]
  /// The Adler-32 of the rows.
  let checksum: UInt32
  /// The number of bytes of the rows.
  let length: Int

  /// Compresses rows so that they do not look back at those before.
  init(compressing rows: [UInt8], rowBytes: Int, isFirst: Bool, isLast: Bool) {
    checksum = isal_adler32(1, rows, UInt64(rows.count))
    length = rows.count
    // zlib's header (RFC 1950): deflate with a window of 32 KiB, fastest level.
    var content: [UInt8] = isFirst ? [0x78, 0x01] : []
    rows.withUnsafeBufferPointer { rows in
      DeflateBlock(rows, stride: rowBytes).append(to: &content, isLast: isLast)
    }
    chunk = PNGChunk.bytes("IDAT", content)
  }
}
