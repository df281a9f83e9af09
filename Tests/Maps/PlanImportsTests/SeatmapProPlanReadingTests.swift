import Geometry
import Paths
import PlanImports
import Reading
import SeatMaps
import TestSupport
import Testing

struct SeatmapProPlanReadingTests {
  private func document() throws -> ImportedPlan {
    try ImportedPlan(reading: RepositoryFiles.bytes("Tests/Fixtures/seatmap-pro/valid/every-kind.json"))
  }

  /// A plan of one section with these keys.
  private func plan(_ keys: String) throws -> SeatPlan {
    let text = #"{ "schema": { "name": "X" }, "sections": [{ "name": "S", \#(keys) }] }"#
    return try ImportedPlan(reading: Array(text.utf8)).plan
  }

  private func rowLabels(_ numbering: String, rows: Int = 4) throws -> [String] {
    try plan(#""rows": \#(rows), "seatsPerRow": 1, "numbering": { "rows": { \#(numbering) } }"#).layout().rows
      .map(\.label)
  }

  // MARK: Rules

  @Test func `Grids and arcs become rules, and what no rule says becomes seats`() throws {
    let plan = try document().plan
    let kinds = plan.sections.map { section in
      section.blocks.map { block in
        switch block.arrangement {
        case .straight: "grid"
        case .arc: "arc"
        case .rows: "seats"
        default: "other"
        }
      }
    }
    // Shapes, stalls, terrace, circle, gallery, orchestra, single, countdown, three areas.
    #expect(kinds == [[], ["grid"], ["grid"], ["arc"], ["arc"], ["seats"], ["arc"], ["grid"], [], [], []])
  }

  @Test func `A grid begins a little inside its origin`() throws {
    let map = try plan(#""position": { "x": 100, "y": 50 }, "rows": 2, "seatsPerRow": 3"#).layout()
    #expect(
      map.seats.map(\.center) == [
        Point(119, 69), Point(147, 69), Point(175, 69), Point(119, 97), Point(147, 97), Point(175, 97),
      ])
    #expect(map.seats.map(\.id) == ["S/1/1", "S/1/2", "S/1/3", "S/2/1", "S/2/2", "S/2/3"])
  }

  @Test func `Seat 1 of an arc stands at its right end, as seatmap.pro puts it`() throws {
    let map = try plan(#""type": "arc", "rows": 1, "seatsPerRow": 3, "radius": 100, "arcDegrees": 180"#).layout()
    let places = Dictionary(uniqueKeysWithValues: map.seats.map { ($0.label, $0.center) })
    #expect(try #require(places["1"]).distance(to: Point(100, 0)) < 1e-9)
    #expect(try #require(places["2"]).distance(to: Point(0, 100)) < 1e-9)
    #expect(try #require(places["3"]).distance(to: Point(-100, 0)) < 1e-9)
    // They look at the origin.
    for seat in map.seats {
      #expect(Vector(direction: seat.angle - .degrees(90)).dot(.zero - seat.center) > 99)
    }
  }

  /// Radii 620 to 790 over 80 degrees for 30 seats: the pitch is twice the radius times the sine of half the step.
  @Test func `Arcs have equal angles, so that outer rows are wider apart`() throws {
    let map = try plan(
      #""type": "arc", "rows": 6, "seatsPerRow": 30, "radius": 620, "arcDegrees": 80, "rowSpacing": 34"#
    ).layout()
    func pitch(ofRow row: Int) -> Double {
      let seats = map.seats[map.rows[row].seats]
      return seats[seats.startIndex].center.distance(to: seats[seats.startIndex + 1].center)
    }
    #expect(map.seats.count == 180)
    #expect(abs(pitch(ofRow: 0) - 29.85) < 0.005)
    #expect(abs(pitch(ofRow: 5) - 38.03) < 0.005)
  }

  @Test func `Seats of an arc that face out look away from its origin`() throws {
    let map = try document().plan.layout()
    let orchestra = try #require(map.sections.first { $0.name == "Orchestra" })
    for seat in map.seats[orchestra.seats] {
      // Its radius is negative, so that outward is towards the origin and beyond.
      let sight = Vector(direction: seat.angle - .degrees(90))
      #expect(sight.dot(Point(160, 20) - seat.center) > 0)
    }
  }

  // MARK: Labels

  @Test func `Rows are called as seatmap.pro calls them`() throws {
    #expect(try rowLabels(#""format": "letters", "from": "Y""#) == ["Y", "Z", "AA", "AB"])
    #expect(try rowLabels(#""format": "letters", "from": "3", "step": 2"#) == ["C", "E", "G", "I"])
    #expect(try rowLabels(#""format": "letters", "from": "B", "direction": "toTop""#) == ["E", "D", "C", "B"])
    #expect(try rowLabels(#""format": "letters", "from": "az""#) == ["az", "ba", "bb", "bc"])
    #expect(try rowLabels(#""format": "roman", "from": "ix""#) == ["IX", "X", "XI", "XII"])
    #expect(try rowLabels(#""format": "roman", "from": "3998""#) == ["MMMCMXCVIII", "MMMCMXCIX", "3", "4"])
    #expect(try rowLabels(#""from": "A08""#) == ["A08", "A09", "A10", "A11"])
    // What is not above zero is left out, and the places past the end are numbered.
    #expect(try rowLabels(#""from": "2", "step": -1"#) == ["2", "1", "3", "4"])
    #expect(try rowLabels(#""from": "front""#) == ["1", "2", "3", "4"])
  }

  @Test func `Seats can be numbered from the right and in steps`() throws {
    let map = try plan(
      #""rows": 1, "seatsPerRow": 3, "numbering": { "seats": { "from": "101", "step": 2, "direction": "toLeft" } }"#
    ).layout()
    #expect(map.seats.sorted { $0.center.x < $1.center.x }.map(\.label) == ["105", "103", "101"])
  }

  // MARK: Chosen seats

  @Test func `Seats that are skipped or hidden are not there, and the others keep their labels`() throws {
    let map = try document().plan.layout()
    let ids = Set(map.seats.map(\.id))
    #expect(ids.contains("Stalls/AA/103") && ids.contains("Stalls/AA/109"))
    #expect(ids.isDisjoint(with: ["Stalls/AA/105", "Stalls/AA/107", "Stalls/Z/117", "Stalls/AD/101"]))
  }

  @Test func `A later flag wins`() throws {
    let map = try document().plan.layout()
    let row = try #require(map.rows.first { $0.label == "III" })
    #expect(map.seats[row.seats].filter { $0.attributes == .wheelchair }.count == 19)
    #expect(map.seats.first { $0.id == "Circle/III/2" }?.attributes == [])
  }

  // MARK: What else there is

  @Test func `Areas for general admission hold what the schema says`() throws {
    let map = try document().plan.layout()
    #expect(map.generalAdmission.map(\.id) == ["Pit", "Bar", "Lawn"])
    #expect(map.generalAdmission.map(\.capacity) == [120, 120, 120])
    #expect(
      map.generalAdmission.map(\.outline.bounds).prefix(2) == [
        Rect(x: 60, y: -20, width: 220, height: 60), Rect(x: 600, y: 400, width: 250, height: 250),
      ])
  }

  @Test func `Outlines are paths, or around the seats at the greatest of the distances`() throws {
    let sections = try document().plan.sections
    #expect(sections.first { $0.name == "Stalls" }?.outline == .around(padding: 24))
    #expect(
      sections.first { $0.name == "Gallery" }?.outline
        == .polygon([Point(-300, 560), Point(300, 560), Point(300, 720), Point(-300, 720)]))
    #expect(sections.first { $0.name == "Circle" }?.outline == nil)
  }

  @Test func `A stage before all seats is the plan's, and shapes and labels are areas`() throws {
    let plan = try document().plan
    #expect(plan.stage == Stage(.stage, position: Point(160, -220), width: 600, depth: 120, label: "STAGE"))
    #expect(plan.sections[0].areas.compactMap(\.caption?.string) == ["Bar", "Main entrance"])
    #expect(plan.sections[0].areas.count == 4)
  }

  @Test func `What a plan cannot say is noted and counted`() throws {
    let notes = try document().notes.map { "\($0.message): \($0.count)" }
    #expect(
      notes == [
        "ignored key \"address\": 1", "ignored key \"lat\": 1", "ignored key \"lng\": 1",
        "gave an outline the same distance on all sides: 1", "left out seats that are hidden: 1",
        "left out that seats are marked: 1", "left out names in the middle of rows: 1",
        "left out another word for rows or seats: 2", "left out the colours of an area for general admission: 1",
        "left out a drawing that lies under the seats: 1",
      ])
  }
}
