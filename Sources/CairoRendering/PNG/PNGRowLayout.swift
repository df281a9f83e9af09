/// How a row's pixels are written: one byte that says "no filter", then each pixel's parts.
enum PNGRowLayout {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, opacity; colours not multiplied by it.
  case rgba

  /// The number of bytes for a pixel.
  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  /// PNG's number for the layout.
  var colorType: UInt8 { self == .rgb ? 2 : 6 }

  /// The rows' bytes, for whole rows of pixels.
  func pack(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    let rowBytes = 1 + width * bytesPerPixel
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
}
