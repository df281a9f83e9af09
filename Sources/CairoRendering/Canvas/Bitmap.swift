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

  /// Creates a picture of one colour on several threads: most of the time goes to memory that is touched first.
  init(width: Int, height: Int, filledWith pixel: UInt32, threads: Int) {
    self.width = width
    self.height = height
    let count = width * height
    self.pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let target = buffer
      _ = concurrentMap(count: threads, threads: threads) { part in
        let places = count * part / threads..<count * (part + 1) / threads
        UnsafeMutableBufferPointer(rebasing: target[places]).initialize(repeating: pixel)
      }
      initialized = count
    }
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
