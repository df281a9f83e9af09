/// What is settled about a PNG file before there are pixels: its size, what its pixels can be, and its strips.
///
/// A strip is some rows that are compressed on their own: in any order, on any thread, and again when they have changed.
struct PNGFormat: Hashable, Sendable {
  /// What the pixels of a picture can be.
  enum Pixels: Hashable, Sendable {
    /// Each covers.
    case opaque
    /// Some may let through what is below.
    case translucent
    /// Each is 0xFF000000 or 0xFFFFFFFF.
    case blackOrWhite
  }

  /// The number of columns, at least 1.
  let width: Int
  /// The number of rows, at least 1.
  let height: Int
  /// What the pixels can be.
  let pixels: Pixels
  /// Pixels per metre, for the `pHYs` chunk.
  let pixelsPerMetre: Double

  /// The number of rows of a group.
  ///
  /// The rows of each strip lie within one group, and no group knows anything of another: it may be painted by itself.
  static let rowsPerGroup = 64

  /// The number of rows of each strip but the last: a power of two, and fewer in wider pictures.
  ///
  /// Short strips make changes cheap; each costs a hundred bytes, and knows only the row above it of what went before in its
  /// group.
  var rowsPerStrip: Int {
    switch width {
    case 2048...: 16
    case 1024...: 32
    default: PNGFormat.rowsPerGroup
    }
  }

  /// The number of strips.
  var stripCount: Int { (height + rowsPerStrip - 1) / rowsPerStrip }

  /// The rows of a strip.
  func rows(ofStrip strip: Int) -> Range<Int> {
    let first = strip * rowsPerStrip
    return first..<min(first + rowsPerStrip, height)
  }

  /// The strips that have to be compressed again where some rows have changed, from the top: those that hold one of
  /// them, and those that look at one which stands above them.
  ///
  /// - Precondition: the rows are the picture's, and no range is empty.
  func strips(dependingOn rows: [Range<Int>]) -> [Int] {
    var isMet = [Bool](repeating: false, count: stripCount)
    for range in rows {
      for strip in range.lowerBound / rowsPerStrip...(range.upperBound - 1) / rowsPerStrip { isMet[strip] = true }
      let next = range.upperBound / rowsPerStrip
      if next < stripCount, hasRowAbove(strip: next) { isMet[next] = true }
    }
    return isMet.indices.filter { isMet[$0] }
  }

  /// Whether a strip looks at the row above it.
  func hasRowAbove(strip: Int) -> Bool { rows(ofStrip: strip).lowerBound % PNGFormat.rowsPerGroup > 0 }
}
