public import ImageFiles

/// Which pixelmatch to count as, and with what settings.
public struct PixelmatchOptions: Hashable, Sendable {
  /// The generations of pixelmatch, which count differently.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// 5.3.0 and before, and 6: distances in YIQ, translucent pixels over white.
    case v5 = "5"
    /// 7.0 to 7.2: distances in YIQ, translucent pixels over a background that depends on where they are.
    case v7 = "7"
    /// The commit c6fee35, not released: distances in OKLab, and the densest window may count.
    case oklab
  }

  /// The version whose counts are given.
  public var version: Version
  /// How far two colours may be apart and count as alike, 0…1; 0.1 unless the caller of pixelmatch said otherwise.
  public var threshold: Double
  /// Whether pixels that are taken for antialiasing count as well; pixelmatch calls this `includeAA`.
  public var countsAntialiasing: Bool
  /// The edge of the square window whose count is the count, for ``Version/oklab``; `nil` for all of the picture.
  public var windowSize: Int?
  /// How many pixels may count.
  public var allowedPixels: Int

  /// Creates settings, by default those of pixelmatch.
  public init(
    _ version: Version, threshold: Double = 0.1, countsAntialiasing: Bool = false, windowSize: Int? = nil,
    allowedPixels: Int = 0
  ) {
    self.version = version
    self.threshold = threshold
    self.countsAntialiasing = countsAntialiasing
    self.windowSize = windowSize
    self.allowedPixels = allowedPixels
  }
}

extension PixelmatchOptions: CustomStringConvertible {
  /// The settings as a tolerance is written, such as `pixelmatch7:0.1,pixels=12`.
  public var description: String {
    var parts = ["\(version == .oklab ? "pixelmatch-oklab" : "pixelmatch\(version.rawValue)"):\(threshold)"]
    if countsAntialiasing { parts.append("count-antialiasing") }
    if let windowSize { parts.append("window=\(windowSize)") }
    if allowedPixels != 0 { parts.append("pixels=\(allowedPixels)") }
    return parts.joined(separator: ",")
  }
}

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

/// When pixelmatch takes a pixel for antialiasing.
///
/// V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch has it.
struct PixelmatchAntialiasing {
  let version: PixelmatchOptions.Version

  /// Whether a pixel of a picture lies between brighter and darker ones, one extreme of which is in a flat area of both
  /// pictures.
  ///
  /// Neighbours are visited column by column: of several equal extremes the first one counts.
  func isAntialiased(_ picture: PixelmatchPicture, _ other: PixelmatchPicture, column: Int, row: Int) -> Bool {
    let index = row * picture.width + column
    let center = picture.words[index]
    var alike = picture.isAtBorder(column: column, row: row) ? 1 : 0
    var brightest = (step: 0.0, column: 0, row: 0)
    var darkest = (step: 0.0, column: 0, row: 0)
    for x in picture.columns(around: column) {
      for y in picture.rows(around: row) where x != column || y != row {
        let step = brightnessStep(center, picture.words[y * picture.width + x], index: index)
        if step == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if step < brightest.step {
          brightest = (step, x, y)
        } else if step > darkest.step {
          darkest = (step, x, y)
        }
      }
    }
    guard brightest.step < 0, darkest.step > 0 else { return false }
    return isFlat(picture, brightest.column, brightest.row) && isFlat(other, brightest.column, brightest.row)
      || isFlat(picture, darkest.column, darkest.row) && isFlat(other, darkest.column, darkest.row)
  }

  /// How much brighter a pixel is than its neighbour, both over the ground that belongs to the pixel.
  private func brightnessStep(_ word: UInt32, _ neighbor: UInt32, index: Int) -> Double {
    if word == neighbor { return 0 }
    let (pixel, other) = (Pixel(word), Pixel(neighbor))
    switch version {
    case .v5:
      return pixel.brightnessOverWhite - other.brightnessOverWhite
    case .v7:
      return pixel.difference(to: other, over: PixelmatchGround(index: index)).brightness
    case .oklab:
      let step = pixel.difference(to: other, over: .white).brightness
      return step == 0 ? Double(Int(pixel.alpha) - Int(other.alpha)) / 2 : step
    }
  }

  /// Whether three pixels around one are its like; the border counts as one.
  private func isFlat(_ picture: PixelmatchPicture, _ column: Int, _ row: Int) -> Bool {
    let center = picture.words[row * picture.width + column]
    var alike = picture.isAtBorder(column: column, row: row) ? 1 : 0
    for x in picture.columns(around: column) {
      for y in picture.rows(around: row)
      where (x != column || y != row) && picture.words[y * picture.width + x] == center {
        alike += 1
      }
    }
    return alike > 2
  }
}
