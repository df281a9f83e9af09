/// How a row's pixels are written: one byte that says "no filter", then the samples of each pixel.
enum PNGSamples {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, opacity; colours not multiplied by it.
  case rgba
  /// The number of a colour of the palette.
  case palette
  /// Brightness.
  case gray
  /// Black or white, a bit each, the first in the highest bit.
  case bits

  /// The number of bits of a sample.
  var bitDepth: UInt8 { self == .bits ? 1 : 8 }

  /// PNG's number for them.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .rgba: 6
    case .palette: 3
    case .gray, .bits: 0
    }
  }
}

extension PNGFormat {
  /// The samples of a picture that has no palette.
  var samples: PNGSamples {
    switch pixels {
    case .opaque: .rgb
    case .translucent: .rgba
    case .blackOrWhite: .bits
    }
  }

  /// The number of words of a row, in which repetitions are looked for: pixels, or eight of them in a byte.
  var wordsPerRow: Int { pixels == .blackOrWhite ? (width + 7) / 8 : width }

  /// The number of bytes of a word in a file that has no palette.
  var bytesPerWord: Int {
    switch pixels {
    case .opaque: 3
    case .translucent: 4
    case .blackOrWhite: 1
    }
  }

  /// Writes the words of a row: pixels whose colours are not multiplied, or bytes of eight pixels.
  func writeWords(of row: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>) {
    switch pixels {
    case .opaque: words.update(from: row, count: width)
    case .translucent: writeStraight(row, to: words)
    case .blackOrWhite: writeBits(row, to: words)
    }
  }

  private func writeStraight(_ row: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>) {
    // Most pixels are like the one before, and most of the others cover.
    var (previous, straight): (UInt32, UInt32) = (0, 0)
    for column in 0..<width {
      let pixel = row[column]
      if pixel != previous {
        (previous, straight) = (pixel, pixel >= 0xFF00_0000 ? pixel : PNGFormat.straight(pixel))
      }
      words[column] = straight
    }
  }

  /// A pixel's colour before it was multiplied by its opacity.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | part(16) | part(8) | part(0)
  }

  /// White is 1, and what fills the last byte is 0.
  private func writeBits(_ row: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>) {
    for first in stride(from: 0, to: width, by: 8) {
      var byte: UInt32 = 0
      for bit in 0..<min(8, width - first) { byte |= (row[first + bit] & 1) << UInt32(7 - bit) }
      words[first / 8] = byte
    }
  }
}
