/// Compresses the strips of a picture, one after the other: a worker has one, and with it the memory to work in.
final class PNGCompressor {
  private let format: PNGFormat
  private let colors: PNGColorCount

  /// Creates a compressor.
  ///
  /// - Parameters:
  ///   - format: The format of the picture.
  ///   - colors: What all compressors of the picture share.
  init(_ format: PNGFormat, _ colors: PNGColorCount) {
    self.format = format
    self.colors = colors
  }

  /// Compresses a strip.
  ///
  /// What comes of it depends on the strip's pixels and on those of the row above it, and on nothing else.
  ///
  /// - Parameters:
  ///   - number: Which strip of the picture.
  ///   - rows: Its pixels, premultiplied 0xAARRGGBB, row by row without gaps. The row above it stands right before
  ///     them, unless it is the first.
  /// - Complexity: O(*n*) in the number of pixels.
  func strip(_ number: Int, rows: UnsafePointer<UInt32>) -> PNGStrip {
    let layout = format.layout
    let count = format.rows(ofStrip: number).count * format.width
    let raw = layout.pack(UnsafeBufferPointer(start: rows, count: count), width: format.width)
    return PNGStrip(
      compressing: raw, rowBytes: layout.rowBytes(width: format.width), isFirst: number == 0,
      isLast: number == format.stripCount - 1)
  }
}

extension PNGFormat {
  /// The layout for pixels of which nothing else is known.
  var layout: PNGRowLayout {
    switch pixels {
    case .opaque: .rgb
    case .translucent: .rgba
    case .blackOrWhite: .bits
    }
  }
}
