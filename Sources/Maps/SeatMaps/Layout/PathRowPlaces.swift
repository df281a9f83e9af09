internal import Geometry
internal import Paths

extension PathRows {
  /// How many steps of the line have to be made for all rows; 0 where it has no length.
  var stepCount: Int { max(count, 0).multipliedSaturated(by: PathOffsets(linePath)?.stepCount ?? 0) }

  /// The line as a path.
  fileprivate var linePath: Path {
    switch line {
    case .path(let path): path
    case .points(let points, let smoothness): Path.line(through: points, smoothness: smoothness)
    }
  }

  /// The number of seats in all rows; `Int.max` where it is more than a million, or cannot be told in reasonable time.
  var seatCount: Int {
    guard patterns.isEmpty else { return Block.seatCount(of: patterns, rows: count) }
    guard let offsets = PathOffsets(linePath), count > 0 else { return 0 }
    guard offsets.length / seatPitch <= Double(SeatPlan.defaultLimit) || !(seatPitch > 0) else { return .max }
    let seats = PathRowsLayout(self, limit: SeatPlan.defaultLimit + 1)?.fittedSeatCount ?? 0
    return seats > SeatPlan.defaultLimit ? .max : seats
  }
}

/// Rows along a path, their line prepared.
struct PathRowsLayout {
  let rows: PathRows
  private let offsets: PathOffsets
  /// The key of the place on whose normal the rows are aligned.
  private let anchorKey: Double

  /// The places of the seats of each row that holds as many as fit; empty where patterns say what stands along them.
  private var fitted: [[SeatPlace]] = []

  /// The most steps that all rows together may take to be made.
  private static let greatestStepCount = 1_000_000

  /// Nil where the line has no length, or the rows no pitch.
  ///
  /// Lays out at most `limit` rows and seats of rows that hold as many as fit.
  init?(_ rows: PathRows, limit: Int) {
    guard rows.seatPitch > 0, rows.seatPitch.isFinite, rows.rowPitch.isFinite, let offsets = PathOffsets(rows.linePath)
    else { return nil }
    self.rows = rows
    self.offsets = offsets
    anchorKey = offsets.key(atLength: offsets.length / 2)
    guard rows.patterns.isEmpty else { return }
    var seatsLeft = limit
    for row in 0..<min(rowCountWithSeats, limit) where seatsLeft > 0 {
      fitted.append(places(at: fittedStations(ofRow: row, change: RowChange(), limit: seatsLeft)))
      seatsLeft -= fitted[row].count
    }
  }

  /// The number of seats in all rows that hold as many as fit.
  var fittedSeatCount: Int { fitted.reduce(0) { $0 + $1.count } }

  /// The number of rows that may have seats: those behind would take too long.
  private var rowCountWithSeats: Int {
    min(max(rows.count, 0), max(PathRowsLayout.greatestStepCount / offsets.stepCount, 1))
  }

  /// The distance of a row from the line that is too much for its bends, and the least radius of these; nil where the
  /// row can follow.
  func tightness(ofRow row: Int, gap: Double) -> (distance: Double, leastRadius: Double)? {
    let distance = signedDistance(ofRow: row, gap: gap)
    let leastRadius = offsets.leastRadius(toTheRight: distance > 0)
    // A row in the very middle of a circle is a point.
    return distance.magnitude > leastRadius * (1 - 1e-9) ? (distance.magnitude, leastRadius) : nil
  }

  /// The places of as many seats as fit into a row.
  func fittedPlaces(ofRow row: Int, change: RowChange) -> [SeatPlace] {
    guard row < fitted.count else { return [] }
    if change.gap == 0, change.shift == 0 { return fitted[row] }
    return places(at: fittedStations(ofRow: row, change: change, limit: SeatPlan.defaultLimit))
  }

  /// The places of the seats of a pattern.
  func places(ofRow row: Int, change: RowChange, cells: RowCells, limit: Int) -> [SeatPlace] {
    row < rowCountWithSeats ? places(at: stations(ofRow: row, change: change, cells: cells, limit: limit)) : []
  }

  private func places(at stations: [OffsetCurve.Station]) -> [SeatPlace] {
    let isToTheRight = rows.side == .right
    return stations.map { station in
      let sight = isToTheRight ? -station.normal : station.normal
      return SeatPlace(position: station.point, facing: Angle(x: -sight.dy, y: sight.dx))
    }
  }

  private func signedDistance(ofRow row: Int, gap: Double) -> Double {
    (Double(row) * rows.rowPitch + gap) * (rows.side == .right ? 1 : -1)
  }

