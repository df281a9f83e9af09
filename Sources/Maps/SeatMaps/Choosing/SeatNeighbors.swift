internal import Geometry

/// Which seats of a map are beside each other.
///
/// Seats that follow each other in a row are neighbours unless they stand more than one and a half pitches apart, as
/// across an aisle. The pitch is the row's median distance, or the map's where a row has fewer than three seats. The
/// last and the first chair of a table are neighbours by the same rule.
struct SeatNeighbors: Sendable {
  /// Seats that are neighbours one after the other.
  struct Run: Hashable, Sendable {
    /// The seats, as places in ``SeatNeighbors/order``.
    let places: Range<Int>
    /// Whether the last one is a neighbour of the first, and there are at least three.
    let isRing: Bool
  }

  /// The median of the rows' median distances between seats that follow each other; where no row has two seats, or they
  /// lie on each other, the greatest width of a seat.
  let pitch: Double
  /// The numbers of all seats, run by run.
  let order: [Int]
  /// The runs, row by row.
  let runs: [Run]
  /// For each seat the one before it in its run; −1 where there is none.
  let previous: [Int]
  /// For each seat the one after it in its run; −1 where there is none.
  let next: [Int]

  /// Looks for neighbours.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  init(_ map: SeatMap) {
    let pitches = RowPitches(map)
    pitch = pitches.ofMap
    var (order, runs): ([Int], [Run]) = ([], [])
    order.reserveCapacity(map.seats.count)
    for (number, row) in map.rows.enumerated() where !row.seats.isEmpty {
      let reach = 1.5 * pitches.pitch(ofRow: number)
      var ends = row.seats.dropFirst().filter { !(pitches.gaps[$0] <= reach) }
      let closes =
        row.table != nil && row.seats.count > 2
        && map.seats[row.seats.upperBound - 1].center.distance(to: map.seats[row.seats.lowerBound].center) <= reach
      let (first, isRing) = (order.count, closes && ends.isEmpty)
      if closes, let start = ends.first {
        // The last chairs go on with the first ones.
        order += Array(start..<row.seats.upperBound) + Array(row.seats.lowerBound..<start)
        ends.removeFirst()
        ends = ends.map { $0 - start }
      } else {
        order += row.seats
        ends = ends.map { $0 - row.seats.lowerBound }
      }
      let bounds = [0] + ends + [row.seats.count]
      for (lower, upper) in zip(bounds, bounds.dropFirst()) {
        runs.append(Run(places: first + lower..<first + upper, isRing: isRing))
      }
    }
    (self.order, self.runs) = (order, runs)
    var previous = [Int](repeating: -1, count: map.seats.count)
    var next = previous
    for run in runs {
      for place in run.places.dropFirst() {
        previous[order[place]] = order[place - 1]
        next[order[place - 1]] = order[place]
      }
      if run.isRing {
        let (first, last) = (order[run.places.lowerBound], order[run.places.upperBound - 1])
        previous[first] = last
        next[last] = first
      }
    }
    (self.previous, self.next) = (previous, next)
  }
}

/// The usual distances between the seats of rows.
private struct RowPitches {
  /// For each seat the distance from the one before it in its row; not a number for the first.
  let gaps: [Double]
  /// The median of the rows' medians, or what stands for it.
  let ofMap: Double
  private let ofRows: [Double?]

  init(_ map: SeatMap) {
    var gaps = [Double](repeating: .nan, count: map.seats.count)
    for row in map.rows {
      for seat in row.seats.dropFirst() {
        gaps[seat] = map.seats[seat].center.distance(to: map.seats[seat - 1].center)
      }
    }
    let medians = map.rows.map { RowPitches.median(gaps[$0.seats.dropFirst()]) }
    ofRows = zip(map.rows, medians).map { $0.seats.count > 2 ? $1 : nil }
    let median = RowPitches.median(medians.compactMap { $0 }) ?? 0
    let width = map.seats.indices.reduce(0) { max($0, map.seats[$1].size) }
    ofMap = median > 0 ? median : width > 0 ? width : 1
    self.gaps = gaps
  }

  func pitch(ofRow row: Int) -> Double { ofRows[row] ?? ofMap }

  /// The lower of the two in the middle where their number is even.
  private static func median(_ values: some Collection<Double>) -> Double? {
    values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
  }
}
