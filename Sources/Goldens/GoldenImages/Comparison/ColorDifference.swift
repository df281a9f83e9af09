internal import Colors

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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

/// Colours in OKLab by tables, in a fraction of the time that powers and cube roots take.
///
/// Between the steps of a table values are on straight lines. The light of a part is off by less than 3 × 10⁻⁵ of
/// itself: up to 0.04045 it is exact; above that a line over 1/4096 is off by less than 10⁻⁷, most where the curve has
/// its knee, and there is more light than 0.003. The cube root of a sum of such lights is off by a third of that, and by
/// less than 5 × 10⁻⁷ of itself for its own table: together by less than 1.1 × 10⁻⁵, as it is at most 1. By the sums of
/// OKLab's coefficients, lightness is off by less than 1.1 times that, a by 4.9 times and b by 1.7 times.
struct OKLabEstimate {
  /// More than the distance HyAB of two estimates can be off: 2 × (1.1 + √(4.9² + 1.7²)) × 1.1 × 10⁻⁵ is 1.4 × 10⁻⁴.
  static let largestError = 2e-4

  private let lights: UnsafePointer<Double>
  private let roots: UnsafePointer<Double>

  fileprivate init(lights: UnsafePointer<Double>, roots: UnsafePointer<Double>) {
    (self.lights, self.roots) = (lights, roots)
  }

  /// A colour by its encoded parts, 0…1.
  @inline(__always)
  func color(_ red: Double, _ green: Double, _ blue: Double) -> OKLab {
    OKLab(LinearRGB(light(red), light(green), light(blue))) { root($0) }
  }

  @inline(__always)
  private func light(_ part: Double) -> Double {
    if part <= 0.04045 { return part / 12.92 }
    let position = part * Double(OKLabTables.lightSteps)
    let step = Int(position)
    return lights[step] + (lights[step + 1] - lights[step]) * (position - Double(step))
  }

  /// The cube root of 0…1; a Double's bits, taken as a number, go up with it, and in a straight line for some way.
  @inline(__always)
  private func root(_ value: Double) -> Double {
    if value < OKLabTables.leastRoot { return 0 }
    let place = value.bitPattern - OKLabTables.leastRoot.bitPattern
    let step = Int(place >> OKLabTables.rootBits)
    let share = Double(place & (1 << OKLabTables.rootBits - 1)) * 0x1p-44
    return roots[step] + (roots[step + 1] - roots[step]) * share
  }
}

/// What an ``OKLabEstimate`` looks up.
struct OKLabTables {
  fileprivate static let lightSteps = 4096
  /// The number of lowest bits of a Double that do not choose a line of the table: 8 of the 52 of the fraction do.
  fileprivate static let rootBits: UInt64 = 44
  /// What is less has a root of less than 10⁻⁶, which counts as 0; the fraction of this number is 0.
  fileprivate static let leastRoot = 0x1p-60

  private let lights: [Double]
  private let roots: [Double]

  init() {
    let steps = OKLabTables.lightSteps
    // The end has a line of its own.
    lights = (0...steps + 1).map { LinearRGB.decoded(Double($0) / Double(steps)) }
    let range = OKLabTables.leastRoot.bitPattern...(2.0).bitPattern
    roots = stride(from: range.lowerBound, through: range.upperBound, by: 1 << OKLabTables.rootBits).map {
      cbrt(Double(bitPattern: $0))
    }
  }

  /// Lends the tables to an estimate, which must not outlive the call.
  func withEstimate(_ body: (OKLabEstimate) -> Void) {
    lights.withUnsafeBufferPointer { lights in
      roots.withUnsafeBufferPointer { roots in
        guard let lights = lights.baseAddress, let roots = roots.baseAddress else { return }
        body(OKLabEstimate(lights: lights, roots: roots))
      }
    }
  }
}