  private func curve(ofRow row: Int, gap: Double) -> OffsetCurve {
    offsets.curve(at: signedDistance(ofRow: row, gap: gap))
  }

  // MARK: As many as fit

  /// The places of as many seats as fit between the ends of a row, in order.
  ///
  /// Aligned in the middle the row has a seat there or the middle between two, whichever gives room to more.
  private func fittedStations(ofRow row: Int, change: RowChange, limit: Int) -> [OffsetCurve.Station] {
    let curve = curve(ofRow: row, gap: change.gap)
    let shift = change.shift
    let stations: [OffsetCurve.Station]
    switch rows.alignment {
    case .start:
      stations = [moved(curve.start, by: shift, on: curve)] + following(curve.start, on: curve, shift, true, limit)
    case .end:
      stations =
        following(curve.end, on: curve, shift, false, limit).reversed() + [moved(curve.end, by: shift, on: curve)]
    case .center:
      let middle = moved(curve.station(atKey: anchorKey), by: shift, on: curve)
      let pair = curve.stations(about: middle, before: rows.seatPitch / 2, after: rows.seatPitch / 2)
      let odd = both([middle], on: curve, limit)
      let even =
        isOn(curve, pair.before) && isOn(curve, pair.after) ? both([pair.before, pair.after], on: curve, limit) : []
      stations = even.count > odd.count ? even : odd
    }
    return Array(withRoom(stations).prefix(max(limit, 0)))
  }

  /// Stations with as many before and behind them as fit.
  private func both(_ middle: [OffsetCurve.Station], on curve: OffsetCurve, _ limit: Int) -> [OffsetCurve.Station] {
    following(middle[0], on: curve, 0, false, limit).reversed() + middle
      + following(middle[middle.count - 1], on: curve, 0, true, limit)
  }

  /// The stations behind one, a pitch from each to the next, up to the end of the curve.
  private func following(
    _ origin: OffsetCurve.Station, on curve: OffsetCurve, _ shift: Double, _ isForward: Bool, _ limit: Int
  ) -> [OffsetCurve.Station] {
    var stations: [OffsetCurve.Station] = []
    var last = moved(origin, by: shift, on: curve)
    while stations.count < limit {
      let next = curve.station(from: last, chord: rows.seatPitch, isForward: isForward)
      // A pitch below the rounding of the coordinates leads nowhere.
      guard isOn(curve, next), next != last else { break }
      stations.append(next)
      last = next
    }
    return stations
  }

  /// Whether a station is on the curve itself, but for rounding.
  private func isOn(_ curve: OffsetCurve, _ station: OffsetCurve.Station) -> Bool {
    station.beyond.magnitude <= rows.seatPitch * 1e-9
  }

  /// Those that have room, from the first on: they stand a pitch or more from all before them.
  ///
  /// Neighbours do, but for a pair about a cusp. A closed line comes back to its beginning, though, a line may cross
  /// itself, and on the two sides of a corner sharper than 60° seats come nearer to each other than their neighbours.
  private func withRoom(_ stations: [OffsetCurve.Station]) -> [OffsetCurve.Station] {
    guard !advancesSteadily(stations) else { return stations }
    var taken = SpacedPoints(distance: rows.seatPitch * (1 - 1e-9))
    return stations.filter { taken.insert($0.point) }
  }

  /// Whether neighbours are a pitch apart, and every step leads half a pitch or more in the direction from the first seat
  /// to the last: seats that are no neighbours are a pitch apart in that direction alone.
  private func advancesSteadily(_ stations: [OffsetCurve.Station]) -> Bool {
    guard let first = stations.first, let last = stations.last,
      let direction = (last.point - first.point).normalized
    else { return stations.count < 2 }
    return zip(stations, stations.dropFirst()).allSatisfy { station, next in
      let step = next.point - station.point
      return step.dot(direction) >= rows.seatPitch / 2 && step.length >= rows.seatPitch * (1 - 1e-9)
    }
  }

  // MARK: By pattern

  /// The places of the seats of a pattern, in order.
  private func stations(ofRow row: Int, change: RowChange, cells: RowCells, limit: Int) -> [OffsetCurve.Station] {
    let leaps = cells.leaps(limit: limit)
    guard !leaps.isEmpty else { return [] }
    let curve = curve(ofRow: row, gap: change.gap)
    switch rows.alignment {
    case .start:
      return forward(from: moved(curve.start, by: change.shift, on: curve), leaps.dropFirst(), on: curve)
    case .end:
      let last = moved(curve.end, by: change.shift, on: curve)
      return backward(from: last, leaps.dropFirst(), on: curve)
    case .center:
      let middle = moved(curve.station(atKey: anchorKey), by: change.shift, on: curve)
      let offsets = cells.offsets(step: rows.seatPitch, limit: limit, aisleExtent: \.width)
      return stations(at: offsets, leaps, about: middle, on: curve)
    }
  }

