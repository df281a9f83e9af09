/// Rows of pixels as deflate sees them: pixels by themselves, and repetitions of what stands before.
///
/// Said in pixels, so that how many bytes a pixel has can be decided afterwards. Memory without checks, since a token is
/// written every few nanoseconds; it holds whatever rows may come to: a row has at most as many steps as pixels, and one
/// that ends it.
struct PixelTokens: ~Copyable {
  /// Some pixels by themselves and then a repetition; a row ends with one whose repetition has no length.
  struct Step: Equatable, Sendable {
    /// The number of pixels by themselves in the lowest 16 bits; the length of the repetition, its distance in pixels
    /// and its distance in rows above them.
    private let bits: UInt64

    @inline(__always)
    init(pixels: Int, length: Int, distance: Int, rows: Int) {
      bits = UInt64(truncatingIfNeeded: pixels | length &<< 16 | distance &<< 32 | rows &<< 48)
    }

    /// The number of pixels that come before the repetition.
    @inline(__always) var pixels: Int { Int(truncatingIfNeeded: bits & 0xFFFF) }
    /// The number of pixels that are repeated; 0 at the end of a row.
    @inline(__always) var length: Int { Int(truncatingIfNeeded: bits &>> 16 & 0xFFFF) }
    /// How many pixels back what is repeated begins.
    @inline(__always) var distance: Int { Int(truncatingIfNeeded: bits &>> 32 & 0xFFFF) }
    /// How many rows back what is repeated begins; it never goes on beyond the end of its row.
    @inline(__always) var rows: Int { Int(truncatingIfNeeded: bits &>> 48) }
  }

  /// The pixels by themselves.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The steps.
  let steps: UnsafeMutablePointer<Step>
  /// The number of pixels by themselves.
  private(set) var pixelCount = 0
  /// The number of steps.
  private(set) var stepCount = 0
  private let capacity: Int

  /// Creates room for the tokens of rows.
  init(width: Int, rows: Int) {
    // A step for each pixel, and one that ends each row.
    capacity = (width + 1) * rows
    pixels = .allocate(capacity: capacity)
    steps = .allocate(capacity: capacity)
  }

  deinit {
    pixels.deallocate()
    steps.deallocate()
  }

  /// Says how many tokens have been written.
  mutating func setCounts(pixels: Int, steps: Int) {
    precondition(pixels <= capacity && steps <= capacity, "tokens have room")
    pixelCount = pixels
    stepCount = steps
  }

  /// Turns pixels into bytes, and repetitions that are then too short for deflate into bytes by themselves.
  ///
  /// - Parameter rows: What the tokens tell, a byte for each pixel and one in front of each row.
  mutating func resolveShortRepetitions(_ rows: UnsafePointer<UInt8>) {
    // There are at most as many steps as before, and as many bytes as the rows have pixels; both are written from the
    // front, and pixels by themselves are not read any more.
    var (byteCount, newStepCount, waiting) = (0, 0, 0)
    var row = rows + 1
    for index in 0..<stepCount {
      let step = steps[index]
      let isShort = 1..<3 ~= step.length
      let alone = step.pixels + (isShort ? step.length : 0)
      for _ in 0..<alone {
        pixels[byteCount] = UInt32(row[0])
        byteCount += 1
        row += 1
      }
      waiting += alone
      if isShort { continue }
      steps[newStepCount] = Step(pixels: waiting, length: step.length, distance: step.distance, rows: step.rows)
      newStepCount += 1
      waiting = 0
      row += step.length == 0 ? 1 : step.length
    }
    setCounts(pixels: byteCount, steps: newStepCount)
  }
}
