/// Counts from files can be anything: arithmetic on them stops at the largest or smallest integer.
extension Int {
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other > 0 ? .max : .min) : sum
  }

  func multipliedSaturated(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self > 0) == (other > 0) ? .max : .min) : product
  }
}
