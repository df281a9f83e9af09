import Geometry
import SeatMaps
import Testing

/// Rows and seats that are not as the rule of their block says.
@Suite struct RowOverridesTests {
  private func map(_ blocks: [Block]) -> SeatMap {
    SeatPlan(name: "", sections: [Section(name: "", blocks: blocks)]).layout()
  }

  private func rows(_ labels: String...) -> LabelSelection { LabelSelection(labels.map { .label($0) }) }

  private let fiveRows = Block.Arrangement.straight(StraightRows(count: 5, seats: 4, seatPitch: 10, rowPitch: 20))

  @Test func `Rows differ in pattern, place, names and category`() {
    let map = map([
      Block(
        fiveRows,
        rowOverrides: [
          RowOverride(rows: rows("B"), pattern: RowPattern([.seats(1), .aisle(width: 10), .seats(2)]), shift: 3),
          RowOverride(rows: rows("C", "E"), gapBefore: 7, category: "Rear"),
          RowOverride(rows: rows("D"), seatNumbering: SeatNumbering(LabelScheme(.letters)), labelPlacement: .start),
          RowOverride(shift: 100),
        ]),
      Block(fiveRows),
    ])
    // Three cells of 10 and an aisle of 10 reach from −20 to 20.
    #expect(map.seats[map.rows[1].seats].map(\.center.x) == [88, 108, 118])
    #expect(map.seats[map.rows[0].seats].map(\.center.x) == [85, 95, 105, 115])
    #expect(map.rows.map { map.seats[$0.seats.lowerBound].center.y } == [0, 20, 47, 67, 94, 114, 134, 154, 174, 194])
    #expect(map.seats[map.rows[3].seats].map(\.id) == ["D/A", "D/B", "D/C", "D/D"])
    #expect(map.rows.prefix(5).map(\.labels.count) == [2, 2, 2, 1, 2])
    #expect(map.rows.prefix(5).map { map.seats[$0.seats.lowerBound].categoryName } == [nil, nil, "Rear", nil, "Rear"])
  }

  @Test func `Overrides follow labels that go on from the block before`() {
    let plan = SeatPlan(
      name: "",
      sections: [
        Section(
          name: "",
          blocks: [
            Block(fiveRows),
            Block(
              fiveRows,
              rowOverrides: [
                RowOverride(rows: rows("C"), pattern: RowPattern(seats: 9)),
                RowOverride(rows: rows("G"), pattern: RowPattern(seats: 6)),
              ]),
          ])
      ])
    #expect(plan.layout().rows.map(\.seats.count) == [4, 4, 4, 4, 4, 4, 6, 4, 4, 4])
    #expect(plan.seatCount == 42)
  }

  @Test func `Rows on arcs and paths move too`() {
    let arc = map([
      Block(
        .arc(ArcRows(count: 3, radius: 300, rowPitch: 40, patterns: [RowPattern(seats: 3)])),
        rowOverrides: [RowOverride(rows: rows("B"), shift: 20, gapBefore: 15)])
    ])
    let center = Point(0, -300)
    #expect(
      arc.rows.map { (arc.seats[$0.seats.lowerBound].center.distance(to: center) * 1e6).rounded() / 1e6 } == [
        300, 355, 395,
      ])
    let middle = arc.seats[arc.rows[1].seats.lowerBound + 1].center
    // 20 along a circle of radius 355.
    #expect(abs((center + Vector(direction: .degrees(90) - .radians(20 / 355)) * 355).distance(to: middle)) < 1e-9)

    let line = PathRows.Line.points([Point(-100, 0), Point(100, 0)], smoothness: 0)
    let path = map([
      Block(
        .path(PathRows(count: 3, line: line, rowPitch: 40, patterns: [RowPattern(seats: 3)])),
        rowOverrides: [RowOverride(rows: rows("B"), shift: 20, gapBefore: 15)])
    ])
    #expect(path.rows.map { path.seats[$0.seats.lowerBound + 1].center } == [.zero, Point(20, 55), Point(0, 95)])
  }

  @Test func `Leaning blocks move every row by the same step`() {
    let map = map([
      Block(.straight(StraightRows(count: 3, seats: 2, seatPitch: 10, rowPitch: 20, skew: .degrees(45))))
    ])
    for (place, x) in [-5.0, 5, 15, 25, 35, 45].enumerated() { #expect(abs(map.seats[place].center.x - x) < 1e-9) }
  }

  @Test func `Exceptions move, turn and size seats`() throws {
    let section = Section(
      name: "", origin: Point(100, 0), rotation: .degrees(90),
      blocks: [
        Block(
          fiveRows,
          exceptions: [
            SeatException(rows: rows("A"), seats: rows("2"), size: 12, nudge: Vector(2, 1), angle: .degrees(10)),
            SeatException(seats: rows("2"), nudge: Vector(0, 5)),
          ])
      ])
    let seats = SeatPlan(name: "", focalPoint: Point(0, -500), sections: [section]).layout().seats
    // (−5, 0) in the section, moved by (2, 6), turned to (−y, x).
    #expect(seats[1].center.distance(to: Point(100 - 6, -3)) < 1e-9)
    #expect(seats[1].size == 12 && seats[1].angle == .degrees(100))
    #expect(seats[0].size == 30)
    let listed = Block(
      .rows([
        SeatRow(
          label: "A",
          seats: [
            Seat(label: "1", position: .zero), Seat(label: "2", position: Point(40, 0), angle: .degrees(5), size: 20),
          ])
      ]),
      exceptions: [SeatException(size: 9, nudge: Vector(1, 0), angle: .degrees(-5))])
    let given = map([listed]).seats
    #expect(given.map(\.center) == [Point(1, 0), Point(41, 0)])
    // What a seat says of itself wins.
    #expect(given.map(\.size) == [9, 20] && given.map(\.angle) == [.degrees(-5), .degrees(5)])
  }

  // MARK: Identity

  /// Rows, aisles and blocks that come elsewhere leave the ids of all other seats as they were.
  @Test func `Ids stay when rows and aisles come elsewhere`() {
    func ids(_ rows: Int, _ pattern: RowPattern, aisle: Double, extraBlock: Bool) -> Set<String> {
      let line = PathRows.Line.points([Point(-300, 0), Point(0, 60), Point(300, 0)], smoothness: 1)
      let blocks = [
        Block(
          .path(PathRows(count: rows, line: line, patterns: [pattern])),
          rowNumbering: RowNumbering(LabelScheme(.letters))),
        Block(
          .arc(
            ArcRows(
              count: 2, radius: 400, spacing: .equalPitch(38),
              patterns: [RowPattern([.seats(5), .aisle(width: aisle), .seats(5)])])),
          rowNumbering: RowNumbering(LabelScheme(.letters, start: 20))),
      ]
      let more = [
        Block(
          .arch(ArchRows(seats: 9, count: 2, radius: 200)), rowNumbering: RowNumbering(LabelScheme(.letters, start: 24))
        )
      ]
      return Set(map(extraBlock ? blocks + more : blocks).seats.map(\.id))
    }
    let before = ids(3, RowPattern(seats: 12), aisle: 0, extraBlock: false)
    let after = ids(4, RowPattern([.seats(6), .aisle(width: 50), .seats(6)]), aisle: 40, extraBlock: true)
    #expect(before.isSubset(of: after))
    #expect(after.count == before.count + 12 + 9)
  }
}
