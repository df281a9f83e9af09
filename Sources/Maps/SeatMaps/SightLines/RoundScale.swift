#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Marks at round numbers that enclose a range of values.
struct RoundScale {
  /// The marks from the last one at or below the least value to the first at or above the greatest; about five.
  let marks: [(value: Double, text: String)]

  /// Finds the marks: 1, 2 or 5 times a power of ten apart.
  ///
  /// One where both values are the same. None where a value is not finite.
  init(from least: Double, to most: Double) {
    guard least.isFinite, most.isFinite, least <= most, (most - least).isFinite else {
      marks = []
      return
    }
    let rough = (most - least) / 4
    // Below this the marks would not differ in the digits of a double.
    guard rough > max(abs(least), abs(most)) * 1e-9 else {
      marks = [(least, least.decimalText(places: 2))]
      return
    }
    let power = rough == 0 ? 0 : log10(rough).rounded(.down)
    let decimals = power < 0 ? Int(-power) : 0
    let unit = pow(10, power)
    let step = unit * ([1, 2, 5].first { $0 * unit >= rough } ?? 10)
    let (first, last) = ((least / step).rounded(.down), (most / step).rounded(.up))
    marks = (0...max(Int(last - first), 1)).map { index in
      let value = (first + Double(index)) * step
      return (value, value.decimalText(places: decimals))
    }
  }
}
