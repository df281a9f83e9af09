/// How many digits numbers keep after the point.
struct Precision {
  /// The number of digits.
  let digits: Int
  /// 10 to that power.
  let factor: Double

  /// Creates a precision; numbers of digits outside 0…9 are limited to it.
  init(digits: Int) {
    self.digits = max(0, min(digits, 9))
    var factor = 1.0
    for _ in 0..<self.digits { factor *= 10 }
    self.factor = factor
  }

  /// The same with more digits.
  func adding(_ more: Int) -> Precision { Precision(digits: digits + more) }

  /// The precision at which errors stay as small as now when everything is scaled up by a factor.
  func compensating(for scale: Double) -> Precision {
    var (digits, covered) = (digits, 1.0)
    while covered < scale, digits < 9 {
      covered *= 10
      digits += 1
    }
    return Precision(digits: digits)
  }

  /// A number as it will be read back.
  func rounded(_ value: Double) -> Double { (value * factor).rounded() / factor }
}

extension MarkupWriter {
  /// The largest number of units in the last place that is written, far beyond any canvas.
  private static let limit = 1e15

  /// Writes a number in as few characters as its precision allows: `12`, `-3.5`, `.25`.
  ///
  /// Halves are rounded away from zero. What is not a number is written as 0, and what is too large as the limit.
  mutating func write(_ value: Double, _ precision: Precision) {
    let scaled = (value * precision.factor).rounded()
    guard scaled != 0, !scaled.isNaN else { return write("0") }
    if scaled < 0 { write("-") }
    var units = UInt64(min(scaled.magnitude, MarkupWriter.limit))
    var places = precision.digits
    while places > 0, units % 10 == 0 {
      units /= 10
      places -= 1
    }
    writeDecimal(units, places: places)
  }

  /// Writes a whole number.
  mutating func write(integer value: Int) {
    if value < 0 { write("-") }
    writeDecimal(UInt64(value.magnitude), places: 0)
  }

  /// Writes `units` divided by 10 to the power of `places`, without a zero before the point.
  private mutating func writeDecimal(_ units: UInt64, places: Int) {
    // 20 digits and a point, filled from the end.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      digits.initialize(repeating: 0)
      var (rest, position) = (units, digits.count)
      for _ in 0..<places {
        position -= 1
        digits[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      if places > 0 {
        position -= 1
        digits[position] = UInt8(ascii: ".")
      }
      while rest > 0 || position == digits.count {
        position -= 1
        digits[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      write(UnsafeBufferPointer(rebasing: digits[position...]))
    }
  }
}
