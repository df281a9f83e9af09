internal import Colors

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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
