internal import CopyRaster
internal import Support

/// A picture as rows of pixels, 8 bits a part, colours multiplied by their opacity.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top left, each 0xAARRGGBB: the bytes B, G, R, A on a little-endian machine.
  public internal(set) var pixels: [UInt32]

  /// Creates a picture of one colour.
  ///
  /// - Parameters:
  ///   - width: The number of columns; not negative.
  ///   - height: The number of rows; not negative.
  ///   - pixel: The value of every pixel.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    self.width = width
    self.height = height
    self.pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// Paints a scene, in bands that threads share out.
  init(_ scene: PreparedScene, threads: Int) throws(RenderingError) {
    let bands = scene.bands
    (width, height) = (bands.width, bands.height)
    var failure: RenderingError?
    // The first to touch a piece of fresh memory waits for it: that is left to the threads that paint.
    pixels = [UInt32](unsafeUninitializedCapacity: bands.width * bands.height) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      nonisolated(unsafe) let start = base
      let failures = concurrentMap(count: bands.count, threads: threads) { band -> RenderingError? in
        let rows = bands.rows(of: band)
        let target = PixelRows(start: start + rows.lowerBound * bands.width, columns: 0..<bands.width, rows: rows)
        do throws(RenderingError) {
          try scene.paint(on: target)
          return nil
        } catch {
          return error
        }
      }
      failure = failures.lazy.compactMap(\.self).first
      initialized = bands.width * bands.height
    }
    if let failure { throw failure }
  }

  /// The pixel at a column and a row, 0xAARRGGBB.
  ///
  /// - Precondition: the column and the row are within the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
    return pixels[y * width + x]
  }

  /// Whether every pixel covers.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      // Whole blocks, so that the loop has no exit and becomes vector code.
      var start = 0
      while start < pixels.count {
        let end = min(start + 16_384, pixels.count)
        var all: UInt32 = 0xFF00_0000
        for index in start..<end { all &= pixels[index] }
        if all != 0xFF00_0000 { return false }
        start = end
      }
      return true
    }
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size alone: no log is helped by millions of pixels.
  public var description: String { "a picture of \(width) × \(height) pixels" }
}