  /// Seats told by where they would stand on a straight line, from its middle.
  private func stations(
    at offsets: [Double], _ leaps: [RowCells.Leap], about middle: OffsetCurve.Station, on curve: OffsetCurve
  ) -> [OffsetCurve.Station] {
    let tolerance = rows.seatPitch * 1e-9
    let next = offsets.firstIndex { $0 > -tolerance } ?? offsets.count
    if next < offsets.count, offsets[next] < tolerance {
      return backward(from: middle, leaps[1..<next + 1], on: curve).dropLast()
        + forward(from: middle, leaps[(next + 1)...], on: curve)
    }
    guard next > 0 else {
      return forward(from: moved(middle, by: offsets[0], on: curve), leaps[1...], on: curve)
    }
    guard next < offsets.count else {
      return backward(from: moved(middle, by: offsets[next - 1], on: curve), leaps[1...], on: curve)
    }
    let pair = self.pair(before: -offsets[next - 1], after: offsets[next], leaps[next], about: middle, on: curve)
    return backward(from: pair.before, leaps[1..<next], on: curve)
      + forward(from: pair.after, leaps[(next + 1)...], on: curve)
  }

  /// The seats on the two sides of the middle, which are so far from it on a straight line.
  private func pair(
    before: Double, after: Double, _ leap: RowCells.Leap, about middle: OffsetCurve.Station, on curve: OffsetCurve
  ) -> (before: OffsetCurve.Station, after: OffsetCurve.Station) {
    guard leap.aisle == 0, leap.cells > 1, leap.cells <= PathRowsLayout.longestGap else {
      return curve.stations(about: middle, before: before, after: after)
    }
    // The middle is in a gap: its cells next to the middle are placed, and stepped on from.
    let pitch = rows.seatPitch
    let cellsBefore = Int((before / pitch + 1e-9).rounded(.down))
    let rest = before - Double(cellsBefore) * pitch
    let cellsAfter = leap.cells - cellsBefore - 1
    let isOnCell = rest < pitch * 1e-9 || cellsAfter < 0
    let cells =
      isOnCell
      ? (before: middle, after: curve.station(from: middle, chord: pitch, isForward: true))
      : curve.stations(about: middle, before: rest, after: max(pitch - rest, pitch * 1e-9))
    return (
      stepped(cells.before, RowCells.Leap(cells: cellsBefore, aisle: 0), on: curve, isForward: false),
      stepped(cells.after, RowCells.Leap(cells: max(cellsAfter, 0), aisle: 0), on: curve, isForward: true)
    )
  }

  private func forward(
    from first: OffsetCurve.Station, _ leaps: ArraySlice<RowCells.Leap>, on curve: OffsetCurve
  ) -> [OffsetCurve.Station] {
    leaps.reduce(into: [first]) { stations, leap in
      stations.append(stepped(stations[stations.count - 1], leap, on: curve, isForward: true))
    }
  }

  private func backward(
    from last: OffsetCurve.Station, _ leaps: ArraySlice<RowCells.Leap>, on curve: OffsetCurve
  ) -> [OffsetCurve.Station] {
    leaps.reversed().reduce(into: [last]) { stations, leap in
      stations.append(stepped(stations[stations.count - 1], leap, on: curve, isForward: false))
    }.reversed()
  }

  /// How many cells of a gap are stepped through one by one; a longer gap is a single stretch.
  private static let longestGap = 32

  private func stepped(
    _ station: OffsetCurve.Station, _ leap: RowCells.Leap, on curve: OffsetCurve, isForward: Bool
  ) -> OffsetCurve.Station {
    let pitch = rows.seatPitch
    guard leap.cells <= PathRowsLayout.longestGap else {
      return curve.station(from: station, chord: Double(leap.cells) * pitch + leap.aisle, isForward: isForward)
    }
    guard leap.cells > 0 else { return station }
    var last = station
    for _ in 1..<leap.cells { last = curve.station(from: last, chord: pitch, isForward: isForward) }
    return curve.station(from: last, chord: pitch + leap.aisle, isForward: isForward)
  }

  /// A station moved along the curve by a straight distance.
  private func moved(_ station: OffsetCurve.Station, by shift: Double, on curve: OffsetCurve) -> OffsetCurve.Station {
    shift == 0 ? station : curve.station(from: station, chord: shift.magnitude, isForward: shift > 0)
  }
}
