internal import Geometry

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An arch, its seats shared out.
struct ArchLayout {
  private let rows: ArchRows
  private let seatSize: Double
  /// The radius of the first row's circle.
  private(set) var radius: Double
  /// The number of seats of each row.
  private(set) var seatCounts: [Int]

  init(_ rows: ArchRows, seatSize: Double) {
    self.rows = rows
    self.seatSize = max(seatSize, 0)
    radius = rows.radius
    seatCounts = ArchLayout.seatCounts(of: rows, radius: rows.radius)
    enlargeUntilSeatsHaveRoom()
  }

  /// The places of a row's seats from left to right, about the middle of the block's first row.
  func places(row: Int, change: RowChange, limit: Int) -> [SeatPlace] {
    guard row < seatCounts.count else { return [] }
    let radius = self.radius + Double(row) * rows.rowPitch
    guard radius > 0 else { return [] }
    let count = seatCounts[row]
    let step = step(ofSeats: count, radius: radius)
    return (0..<min(count, limit)).map { seat in
      let angle = Double(2 * seat + 1 - count) * (step / 2) + change.shift / radius
      return SeatPlace(
        position: Point(radius * sin(angle), radius * cos(angle) - self.radius), facing: Angle(radians: -angle))
    }
  }

  /// The angle from seat to seat in radians: they fill the sweep, unless they would stand too far apart.
  private func step(ofSeats count: Int, radius: Double) -> Double {
    let spread = ArchLayout.sweep(of: rows) / Double(max(rows.isFullTurn ? count : count - 1, 1))
    let widest = rows.maximumPitch < 2 * radius ? 2 * asin(max(rows.maximumPitch, seatSize) / (2 * radius)) : .infinity
    let inner = radius - seatSize / 2
    let narrowest = inner > 0 ? 2 * atan(seatSize / (2 * inner)) : spread
    return max(min(spread, widest), narrowest)
  }

  // MARK: Sharing

  /// The most rows, and the most seats, that are shared out.
  private static let greatestRowCount = 1000
  private static let greatestSeatCount = 1_000_000_000

  /// The steps from seat to seat shared out in proportion to the radii by the largest remainder, of equal ones the
  /// foremost; each row that is not a full turn has a seat more than steps.
  private static func seatCounts(of rows: ArchRows, radius: Double) -> [Int] {
    let seats = min(max(rows.seats, 0), greatestSeatCount)
    let rowCount = min(max(rows.count, 0), seats, greatestRowCount)
    let radii = (0..<rowCount).map { max(radius + Double($0) * rows.rowPitch, 0) }
    let sum = radii.reduce(0, +)
    let first = rows.isFullTurn ? 0 : 1
    let steps = seats - first * rowCount
    guard sum > 0, sum.isFinite else { return radii.indices.map { $0 == 0 ? steps + first : first } }
    let quotas = radii.map { Double(steps) * ($0 / sum) }
    var counts = quotas.map { Int(exactly: $0.rounded(.down)) ?? 0 }
    let byRemainder = quotas.indices.sorted {
      let remainders = (quotas[$0] - quotas[$0].rounded(.down), quotas[$1] - quotas[$1].rounded(.down))
      return remainders.0 != remainders.1 ? remainders.0 > remainders.1 : $0 < $1
    }
    let left = steps - counts.reduce(0, +)
    for row in byRemainder.prefix(max(left, 0)) { counts[row] += 1 }
    return counts.map { $0 + first }
  }

  /// Makes the first row's radius as large as it has to be for no seat to touch its neighbours.
  private mutating func enlargeUntilSeatsHaveRoom() {
    let sweep = ArchLayout.sweep(of: rows)
    guard sweep > 0, seatSize > 0, seatSize.isFinite, radius.isFinite, !hasRoom(radius: radius) else { return }
    var (low, high) = (max(radius, 0), max(radius, seatSize))
    while !hasRoom(radius: high), high < 1e12 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if hasRoom(radius: middle) { high = middle } else { low = middle }
    }
    radius = high
    seatCounts = ArchLayout.seatCounts(of: rows, radius: high)
  }

  private func hasRoom(radius: Double) -> Bool {
    let sweep = ArchLayout.sweep(of: rows)
    return ArchLayout.seatCounts(of: rows, radius: radius).enumerated().allSatisfy { row, count in
      let steps = rows.isFullTurn ? count : count - 1
      guard steps > 0 else { return true }
      let halfStep = min(sweep / Double(steps), .pi / 2) / 2
      // Where the front corners of neighbours touch, half a seat in front of their middles.
      let inner = radius + Double(row) * rows.rowPitch - seatSize / 2
      return inner > 0 && 2 * inner * tan(halfStep) >= seatSize * (1 - 1e-12)
    }
  }

  private static func sweep(of rows: ArchRows) -> Double { max(min(rows.sweep, .fullTurn), .zero).radians }
}

extension ArchRows {
  /// Whether the last seat of a row would stand on the first if the sweep were filled to its end.
  fileprivate var isFullTurn: Bool { sweep >= .fullTurn }
}
