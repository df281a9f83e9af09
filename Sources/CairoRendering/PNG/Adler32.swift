/// The checksum of zlib (RFC 1950, section 8.2).
///
/// The low half is 1 and the sum of all bytes; the high half is the sum of all values that the low half takes.
enum Adler32 {
  /// The largest prime below 65536, by which both sums are reduced.
  private static let modulus: UInt64 = 65_521

  /// The checksum of two pieces one after the other, from the checksum of each.
  ///
  /// The second piece began its low half at 1 instead of where the first ended, which makes the same difference to each
  /// of the values that it took.
  static func combined(_ first: UInt32, _ second: UInt32, secondLength: Int) -> UInt32 {
    let (firstLow, firstHigh) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
    let (secondLow, secondHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
    let difference = (firstLow + modulus - 1) % modulus
    let low = (secondLow + difference) % modulus
    let high = (firstHigh + secondHigh + difference * (UInt64(secondLength) % modulus)) % modulus
    return UInt32(high << 16 | low)
  }

  /// The checksum of rows of pixels as a PNG file holds them, without writing them down: for each row a zero, then for
  /// each pixel red, green and blue, and opacity where there are four samples.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, 0xAARRGGBB.
  ///   - samples: The number of samples to a pixel: 3 or 4.
  static func checksum(of pixels: UnsafePointer<UInt32>, width: Int, height: Int, samples: Int) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (1, 0)
    for row in 0..<height {
      // The byte in front of the row changes nothing in the low half.
      high += low
      let start = pixels + row * width
      for column in 0..<width {
        let pixel = start[column]
        low += UInt64(pixel >> 16 & 0xFF)
        high += low
        low += UInt64(pixel >> 8 & 0xFF)
        high += low
        low += UInt64(pixel & 0xFF)
        high += low
        if samples == 4 {
          low += UInt64(pixel >> 24 & 0xFF)
          high += low
        }
      }
      low %= modulus
      high %= modulus
    }
    return UInt32(high << 16 | low)
  }
}
