public import ImageFiles

/// What pixelmatch counts of two pictures, its quirks included.
///
/// 8-bit samples are compared; of 16-bit samples those are the high bytes, as decoders for pixelmatch give them.
/// Complexity: O(pixels), and a hundred times as long for a differing pixel as for one that is the same.
public struct PixelmatchCount: Hashable, Sendable {
  /// What pixelmatch returns: how many pixels count, with a window size how many of the densest window.
  public let pixels: Int
  /// How many pixels count in all of the picture.
  public let pixelsInAll: Int
  /// How many pixels are far enough apart to count, but taken for antialiasing.
  public let antialiasedPixels: Int

  /// Counts; `nil` when the pictures have different sizes, which pixelmatch refuses too.
  ///
  /// Masked pixels do not count, though they are looked at as the neighbours of others.
  public init?(expected: RGBAImage, actual: RGBAImage, options: PixelmatchOptions, mask: PixelMask? = nil) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    let rows = mask.map { MaskRows($0, width: expected.width, height: expected.height) }
    self = expected.withWords { expectedWords in
      actual.withWords { actualWords in
        PixelmatchCount(
          PixelmatchPicture(words: expectedWords, width: expected.width, height: expected.height),
          PixelmatchPicture(words: actualWords, width: actual.width, height: actual.height), options, rows)
      }
    }
  }

  private init(
    _ expected: PixelmatchPicture, _ actual: PixelmatchPicture, _ options: PixelmatchOptions, _ mask: MaskRows?
  ) {
    let colors = PixelmatchColors(options)
    let antialiasing = PixelmatchAntialiasing(version: options.version)
    let size = options.windowSize.map { max($0, 1) } ?? 1
    var window = DensestWindowFinder(width: expected.width, height: expected.height, size: size)
    var (count, excused) = (0, 0)
    for row in 0..<expected.height {
      var runs: [PixelRun] = []
      var masked = mask?[row] ?? []
      for column in 0..<expected.width {
        let index = row * expected.width + column
        if expected.words[index] == actual.words[index] { continue }
        while let first = masked.first, first.upperBound <= column { masked.removeFirst() }
        if let first = masked.first, first.contains(column) { continue }
        guard colors.differ(expected.words[index], actual.words[index], index: index) else { continue }
        if !options.countsAntialiasing,
          antialiasing.isAntialiased(expected, actual, column: column, row: row)
            || antialiasing.isAntialiased(actual, expected, column: column, row: row)
        {
          excused += 1
        } else {
          count += 1
          runs.append(PixelRun(first: column, last: column, largestDelta: 1))
        }
      }
      if options.windowSize != nil, !runs.isEmpty { window.add(row: row, runs) }
    }
    pixelsInAll = count
    antialiasedPixels = excused
    pixels = options.windowSize == nil ? count : window.densest?.pixels ?? 0
  }
}

/// The pixels of a picture by their words, as ``Pixel/init(_:)`` takes them apart.
struct PixelmatchPicture {
  let words: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  func isAtBorder(column: Int, row: Int) -> Bool {
    column == 0 || row == 0 || column == width - 1 || row == height - 1
  }

  func columns(around column: Int) -> ClosedRange<Int> { max(column - 1, 0)...min(column + 1, width - 1) }

  func rows(around row: Int) -> ClosedRange<Int> { max(row - 1, 0)...min(row + 1, height - 1) }
}
