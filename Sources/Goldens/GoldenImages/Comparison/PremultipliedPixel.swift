/// Premultiplied samples, of as many bits as the picture they are from.
struct PremultipliedPixel {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  /// Takes a word of four bytes as ``Pixel/init(_:)`` does.
  init(narrow word: UInt32) {
    let bytes = Int(UInt32(littleEndian: word))
    alpha = bytes >> 24
    (red, green, blue) = (bytes & 0xFF, bytes >> 8 & 0xFF, bytes >> 16 & 0xFF)
    if alpha != 255 {
      red = (red &* alpha &+ 127) / 255
      green = (green &* alpha &+ 127) / 255
      blue = (blue &* alpha &+ 127) / 255
    }
  }

  /// Takes a word of four 16-bit samples, which lie in memory in the machine's own order of bytes.
  init(wide word: UInt64) {
    let samples = PremultipliedPixel.straight(wide: word)
    alpha = samples.alpha
    (red, green, blue) = (samples.red, samples.green, samples.blue)
    if alpha != 65535 {
      red = (red &* alpha &+ 32767) / 65535
      green = (green &* alpha &+ 32767) / 65535
      blue = (blue &* alpha &+ 32767) / 65535
    }
  }

  static func straight(wide word: UInt64) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    #if _endian(little)
      let ordered = word
    #else
      let ordered = word << 48 | (word & 0xFFFF_0000) << 16 | (word >> 16 & 0xFFFF_0000) | word >> 48
    #endif
    return (
      Int(ordered & 0xFFFF), Int(ordered >> 16 & 0xFFFF), Int(ordered >> 32 & 0xFFFF), Int(ordered >> 48 & 0xFFFF)
    )
  }

  /// The largest difference of a sample.
  @inline(__always)
  func delta(to other: PremultipliedPixel) -> Int {
    max(max(abs(red &- other.red), abs(green &- other.green)), max(abs(blue &- other.blue), abs(alpha &- other.alpha)))
  }
}
