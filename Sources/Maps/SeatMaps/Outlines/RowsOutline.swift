internal import Geometry
internal import Paths

/// The line around rows that stand behind each other: along the first row, the ends of all, and the last row.
///
/// It is as smooth as the rows are, which a line read off a grid of samples is not.
struct RowsOutline {
  /// The centres of the seats of each row, from front to back, all in one direction.
  private let rows: [[Point]]
  /// The larger side of a seat's frame.
  private let seatExtent: Double
  /// The frames that the line has to go around.
  private let seats: [PlacedSeat]

  /// The most rows whose ends are looked at: their work grows faster than they do.
  private static let mostRows = 300
  /// The most points of a line that is tried for crossings of itself.
  private static let mostPoints = 600
  /// How far apart, in seats, neighbours in a row may be: an aisle or a way in divides no section.
  private static let widestAisle = 8.0
  /// How far apart, in seats, rows may be.
  private static let widestGap = 4.5
  /// How deep, in seats, the ends of rows may lie behind the line that joins longer ones.
  private static let deepestNotch = 2.5

  /// Nil where something else than rows stands in the section, or its rows do not follow each other as one body.
  init?(_ section: PlacedSection, of map: SeatMap) {
    guard section.tables.isEmpty, section.generalAdmission.isEmpty, section.seats.count > 1 else { return nil }
    let seats = Array(map.seats[section.seats])
    let extents = seats.lazy.map { seat in
      let size = seat.shape.size(width: seat.size)
      return max(size.width, size.height)
    }
    guard let least = extents.min(), let most = extents.max(), least > 0, most <= least * 1.5 else { return nil }
    let rows: [[Point]] = section.rows.compactMap { number in
      let row = map.rows[number].seats
      return row.isEmpty ? nil : row.map { map.seats[$0].center }
    }
    guard rows.count <= RowsOutline.mostRows else { return nil }
    self.seats = seats
    self.seatExtent = most
    guard let ordered = RowsOutline.ordered(rows, seatExtent: most) else { return nil }
    self.rows = ordered
  }

  /// The line at a distance from the seats, its corners rounded; nil where it would cross itself or a seat.
  func path(padding: Double) -> Path? {
    let padding = padding.isFinite ? max(padding, 0) : 0
    // Corners of frames lie farther from their centres than sides.
    let distance = max(seatExtent / 2 + padding, seatExtent * 0.75)
    var line = ClosedPolyline(centerLine)
    line.simplify(tolerance: seatExtent / 40, straightLength: 12 * seatExtent)
    guard (2...RowsOutline.mostPoints).contains(line.points.count) else { return nil }
    let points = line.points.outset(by: distance)
    guard points.allSatisfy(\.isFinite), !points.isSelfCrossing else { return nil }
    let path = ClosedPolyline(points).rounded(depth: 0.3 * min(padding, seatExtent / 2))
    let interior = PathInterior(path)
    return seats.allSatisfy { seat in seat.frameCorners.allSatisfy { interior.contains($0) } } ? path : nil
  }

  /// Through the centres of the outermost seats, around once.
  private var centerLine: [Point] {
    let front = rows[0]
    let back = rows[rows.count - 1]
    let middleRow = rows[rows.count / 2]
    let inside = middleRow[middleRow.count / 2]
    let right = joined(rows.map { $0[$0.count - 1] }, awayFrom: inside)
    let left = joined(rows.map { $0[0] }, awayFrom: inside)
    var points = front
    points += right
    points += back.reversed()
    points += left.reversed()
    // Rows begin and end where their ends do.
    return points.indices.filter { points[$0] != points[($0 + 1) % points.count] }.map { points[$0] }
  }

  /// The ends of rows without those that lie behind the line between farther ones.
  private func joined(_ ends: [Point], awayFrom inside: Point) -> [Point] {
    var kept: [Point] = []
    var number = 0
    while number < ends.count {
      kept.append(ends[number])
      var next = number + 1
      for candidate in stride(from: ends.count - 1, to: number + 1, by: -1)
      where isOutside(ends, from: number, to: candidate, of: inside) {
        next = candidate
        break
      }
      number = next
    }
    return kept
  }

  /// Whether the straight line between two ends leaves those between them on the inner side, and not far behind.
  private func isOutside(_ ends: [Point], from first: Int, to last: Int, of inside: Point) -> Bool {
    guard let line = (ends[last] - ends[first]).normalized else { return false }
    let inward = line.cross(inside - ends[first]) < 0 ? -1.0 : 1
    return (first + 1..<last).allSatisfy { number in
      let depth = inward * line.cross(ends[number] - ends[first])
      return depth > -1e-6 * seatExtent && depth <= RowsOutline.deepestNotch * seatExtent
    }
  }

  /// Whether a row is as long as the way from its first seat to its last.
  private static func isStraight(_ row: [Point]) -> Bool {
    let length = zip(row, row.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return length < 1.5 * row[0].distance(to: row[row.count - 1])
  }

  /// The rows all in the direction of the first; nil where seats or rows are too far apart, or a row closes to a ring.
  private static func ordered(_ rows: [[Point]], seatExtent: Double) -> [[Point]]? {
    let (widestAisle, widestGap) = (widestAisle * seatExtent, widestGap * seatExtent)
    var ordered: [[Point]] = []
    for row in rows {
      guard zip(row, row.dropFirst()).allSatisfy({ $0.distance(to: $1) <= widestAisle }) else { return nil }
      let isRing = row.count > 6 && row[0].distance(to: row[row.count - 1]) < widestAisle
      guard !isRing || isStraight(row) else { return nil }
      guard let before = ordered.last else {
        ordered.append(row)
        continue
      }
      let middle = row[row.count / 2]
      guard before.contains(where: { $0.distance(to: middle) <= widestGap }) else { return nil }
      let isReversed = (row[row.count - 1] - row[0]).dot(before[before.count - 1] - before[0]) < 0
      ordered.append(isReversed ? row.reversed() : row)
    }
    return ordered
  }
}

extension [Point] {
  /// The corners of a closed line at a distance outside this one, sharp ones cut square.
  fileprivate func outset(by distance: Double) -> [Point] {
    let outward = signedArea < 0 ? -1.0 : 1
    return indices.flatMap { number -> [Point] in
      let (before, here, after) = (self[(number + count - 1) % count], self[number], self[(number + 1) % count])
      guard let into = (here - before).normalized, let out = (after - here).normalized else { return [here] }
      let (first, second) = (into.rightNormal * outward, out.rightNormal * outward)
      let spread = 1 + first.dot(second)
      if spread > 0.3 { return [here + (first + second) * (distance / spread)] }
      return [here + (first + into) * distance, here + (second - out) * distance]
    }
  }

  /// Twice the area inside, positive where the line runs clockwise on a page with y down.
  private var signedArea: Double {
    let origin = self[0]
    return indices.reduce(0) { $0 + (self[$1] - origin).cross(self[($1 + 1) % count] - origin) }
  }

  /// Whether two edges of a closed line cross.
  fileprivate var isSelfCrossing: Bool {
    indices.contains { first in
      indices.contains { second in
        guard second > first + 1, (second + 1) % count != first else { return false }
        let (a, b, c, d) = (self[first], self[first + 1], self[second], self[(second + 1) % count])
        return (b - a).cross(c - a) * (b - a).cross(d - a) < 0 && (d - c).cross(a - c) * (d - c).cross(b - c) < 0
      }
    }
  }
}

extension Vector {
  /// The vector turned so that it points out of a line that runs clockwise on a page with y down.
  fileprivate var rightNormal: Vector { Vector(dy, -dx) }
}
