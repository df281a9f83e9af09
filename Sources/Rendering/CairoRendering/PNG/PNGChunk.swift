internal import CDeflate

/// Pieces of a PNG file.
enum PNGChunk {
  /// The bytes of a chunk that are not its content.
  static let frameBytes = 12

  /// A chunk: length, name, content and check of the last two.
  static func bytes(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + checked + bigEndian(libdeflate_crc32(0, checked, checked.count))
  }

  /// A chunk of compressed data, put together in memory that has room for it.
  ///
  /// - Parameters:
  ///   - memory: Room for the content and `frameBytes + 2` more.
  ///   - isFirst: Whether zlib's header comes before the content.
  ///   - write: Writes the content and answers the number of its bytes.
  static func data(
    in memory: UnsafeMutablePointer<UInt8>, isFirst: Bool, write: (UnsafeMutableRawPointer) -> Int
  ) -> [UInt8] {
    var count = 8
    if isFirst {
      // zlib's header (RFC 1950): deflate with a window of 32 KiB, fastest level.
      (memory[8], memory[9]) = (0x78, 0x01)
      count += 2
    }
    count += write(UnsafeMutableRawPointer(memory + count))
    for (index, byte) in (bigEndian(UInt32(count - 8)) + Array("IDAT".utf8)).enumerated() { memory[index] = byte }
    for byte in bigEndian(libdeflate_crc32(0, memory + 4, count - 4)) {
      memory[count] = byte
      count += 1
    }
    return Array(UnsafeBufferPointer(start: memory, count: count))
  }

  /// A number, most significant byte first.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
