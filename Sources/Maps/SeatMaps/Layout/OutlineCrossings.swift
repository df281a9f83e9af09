/// How often an outline runs round the places along a row, which changes where it crosses the row.
struct OutlineCrossings {
  /// Where the outline crosses the row.
  struct Crossing {
    var place: Double
    /// How many times more often the outline runs round the places behind.
    var change: Int
  }

  private let places: [Double]
  /// The winding number before the first crossing and behind each of them.
  private let windingNumbers: [Int]

  /// Prepares a row.
  ///
  /// - Parameters:
  ///   - crossings: Where the outline crosses the row, in any order.
  ///   - extent: Where the row begins and ends.
  ///   - windingNumber: How often the outline runs round a place, asked for one of them.
  ///
  /// Complexity: O(*k* log *k*) for *k* crossings.
  init(_ crossings: [Crossing], in extent: ClosedRange<Double>, windingNumber: (Double) -> Int) {
    let crossings = crossings.sorted { $0.place < $1.place }
    let places = crossings.map(\.place)
    let changes = crossings.reduce(into: [0]) { sums, crossing in sums.append(sums[sums.count - 1] + crossing.change) }
    // Far from crossings, so that rounding cannot put the place on the other side of one.
    let widest = zip([extent.lowerBound] + places, places + [extent.upperBound]).enumerated()
      .max { $0.element.1 - $0.element.0 < $1.element.1 - $1.element.0 }
    let first = widest.map { windingNumber(($0.element.0 + $0.element.1) / 2) - changes[$0.offset] } ?? 0
    self.places = places
    windingNumbers = changes.map { $0 + first }
  }

  /// Whether a place is inside, by the nonzero rule.
  ///
  /// Complexity: O(log *k*) for *k* crossings.
  func isInside(_ place: Double) -> Bool {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return windingNumbers[low] != 0
  }
}
