internal import Drawing

/// A PNG file (ISO/IEC 15948) whose pixels are stored as they are, for rasters that come without a file.
///
/// It is large; who makes a raster for documents gives it a file.
enum StoredPNG {
  /// The most bytes that a stored block of deflate holds (RFC 1951, section 3.2.4).
  private static let longestBlock = 65_535

  /// The file.
  static func bytes(of raster: Raster) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((raster.width * 4 + 1) * raster.height)
    for row in 0..<raster.height {
      rows.append(0)
      rows += raster.pixels[row * raster.width * 4..<(row + 1) * raster.width * 4]
    }
    let header = bigEndian(raster.width) + bigEndian(raster.height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("sRGB", [0])
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// Bytes as a stream of zlib (RFC 1950) in stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var offset = 0
    repeat {
      let count = min(longestBlock, bytes.count - offset)
      stream.append(offset + count == bytes.count ? 1 : 0)
      stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      stream += bytes[offset..<offset + count]
      offset += count
    } while offset < bytes.count
    var (sum, sumOfSums) = (1, 0)
    for byte in bytes {
      sum = (sum + Int(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return stream + bigEndian(sumOfSums << 16 | sum)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bigEndian(content.count) + checked + bigEndian(Int(checksum(of: checked)))
  }

  /// The four low bytes of a number, most significant first.
  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  /// CRC-32 as PNG has it (annex D).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { register, byte in
      table[Int((register ^ UInt32(byte)) & 0xFF)] ^ register >> 8
    }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
