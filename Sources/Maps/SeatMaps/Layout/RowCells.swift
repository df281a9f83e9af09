/// A row pattern, read as cells of equal width with aisles between them.
struct RowCells {
  /// Neighbouring seats.
  struct Run {
    var firstCell: Int
    var seatCount: Int
    /// The number of aisles on its left.
    var aislesBefore: Int
  }

  /// A way through the row, or beside it.
  struct Aisle {
    var width: Double
    /// Whether there are cells on both its sides.
    var isInside: Bool
  }

  private(set) var runs: [Run] = []
  private(set) var aisles: [Aisle] = []
  private(set) var cellCount = 0
  private(set) var seatCount = 0

  /// Creates a row in which nothing stands.
  init() {}

  /// Reads a pattern; counts below zero are taken for zero, and aisles side by side for one.
  init(_ pattern: RowPattern) {
    for item in pattern.items {
      switch item {
      case .seats(let count) where count > 0:
        runs.append(Run(firstCell: cellCount, seatCount: count, aislesBefore: aisles.count))
        seatCount = seatCount.addingSaturated(count)
        addCells(count)
      case .gap(let cells) where cells > 0:
        addCells(cells)
      case .aisle(let width):
        addAisle(width)
      default:
        break
      }
    }
    if isLastAnAisle { aisles[aisles.count - 1].isInside = false }
  }

  /// The place of each seat along the row, from its middle, positive to the right.
  ///
  /// The row reaches from the left edge of its leftmost cell or aisle to the right edge of its rightmost one; cells
  /// are `step` wide, aisles as wide as `aisleExtent` says. At most `limit` seats.
  func offsets(step: Double, limit: Int, aisleExtent: (Aisle) -> Double) -> [Double] {
    var aislesBefore = [0.0]
    for aisle in aisles { aislesBefore.append(aislesBefore[aislesBefore.count - 1] + aisleExtent(aisle)) }
    let allAisles = aislesBefore[aislesBefore.count - 1]

    var offsets: [Double] = []
    offsets.reserveCapacity(min(seatCount, limit))
    for run in runs {
      let aisleOffset = aislesBefore[run.aislesBefore] - allAisles / 2
      let firstHalfCells = 2 * Double(run.firstCell) + 1 - Double(cellCount)
      for seat in 0..<min(run.seatCount, limit - offsets.count) {
        // In half cells, so that the two ends of a row mirror each other exactly.
        offsets.append((firstHalfCells + 2 * Double(seat)) * (step / 2) + aisleOffset)
      }
    }
    return offsets
  }

  /// The extent of all cells and aisles.
  func extent(step: Double, aisleExtent: (Aisle) -> Double) -> Double {
    aisles.reduce(Double(cellCount) * step) { $0 + aisleExtent($1) }
  }

  /// Adds a row that stands beside this one, with a way between them.
  mutating func append(_ row: RowCells) {
    if cellCount > 0 { addAisle(0) }
    runs += row.runs.map { run in
      Run(
        firstCell: cellCount.addingSaturated(run.firstCell), seatCount: run.seatCount,
        aislesBefore: aisles.count + run.aislesBefore)
    }
    aisles += row.aisles
    cellCount = cellCount.addingSaturated(row.cellCount)
    seatCount = seatCount.addingSaturated(row.seatCount)
    isLastAnAisle = row.isLastAnAisle
  }

  private var isLastAnAisle = false

  private mutating func addCells(_ count: Int) {
    cellCount = cellCount.addingSaturated(count)
    isLastAnAisle = false
  }

  private mutating func addAisle(_ width: Double) {
    if isLastAnAisle {
      aisles[aisles.count - 1].width += width
    } else {
      aisles.append(Aisle(width: width, isInside: cellCount > 0))
      isLastAnAisle = true
    }
  }
}

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
