/// The four samples of a pixel, opacity straight.
struct Pixel {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Takes apart four samples that were loaded from memory as one word.
  init(_ word: UInt32) {
    let bytes = UInt32(littleEndian: word)
    self.init(
      red: UInt8(truncatingIfNeeded: bytes), green: UInt8(truncatingIfNeeded: bytes >> 8),
      blue: UInt8(truncatingIfNeeded: bytes >> 16), alpha: UInt8(truncatingIfNeeded: bytes >> 24))
  }

  /// The bits of a word that are all set when the pixel is opaque.
  static let opaqueMask: UInt32 = (0xFF00_0000 as UInt32).littleEndian

  /// The four samples as one word, in the order of memory.
  var word: UInt32 {
    let low = UInt32(red) | UInt32(green) << 8
    let high = UInt32(blue) | UInt32(alpha) << 8
    let word: UInt32 = low | (high << 16)
    return word.littleEndian
  }

  /// The pixel laid over an opaque grey.
  func over(gray: Int) -> Pixel {
    let (opacity, remaining) = (Int(alpha), 255 - Int(alpha))
    func laid(_ part: UInt8) -> UInt8 {
      let sum = Int(part) * opacity + gray * remaining
      return UInt8((sum + 127) / 255)
    }
    return Pixel(red: laid(red), green: laid(green), blue: laid(blue))
  }
}

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

/// The samples of a picture in memory, a word for each pixel: 32 bits of 8-bit samples or 64 bits of 16-bit samples.
///
/// Loops over pixels are written with pointers and whole words: in a debug build, where most tests run, anything more
/// takes many times as long.
struct PixelPlane {
  enum Words {
    case narrow(UnsafePointer<UInt32>)
    case wide(UnsafePointer<UInt64>)
  }

  let words: Words
  let width: Int
  let height: Int

  /// The largest value of a sample.
  var largestSample: Int {
    switch words {
    case .narrow: 255
    case .wide: 65535
    }
  }

  /// The premultiplied samples of a pixel: red, green, blue and opacity, rounded to the nearest step.
  @inline(__always)
  func premultiplied(column: Int, row: Int) -> PremultipliedPixel {
    switch words {
    case .narrow(let words): PremultipliedPixel(narrow: words[row &* width &+ column])
    case .wide(let words): PremultipliedPixel(wide: words[row &* width &+ column])
    }
  }

  /// Whether two pixels of the picture have the same samples.
  @inline(__always)
  func isSame(_ index: Int, _ other: Int) -> Bool {
    switch words {
    case .narrow(let words): words[index] == words[other]
    case .wide(let words): words[index] == words[other]
    }
  }
}
