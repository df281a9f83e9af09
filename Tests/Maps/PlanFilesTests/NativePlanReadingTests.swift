import Colors
import Geometry
import PlanFiles
import SeatMaps
import Support
import TestSupport
import Testing

struct NativePlanReadingTests {
  private func plan(_ path: String) throws -> SeatPlan {
    try PlanDocument(reading: RepositoryFiles.bytes(path)).plan
  }

  /// The only section of a plan with these further keys.
  private func section(_ keys: String) throws -> Section {
    let text = "{ \"format\": \"seatmap-plan/1\", \"name\": \"X\", \(keys) }"
    return try #require(PlanDocument(reading: Array(text.utf8)).plan.sections.first)
  }

  private func block(_ keys: String) throws -> Block {
    try #require(section("\"blocks\": [{ \"rows\": 2, \(keys) }]").blocks.first)
  }

  @Test func theExampleTheatreIsWhatItsLinesSay() throws {
    let document = try PlanDocument(reading: RepositoryFiles.bytes("Examples/theatre.json"))
    #expect(document.notes.isEmpty)
    let plan = document.plan
    #expect(plan.name == "Screen 1")
    #expect(plan.currency == "EUR")
    #expect(plan.stage == Stage(.screen))
    #expect(plan.categories.map(\.price) == [Price(units: 950, digits: 2), Price(units: 750, digits: 2)])
    let section = try #require(plan.sections.first)
    #expect(plan.sections.count == 1)
    #expect(section.rowNumbering == RowNumbering(LabelScheme(.numbers)))
    #expect(section.seatNumbering == SeatNumbering())
    #expect(section.category == "Standard")
    #expect(
      section.blocks == [
        Block(.straight(StraightRows(count: 2, seats: 7)), category: "Front"),
        Block(.straight(StraightRows(count: 5, seats: 9)), gap: 14),
      ])
  }

  @Test func theRoomIsRead() throws {
    let plan = try plan("Tests/Fixtures/plans/valid/every-key.json")
    #expect(plan.canvas == Size(1400, 900.5))
    #expect(plan.metresPerUnit == 0.02)
    #expect(plan.focalPoint == Point(700, 60))
    #expect(plan.seatShape == .square)
    #expect(
      plan.stage
        == Stage(.stage, position: Point(700, 90), width: 600, depth: 70, curvature: 0, gap: 50, label: "Bühne"))
    #expect(
      plan.categories == [
        Category(name: "A", color: Color(hex: 0x000080), price: Price("9007199254740993.25")),
        Category(name: "B", color: Color(hex: 0xFF0000).withAlpha(128.0 / 255), price: Price("0.5")),
        Category(name: "C"),
      ])
    #expect(plan.sections.map(\.id) == ["S", nil, nil])
    #expect(plan.sections[0].rotation == .degrees(5.5))
    #expect(plan.sections.map(\.rowLabels) == [.start, .both, .none])
  }

  @Test func numberingIsRead() throws {
    let section = try plan("Tests/Fixtures/plans/valid/every-key.json").sections[0]
    #expect(
      section.rowNumbering
        == RowNumbering(
          LabelScheme(.letters, start: 2, step: 2, skipped: ["F"], prefix: "R", suffix: "!"), order: .backToFront))
    #expect(
      section.seatNumbering
        == SeatNumbering(
          LabelScheme(.numbers, start: 101, step: 2, skipped: ["105", "107"]), order: .rightToLeft, counting: .cells))
    #expect(section.blocks[1].rowNumbering == RowNumbering(LabelScheme(.roman)))
    #expect(section.blocks[1].seatNumbering == SeatNumbering(LabelScheme(.lowercaseLetters)))
  }

  @Test(arguments: [
    ("letters", "\"AA\"", 27), ("lowercase-letters", "\"z\"", 26), ("roman", "\"XIV\"", 14), ("numbers", "\"12\"", 12),
    ("numbers", "-3", -3), ("letters", "5", 5),
  ])
  func aStartIsALabelOrItsOrdinal(style: String, start: String, ordinal: Int) throws {
    let section = try section(
      "\"rowNumbering\": { \"start\": \(start), \"style\": \"\(style)\" }, \"blocks\": [{ \"rows\": 1, \"seats\": 1 }]")
    #expect(section.rowNumbering.scheme.start == ordinal)
  }

  @Test func whatStandsAlongARowIsRead() throws {
    func patterns(_ seats: String) throws -> [RowPattern] {
      guard case .straight(let rows) = try block("\"seats\": \(seats)").arrangement else { return [] }
      return rows.patterns
    }
    #expect(try patterns("7") == [RowPattern(seats: 7)])
    #expect(try patterns("[4, { \"aisle\": 40.5 }, 5]") == [RowPattern([.seats(4), .aisle(width: 40.5), .seats(5)])])
    #expect(try patterns("[2, { \"gap\": 3 }, 2]") == [RowPattern([.seats(2), .gap(cells: 3), .seats(2)])])
    #expect(try patterns("[[5], [6, 1]]") == [RowPattern(seats: 5), RowPattern([.seats(6), .seats(1)])])
  }

  @Test func rowsOnArcsAreRead() throws {
    let equalPitch = try block("\"seatPitch\": 30, \"rowPitch\": 34, \"arc\": { \"radius\": 620, \"sweep\": 80 }")
    #expect(
      equalPitch.arrangement
        == .arc(ArcRows(count: 2, radius: 620, rowPitch: 34, spacing: .equalPitch(30), sweep: .degrees(80))))
    let equalAngle = try block(
      "\"seats\": 9, \"arc\": { \"radius\": 500, \"sweep\": 90, \"spacing\": \"equal-angle\" }")
    #expect(
      equalAngle.arrangement
        == .arc(
          ArcRows(
            count: 2, radius: 500, spacing: .equalAngle, sweep: .degrees(90), patterns: [RowPattern(seats: 9)])))
  }

  @Test(arguments: [
    ("\"A\"", [LabelSelection.Item.label("A")]),
    ("\"A-C, F\"", [.range("A", "C"), .label("F")]),
    ("12", [.label("12")]),
    ("[1, \"3-5\"]", [.label("1"), .range("3", "5")]),
    ("[{ \"label\": \"B-1\" }]", [.label("B-1")]),
    ("[{ \"from\": \"B-1\", \"to\": \"B-9\" }]", [.range("B-1", "B-9")]),
    ("[]", []),
  ])
  func labelsAreChosenInManyWays(text: String, items: [LabelSelection.Item]) throws {
    let block = try block("\"seats\": 1, \"exceptions\": [{ \"rows\": \(text), \"remove\": true }]")
    #expect(block.exceptions == [SeatException(rows: LabelSelection(items), isRemoved: true)])
  }

  @Test func aSeatIsGivenExactly() throws {
    let boxes = try plan("Tests/Fixtures/plans/valid/every-key.json").sections[2]
    guard case .rows(let rows) = boxes.blocks[0].arrangement else {
      Issue.record("the rows are given one by one")
      return
    }
    #expect(
      rows[0]
        == SeatRow(
          label: "1", shownLabel: "Box 1", spokenLabel: "First box", origin: Point(10, 0), labelPlacement: .end,
          seats: [
            Seat(
              id: "box-1-1", label: "1", shownLabel: "①", spokenLabel: "First seat", position: .zero,
              angle: .degrees(-30.5), size: 20, shape: .circle, category: "B", attributes: .restrictedView),
            Seat(label: "2", position: Point(26.125, 0.4)),
            Seat(label: "3", position: Point(52, 3)),
          ]))
    #expect(rows[1] == SeatRow(label: "2", seats: []))
  }

  @Test func areasAreRead() throws {
    let areas = try plan("Tests/Fixtures/plans/valid/every-key.json").sections[0].areas
    #expect(
      areas == [
        Area(
          .rectangle(Size(600, 260), cornerRadius: 12), at: Point(-300, -20),
          fill: Color(hex: 0xEEEEEE).withAlpha(136.0 / 255), border: Color(hex: 0x808080)),
        Area(.ellipse(radiusX: 18, radiusY: 18), at: Point(330, 40), caption: Area.Caption("A & B")),
        Area(.ellipse(radiusX: 20, radiusY: 10.5), at: Point(-330, 40), rotation: .degrees(45)),
        Area(
          .polygon([Point(-40, 0), Point(40, 0), Point(0, 30)]), at: Point(0, 300),
          caption: Area.Caption("Exit", at: Point(0, 12), size: 11, color: Color(hex: 0x112233))),
        Area(.none, at: Point(0, 280), caption: Area.Caption("Stalls <main>")),
      ])
  }

  @Test func aTextStandsInTheMiddleOfItsAreaUnlessItSaysWhere() throws {
    let areas = try section(
      """
      "areas": [
        { "shape": "rectangle", "width": 100, "height": 40, "text": "Bar" },
        { "shape": "polygon", "points": [[10, 0], [30, 0], [30, 60]], "text": { "text": "Exit", "x": 22 } }
      ]
      """
    ).areas
    #expect(areas.map(\.caption?.position) == [Point(50, 20), Point(22, 30)])
  }
}
