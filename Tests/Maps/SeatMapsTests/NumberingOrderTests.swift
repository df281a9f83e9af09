import Geometry
import SeatMaps
import Testing

/// Orders in which seats are counted: tables written by hand, rows from front to back, seats from left to right.
@Suite struct NumberingOrderTests {
  private func map(_ patterns: [RowPattern], rows: Int, _ numbering: SeatNumbering) -> SeatMap {
    let block = Block(.straight(StraightRows(count: rows, patterns: patterns)))
    return SeatPlan(name: "", sections: [Section(name: "", blocks: [block], seatNumbering: numbering)]).layout()
  }

  private func table(_ map: SeatMap) -> [String] {
    map.rows.map { row in map.seats[row.seats].map(\.label).joined(separator: " ") }
  }

  private func square(_ numbering: SeatNumbering) -> [String] {
    table(map([RowPattern(seats: 4)], rows: 4, numbering))
  }

  /// T3: a block of four rows of four seats, counted through.
  @Test(arguments: [
    (
      SeatNumbering.Order.leftToRight, RowNumbering.Order.frontToBack, false,
      ["1 2 3 4", "5 6 7 8", "9 10 11 12", "13 14 15 16"]
    ),
    (.rightToLeft, .frontToBack, false, ["4 3 2 1", "8 7 6 5", "12 11 10 9", "16 15 14 13"]),
    (.leftToRight, .backToFront, false, ["13 14 15 16", "9 10 11 12", "5 6 7 8", "1 2 3 4"]),
    (.rightToLeft, .backToFront, false, ["16 15 14 13", "12 11 10 9", "8 7 6 5", "4 3 2 1"]),
    (.leftToRight, .frontToBack, true, ["1 5 9 13", "2 6 10 14", "3 7 11 15", "4 8 12 16"]),
    (.rightToLeft, .frontToBack, true, ["13 9 5 1", "14 10 6 2", "15 11 7 3", "16 12 8 4"]),
    (.leftToRight, .backToFront, true, ["4 8 12 16", "3 7 11 15", "2 6 10 14", "1 5 9 13"]),
    (.rightToLeft, .backToFront, true, ["16 12 8 4", "15 11 7 3", "14 10 6 2", "13 9 5 1"]),
  ])
  func `Eight directions`(
    order: SeatNumbering.Order, rowOrder: RowNumbering.Order, isByColumn: Bool, labels: [String]
  ) {
    let course: SeatNumbering.Course = isByColumn ? .columnByColumn(.block) : .rowByRow(.block)
    #expect(square(SeatNumbering(order: order, course: course, rowOrder: rowOrder)) == labels)
    // Cells are seats where there is no gap.
    let cells = SeatNumbering(order: order, counting: .cells, course: course, rowOrder: rowOrder)
    #expect(square(cells) == labels)
  }

