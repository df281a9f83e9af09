internal import Geometry

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension ArcRows {
  /// The radius of a row's circle.
  func radius(ofRow row: Int) -> Double { radius + Double(row) * rowPitch }

  /// The number of seats that a row without a pattern holds: as many as the sweep has room for.
  func seatCountBySweep(ofRow row: Int, gap: Double = 0) -> Int {
    guard case .equalPitch(let pitch) = spacing, let sweep else { return 0 }
    guard aisles.isEmpty else {
      return sectors(radius: radius(ofRow: row) + gap).reduce(0) { $0.addingSaturated($1.seatCount) }
    }
    let radians = min(sweep, .fullTurn).radians
    let step = ArcRows.angle(ofChord: pitch, radius: radius(ofRow: row) + gap)
    guard step > 0, radians >= 0 else { return 0 }
    // A row that fits but for the last digits of its angles fits.
    let steps = (radians / step + 1e-9).rounded(.down)
    let seats = isFullTurn ? max(steps, 1) : steps + 1
    return Int(exactly: seats) ?? .max
  }

  /// The places of a row's seats from left to right, about the middle of the block's first row.
  ///
  /// A row whose radius is not positive, or whose pitch is no chord of its circle, has none.
  func places(row: Int, change: RowChange, cells: RowCells, limit: Int) -> [SeatPlace] {
    let radius = radius(ofRow: row) + change.gap
    guard radius > 0 else { return [] }
    let angles =
      isFilledBySweep && change.cells == nil && !aisles.isEmpty
      ? angles(sectors(radius: radius), radius: radius, limit: limit) : angles(cells, radius: radius, limit: limit)
    return angles.map { angle in
      let angle = angle + change.shift / radius
      return SeatPlace(
        position: Point(radius * sin(angle), radius * cos(angle) - self.radius), facing: Angle(radians: -angle))
    }
  }

  /// The seats' angles about the centre in radians, from the row's middle, positive to the right.
  private func angles(_ cells: RowCells, radius: Double, limit: Int) -> [Double] {
    switch spacing {
    case .equalPitch(let pitch):
      let step = ArcRows.angle(ofChord: pitch, radius: radius)
      return cells.offsets(step: step, limit: limit) { aisle in
        aisle.isInside
          ? ArcRows.angle(ofChord: pitch + aisle.width, radius: radius) - step
          : ArcRows.angle(ofChord: aisle.width, radius: radius)
      }
    case .equalAngle:
      func aisleAngle(_ aisle: RowCells.Aisle) -> Double {
        ArcRows.angle(ofChord: aisle.width, radius: self.radius)
      }
      let room = min(sweep ?? .zero, .fullTurn).radians - cells.aisles.reduce(0) { $0 + aisleAngle($1) }
      let steps = isFullTurn ? cells.cellCount : cells.cellCount - 1
      return cells.offsets(step: max(room, 0) / Double(max(steps, 1)), limit: limit, aisleExtent: aisleAngle)
    }
  }

  /// Whether rows hold what the sweep has room for.
  private var isFilledBySweep: Bool {
    if case .equalPitch = spacing { patterns.isEmpty } else { false }
  }

  /// What stands along a row that the sweep fills.
  func cellsBySweep(ofRow row: Int, gap: Double) -> RowCells {
    guard !aisles.isEmpty else { return RowCells(RowPattern(seats: seatCountBySweep(ofRow: row, gap: gap))) }
    return RowCells(
      RowPattern(
        sectors(radius: radius(ofRow: row) + gap).flatMap { sector in
          [.aisle(width: sector.aisleBefore), .seats(sector.seatCount)]
        }))
  }

  // MARK: Aisles along radii

  /// Seats between two aisles, or between an aisle and the end of the row.
  private struct Sector {
    /// The angle of the leftmost seat in radians.
    var firstAngle: Double
    var seatCount: Int
    /// The width of the aisle on the left; 0 at the end of a row.
    var aisleBefore: Double
  }

  /// The most aisles that count.
  private static let greatestAisleCount = 100

  /// What aisles leave of the sweep, from left to right; nothing where an aisle is wider than the circle.
  private func sectors(radius: Double) -> [Sector] {
    guard case .equalPitch(let pitch) = spacing, let sweep, radius > 0 else { return [] }
    let step = ArcRows.angle(ofChord: pitch, radius: radius)
    let half = min(sweep, .fullTurn).radians / 2
    guard step > 0, half >= 0 else { return [] }
    let aisles = aisles.prefix(ArcRows.greatestAisleCount)
      .map { aisle in
        (
          angle: aisle.angle.normalizedAroundZero.radians, width: aisle.width,
          halfAngle: ArcRows.angle(ofChord: pitch + aisle.width, radius: radius) / 2
        )
      }
      .filter { isFullTurn || $0.angle.magnitude <= half }
      .sorted { $0.angle < $1.angle }
    guard aisles.allSatisfy({ $0.halfAngle.isFinite }) else { return [] }

    var sectors: [Sector] = []
    func add(from: Double, to: Double, isAtAisle: (left: Bool, right: Bool), width: Double) {
      let room = (to - from) / step + 1e-9
      guard room >= 0, let steps = Int(exactly: room.rounded(.down)) else { return }
      let slack = max(to - from - Double(steps) * step, 0)
      let share = isAtAisle.left == isAtAisle.right ? 0.5 : isAtAisle.left ? 0 : 1
      sectors.append(Sector(firstAngle: from + slack * share, seatCount: steps + 1, aisleBefore: width))
    }
    guard let first = aisles.first, let last = aisles.last else {
      // All of them lie beside the row.
      add(from: -half, to: half, isAtAisle: (false, false), width: 0)
      return sectors
    }
    if !isFullTurn { add(from: -half, to: first.angle - first.halfAngle, isAtAisle: (false, true), width: 0) }
    for (left, right) in zip(aisles, aisles.dropFirst()) {
      add(
        from: left.angle + left.halfAngle, to: right.angle - right.halfAngle, isAtAisle: (true, true),
        width: left.width)
    }
    let end = isFullTurn ? first.angle + 2 * .pi - first.halfAngle : half
    add(from: last.angle + last.halfAngle, to: end, isAtAisle: (true, isFullTurn), width: last.width)
    return sectors
  }

  private func angles(_ sectors: [Sector], radius: Double, limit: Int) -> [Double] {
    guard case .equalPitch(let pitch) = spacing else { return [] }
    let step = ArcRows.angle(ofChord: pitch, radius: radius)
    return sectors.reduce(into: []) { angles, sector in
      for seat in 0..<min(sector.seatCount, limit - angles.count) {
        angles.append(sector.firstAngle + Double(seat) * step)
      }
    }
  }

  /// Whether the last seat of a row would stand on the first if the sweep were filled to its end.
  private var isFullTurn: Bool { (sweep ?? .zero) >= .fullTurn }

  /// The angle in radians that a chord subtends; not a number where it is longer than the circle is wide.
  private static func angle(ofChord chord: Double, radius: Double) -> Double {
    2 * asin(chord / (2 * radius))
  }
}
