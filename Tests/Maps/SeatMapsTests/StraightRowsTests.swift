import Geometry
import SeatMaps
import Testing

@Suite struct StraightRowsTests {
  private func map(_ blocks: [Block]) -> SeatMap {
    SeatPlan(name: "", sections: [Section(name: "", blocks: blocks)]).layout()
  }

  private func xs(_ map: SeatMap, row: Int) -> [Double] { map.seats[map.rows[row].seats].map(\.center.x) }

  /// T8: every second row moves by half a pitch.
  @Test func `Stagger moves every second row`() {
    let map = map([Block(.straight(StraightRows(count: 4, seats: 4, seatPitch: 20, rowPitch: 25, stagger: 0.5)))])
    for row in [0, 2] { #expect(xs(map, row: row) == [-30, -10, 10, 30]) }
    for row in [1, 3] { #expect(xs(map, row: row) == [-20, 0, 20, 40]) }
    #expect(map.seats.map(\.center.y) == [0, 25, 50, 75].flatMap { [Double](repeating: $0, count: 4) })
  }

  /// T8: blocks of different pitch and count share the centre line.
  @Test func `Blocks share the center line`() {
    let map = map([
      Block(.straight(StraightRows(count: 1, seats: 7, seatPitch: 38))),
      Block(.straight(StraightRows(count: 1, seats: 10, seatPitch: 33))),
    ])
    for row in 0..<2 {
      let xs = xs(map, row: row)
      #expect(zip(xs, xs.reversed()).allSatisfy { $0 == -$1 })
    }
    #expect(xs(map, row: 0).first == -114)
    #expect(xs(map, row: 1).first == -148.5)
  }

  @Test func `Gaps and aisles take their width`() {
    let pattern = RowPattern([.seats(2), .gap(cells: 1), .seats(1), .aisle(width: 15), .seats(1)])
    let map = map([Block(.straight(StraightRows(count: 1, patterns: [pattern], seatPitch: 10)))])
    // Five cells of 10 and an aisle of 15 reach from −32.5 to 32.5.
    #expect(xs(map, row: 0) == [-27.5, -17.5, 2.5, 27.5])
  }

  @Test func `Rows align at their ends or middles`() {
    let patterns = [RowPattern(seats: 4), RowPattern(seats: 2)]
    func secondRow(_ alignment: StraightRows.Alignment) -> [Double] {
      let rows = StraightRows(count: 2, patterns: patterns, seatPitch: 10, alignment: alignment)
      return xs(map([Block(.straight(rows))]), row: 1)
    }
    #expect(secondRow(.start) == [-15, -5])
    #expect(secondRow(.center) == [-5, 5])
    #expect(secondRow(.end) == [5, 15])
  }

  @Test func `The last pattern goes on`() {
    let rows = StraightRows(count: 4, patterns: [RowPattern(seats: 1), RowPattern(seats: 3)])
    #expect(map([Block(.straight(rows))]).rows.map(\.seats.count) == [1, 3, 3, 3])
  }

  @Test func `Blocks stand behind each other`() {
    let rows = StraightRows(count: 2, seats: 1, rowPitch: 30)
    let map = map([
      Block(.straight(rows)), Block(.straight(rows), gap: 12), Block(.straight(rows), origin: Point(100, 500)),
      Block(.straight(rows)),
    ])
    #expect(map.seats.map(\.center.y) == [0, 30, 72, 102, 500, 530, 560, 590])
    #expect(map.seats.map(\.center.x) == [0, 0, 0, 0, 100, 100, 0, 0])
  }
}
