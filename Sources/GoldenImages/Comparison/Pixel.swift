internal import ImageFiles

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

extension RGBAImage {
  /// Gives access to the samples as one word for each pixel, as ``Pixel/init(_:)`` takes them apart.
  func withWords<Outcome>(_ body: (UnsafeBufferPointer<UInt32>) -> Outcome) -> Outcome {
    samples.withUnsafeBufferPointer { $0.withMemoryRebound(to: UInt32.self, body) }
  }
}

/// The largest difference between the premultiplied samples of two pixels, opacity among them.
func premultipliedDelta(_ first: Pixel, _ second: Pixel) -> Int {
  max(
    abs(premultiplied(first.red, first.alpha) - premultiplied(second.red, second.alpha)),
    abs(premultiplied(first.green, first.alpha) - premultiplied(second.green, second.alpha)),
    abs(premultiplied(first.blue, first.alpha) - premultiplied(second.blue, second.alpha)),
    abs(Int(first.alpha) - Int(second.alpha)))
}

/// A part times its opacity, rounded to the nearest step as cairo and pixman do.
func premultiplied(_ part: UInt8, _ alpha: UInt8) -> Int {
  (Int(part) * Int(alpha) + 127) / 255
}
