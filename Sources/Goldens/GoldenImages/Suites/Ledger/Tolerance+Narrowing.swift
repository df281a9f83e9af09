extension Tolerance {
  /// The least tolerance of the same kind that lets all observations pass, or ``exact`` where none was needed.
  ///
  /// It is `nil` where that is the tolerance itself, where an observation is beyond it, where there is no observation,
  /// and for antialiasing and pixelmatch, whose limits cannot be told from what is observed.
  func narrowed(to observations: [GoldenObservation]) -> Tolerance? {
    guard self != .exact, !observations.isEmpty else { return nil }
    guard observations.contains(where: { !$0.isExact }) else { return .exact }
    let narrowed: Tolerance
    switch self {
    case .exact, .antialiasing, .pixelmatch: return nil
    case .near(let largestDelta):
      guard let observed = observations.map(\.largestDelta).max(), observed <= largestDelta else { return nil }
      narrowed = .near(largestDelta: observed)
    case .fuzzy(let bounds):
      guard let delta = bounds.delta.narrowed(to: observations.map(\.largestDelta)),
        let pixels = bounds.pixels.narrowed(to: observations.map(\.pixels)),
        let largestCluster = bounds.largestCluster.narrowed(to: observations.map(\.largestCluster))
      else { return nil }
      narrowed = .fuzzy(
        FuzzyBounds(
          delta: delta, pixels: pixels, largestCluster: largestCluster, largestShare: bounds.largestShare))
    }
    return narrowed == self ? nil : narrowed
  }
}

extension ClosedRange<Int> {
  /// The range up to the largest number, and down to the least where that is below it; nil where a number is above it.
  fileprivate func narrowed(to numbers: [Int]) -> ClosedRange<Int>? {
    guard let least = numbers.min(), let largest = numbers.max(), largest <= upperBound else { return nil }
    return Swift.min(lowerBound, least)...largest
  }
}
