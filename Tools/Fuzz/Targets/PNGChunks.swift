/// The chunks of a PNG file (PNG specification, third edition, section 5.3): length, type, data and CRC-32 of both.
enum PNGChunks {
  /// The file with a right checksum in every chunk that is there to its end, or nil where all are right already.
  static func repairingChecksums(of bytes: [UInt8]) -> [UInt8]? {
    var bytes = bytes
    var isChanged = false
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { break }
      let checksum = checksum(of: bytes[start + 4..<end])
      for index in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * index))
        isChanged = isChanged || bytes[end + index] != byte
        bytes[end + index] = byte
      }
      start = end + 4
    }
    return isChanged ? bytes : nil
  }

  /// The CRC-32 of ISO 3309, bit by bit: inputs are small.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = register & 1 == 1
        register >>= 1
        if isOdd { register ^= 0xEDB8_8320 }
      }
    }
    return ~register
  }
}
