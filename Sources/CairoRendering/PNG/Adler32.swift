/// The checksum of zlib (RFC 1950, section 8.2).
enum Adler32 {
  /// The largest prime below 65536, by which both sums are reduced.
  private static let modulus: UInt64 = 65_521

  /// The checksum of two pieces one after the other, from the checksum of each.
  ///
  /// The low half is 1 and the sum of all bytes; the high half is the sum of all values that the low half takes. The
  /// second piece began its low half at 1 instead of where the first ended, which makes the same difference to each of
  /// its values.
  static func combined(_ first: UInt32, _ second: UInt32, secondLength: Int) -> UInt32 {
    let (firstLow, firstHigh) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
    let (secondLow, secondHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
    let difference = (firstLow + modulus - 1) % modulus
    let low = (secondLow + difference) % modulus
    let high = (firstHigh + secondHigh + difference * (UInt64(secondLength) % modulus)) % modulus
    return UInt32(high << 16 | low)
  }
}
