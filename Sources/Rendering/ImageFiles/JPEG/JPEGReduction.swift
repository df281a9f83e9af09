/// By how much a JPEG picture is made smaller while it is decoded.
///
/// The inverse transform then gives fewer samples to a block of 8 × 8, which takes a fraction of the time and memory of
/// decoding all of them. Both sides are divided and rounded up.
public enum JPEGReduction: Int, Hashable, Sendable, CaseIterable {
  /// Every sample.
  case none = 1
  /// One sample for each 2 × 2.
  case half = 2
  /// One sample for each 4 × 4.
  case quarter = 4
  /// One sample for each 8 × 8, their mean.
  case eighth = 8

  /// What becomes of a side.
  public func reduced(_ length: Int) -> Int { (length + rawValue - 1) / rawValue }
}
