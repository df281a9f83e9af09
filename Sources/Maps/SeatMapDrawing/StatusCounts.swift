internal import SeatMaps

/// How many seats there are of each status.
struct StatusCounts: Hashable {
  private var counts = [Int](repeating: 0, count: SeatStatus.allCases.count)
  private var total = 0

  init(_ statuses: ArraySlice<SeatStatus>) {
    total = statuses.count
    for status in statuses { counts[status.ordinal] += 1 }
  }

  /// Counts a seat whose status has changed.
  mutating func move(from old: SeatStatus, to new: SeatStatus) {
    counts[old.ordinal] -= 1
    counts[new.ordinal] += 1
  }

  /// The statuses that any seat has.
  var occurring: [SeatStatus] { SeatStatus.allCases.filter { counts[$0.ordinal] > 0 } }

  /// The counts in words: "59 seats: 50 available, 9 sold".
  var text: String {
    let parts = occurring.map { "\(counts[$0.ordinal]) \($0.name)" }
    let seats = total == 1 ? "1 seat" : "\(total) seats"
    return parts.isEmpty ? seats : seats + ": " + parts.joined(separator: ", ")
  }
}
