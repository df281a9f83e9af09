internal import Geometry
internal import Paths

extension FilledRows {
  /// The number of rows that have room for a seat.
  ///
  /// Complexity: O(*r* *k* log *k*) for *r* rows in an outline of *k* points.
  func rowCount(seatSize: Double) -> Int { FilledLayout(self, seatSize: seatSize).rows.count }

  /// The number of rows that are tried for room.
  func lineCount(seatSize: Double) -> Int { FilledLayout(self, seatSize: seatSize).lineCount }

  /// The number of seats in all rows, found as ``rowCount(seatSize:)`` is.
  func seatCount(seatSize: Double) -> Int {
    FilledLayout(self, seatSize: seatSize).rows.reduce(0) { $0.addingSaturated($1.seatCount) }
  }
}

/// The rows that have room in an outline.
struct FilledLayout {
  /// Seats side by side.
  struct Run {
    /// Where the first seat stands: its coordinate along a straight row, or its angle in radians.
    var first: Double
    var seatCount: Int
  }

  /// A row with room for seats.
  struct Row {
    /// Where it runs: its coordinate across straight rows, or its radius.
    var place: Double
    /// From seat to seat: the pitch, or an angle in radians.
    var step: Double
    /// The seats from left to right.
    var runs: [Run]

    var seatCount: Int { runs.reduce(0) { $0.addingSaturated($1.seatCount) } }
  }

  private(set) var rows: [Row] = []
  /// The number of rows that were tried for room.
  private(set) var lineCount = 0
  private let filled: FilledRows

  /// How many pairs of a row and an edge of the outline are looked at; rows behind are left out.
  private static let greatestEffort = 200_000

  init(_ filled: FilledRows, seatSize: Double) {
    self.filled = filled
    let clearance = max(filled.margin, 0) + max(seatSize, 0) / 2
    let corners = filled.outline.filter(\.isFinite)
    guard corners.count >= 3, clearance.isFinite, filled.seatPitch > 0, filled.rowPitch > 0,
      filled.seatPitch.isFinite, filled.rowPitch.isFinite
    else { return }
    let most = min(FilledLayout.greatestEffort / corners.count, SeatPlan.defaultLimit)
    switch filled.course {
    case .straight(let direction):
      let turned = corners.map { Point.zero + ($0 - .zero).rotated(by: -direction) }
      fill(StraightRoom(corners: turned, clearance: clearance), most: most)
    case .arcs(let center):
      guard center.isFinite else { return }
      fill(ArcRoom(corners: corners, center: center, clearance: clearance, rowPitch: filled.rowPitch), most: most)
    }
  }

  private mutating func fill(_ room: some RowRoom, most: Int) {
    let first = filled.start.map { $0 + room.origin } ?? room.nearest
    guard first.isFinite, room.farthest.isFinite else { return }
    let lines = (room.farthest - first) / filled.rowPitch + 1e-9
    guard lines >= 0 else { return }
    for line in 0...(Int(exactly: lines.rounded(.down)) ?? most) {
      guard line < most, rows.count < filled.count ?? .max else { break }
      lineCount += 1
      let place = first + Double(line) * filled.rowPitch
      guard let step = room.step(ofPitch: filled.seatPitch, at: place) else { continue }
      let runs = runs(in: room.free(at: place), step: step, turn: room.turn)
      if !runs.isEmpty { rows.append(Row(place: place, step: step, runs: runs)) }
    }
  }

  /// As many seats as fit into the pieces of a row, those of neighbouring pieces no nearer to each other than others.
  ///
  /// So are the last and the first seat of a row that comes back to its beginning.
  private func runs(in pieces: [ClosedRange<Double>], step: Double, turn: Double) -> [Run] {
    var runs: [Run] = []
    for piece in pieces {
      let excess = max(piece.upperBound - piece.lowerBound - (turn - step), 0)
      let earliest = runs.last.map { $0.first + Double($0.seatCount) * step } ?? -.infinity
      let (from, to) = (max(piece.lowerBound + excess / 2, earliest), piece.upperBound - excess / 2)
      if from <= to, let run = run(in: from...to, step: step) { runs.append(run) }
    }
    if let first = runs.first, let last = runs.last,
      last.first + Double(last.seatCount) * step - first.first > turn + step * 1e-9
    {
      runs[runs.count - 1].seatCount -= 1
    }
    return runs.filter { $0.seatCount > 0 }
  }

  /// As many seats as fit into a piece of a row.
  private func run(in piece: ClosedRange<Double>, step: Double) -> Run? {
    let extent = piece.upperBound - piece.lowerBound
    guard let steps = Int(exactly: (extent / step + 1e-9).rounded(.down)) else { return nil }
    let slack = max(extent - Double(steps) * step, 0)
    let share =
      switch filled.alignment {
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    return Run(first: piece.lowerBound + slack * share, seatCount: steps + 1)
  }

  // MARK: Places

  /// What stands along a row: runs of seats with aisles between them.
  func cells(ofRow row: Int) -> RowCells {
    guard row < rows.count else { return RowCells() }
    return RowCells(
      RowPattern(
        rows[row].runs.enumerated().flatMap { number, run -> [RowPattern.Item] in
          number == 0 ? [.seats(run.seatCount)] : [.aisle(width: 0), .seats(run.seatCount)]
        }))
  }

  /// The places of a row's seats from left to right.
  func places(row: Int, change: RowChange, limit: Int) -> [SeatPlace] {
    guard row < rows.count else { return [] }
    let row = rows[row]
    var places: [SeatPlace] = []
    for run in row.runs {
      for seat in 0..<min(run.seatCount, limit - places.count) {
        places.append(place(on: row, at: run.first + Double(seat) * row.step, shift: change.shift))
      }
    }
    return places
  }

  private func place(on row: Row, at coordinate: Double, shift: Double) -> SeatPlace {
    switch filled.course {
    case .straight(let direction):
      return SeatPlace(
        position: Point.zero + Vector(coordinate + shift, row.place).rotated(by: direction), facing: direction)
    case .arcs(let center):
      let angle = Angle(radians: coordinate + shift / row.place)
      return SeatPlace(position: center + Vector(angle.sine, angle.cosine) * row.place, facing: -angle)
    }
  }
}

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
