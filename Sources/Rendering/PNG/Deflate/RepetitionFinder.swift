/// Finds repetitions in rows of pixels.
///
/// Made for flat artwork: looked for are the pixel before, the row above, and by a hash the last place where the same
/// two pixels stood; the first that helps is taken. The outcome is decided by the pixels alone, on every processor,
/// which the assembly of quicker libraries does not promise.
struct RepetitionFinder: ~Copyable {
  /// Runs of this length are taken without a look at the row above: a nearer repetition has the shorter code.
  private static let longRun = 32
  /// 2⁶⁴ divided by the golden ratio, odd: the upper bits of a product with it are Knuth's multiplicative hash.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The bits of a hash.
  private static let hashBits: UInt64 = 13

  /// A repetition that has been found; none has no length.
  private struct Repetition {
    var length = 0
    /// How many pixels back it begins.
    var distance = 0
    /// How many rows back it begins.
    var rows = 0
  }

  /// For each hash how many pixels after the first it was last seen.
  private let places: UnsafeMutablePointer<UInt32>

  init() {
    places = .allocate(capacity: 1 << RepetitionFinder.hashBits)
  }

  deinit { places.deallocate() }

  /// Writes the tokens of rows.
  ///
  /// - Parameters:
  ///   - rows: The pixels, row by row without gaps.
  ///   - width: The number of columns; less than 32,768.
  ///   - height: The number of rows; less than 256.
  ///   - hasRowAbove: Whether a row stands before the first.
  ///   - bytesPerPixel: The most bytes that a pixel may come to have.
  ///   - tokens: Room for the tokens of as many rows; those that are in it are overwritten.
  /// - Complexity: O(*n*).
  func find(
    in rows: UnsafePointer<UInt32>, width: Int, height: Int, hasRowAbove: Bool, bytesPerPixel: Int,
    into tokens: inout PixelTokens
  ) {
    // The farthest that deflate reaches, less the bytes in front of rows.
    let farthest = (32_768 - height - 1) / bytesPerPixel
    let canReachAbove = width <= farthest
    places.update(repeating: 0, count: 1 << RepetitionFinder.hashBits)
    let (pixels, steps) = (tokens.pixels, tokens.steps)
    var (pixelCount, stepCount) = (0, 0)

    for rowNumber in 0..<height {
      let rowOffset = rowNumber &* width
      let row = rows + rowOffset
      let above = row - width
      let looksAbove = canReachAbove && (rowNumber > 0 || hasRowAbove)
      var stepStart = pixelCount
      var column = 0
      // A row that begins with a run: its first pixel by itself, then the run, rather than all of it from above.
      if width > RepetitionFinder.longRun,
        RepetitionFinder.commonLength(row, row + 1, RepetitionFinder.longRun) == RepetitionFinder.longRun
      {
        pixels[pixelCount] = row[0]
        pixelCount &+= 1
        column = 1
      }
      while column < width {
        let here = row + column
        let limit = width &- column
        var found = Repetition()
        if column > 0, here[0] == here[-1] {
          found = Repetition(length: RepetitionFinder.runLength(here, limit), distance: 1)
        }
        if looksAbove, here[0] == above[column], found.length < RepetitionFinder.longRun {
          let length = RepetitionFinder.commonLength(here, above + column, limit)
          // One pixel more does not make up for the longer code of the distance.
          if length > found.length &+ 1 { found = Repetition(length: length, distance: width, rows: 1) }
        }
        if found.length < 2, limit > 1 {
          let known = lastSeen(rows, offset: rowOffset &+ column, column: column, width: width, farthest: farthest)
          if known.length > 0 { found = known }
        }

        if found.length == 0 {
          pixels[pixelCount] = here[0]
          pixelCount &+= 1
          column &+= 1
        } else {
          steps[stepCount] = PixelTokens.Step(
            pixels: pixelCount &- stepStart, length: found.length, distance: found.distance, rows: found.rows)
          stepCount &+= 1
          stepStart = pixelCount
          column &+= found.length
        }
      }
      steps[stepCount] = PixelTokens.Step(pixels: pixelCount &- stepStart, length: 0, distance: 0, rows: 0)
      stepCount &+= 1
    }
    tokens.setCounts(pixels: pixelCount, steps: stepCount)
  }

