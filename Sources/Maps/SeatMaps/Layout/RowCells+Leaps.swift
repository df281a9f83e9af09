extension RowCells {
  /// What lies between a seat and the one before it.
  struct Leap {
    /// The number of cells from the one to the other.
    var cells: Int
    /// The width of the aisles between them.
    var aisle: Double
  }

  /// The leap to each seat from the one before it, the first from the row's left end; at most `limit` of them.
  func leaps(limit: Int) -> [Leap] {
    var leaps: [Leap] = []
    leaps.reserveCapacity(min(seatCount, limit))
    var (nextCell, nextAisle) = (0, 0)
    for run in runs {
      guard leaps.count < limit else { break }
      let width = aisles[nextAisle..<run.aislesBefore].reduce(0) { $0 + $1.width }
      leaps.append(Leap(cells: (run.firstCell - nextCell).addingSaturated(1), aisle: width))
      leaps += repeatElement(Leap(cells: 1, aisle: 0), count: min(run.seatCount - 1, limit - leaps.count))
      (nextCell, nextAisle) = (run.firstCell.addingSaturated(run.seatCount), run.aislesBefore)
    }
    return leaps
  }
}
