internal import Colors

/// Finds the largest difference of colour, as it is seen, among pairs of pixels.
///
/// The measure is HyAB in OKLab: 1 is black against white, 0.02 just noticeable. Translucent pixels are laid over white
/// and over black, and the larger difference counts.
struct LargestColorDifference {
  private(set) var largest = 0.0
  /// Pairs of 8-bit pixels that have been measured, by a hash: drawings have few colours, and a pair takes far longer
  /// to measure than to look up.
  private var known = [UInt64](repeating: 0, count: 1 << LargestColorDifference.knownBits)
  private static let knownBits = 14
  private static let tables = OKLabTables()

  /// Measures the pixels of a row in which two pictures differ.
  mutating func add(_ pair: PixelPair, row: Int, _ runs: [PixelRun]) {
    LargestColorDifference.tables.withEstimate { add(pair, row: row, runs, $0) }
  }

  private mutating func add(_ pair: PixelPair, row: Int, _ runs: [PixelRun], _ estimate: OKLabEstimate) {
    switch (pair.expected.words, pair.actual.words) {
    case (.narrow(let expected), .narrow(let actual)):
      add(expected + row * pair.expected.width, actual + row * pair.actual.width, runs, estimate)
    case (.wide(let expected), .wide(let actual)):
      let (expected, actual) = (expected + row * pair.expected.width, actual + row * pair.actual.width)
      for run in runs {
        for column in run.first...run.last {
          measure(StraightColor(expected[column]), StraightColor(actual[column]), estimate)
        }
      }
    default:
      preconditionFailure("both pictures have samples of the same number of bits")
    }
  }

  private mutating func add(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ runs: [PixelRun], _ estimate: OKLabEstimate
  ) {
    var last: UInt64 = 0
    for run in runs {
      var column = run.first
      while column <= run.last {
        let both = UInt64(expected[column]) << 32 | UInt64(actual[column])
        if both != last {
          last = both
          let place = Int(
            truncatingIfNeeded: (both &* 0x9E37_79B9_7F4A_7C15) >> (64 - LargestColorDifference.knownBits))
          if known[place] != both {
            known[place] = both
            measure(StraightColor(expected[column]), StraightColor(actual[column]), estimate)
          }
        }
        column &+= 1
      }
    }
  }

  private mutating func measure(_ expected: StraightColor, _ actual: StraightColor, _ estimate: OKLabEstimate) {
    if expected.alpha == 1, actual.alpha == 1 {
      measureOpaque(expected, actual, estimate)
    } else {
      measureOpaque(expected.over(gray: 0), actual.over(gray: 0), estimate)
      measureOpaque(expected.over(gray: 1), actual.over(gray: 1), estimate)
    }
  }

  /// Measures exactly only what may be the largest.
  private mutating func measureOpaque(_ expected: StraightColor, _ actual: StraightColor, _ estimate: OKLabEstimate) {
    let estimated = expected.perceived(by: estimate).hyAB(to: actual.perceived(by: estimate))
    guard estimated + OKLabEstimate.largestError > largest else { return }
    largest = max(largest, expected.perceived.hyAB(to: actual.perceived))
  }
}

/// A colour by its straight parts, 0…1.
private struct StraightColor {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ word: UInt32) {
    let pixel = Pixel(word)
    self.init(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255,
      alpha: Double(pixel.alpha) / 255)
  }

  init(_ word: UInt64) {
    let samples = PremultipliedPixel.straight(wide: word)
    self.init(
      red: Double(samples.red) / 65535, green: Double(samples.green) / 65535, blue: Double(samples.blue) / 65535,
      alpha: Double(samples.alpha) / 65535)
  }

  func over(gray: Double) -> StraightColor {
    func laid(_ part: Double) -> Double { part * alpha + gray * (1 - alpha) }
    return StraightColor(red: laid(red), green: laid(green), blue: laid(blue), alpha: 1)
  }

  var perceived: OKLab { OKLab(Color(red, green, blue)) }

  func perceived(by estimate: OKLabEstimate) -> OKLab { estimate.color(red, green, blue) }
}
