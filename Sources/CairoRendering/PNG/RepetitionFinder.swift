/// Finds repetitions in rows of pixels.
///
/// Made for flat artwork: looked for are the pixel before, the row above, and by a hash the last place where the same
/// two pixels stood; the first that helps is taken. The outcome is decided by the pixels alone, on every processor,
/// which the assembly of quicker libraries does not promise.
struct RepetitionFinder: ~Copyable {
  /// Runs of this length are taken without a look at the row above: a nearer repetition has the shorter code.
  private static let longRun = 32
  /// The bits of a hash.
  private static let hashBits: UInt64 = 13

  /// For each hash the row, above bit 16, and the column where it was last seen.
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
      let row = rows + rowNumber &* width
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
        let pixel = here[0]
        let limit = width &- column
        var (length, distance, rowsBack) = (0, 0, 0)

        if column > 0, pixel == here[-1] {
          length = RepetitionFinder.commonLength(here, here - 1, limit)
          distance = 1
        }
        if looksAbove, pixel == above[column], length < RepetitionFinder.longRun {
          let common = RepetitionFinder.commonLength(here, above + column, limit)
          // One pixel more does not make up for the longer code of the distance.
          if common > length &+ 1 { (length, distance, rowsBack) = (common, width, 1) }
        }
        if length < 2, limit > 1 {
          let pair = RepetitionFinder.pair(at: here)
          let hash = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- RepetitionFinder.hashBits))
          let place = Int(truncatingIfNeeded: places[hash])
          places[hash] = UInt32(truncatingIfNeeded: rowNumber &<< 16 | column)
          let (placeRow, placeColumn) = (place &>> 16, place & 0xFFFF)
          let back = (rowNumber &- placeRow) &* width &+ column &- placeColumn
          // Where nothing has been seen the place is the first of all, which may be here.
          if RepetitionFinder.pair(at: here - back) == pair, back > 0, back <= farthest {
            let most = min(limit, width &- placeColumn)
            length = 2 &+ RepetitionFinder.commonLength(here + 2, here - back + 2, most &- 2)
            (distance, rowsBack) = (back, rowNumber &- placeRow)
          }
        }

        if length == 0 {
          pixels[pixelCount] = pixel
          pixelCount &+= 1
          column &+= 1
        } else {
          steps[stepCount] = PixelTokens.Step(
            pixels: pixelCount &- stepStart, length: length, distance: distance, rows: rowsBack)
          stepCount &+= 1
          stepStart = pixelCount
          column &+= length
        }
      }
      steps[stepCount] = PixelTokens.Step(pixels: pixelCount &- stepStart, length: 0, distance: 0, rows: 0)
      stepCount &+= 1
    }
    tokens.setCounts(pixels: pixelCount, steps: stepCount)
  }

  /// Two pixels as one number.
  @inline(__always)
  private static func pair(at pixels: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(pixels).loadUnaligned(as: UInt64.self).littleEndian
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
