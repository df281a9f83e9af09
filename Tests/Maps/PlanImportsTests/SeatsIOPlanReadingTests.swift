import Geometry
import JSON
import Paths
import PlanImports
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

struct SeatsIOPlanReadingTests {
  private func document(_ name: String) throws -> ImportedPlan {
    try ImportedPlan(reading: RepositoryFiles.bytes("Tests/Fixtures/seatsio/valid/\(name).json"))
  }

  // MARK: Names

  @Test func `Objects are called as seats.io calls them`() throws {
    let hall = try document("hall").plan.layout()
    let ids = Set(hall.seats.map(\.id))
    for id in ["A-1", "C-12", "Box left-A-4", "Box right-A-4", "T1-6", "T3-H", "T5-2"] { #expect(ids.contains(id)) }
    #expect(hall.generalAdmission.map(\.id) == ["Stehplatz", "Lounge", "Balkon", "Stand 1", "Stand 2"])
    let floors = try document("floors").plan.layout()
    let floorIDs = Set(floors.seats.map(\.id))
    for id in ["West-C-5", "Balcony box-A-3", "West-T1-4", "Z-3", "Upper-B-6"] { #expect(floorIDs.contains(id)) }
    #expect(floors.generalAdmission.map(\.id) == ["West-GA"])
  }

  @Test func `An empty label is left out of what a seat is called`() throws {
    let text = """
      { "name": "X", "subChart": { "rows": [{ "label": null, "seats": [{ "label": "7", "x": 0, "y": 0 }] }],
        "sections": [{ "label": "S", "subChart": { "rows": [{ "label": "", "seats": [{ "label": "1", "x": 0, "y": 50 }] },
          { "label": "B", "seats": [{ "label": "", "x": 0, "y": 90 }] }] } }] } }
      """
    let map = try ImportedPlan(reading: Array(text.utf8)).plan.layout()
    #expect(map.seats.map(\.id) == ["7", "S-1", "S-B"])
  }

  @Test func `A table whose chairs show other names than their own keeps them`() throws {
    let text = """
      { "name": "X", "subChart": { "tables": [{ "type": "round", "label": "T1", "center": { "x": 0, "y": 0 },
        "radius": 20, "seats": [{ "label": "1", "displayLabel": "I", "x": 0, "y": 27 }] }] } }
      """
    let map = try ImportedPlan(reading: Array(text.utf8)).plan.layout()
    #expect(map.seats.map(\.id) == ["T1-1"])
    #expect(map.seats.map(\.shownLabel) == ["I"])
  }

  @Test func `What is shown can differ from what identifies`() throws {
    let map = try document("hall").plan.layout()
    let seat = try #require(map.seats.first { $0.id == "A-3" })
    #expect((seat.label, seat.shownLabel) == ("3", "3*"))
    let row = try #require(map.rows.first { $0.label == "B" && $0.shownLabel != "B" })
    #expect((row.shownLabel, row.spokenLabel) == ("Second", "Reihe B"))
    #expect(map.generalAdmission.map(\.shownLabel) == ["Stehplatz", "The lounge", "", "Stand 1", "Stand 2"])
  }

  @Test func `The names of rows stand where charts put them, whichever way seats run`() throws {
    let map = try document("hall").plan.layout()
    let left = try #require(map.rows.first { $0.label == "A" && map.sections[$0.section].name == "Box left" })
    // Numbered from the right, its name at the right.
    #expect(map.seats[left.seats.lowerBound].center == Point(560, 160))
    #expect(left.labels.count == 1)
    #expect(try #require(left.labels.first).center.x > 560)
    #expect(try #require(map.rows.first { $0.label == "B" }).labels.isEmpty)
  }

  // MARK: Categories and attributes

  @Test func `A category is a seat's own, or else that of row, table or section`() throws {
    let map = try document("floors").plan.layout()
    func category(_ id: String) -> String? { map.seats.first { $0.id == id }?.categoryName }
    #expect(category("West-A-1") == "Rollstuhl")
    #expect(category("West-A-2") == "Rang")
    #expect(category("West-B-1") == "Parkett")
    #expect(category("West-T1-1") == "Parkett")
    // A section inside another inherits from that.
    #expect(category("Balcony box-A-1") == "Parkett")
    // Labels of categories need not be unique, names are.
    #expect(category("Upper-A-1") == "Rang (5)")
    #expect(map.generalAdmission.map(\.categoryName) == ["Parkett"])
  }

  @Test func `Every flag is an attribute`() throws {
    let map = try document("hall").plan.layout()
    func attributes(_ id: String) -> SeatAttributes? { map.seats.first { $0.id == id }?.attributes }
    // Old charts call categories accessible instead of seats.
    #expect(attributes("A-1") == .wheelchair)
    #expect(attributes("T5-3") == .wheelchair)
    #expect(attributes("A-2") == .companion)
    #expect(attributes("A-3") == .restrictedView)
    #expect(attributes("B-1") == .semiAmbulatory)
    #expect(attributes("B-2") == [.hearingLoop, .signLanguage, .captions])
    #expect(attributes("B-3") == [.wide, .liftingArmrest])
    #expect(attributes("T4-4") == .wheelchair)
    #expect(attributes("B-4") == [])
  }

  // MARK: Tables

  @Test func `Tables stay tables where their chairs stand by the rule, and no chair moves where they do not`() throws {
    let plan = try document("hall").plan
    let hall = try #require(plan.sections.first)
    let places = hall.tables.flatMap { group -> [String?] in
      guard case .listed(let places) = group.places else { return [] }
      return places.map(\.label)
    }
    #expect(places == ["T1", "T2", "T3", "T4"])
    #expect(hall.tables.map(\.isSoldWhole) == [false, false, true, false])
    guard case .round(let second) = hall.tables[1].form, case .rectangle(let fourth) = hall.tables[3].form else {
      Issue.record("the tables have other forms: \(hall.tables.map(\.form))")
      return
    }
    #expect((second.seats, second.openPlaces) == (5, 2))
    #expect((fourth.top, fourth.right, fourth.bottom, fourth.left) == (3, 1, 3, 1))
    #expect(fourth.size == Size(96, 40))

    let map = plan.layout()
    #expect(map.tables.map(\.label) == ["T1", "T2", "T3", "T4"])
    let last = try #require(map.rows.first { $0.label == "T5" })
    #expect(last.table == nil)
    #expect(map.seats[last.seats].map(\.center) == [Point(540, 357), Point(500, 320), Point(577, 310)])
    // The chair below the table looks up, the one at its left to the right.
    #expect(map.seats[last.seats].map(\.angle.degrees).prefix(2) == [0, 90])
    #expect(hall.areas.contains { $0.caption?.string == "Round five" })
  }

  /// The radius that the designer gives a round table: 25 units of its edge for each place.
  @Test(arguments: 1...12, 0...2) func `Every round table of the designer is a table`(seats: Int, open: Int) throws {
    var random = SeededRandom(seed: UInt64(seats * 10 + open))
    let places = seats + open
    let radius = Double(places) * 25 / (2 * .pi)
    let (center, turn) = (Point(300, 200), Double(random.int(0...359)))
    let chairs = (0..<seats).map { chair -> String in
      let angle = Angle.degrees(90 + turn + 360 * Double(chair) / Double(places))
      let place = center + Vector(direction: angle) * (radius + 7)
      let (x, y) = ((place.x * 100).rounded() / 100, (place.y * 100).rounded() / 100)
      return #"{ "label": "\#(chair + 1)", "x": \#(x), "y": \#(y) }"#
    }
    let table = """
      { "type": "round", "label": "T7", "center": { "x": 300, "y": 200 }, "radius": \(radius),
        "rotationAngle": \(turn), "openSpaces": \(open), "seats": [\(chairs.joined(separator: ", "))] }
      """
    let text = #"{ "name": "X", "subChart": { "tables": [\#(table)] } }"#
    let map = try ImportedPlan(reading: Array(text.utf8)).plan.layout()
    #expect(map.tables.count == 1)
    #expect(map.seats.map(\.id) == (1...seats).map { "T7-\($0)" })
    for (chair, seat) in map.seats.enumerated() {
      let angle = Angle.degrees(90 + turn + 360 * Double(chair) / Double(places))
      #expect(seat.center.distance(to: center + Vector(direction: angle) * (radius + 7)) < 0.02)
      // A chair looks at the middle of its table.
      let sight = Vector(direction: seat.angle - .degrees(90))
      #expect(sight.dot(center - seat.center) > 0)
    }
    for first in map.seats.indices {
      for second in map.seats.indices where second > first {
        #expect(map.seats[first].center.distance(to: map.seats[second].center) > 16)
      }
    }
  }

  // MARK: Sections, floors and zones

  @Test func `A section lies where its corner is, with its outline around its seats`() throws {
    let plan = try document("floors").plan
    let map = plan.layout()
    #expect(plan.sections.map(\.name) == ["", "West", "Balcony box", "East", "", "Upper"])
    #expect(plan.sections[2].origin == Point(30.5, 120.75))
    #expect(plan.sections[1].entrance == "Door 3")
    for section in plan.sections {
      guard case .polygon(let corners) = section.outline, let box = Rect(containing: corners) else { continue }
      let seats = section.blocks.flatMap { block -> [Seat] in
        guard case .rows(let rows) = block.arrangement else { return [] }
        return rows.flatMap(\.seats)
      }
      #expect(!seats.isEmpty)
      #expect(seats.allSatisfy { box.contains($0.position) }, "\(section.name)")
    }
    #expect(map.seats.first { $0.id == "East-A-1" }?.center == Point(228.75, 18.5))
    #expect(map.seats.first { $0.id == "Balcony box-A-1" }?.center == Point(48.5, 138.75))
  }

  @Test func `Floors and zones are those of the chart`() throws {
    let plan = try document("floors").plan
    #expect(plan.floors.map(\.name) == ["Ground floor", "1"])
    #expect(
      plan.sections.map(\.floor) == ["Ground floor", "Ground floor", "Ground floor", "Ground floor", "1", "1"])
    #expect(plan.focalPoint == Point(150, -100))
    // West and what is in it look to the front zone's point; the back zone has none; the upper floor has its own.
    #expect(
      plan.sections.map(\.focalPoint) == [
        nil, Point(150, -200), Point(150, -200), nil, Point(150, -90), Point(150, -90),
      ])
  }

