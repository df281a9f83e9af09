import Geometry
import SeatMaps
import Testing

/// Cases that users of other systems reported: gaps in rows, letters across an aisle, very long rows.
@Suite struct NumberingTests {
  private func map(
    rows: Int = 1, _ items: [RowPattern.Item], rowNumbering: RowNumbering = RowNumbering(),
    seatNumbering: SeatNumbering = SeatNumbering()
  ) -> SeatMap {
    let block = Block(.straight(StraightRows(count: rows, patterns: [RowPattern(items)])))
    return SeatPlan(
      name: "", sections: [Section(name: "", blocks: [block], rowNumbering: rowNumbering, seatNumbering: seatNumbering)]
    ).layout()
  }

  private func shortNames(_ map: SeatMap) -> [String] { map.seats.map { map.rows[$0.row].label + $0.label } }

  /// T1: ten seats, a gap of three, ten seats.
  @Test func `A gap is counted or not`() {
    let items: [RowPattern.Item] = [.seats(10), .gap(cells: 3), .seats(10)]
    #expect(shortNames(map(items)) == (1...20).map { "A\($0)" })
    let counted = map(items, seatNumbering: SeatNumbering(counting: .cells))
    #expect(shortNames(counted) == (1...10).map { "A\($0)" } + (14...23).map { "A\($0)" })
  }

  /// T2: two seats on each side of an aisle one cell wide, seats lettered, rows numbered without 13.
  @Test func `Letters on both sides of an aisle`() {
    let numbers = RowNumbering(LabelScheme(.numbers, skipped: ["13"]))
    func row1(_ seats: SeatNumbering) -> [String] {
      shortNames(map([.seats(2), .gap(cells: 1), .seats(2)], rowNumbering: numbers, seatNumbering: seats))
    }
    #expect(row1(SeatNumbering(LabelScheme(.letters))) == ["1A", "1B", "1C", "1D"])
    #expect(row1(SeatNumbering(LabelScheme(.letters), counting: .cells)) == ["1A", "1B", "1D", "1E"])
    #expect(row1(SeatNumbering(LabelScheme(.letters, skipped: ["C"]))) == ["1A", "1B", "1D", "1E"])
    #expect(row1(SeatNumbering(LabelScheme(.letters, skipped: ["B", "E"]))) == ["1A", "1C", "1D", "1F"])

    let rows = map(rows: 13, [.seats(1)], rowNumbering: numbers).rows
    #expect(rows.suffix(2).map(\.label) == ["12", "14"])
  }

  /// T5: 200 seats in a row, 60 lettered rows.
  @Test func `Long rows and many rows`() {
    #expect(map([.seats(200)]).seats.map(\.label) == (1...200).map(String.init))
    let rows = map(rows: 60, [.seats(1)]).rows.map(\.label)
    #expect(rows.prefix(26).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(rows[26] == "AA" && rows[51] == "AZ" && rows[52] == "BA" && rows[59] == "BH")
    #expect(Set(rows).count == 60)
  }

  @Test func `Numbering may begin at the right`() {
    #expect(
      map([.seats(4)], seatNumbering: SeatNumbering(order: .rightToLeft)).seats.map(\.label) == ["4", "3", "2", "1"])
    let counted = map(
      [.seats(2), .gap(cells: 1), .seats(1)], seatNumbering: SeatNumbering(order: .rightToLeft, counting: .cells))
    #expect(counted.seats.map(\.label) == ["4", "3", "1"])
  }

  @Test func `Odd numbers left and even numbers right are two blocks`() {
    let odd = SeatNumbering(LabelScheme(.numbers, start: 1, step: 2), order: .rightToLeft)
    #expect(map([.seats(3)], seatNumbering: odd).seats.map(\.label) == ["5", "3", "1"])
  }

  @Test func `Rows go on from block to block until one begins anew`() {
    func block(_ rows: Int, _ numbering: RowNumbering? = nil) -> Block {
      Block(.straight(StraightRows(count: rows, seats: 1)), rowNumbering: numbering)
    }
    let blocks = [block(2), block(1), block(2, RowNumbering(LabelScheme(.numbers), order: .backToFront)), block(2)]
    let section = Section(name: "", blocks: blocks)
    let labels = SeatPlan(name: "", sections: [section]).layout().rows.map(\.label)
    #expect(labels == ["A", "B", "C", "4", "3", "2", "1"])
  }

  @Test func `Rows that have names of their own are not counted`() {
    let box = Block(.rows([SeatRow(label: "Box", seats: [Seat(label: "1", position: .init(0, 0))])]))
    let row = Block(.straight(StraightRows(count: 1, seats: 1)))
    let section = Section(name: "", blocks: [row, box, row])
    #expect(SeatPlan(name: "", sections: [section]).layout().rows.map(\.label) == ["A", "Box", "B"])
  }
}
