internal import Geometry

extension RowLabelPlacement {
  /// The distance from the centre of the outermost seat to the middle of the row's name, in widths of that seat: half
  /// for the seat, the rest for half a name of two letters and the space before it.
  private static let distance = 1.1
  /// What each further letter of a name needs, in widths of a seat.
  private static let distancePerLetter = 0.16

  /// Where the name of a row stands.
  ///
  /// At the start, `u` is the direction from the second seat to the first, at the end from the last but one to the
  /// last; the name stands at the outermost seat + `u` × distance. A row whose seats stand in one point runs to the
  /// right of where its seat looks. The name is turned along the row, so that it is never upside down; in a row that
  /// is exactly vertical it runs as the seats do.
  func labels(of seats: ArraySlice<PlacedSeat>, characters: Int) -> [PlacedRow.Label] {
    guard let first = seats.first, let last = seats.last, self != .none else { return [] }
    let factor = RowLabelPlacement.distance + RowLabelPlacement.distancePerLetter * Double(max(characters - 2, 0))
    func label(beside seat: PlacedSeat, neighbor: PlacedSeat, sign: Double) -> PlacedRow.Label {
      let run = ((seat.center - neighbor.center) * sign).normalized ?? Vector(direction: seat.angle)
      return PlacedRow.Label(
        center: seat.center + run * (sign * seat.size * factor), rotation: Self.readable(alongRow: run))
    }
    if seats.count > 2, Self.comesBack(seats, within: first.size * (2 * factor + 0.5)) {
      return labels(inGapFrom: last, to: first, width: first.size * (2 * factor - 0.6))
    }
    let start = label(beside: first, neighbor: seats[min(seats.startIndex + 1, seats.endIndex - 1)], sign: -1)
    let end = label(beside: last, neighbor: seats[max(seats.endIndex - 2, seats.startIndex)], sign: 1)
    switch self {
    case .none: return []
    case .start: return [start]
    case .end: return [end]
    case .both: return [start, end]
    }
  }

  /// Whether a row ends near its beginning and runs towards it.
  private static func comesBack(_ seats: ArraySlice<PlacedSeat>, within distance: Double) -> Bool {
    let (first, last) = (seats[seats.startIndex].center, seats[seats.endIndex - 1].center)
    let gap = first - last
    return gap.length < distance && gap.dot(last - seats[seats.endIndex - 2].center) > 0
      && gap.dot(seats[seats.startIndex + 1].center - first) > 0
  }

  /// The name of a row that comes back to its beginning: once in the middle of the gap that is left, or nowhere where
  /// that is too narrow for it.
  private func labels(inGapFrom last: PlacedSeat, to first: PlacedSeat, width: Double) -> [PlacedRow.Label] {
    let gap = first.center - last.center
    guard let run = gap.normalized, gap.length >= width else { return [] }
    return [
      PlacedRow.Label(
        center: last.center.interpolated(to: first.center, at: 0.5), rotation: Self.readable(alongRow: run))
    ]
  }

  /// The rotation of a text along a row, within −90…90 degrees.
  private static func readable(alongRow run: Vector) -> Angle {
    if run.dx.magnitude < 1e-9 { return .degrees(run.dy < 0 ? -90 : 90) }
    return (run.dx < 0 ? -run : run).direction
  }
}
