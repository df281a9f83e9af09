internal import CopyRaster

/// The bands that a picture is painted in: rows that fit a processor's second cache, one after the other.
///
/// What is painted in a band depends on the band and the scene alone, and each is compressed by itself, so that threads
/// may share them out in any way.
struct Bands {
  /// How many rows a band has; the last one may have fewer.
  static let height = 64

  /// The number of columns of the picture.
  let width: Int
  /// The number of rows of the picture.
  let height: Int

  /// How many bands there are.
  var count: Int { (height + Bands.height - 1) / Bands.height }

  /// The rows of a band.
  func rows(of band: Int) -> Range<Int> {
    band * Bands.height..<min((band + 1) * Bands.height, height)
  }
}

/// The pixels that a thread paints its bands in, one after the other.
struct BandBuffer: ~Copyable {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int

  /// Creates a buffer for bands of so many columns.
  init(width: Int) {
    self.width = width
    pixels = .allocate(capacity: width * Bands.height)
  }

  deinit { pixels.deallocate() }

  /// The buffer as rows of a picture, with whatever was there before.
  func rows(_ rows: Range<Int>) -> PixelRows {
    precondition(rows.count <= Bands.height, "a band has so many rows")
    return PixelRows(start: pixels, columns: 0..<width, rows: rows)
  }
}
