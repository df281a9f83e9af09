/// How a row's pixels are written: one byte that says "no filter", then each pixel's parts.
enum PNGRowLayout {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, opacity; colours not multiplied by it.
  case rgba

  /// Black or white, a bit each, the first in the highest bit.
  case bits

  /// The number of bytes of a row with the one in front.
  func rowBytes(width: Int) -> Int {
    switch self {
    case .rgb: 1 + width * 3
    case .rgba: 1 + width * 4
    case .bits: 1 + (width + 7) / 8
    }
  }

  /// The number of bits of a sample.
  var bitDepth: UInt8 { self == .bits ? 1 : 8 }

  /// PNG's number for the layout.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .rgba: 6
    case .bits: 0
    }
  }

  /// The rows' bytes, for whole rows of pixels.
  func pack(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    let rowBytes = rowBytes(width: width)
    let height = width == 0 ? 0 : pixels.count / width
    return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { buffer, count in
      count = rowBytes * height
      guard let start = buffer.baseAddress else { return }
      for row in 0..<height {
        let target = start + row * rowBytes
        target[0] = 0
        let source = UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
        switch self {
        case .rgb: PNGRowLayout.packRGB(source, into: target + 1)
        case .rgba: PNGRowLayout.packRGBA(source, into: target + 1)
        case .bits: PNGRowLayout.packBits(source, into: target + 1)
        }
      }
    }
  }

  /// Four pixels become three words; on a big-endian machine the words are turned.
  private static func packRGB(_ pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt8>) {
    let words = UnsafeMutableRawPointer(target)
    let whole = pixels.count & ~3
    var offset = 0
    var index = 0
    while index < whole {
      // 0xAARRGGBB turned to 0x00BBGGRR: red first in memory.
      let first = pixels[index].byteSwapped >> 8
      let second = pixels[index &+ 1].byteSwapped >> 8
      let third = pixels[index &+ 2].byteSwapped >> 8
      let fourth = pixels[index &+ 3].byteSwapped >> 8
      words.storeBytes(of: (first | second << 24).littleEndian, toByteOffset: offset, as: UInt32.self)
      words.storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: offset &+ 4, as: UInt32.self)
      words.storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: offset &+ 8, as: UInt32.self)
      index &+= 4
      offset &+= 12
    }
    while index < pixels.count {
      let pixel = pixels[index]
      target[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[offset &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[offset &+ 2] = UInt8(truncatingIfNeeded: pixel)
      index &+= 1
      offset &+= 3
    }
  }

  private static func packRGBA(_ pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt8>) {
    for (index, pixel) in pixels.enumerated() {
      let alpha = pixel >> 24
      func part(_ shift: UInt32) -> UInt8 {
        let value = pixel >> shift & 0xFF
        return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      target[index * 4] = part(16)
      target[index * 4 + 1] = part(8)
      target[index * 4 + 2] = part(0)
      target[index * 4 + 3] = UInt8(alpha)
    }
  }

  /// White is 1, and what fills the last byte is 0.
  private static func packBits(_ pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt8>) {
    var index = 0
    while index < pixels.count {
      var byte: UInt8 = 0
      for bit in 0..<min(8, pixels.count - index) {
        byte |= UInt8(truncatingIfNeeded: pixels[index + bit] & 1) << (7 - UInt8(truncatingIfNeeded: bit))
      }
      target[index / 8] = byte
      index += 8
    }
  }
}