  // MARK: What else is drawn and sold

  @Test func `A stage before all seats is the plan's, and any other is an area`() throws {
    let hall = try document("hall").plan
    // Its middle is at y 20 and it is 60 deep.
    #expect(hall.stage == Stage(.stage, position: Point(300, 50), width: 240, depth: 60, label: "Bühne"))
    #expect(hall.sections[0].areas.contains { $0.caption?.string == "Bühne" } == false)
    let floors = try document("floors").plan
    #expect(floors.stage == nil)
    #expect(floors.sections[0].areas.map(\.caption?.string) == ["Stage"])
  }

  @Test func `Areas for sale keep form, capacity and way of selling`() throws {
    let section = try #require(try document("hall").plan.sections.first)
    let areas = section.generalAdmission
    #expect(areas.map(\.capacity) == [250, 12, 80, 1, 4])
    #expect(areas.map(\.isSoldWhole) == [false, true, false, true, true])
    #expect(areas.map(\.kind) == [.standing, .standing, .standing, .booth, .booth])
    #expect(areas.map(\.category) == ["Rang", "Loge", nil, "Loge", nil])
    #expect(areas[1].outline == .ellipse(radiusX: 50, radiusY: 36))
    #expect((areas[1].position, areas[1].rotation) == (Point(440, 460), .degrees(20)))
    // A rectangle turns about its middle there and about its corner here.
    let middle = areas[3].position + Vector(30, 20).rotated(by: areas[3].rotation)
    #expect(middle.distance(to: Point(640, 300)) < 1e-9)
  }

