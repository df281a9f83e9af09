import Geometry
import SeatMaps
import Testing

/// T6: six rows on circles with radii 620…790, in which other systems let seats drift apart or together.
@Suite struct ArcRowsTests {
  private static let center = Point(0, -620)

  private func map(
    _ spacing: ArcRows.Spacing, sweep: Angle? = .degrees(80), patterns: [RowPattern] = [], rows: Int = 6,
    radius: Double = 620
  ) -> SeatMap {
    let rows = ArcRows(
      count: rows, radius: radius, rowPitch: 34, spacing: spacing, sweep: sweep, patterns: patterns)
    return SeatPlan(name: "", sections: [Section(name: "Arc", blocks: [Block(.arc(rows))])]).layout()
  }

  private func gaps(_ map: SeatMap, row: Int) -> [Double] {
    let centers = map.seats[map.rows[row].seats].map(\.center)
    return zip(centers, centers.dropFirst()).map { $0.distance(to: $1) }
  }

  @Test func `Equal pitch keeps neighbors at the pitch in every row`() {
    let map = map(.equalPitch(30))
    #expect(map.rows.count == 6)
    var lastCount = 0
    for row in 0..<6 {
      #expect(gaps(map, row: row).allSatisfy { abs($0 - 30) < 1e-9 })
      #expect(map.rows[row].seats.count > lastCount)
      lastCount = map.rows[row].seats.count
    }
  }

  /// The chord of 30 subtends 2 asin(15/r): 2.7727° at 620, of which 80° hold 28, so 29 seats; 2.1760° at 790, of
  /// which they hold 36, so 37 seats.
  @Test func `A sweep holds as many seats as fit`() {
    let map = map(.equalPitch(30))
    #expect(map.rows[0].seats.count == 29)
    #expect(map.rows[5].seats.count == 37)
  }

  @Test(arguments: [ArcRows.Spacing.equalPitch(30), .equalAngle])
  func `Centers lie on their circles and rows at their pitch`(spacing: ArcRows.Spacing) {
    let map = map(spacing, patterns: spacing == .equalAngle ? [RowPattern(seats: 30)] : [])
    #expect(map.rows.count == 6)
    for (row, placed) in map.rows.enumerated() {
      let radius = 620 + 34 * Double(row)
      #expect(!placed.seats.isEmpty)
      for seat in map.seats[placed.seats] {
        #expect(abs(seat.center.distance(to: Self.center) - radius) < 1e-9)
      }
    }
  }

  /// Neighbours among 30 seats over 80° are 80/29 degrees apart, a chord of 2 r sin(40°/29).
  @Test func `Equal angles spread seats over the sweep`() {
    let map = map(.equalAngle, patterns: [RowPattern(seats: 30)])
    #expect(gaps(map, row: 0).allSatisfy { abs($0 - 29.85) < 0.005 })
    #expect(gaps(map, row: 5).allSatisfy { abs($0 - 38.03) < 0.005 })
    for row in map.rows {
      #expect(row.seats.count == 30)
      let (first, last) = (map.seats[row.seats.lowerBound], map.seats[row.seats.upperBound - 1])
      let sweep = (first.center - Self.center).direction - (last.center - Self.center).direction
      #expect(abs(sweep.degrees - 80) < 1e-9)
    }
  }

  @Test func `Patterns decide and aisles widen the chord`() {
    let pattern = RowPattern([.seats(3), .aisle(width: 40), .seats(2), .gap(cells: 2), .seats(1)])
    let map = map(.equalPitch(30), sweep: nil, patterns: [pattern])
    for row in 0..<6 {
      let radius = 620 + 34 * Double(row)
      let threeSteps = 2 * radius * (Angle(radians: 3 * 2 * asinOfSmall(15 / radius)) / 2).sine
      let expected = [30, 30, 70, 30, threeSteps]
      let found = gaps(map, row: row)
      #expect(found.count == expected.count)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  /// The arc sine by its series, independent of the library's; exact to the last digits below 0.05.
  private func asinOfSmall(_ value: Double) -> Double {
    let square = value * value
    return value * (1 + square * (1.0 / 6 + square * (3.0 / 40 + square * (15.0 / 336 + square * 105 / 3456))))
  }

  @Test func `Rows are symmetric and numbered from left to right`() {
    let map = map(.equalPitch(30))
    for row in map.rows {
      let seats = map.seats[row.seats]
      #expect(seats.map(\.label) == (1...seats.count).map(String.init))
      #expect(zip(seats, seats.dropFirst()).allSatisfy { $0.center.x < $1.center.x })
      #expect(zip(seats, seats.reversed()).allSatisfy { $0.center.x == -$1.center.x && $0.center.y == $1.center.y })
    }
  }

  @Test func `The middle of the first row is the origin`() throws {
    let middle = try #require(map(.equalPitch(30), patterns: [RowPattern(seats: 3)]).seats.dropFirst().first)
    #expect(middle.center == .zero)
  }

  @Test func `Seats face the center of their circle`() {
    for seat in map(.equalPitch(30)).seats {
      let toCenter = Self.center - seat.center
      let facing = Vector(direction: seat.angle - .degrees(90))
      #expect(abs(facing.cross(toCenter)) < 1e-9)
      #expect(facing.dot(toCenter) > 0)
    }
  }

  @Test func `A full turn does not put the last seat on the first`() {
    // Six chords of the length of the radius make a hexagon.
    let hexagon = map(.equalPitch(100), sweep: .fullTurn, rows: 1, radius: 100)
    #expect(hexagon.seats.count == 6)
    let square = map(.equalAngle, sweep: .fullTurn, patterns: [RowPattern(seats: 4)], rows: 1, radius: 100)
    #expect(gaps(square, row: 0).allSatisfy { abs($0 - 100 * 2.0.squareRoot()) < 1e-9 })
  }

  @Test func `Rows that have no circle have no seats`() {
    #expect(map(.equalPitch(30), radius: -1000).seats.isEmpty)
    #expect(map(.equalPitch(30), sweep: nil).seats.isEmpty)
    #expect(map(.equalPitch(30), sweep: .degrees(-10)).seats.isEmpty)
    #expect(map(.equalPitch(0)).seats.isEmpty)
    #expect(map(.equalPitch(2000), patterns: [RowPattern(seats: 2)]).seats.isEmpty)
    #expect(map(.equalPitch(.nan)).seats.isEmpty)
  }
}
