import Colors
import Geometry
import JSON
import PlanImports
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

struct PretixPlanReadingTests {
  /// A stadium of the seatmap-canvas project, which is not part of this repository.
  static let stadium = "../shared/plans/pretix/seatmap-canvas-stadium.pretix.json"

  private func hall() throws -> SeatPlan {
    try ImportedPlan(reading: RepositoryFiles.bytes("Examples/community-hall.pretix.json")).plan
  }

  private func rows(of section: Section) -> [SeatRow] {
    section.blocks.flatMap { block -> [SeatRow] in
      guard case .rows(let rows) = block.arrangement else { return [] }
      return rows
    }
  }

  @Test func zonesBecomeSectionsThatAreNotTurned() throws {
    let plan = try hall()
    #expect(plan.name == "Community hall")
    #expect(plan.canvas == Size(900, 700.5))
    #expect(plan.seatShape == .circle)
    #expect(plan.sections.map(\.name) == ["Hall", "Boxes", "Stage"])
    #expect(plan.sections.map(\.id) == ["hall", nil, nil])
    #expect(plan.sections.map(\.origin) == [Point(120.25, 200), Point(560, 160), Point(120, 60)])
    #expect(plan.sections.allSatisfy { $0.rotation == .zero })
    #expect(
      plan.categories == [
        Category(name: "Front", color: Color(hex: 0xC2410C)), Category(name: "Back", color: Color(hex: 0x2E8B57)),
        Category(name: "Box", color: Color(hex: 0x3366CC)),
      ])
  }

  @Test func aSeatsCentreIsTheSumOfThePositionsOfZoneRowAndSeat() throws {
    let map = try hall().layout()
    let centers = Dictionary(map.seats.map { ($0.id, $0.center) }, uniquingKeysWith: { first, _ in first })
    #expect(centers["hall-A-1"] == Point(120.25, 200))
    #expect(centers["hall-B-12"] == Point(120.25 + 275, 200 + 30.5))
    #expect(centers["hall-D-2"] == Point(120.25 + 12.5 + 25, 200 + 91.5))
    // This row has no position of its own.
    #expect(centers["hall-E-2"] == Point(120.25 + 190, 200 + 130))
  }

  @Test func namesOfRowsStandWhereTheFileSays() throws {
    let rows = try hall().sections.flatMap(rows)
    #expect(rows.map(\.label) == ["A", "B", "C", "D", "E", "1", "2", "3"])
    #expect(rows.map(\.labelPlacement) == [.both, .start, .end, RowLabelPlacement.none, nil, .start, .end, .both])
    // Where a row says nothing, its section does.
    #expect(try hall().sections.allSatisfy { $0.rowLabels == .none })
  }

  @Test func anEmptyGuidIsNoneAndNoted() throws {
    let seats = #"[{ "seat_guid": "", "seat_number": "7", "position": { "x": 0, "y": 0 }, "category": "" }]"#
    let row = #"{ "row_number": "A", "position": { "x": 0, "y": 0 }, "seats": \#(seats) }"#
    let zone = #"{ "name": "Hall", "position": { "x": 0, "y": 0 }, "rows": [\#(row)] }"#
    let document = try ImportedPlan(
      reading: Array(#"{ "name": "X", "categories": [], "zones": [\#(zone)] }"#.utf8))
    #expect(document.plan.layout().seats.map(\.id) == ["Hall/A/7"])
    #expect(document.notes.map(\.message) == ["made an id for a seat whose seat_guid is empty"])
    #expect(document.notes.map(\.place.path) == ["zones[0].rows[0].seats[0].seat_guid"])
  }

  @Test func labelTemplatesBecomeSpokenLabels() throws {
    let rows = try hall().sections.flatMap(rows)
    #expect(rows.map(\.spokenLabel) == ["Row A", nil, nil, nil, nil, nil, nil, nil])
    #expect(rows[0].seats.map(\.spokenLabel) == (1...12).map { "Seat \($0)" })
    #expect(rows[6].seats.map(\.spokenLabel) == (1...4).map { "Chair \($0)" })
    #expect(rows[1].seats.allSatisfy { $0.spokenLabel == nil })
  }

  @Test func aSeatIsTwentyWideUnlessItSaysItsRadiusAndHasACategoryUnlessThatIsEmpty() throws {
    let map = try hall().layout()
    let seats = map.seats.filter { $0.id.hasPrefix("hall-E") }
    #expect(seats.map(\.size) == [30, 15])
    #expect(seats.map(\.categoryName) == [nil, "Back"])
    #expect(map.seats.count { $0.size == 20 } == 58)
  }

  @Test func areasHaveTheirShapesColoursAndTexts() throws {
    let sections = try hall().sections
    #expect(
      sections[0].areas == [
        Area(
          .rectangle(Size(346.8843, 190)), at: Point(-30, -30), fill: Color(hex: 0xF3F4F6),
          border: Color(hex: 0x9CA3AF)),
        Area(
          .rectangle(Size(60, 24)), at: Point(-90, 40), rotation: .degrees(-12.5), fill: Color(hex: 0xD6D3D1),
          border: Color(hex: 0x57534E), caption: Area.Caption("Bar", at: Point(30, 12), size: 11.5)),
      ])
    let gray = Color(hex: 0x888888)
    #expect(
      sections[1].areas == [
        Area(
          .ellipse(radiusX: 40.5, radiusY: 40.5), at: Point(140, 190), fill: Color(hex: 0xFDE68A), border: .clear,
          caption: Area.Caption("Table", size: 14, color: Color(hex: 0x78350F))),
        Area(
          .ellipse(radiusX: 70, radiusY: 30), at: Point(60, 270), rotation: .degrees(30), fill: Color(hex: 0xBFDBFE),
          border: gray),
        Area(
          .polygon([Point(0, 0), Point(60, 10), Point(40, 60.25)]), at: Point(-150, 240), rotation: .degrees(10),
          fill: gray, border: gray),
        Area(
          .none, at: Point(60, -60), caption: Area.Caption("\"R&B\" corner", size: 18, color: Color(hex: 0x1D4ED8))),
      ])
    // The oldest versions have the size of a rectangle as keys of the area, and its text, then in the middle, as a string.
    #expect(
      sections[2].areas.last
        == Area(
          .rectangle(Size(40, 20)), at: Point(300, 0), fill: gray, border: gray,
          caption: Area.Caption("Ramp", at: Point(20, 10))))
  }

  @Test func whatIsNotUnderstoodIsIgnoredWithANote() throws {
    let text = """
      { "name": "X",
        "categories": [{ "name": "A", "color": "rgb(1, 2, 3)" }, { "name": "B", "color": "" }],
        "zones": [{ "name": null, "position": { "x": 0, "y": 0 }, "rows": [], "areas": [
          { "shape": "polygon", "polygon": { "points": [{ "x": 0, "y": 0 }] }, "text": { "text": "Wall" } }
        ] }] }
      """
    let document = try ImportedPlan(reading: Array(text.utf8))
    #expect(document.plan.canvas == nil)
    #expect(document.plan.categories.map(\.color) == [nil, nil])
    #expect(document.plan.sections[0].areas == [Area(.none, caption: Area.Caption("Wall"))])
    #expect(
      document.notes.map(\.message) == [
        "ignored a colour that is neither a name nor #rrggbb",
        "ignored a polygon of fewer than 3 points",
      ])
  }

  @Test func `Seats of round stands lie on their arcs, wherever zones and rows begin`() throws {
    let document = try ImportedPlan(reading: RepositoryFiles.bytes("Tests/Fixtures/pretix/valid/round-stands.json"))
    #expect(document.format == .pretix && document.notes.isEmpty)
    let map = document.plan.layout()
    #expect(map.sections.map(\.name) == ["North", "South"])
    // Two stands of rows of 8, 10, …, 18 seats.
    #expect(map.seats.count == 2 * 78)
    for seat in map.seats {
      let row = map.rows[seat.row]
      let isNorth = map.sections[row.section].name == "North"
      let middle = isNorth ? Point(600, 520) : Point(600, 780)
      let number = try #require(Int(seat.label))
      let depth = try #require(["A", "B", "C", "D", "E", "F"].firstIndex(of: row.label))
      let angle = (isNorth ? 200.0 : 20) + 140 * Double(number - 1) / Double(7 + 2 * depth)
      let place = middle + Vector(100 + 30 * Double(depth), 0).rotated(by: .degrees(angle))
      // The file has hundredths.
      #expect(seat.center.distance(to: place) < 0.008, "\(seat.id)")
      #expect(seat.categoryName == ["Ring", "Inner", "Middle", "Outer", "Top"][depth % 5])
    }
  }

  @Test(.enabled(if: RepositoryFiles.exists(stadium)))
  func theStadiumHas738SeatsIn90RowsOf2Zones() throws {
    let document = try ImportedPlan(reading: RepositoryFiles.bytes(PretixPlanReadingTests.stadium))
    #expect(document.format == .pretix)
    #expect(document.plan.sections.count == 2)
    let rows = document.plan.sections.flatMap(rows)
    #expect(rows.count == 90)
    #expect(rows.map(\.seats.count).reduce(0, +) == 738)
    #expect(document.plan.categories.count == 5)
    let bounds = try #require(document.plan.layout().bounds)
    #expect(abs(bounds.minX - 386.0) < 0.1 && abs(bounds.maxX - 1698.2) < 0.1)
    #expect(abs(bounds.minY - 478.9) < 0.1 && abs(bounds.maxY - 1220.1) < 0.1)
  }
}
