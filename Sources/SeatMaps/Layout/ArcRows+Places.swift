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
  func seatCountBySweep(ofRow row: Int) -> Int {
    guard case .equalPitch(let pitch) = spacing, let sweep else { return 0 }
    let radians = min(sweep, .fullTurn).radians
    let step = ArcRows.angle(ofChord: pitch, radius: radius(ofRow: row))
    guard step > 0, radians >= 0 else { return 0 }
    // A row that fits but for the last digits of its angles fits.
    let steps = (radians / step + 1e-9).rounded(.down)
    let seats = isFullTurn ? max(steps, 1) : steps + 1
    return Int(exactly: seats) ?? .max
  }

  /// The places of a row's seats from left to right, about the middle of the block's first row.
  ///
  /// A row whose radius is not positive, or whose pitch is no chord of its circle, has none.
  func places(row: Int, cells: RowCells, limit: Int) -> [SeatPlace] {
    let radius = radius(ofRow: row)
    guard radius > 0 else { return [] }
    return angles(cells, radius: radius, limit: limit).map { angle in
      SeatPlace(
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

  /// Whether the last seat of a row would stand on the first if the sweep were filled to its end.
  private var isFullTurn: Bool { (sweep ?? .zero) >= .fullTurn }

  /// The angle in radians that a chord subtends; not a number where it is longer than the circle is wide.
  private static func angle(ofChord chord: Double, radius: Double) -> Double {
    2 * asin(chord / (2 * radius))
  }
}