  /// The repetition of the last place where the same two pixels stood, and remembers this one.
  ///
  /// - Parameters:
  ///   - rows: The first pixel of all.
  ///   - offset: How many pixels after it these two begin.
  ///   - column: The column in which they begin; not the last.
  ///   - width: The number of columns.
  ///   - farthest: The farthest distance in pixels.
  @inline(__always)
  private func lastSeen(
    _ rows: UnsafePointer<UInt32>, offset: Int, column: Int, width: Int, farthest: Int
  ) -> Repetition {
    let pair = RepetitionFinder.pair(at: rows + offset)
    let hash = Int(truncatingIfNeeded: (pair &* RepetitionFinder.multiplier) &>> (64 &- RepetitionFinder.hashBits))
    let place = Int(truncatingIfNeeded: places[hash])
    places[hash] = UInt32(truncatingIfNeeded: offset)
    // Where nothing has been seen the place is the first of all, which may be here.
    let back = offset &- place
    guard RepetitionFinder.pair(at: rows + place) == pair, back > 0, back <= farthest else { return Repetition() }
    // A division of 32 bits, and only where the place is in another row: this is done for every other repetition.
    let rowsBack =
      back <= column
      ? 0 : Int(UInt32(truncatingIfNeeded: back &- column &+ width &- 1) / UInt32(truncatingIfNeeded: width))
    let limit = width &- max(column, column &- back &+ rowsBack &* width)
    let length = 2 &+ RepetitionFinder.commonLength(rows + offset + 2, rows + place + 2, limit &- 2)
    return Repetition(length: length, distance: back, rows: rowsBack)
  }

  /// Two pixels as one number.
  @inline(__always)
  private static func pair(at pixels: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(pixels).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// How many pixels are the same as the first, at most `limit`.
  @inline(__always)
  private static func runLength(_ pixels: UnsafePointer<UInt32>, _ limit: Int) -> Int {
    let pixel = pixels[0]
    let pattern = UInt64(pixel) | UInt64(pixel) &<< 32
    var length = 0
    while length &+ 2 <= limit {
      let difference = pair(at: pixels + length) ^ pattern
      if difference != 0 { return length &+ (UInt32(truncatingIfNeeded: difference) == 0 ? 1 : 0) }
      length &+= 2
      if length & 7 == 0 {
        // Long runs in larger steps.
        while length &+ 8 <= limit,
          (pair(at: pixels + length) ^ pattern) | (pair(at: pixels + length + 2) ^ pattern)
            | (pair(at: pixels + length + 4) ^ pattern) | (pair(at: pixels + length + 6) ^ pattern) == 0
        { length &+= 8 }
      }
    }
    if length < limit, pixels[length] == pixel { length &+= 1 }
    return length
  }

  /// How many pixels are the same from two places on, at most `limit`.
  @inline(__always)
  private static func commonLength(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    var length = 0
    while length &+ 2 <= limit {
      let difference = pair(at: first + length) ^ pair(at: second + length)
      if difference != 0 { return length &+ (UInt32(truncatingIfNeeded: difference) == 0 ? 1 : 0) }
      length &+= 2
      if length & 7 == 0 {
        // Long repetitions in larger steps.
        while length &+ 8 <= limit,
          (pair(at: first + length) ^ pair(at: second + length))
            | (pair(at: first + length + 2) ^ pair(at: second + length + 2))
            | (pair(at: first + length + 4) ^ pair(at: second + length + 4))
            | (pair(at: first + length + 6) ^ pair(at: second + length + 6)) == 0
        { length &+= 8 }
      }
    }
    if length < limit, first[length] == second[length] { length &+= 1 }
    return length
  }
}
