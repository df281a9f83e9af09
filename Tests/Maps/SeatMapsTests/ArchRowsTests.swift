import Geometry
import SeatMaps
import Testing

/// Seats shared out among rows on arcs.
@Suite struct ArchRowsTests {
  private func map(_ rows: ArchRows, seatSize: Double = 30) -> SeatMap {
    SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.arch(rows), seatSize: seatSize)])]).layout()
  }

  private func pitches(_ map: SeatMap) -> [Double] {
    map.rows.flatMap { row in
      let seats = map.seats[row.seats]
      return zip(seats, seats.dropFirst()).map { $0.center.distance(to: $1.center) }
    }
  }

  /// Radii 100, 140, 180 of 420; 27 steps among them: 6.43, 9, 11.57.
  ///
  /// Rounded down 6, 9, 11 they are 26, and the one
  /// that is left goes to .57: 6, 9, 12 steps, a seat more each. The same with 60 and 63 steps: 14.29, 20, 25.71 and
  /// 15, 21, 27.
  @Test(arguments: [(30, [7, 10, 13]), (63, [15, 21, 27]), (66, [16, 22, 28])])
  func `Steps are shared by the largest remainder`(seats: Int, expected: [Int]) {
    let map = map(ArchRows(seats: seats, count: 3, radius: 100, rowPitch: 40, maximumPitch: 200), seatSize: 2)
    #expect(map.rows.map(\.seats.count) == expected)
  }

  /// By the largest remainder one seat more may shorten a row by one where two others gain one, and no more than that.
  @Test func `One more seat changes rows by one`() {
    var last: [Int]?
    for seats in 55...75 {
      let map = map(ArchRows(seats: seats, count: 4, radius: 150, maximumPitch: 200), seatSize: 10)
      let counts = map.rows.map(\.seats.count)
      #expect(counts.reduce(0, +) == seats)
      let pitches = pitches(map)
      #expect((pitches.max() ?? 0) / (pitches.min() ?? 1) < 1.12)
      if let last { #expect(zip(counts, last).map { $0 - $1 }.map(abs).reduce(0, +) <= 3) }
      last = counts
    }
  }

  /// Nine seats stand together at the usual pitch, symmetric about the middle; spread over the sweep where asked for.
  @Test func `Few seats are not spread unless asked`() {
    let together = map(ArchRows(seats: 9, count: 2, radius: 180))
    #expect(together.seats.count == 9)
    #expect(pitches(together).allSatisfy { abs($0 - 38) < 1e-9 })
    let spread = map(ArchRows(seats: 9, count: 2, radius: 180, maximumPitch: 1000))
    for row in spread.rows {
      let seats = spread.seats[row.seats]
      // Half a turn: the outermost seats are level with the centre.
      #expect(abs((seats.first?.center.y ?? 0) + 180) < 1e-9 && abs((seats.last?.center.y ?? 0) + 180) < 1e-9)
    }
    for row in together.rows {
      let seats = together.seats[row.seats]
      #expect(zip(seats, seats.reversed()).allSatisfy { abs($0.center.x + $1.center.x) < 1e-9 })
    }
  }

  @Test func `Too many seats widen the arch until none overlap`() {
    for sweep in [120.0, 180, 360] {
      for seats in [40, 66, 200] {
        let map = map(ArchRows(seats: seats, count: 3, radius: 40, sweep: .degrees(sweep)))
        #expect(map.seats.count == seats)
        #expect((pitches(map).min() ?? 0) >= 30)
        #expect(map.findings().allSatisfy { $0.code != .overlappingSeats }, "\(seats) seats over \(sweep)°")
      }
    }
  }

  @Test func `Rows are on circles one pitch apart and face the center`() {
    let map = map(ArchRows(seats: 50, count: 4, radius: 200, rowPitch: 44))
    let center = Point(0, -200)
    for (number, row) in map.rows.enumerated() {
      for seat in map.seats[row.seats] {
        #expect(abs(seat.center.distance(to: center) - (200 + 44 * Double(number))) < 1e-9)
        #expect(Vector(direction: seat.angle - .degrees(90)).dot(center - seat.center) > 0)
      }
    }
  }

  @Test func `Fewer seats than rows and none at all`() {
    #expect(map(ArchRows(seats: 2, count: 5, radius: 100)).rows.map(\.seats.count) == [1, 1, 0, 0, 0])
    #expect(map(ArchRows(seats: -3, count: 2, radius: 100)).seats.isEmpty)
    #expect(map(ArchRows(seats: 9, count: 0, radius: 100)).rows.isEmpty)
    let plan = SeatPlan(
      name: "", sections: [Section(name: "", blocks: [Block(.arch(ArchRows(seats: .max, count: .max, radius: 1)))])])
    #expect(plan.seatCount == .max)
    #expect(plan.layout(limit: 50).seats.count <= 50)
  }
}