  @Test func `Shapes, texts and known icons are areas`() throws {
    let areas = try #require(try document("hall").plan.sections.first).areas
    #expect(areas.compactMap(\.caption?.string) == ["Foyer", "Eingang Süd", "Round five"])
    #expect(areas.compactMap(\.symbol) == [.exit, .bar])
    #expect(areas.filter(\.isForeground).count == 1)
  }

  @Test func `What a plan cannot say is noted and counted`() throws {
    let notes = Dictionary(uniqueKeysWithValues: try document("hall").notes.map { ($0.message, $0.count) })
    #expect(
      notes == [
        "put a label in the middle of what it names": 1,
        "ignored a colour that is neither a name nor #rrggbb": 1,
        "left out an object of a form that is not known": 1,
        "left out an icon that has no sign here": 1,
        "left out the entrance of a row or seat": 1,
        "took an object that is not published for one that is": 1,
        "an object's category is not in the list of categories": 1,
        "left out a view from a seat or section": 1,
        "made a row of the chairs of a table, which can be booked one by one then": 1,
        "left out how few people may book an area whole": 1,
        "left out a picture": 2,
      ])
  }

  @Test func `Keys that nobody knows are noted, and the designer's own are not`() throws {
    let rows = #"[{ "label": "A", "curve": 3, "seats": [{ "label": "1", "x": 0, "y": 0, "hue": 4 }] }]"#
    let text = #"{ "name": "X", "version": 22, "mood": 1, "subChart": { "rows": \#(rows), "width": 9 } }"#
    let notes = try ImportedPlan(reading: Array(text.utf8)).notes
    #expect(notes.map(\.message) == ["ignored key \"mood\"", "ignored key \"hue\""])
    #expect(notes.map(\.place.path) == ["mood", "subChart.rows[0].seats[0].hue"])
  }
}
