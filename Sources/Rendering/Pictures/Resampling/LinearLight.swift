internal import Colors

/// Tables between the gamma-encoded bytes of sRGB and amounts of light in 16 bits.
///
/// Every byte comes back from its light as it was: near black, where the levels lie closest, one is 20 of 65,535.
enum LinearLight {
  /// The light of each byte.
  static let decoded: [UInt16] = (0...255).map { light(of: Double($0) / 255) }

  /// The byte for each amount of light: the one whose light lies nearest by the scale of bytes.
  static let encoded: [UInt8] = {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 16)
    for byte in 0..<255 {
      let last = Int(light(of: (Double(byte) + 0.5) / 255))
      bytes += repeatElement(UInt8(byte), count: last + 1 - bytes.count)
    }
    return bytes + repeatElement(255, count: 1 << 16 - bytes.count)
  }()

  private static func light(of part: Double) -> UInt16 {
    UInt16((LinearRGB.decoded(part) * 65535).rounded())
  }
}
