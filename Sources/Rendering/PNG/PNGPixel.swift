/// The four samples of a pixel, opacity straight.
struct PNGPixel: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Takes apart four samples that were loaded from memory as one word.
  init(word: UInt32) {
    let bytes = UInt32(littleEndian: word)
    self.init(
      red: UInt8(truncatingIfNeeded: bytes), green: UInt8(truncatingIfNeeded: bytes >> 8),
      blue: UInt8(truncatingIfNeeded: bytes >> 16), alpha: UInt8(truncatingIfNeeded: bytes >> 24))
  }

  /// The four samples as one word, in the order of memory.
  var word: UInt32 {
    let low = UInt32(red) | UInt32(green) << 8
    let high = UInt32(blue) | UInt32(alpha) << 8
    let word: UInt32 = low | high << 16
    return word.littleEndian
  }
}