  /// T3: serpentines, of which every second row or column runs the other way.
  @Test func `Serpentines`() {
    #expect(
      square(SeatNumbering(course: .rowByRow(.block), isSerpentine: true)) == [
        "1 2 3 4", "8 7 6 5", "9 10 11 12", "16 15 14 13",
      ])
    #expect(
      square(SeatNumbering(course: .rowByRow(.block), rowOrder: .backToFront, isSerpentine: true)) == [
        "16 15 14 13", "9 10 11 12", "8 7 6 5", "1 2 3 4",
      ])
    #expect(
      square(SeatNumbering(course: .columnByColumn(.block), isSerpentine: true)) == [
        "1 8 9 16", "2 7 10 15", "3 6 11 14", "4 5 12 13",
      ])
    #expect(
      square(SeatNumbering(order: .rightToLeft, course: .columnByColumn(.block), isSerpentine: true)) == [
        "16 9 8 1", "15 10 7 2", "14 11 6 3", "13 12 5 4",
      ])
    #expect(square(SeatNumbering(isSerpentine: true)) == ["1 2 3 4", "4 3 2 1", "1 2 3 4", "4 3 2 1"])
    #expect(
      square(SeatNumbering(rowOrder: .backToFront, isSerpentine: true)) == ["4 3 2 1", "1 2 3 4", "4 3 2 1", "1 2 3 4"])
  }

  /// T3: odd numbers on one side of the middle, even ones on the other, in both of the theatre's forms.
  @Test func `Odd and even from the middle`() {
    #expect(square(SeatNumbering(order: .centerOutLeftFirst)) == Array(repeating: "3 1 2 4", count: 4))
    #expect(square(SeatNumbering(order: .centerOutRightFirst)) == Array(repeating: "4 2 1 3", count: 4))
    // Through the block odd numbers stay on their side, also where a row has an odd number of seats.
    #expect(
      square(SeatNumbering(order: .centerOutLeftFirst, course: .rowByRow(.block))) == [
        "3 1 2 4", "7 5 6 8", "11 9 10 12", "15 13 14 16",
      ])
    let five = map(
      [RowPattern(seats: 5)], rows: 2, SeatNumbering(order: .centerOutLeftFirst, course: .rowByRow(.block)))
    #expect(table(five) == ["5 3 1 2 4", "11 9 7 8 10"])
  }

  @Test func `The middle is the middle way through`() {
    func row(_ items: [RowPattern.Item], _ numbering: SeatNumbering = SeatNumbering(order: .centerOutLeftFirst))
      -> String
    {
      table(map([RowPattern(items)], rows: 1, numbering))[0]
    }
    // One way through parts the row, though more seats stand on its right; two leave the middle to the seats.
    #expect(row([.seats(2), .aisle(width: 40), .seats(4)]) == "3 1 2 4 6 8")
    #expect(row([.seats(1), .gap(cells: 2), .seats(3)]) == "1 2 4 6")
    #expect(row([.seats(2), .aisle(width: 40), .seats(4), .aisle(width: 40), .seats(2)]) == "7 5 3 1 2 4 6 8")
    #expect(
      row([.seats(1), .aisle(width: 9), .seats(3), .aisle(width: 9), .seats(1), .aisle(width: 9), .seats(1)])
        == "7 5 3 1 2 4")
    // Two pieces side by side have no way between them, and aisles at a row's ends part nothing.
    #expect(row([.seats(1), .seats(3)]) == "3 1 2 4")
    #expect(row([.aisle(width: 40), .seats(4), .aisle(width: 40)]) == "3 1 2 4")
    // The cells of a gap in the middle are shared by its sides; that in the midst belongs to the first.
    #expect(
      row([.seats(2), .gap(cells: 3), .seats(2)], SeatNumbering(order: .centerOutLeftFirst, counting: .cells))
        == "7 5 4 6")
  }

  @Test func `Columns stand behind each other`() {
    let patterns = [RowPattern(seats: 2), RowPattern(seats: 4)]
    // Centred, the two seats in front stand before the second and third of the row behind.
    #expect(
      table(map(patterns, rows: 2, SeatNumbering(course: .columnByColumn(.block)))) == ["2 4", "1 3 5 6"])
    func aligned(_ alignment: StraightRows.Alignment) -> [String] {
      let rows = StraightRows(count: 2, patterns: patterns, alignment: alignment)
      let numbering = SeatNumbering(course: .columnByColumn(.block))
      return table(
        SeatPlan(
          name: "", sections: [Section(name: "", blocks: [Block(.straight(rows))], seatNumbering: numbering)]
        ).layout())
    }
    #expect(aligned(.start) == ["1 3", "2 4 5 6"])
    #expect(aligned(.end) == ["3 5", "1 2 4 6"])
  }

  /// A serpentine over a bus's aisle: the column without seats is passed over, unless cells are counted.
  @Test func `Columns without seats turn no serpentine`() {
    let bus = [RowPattern([.seats(1), .gap(cells: 1), .seats(1)])]
    let seats = SeatNumbering(course: .columnByColumn(.block), isSerpentine: true)
    #expect(table(map(bus, rows: 3, seats)) == ["1 6", "2 5", "3 4"])
    var cells = seats
    cells.counting = .cells
    #expect(table(map(bus, rows: 3, cells)) == ["1 7", "2 8", "3 9"])
  }

  // MARK: Several blocks

  private func section(_ blocks: [Block], _ numbering: SeatNumbering) -> SeatMap {
    SeatPlan(name: "", sections: [Section(name: "", blocks: blocks, seatNumbering: numbering)]).layout()
  }

  private func block(
    _ rows: Int, seats: Int, atX x: Double? = nil, rowNumbering: RowNumbering? = nil, own: SeatNumbering? = nil
  ) -> Block {
    Block(
      .straight(StraightRows(count: rows, seats: seats)), origin: x.map { Point($0, 0) }, rowNumbering: rowNumbering,
      seatNumbering: own)
  }

  @Test func `Counts go on through the blocks of a section`() {
    let blocks = [block(2, seats: 2), block(1, seats: 3), block(1, seats: 2, own: SeatNumbering()), block(1, seats: 1)]
    #expect(
      table(section(blocks, SeatNumbering(course: .rowByRow(.section)))) == ["1 2", "3 4", "5 6 7", "1 2", "8"])
    #expect(
      table(section(blocks, SeatNumbering(course: .rowByRow(.section), rowOrder: .backToFront)))
        == ["7 8", "5 6", "2 3 4", "1 2", "1"])
    #expect(
      table(section(blocks, SeatNumbering(course: .columnByColumn(.section)))) == ["1 3", "2 4", "5 6 7", "1 2", "8"])
    #expect(
      table(section(blocks, SeatNumbering(course: .rowByRow(.block)))) == ["1 2", "3 4", "1 2 3", "1 2", "1"])
  }

  /// Three blocks side by side, each with rows A and B: the row goes on across the ways between them.
  @Test func `Rows go on across blocks side by side`() {
    let anew = RowNumbering()
    let blocks = [
      block(2, seats: 2, atX: -200), block(2, seats: 3, atX: 0, rowNumbering: anew),
      block(1, seats: 2, atX: 200, rowNumbering: anew),
    ]
    let across = SeatNumbering(course: .eachRowAcrossBlocks)
    #expect(table(section(blocks, across)) == ["1 2", "1 2", "3 4 5", "3 4 5", "6 7"])
    var fromRight = across
    fromRight.order = .rightToLeft
    #expect(table(section(blocks, fromRight)) == ["7 6", "5 4", "5 4 3", "3 2 1", "2 1"])
    // Row A has seven seats between two ways, so its middle seat is the first; row B has one way, between 2 and 3 seats.
    var fromMiddle = across
    fromMiddle.order = .centerOutLeftFirst
    #expect(table(section(blocks, fromMiddle)) == ["7 5", "3 1", "3 1 2", "2 4 6", "4 6"])
  }

  // MARK: What is drawn

  @Test func `Shown names have a rule of their own`() {
    let shown = SeatNumbering(LabelScheme(.letters, prefix: "{row}"), order: .rightToLeft)
    let section = Section(
      name: "S", blocks: [block(2, seats: 3)],
      rowNumbering: RowNumbering(
        LabelScheme(.letters), shown: RowNumbering(LabelScheme(.numbers), order: .backToFront)),
      seatNumbering: SeatNumbering(shown: shown))
    let map = SeatPlan(name: "", sections: [section]).layout()
    #expect(map.seats.map(\.id) == ["S/A/1", "S/A/2", "S/A/3", "S/B/1", "S/B/2", "S/B/3"])
    #expect(map.rows.map(\.label) == ["A", "B"])
    #expect(map.rows.map(\.shownLabel) == ["2", "1"])
    #expect(map.seats.map(\.shownLabel) == ["2C", "2B", "2A", "1C", "1B", "1A"])
  }

  @Test func `The name of the row may stand in a label`() {
    let numbering = SeatNumbering(LabelScheme(.numbers, prefix: "{row}-", suffix: "({row})"))
    #expect(table(map([RowPattern(seats: 2)], rows: 2, numbering)) == ["A-1(A) A-2(A)", "B-1(B) B-2(B)"])
  }

  @Test func `Listed labels end in numbers`() {
    let aircraft = SeatNumbering(LabelScheme(listed: ["A", "B", "D", "E"]))
    #expect(table(map([RowPattern([.seats(2), .gap(cells: 1), .seats(2)])], rows: 1, aircraft)) == ["A B D E"])
    #expect(table(map([RowPattern(seats: 6)], rows: 1, aircraft)) == ["A B D E 5 6"])
    var skipping = aircraft
    skipping.scheme.skipped = ["B"]
    #expect(table(map([RowPattern(seats: 4)], rows: 1, skipping)) == ["A D E 5"])
  }

  // MARK: Exceptions

  /// Exceptions choose seats by their labels, whatever the order: seats 1 to 3 are taken away.
  @Test(arguments: [
    SeatNumbering(), SeatNumbering(order: .rightToLeft), SeatNumbering(order: .centerOutLeftFirst),
    SeatNumbering(order: .centerOutRightFirst, isSerpentine: true), SeatNumbering(course: .rowByRow(.block)),
    SeatNumbering(course: .columnByColumn(.block), rowOrder: .backToFront, isSerpentine: true),
    SeatNumbering(course: .rowByRow(.section)), SeatNumbering(course: .eachRowAcrossBlocks),
  ])
  func `Exceptions choose by labels`(numbering: SeatNumbering) {
    let removed = SeatException(seats: LabelSelection([.range("1", "3")]), isRemoved: true)
    var block = block(3, seats: 5)
    let all = section([block], numbering)
    block.exceptions = [removed]
    let rest = section([block], numbering)
    #expect(rest.seats.map(\.id) == all.seats.filter { !["1", "2", "3"].contains($0.label) }.map(\.id))
    #expect(rest.seats.count < all.seats.count)
    #expect(rest.sections[0].unmatchedExceptions.isEmpty)
  }

  @Test func `Exceptions choose by labels that hold the row`() {
    var block = block(2, seats: 3)
    block.exceptions = [SeatException(seats: LabelSelection([.range("B1", "B2")]), isRemoved: true)]
    let map = section([block], SeatNumbering(LabelScheme(.numbers, prefix: "{row}")))
    #expect(table(map) == ["A1 A2 A3", "B3"])
    #expect(map.sections[0].unmatchedExceptions.isEmpty)
  }

  // MARK: What stays

  /// Seats that are still there keep their ids when the plan grows elsewhere.
  @Test(arguments: [
    SeatNumbering(), SeatNumbering(order: .rightToLeft), SeatNumbering(LabelScheme(.letters, skipped: ["C"])),
    SeatNumbering(isSerpentine: true),
  ])
  func `Ids stay when the plan grows`(numbering: SeatNumbering) {
    let rows = StraightRows(count: 3, seats: 6)
    let before = section([Block(.straight(rows))], numbering).seats.map(\.id)

    var withGap = rows
    withGap.patterns = [RowPattern([.seats(2), .gap(cells: 2), .seats(3), .aisle(width: 40), .seats(1)])]
    #expect(section([Block(.straight(withGap))], numbering).seats.map(\.id) == before)

    var longer = rows
    longer.count = 5
    #expect(Array(section([Block(.straight(longer))], numbering).seats.map(\.id).prefix(18)) == before)

    let another = [Block(.straight(rows)), block(2, seats: 9)]
    #expect(Array(section(another, numbering).seats.map(\.id).prefix(18)) == before)
  }

  /// Counting through the block goes on behind, so what stands in front keeps its ids.
  @Test func `Ids in front stay when the count goes on behind`() {
    let numbering = SeatNumbering(course: .rowByRow(.section))
    let before = section([block(3, seats: 4)], numbering).seats.map(\.id)
    #expect(Array(section([block(5, seats: 4), block(2, seats: 2)], numbering).seats.map(\.id).prefix(12)) == before)
  }

  // MARK: Laws

  /// Every order is another way of giving out the same labels: of a block with rows of one length each comes once.
  @Test func `Counting through a block gives each number once`() {
    for order in [SeatNumbering.Order.leftToRight, .rightToLeft, .centerOutLeftFirst, .centerOutRightFirst] {
      for rowOrder in RowNumbering.Order.allCases {
        for isSerpentine in [false, true] {
          for course in [SeatNumbering.Course.rowByRow(.block), .columnByColumn(.block)] {
            let numbering = SeatNumbering(
              order: order, course: course, rowOrder: rowOrder, isSerpentine: isSerpentine)
            let labels = map([RowPattern(seats: 6)], rows: 5, numbering).seats.compactMap { Int($0.label) }
            #expect(labels.sorted() == Array(1...30), "\(numbering)")
          }
        }
      }
    }
  }
}
