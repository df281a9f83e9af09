/// What is settled about a PNG file before there are pixels: its size, what its pixels can be, and its strips.
///
/// A strip is some rows that are compressed on their own: in any order, on any thread, and again when they have changed.
package struct PNGFormat: Hashable, Sendable {
  /// What the pixels of a picture can be.
  package enum Pixels: Hashable, Sendable {
    /// Each covers.
    case opaque
    /// Some may let through what is below.
    case translucent
    /// Each is 0xFF000000 or 0xFFFFFFFF.
    case blackOrWhite
  }

  /// The number of columns, at least 1.
  package let width: Int
  /// The number of rows, at least 1.
  package let height: Int
  /// What the pixels can be.
  package let pixels: Pixels
  /// Pixels per metre, for the `pHYs` chunk.
  package let pixelsPerMetre: Double

  /// Creates a format.
  package init(width: Int, height: Int, pixels: Pixels, pixelsPerMetre: Double) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.pixelsPerMetre = pixelsPerMetre
  }

  /// The number of rows of a group.
  ///
  /// The rows of each strip lie within one group, and no group knows anything of another: it may be painted by itself.
  package static let rowsPerGroup = 64

  /// The number of rows of each strip but the last: a power of two, and fewer in wider pictures.
  ///
  /// Short strips make changes cheap; each costs a hundred bytes, and knows only the row above it of what went before in its
  /// group.
  package var rowsPerStrip: Int {
    switch width {
    case 2048...: 16
    case 1024...: 32
    default: PNGFormat.rowsPerGroup
    }
  }

  /// The number of strips.
  package var stripCount: Int { (height + rowsPerStrip - 1) / rowsPerStrip }

  /// The rows of a strip.
  package func rows(ofStrip strip: Int) -> Range<Int> {
    let first = strip * rowsPerStrip
    return first..<min(first + rowsPerStrip, height)
  }

  /// The strips that have to be compressed again where some rows have changed, from the top: those that hold one of
  /// them, and those that look at one which stands above them.
  ///
  /// - Precondition: the rows are the picture's, and no range is empty.
  package func strips(dependingOn rows: [Range<Int>]) -> [Int] {
    var isMet = [Bool](repeating: false, count: stripCount)
    for range in rows {
      for strip in range.lowerBound / rowsPerStrip...(range.upperBound - 1) / rowsPerStrip { isMet[strip] = true }
      let next = range.upperBound / rowsPerStrip
      if next < stripCount, hasRowAbove(strip: next) { isMet[next] = true }
    }
    return isMet.indices.filter { isMet[$0] }
  }

  /// Whether a strip looks at the row above it.
  package func hasRowAbove(strip: Int) -> Bool { rows(ofStrip: strip).lowerBound % PNGFormat.rowsPerGroup > 0 }
}

extension PNGFormat {
  /// The number of words of a row, in which repetitions are looked for: pixels, or eight of them in a byte.
  var wordsPerRow: Int { pixels == .blackOrWhite ? (width + 7) / 8 : width }

  /// The number of bytes of a word in the file.
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
