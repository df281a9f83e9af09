import Geometry
import Paths
import SeatMaps
import Testing

/// Places that are sold by the head.
@Suite struct GeneralAdmissionTests {
  private func map(_ areas: GeneralAdmissionArea..., change: (inout Section) -> Void = { _ in }) -> SeatMap {
    var section = Section(name: "Arena", generalAdmission: areas)
    change(&section)
    return SeatPlan(name: "", categories: [Category(name: "Floor")], sections: [section]).layout()
  }

  @Test func `An area stands where its section says`() throws {
    let pit = GeneralAdmissionArea("Pit", outline: .rectangle(Size(100, 40)), at: Point(10, 0), capacity: 400)
    let map = map(pit) { section in
      section.origin = Point(1000, 0)
      section.rotation = .degrees(90)
      section.category = "Floor"
    }
    let area = try #require(map.generalAdmission.first)
    #expect(area.id == "Arena/Pit" && area.capacity == 400 && area.category == 0)
    // A quarter turn takes (10…110, 0…40) to (−40…0, 10…110).
    let bounds = try #require(area.outline.bounds)
    #expect(abs(bounds.minX - 960) < 1e-9 && abs(bounds.maxX - 1000) < 1e-9)
    #expect(abs(bounds.minY - 10) < 1e-9 && abs(bounds.maxY - 110) < 1e-9)
    #expect(area.labelCenter.distance(to: Point(980, 60)) < 1e-6)
    #expect(map.sections[0].generalAdmission == 0..<1 && map.outlined().sections[0].outline != nil)
  }

  @Test func `Counts below zero and places that are not finite are harmless`() {
    let circle = Area.Outline.ellipse(radiusX: 5, radiusY: 5)
    let odd = GeneralAdmissionArea("Odd", outline: circle, capacity: -3)
    let away = GeneralAdmissionArea("Away", outline: circle, at: Point(.infinity, 0), capacity: 3)
    let bare = GeneralAdmissionArea("Bare", outline: .none, at: Point(4, 5), capacity: 3)
    let map = map(odd, away, bare)
    #expect(map.generalAdmission.map(\.label) == ["Odd", "Bare"] && map.generalAdmission.map(\.capacity) == [0, 3])
    #expect(map.generalAdmission.last?.labelCenter == Point(4, 5) && map.generalAdmission.last?.outline.isEmpty == true)
  }

  @Test func `Keeping sections keeps what is in them`() throws {
    func section(_ name: String, x: Double, floor: String) -> Section {
      Section(
        name: name, origin: Point(x, 0), blocks: [Block(.straight(StraightRows(count: 1, seats: 3)))],
        tables: [TableGroup(.round(.init(seats: 2)), at: .listed([.init(Point(0, 200))]))],
        generalAdmission: [
          GeneralAdmissionArea("Pit", outline: .rectangle(Size(50, 50)), at: Point(0, 300), capacity: 5)
        ],
        floor: floor)
    }
    let whole = SeatPlan(
      name: "", floors: [Floor(name: "Ground"), Floor(name: "Upper")],
      sections: [section("A", x: 0, floor: "Ground"), section("B", x: 3, floor: "Upper")]
    ).layout()
    let upper = try #require(whole.onlyFloor(named: "Upper"))
    #expect(upper.sections.map(\.name) == ["B"])
    #expect(upper.tables.map(\.center) == [Point(3, 200)])
    #expect(upper.tables[0].section == 0 && upper.tables[0].row == 1 && upper.rows[1].table == 0)
    #expect(upper.generalAdmission.map(\.id) == ["B/Pit"] && upper.generalAdmission[0].section == 0)
    #expect(upper.sections[0].tables == 0..<1 && upper.sections[0].generalAdmission == 0..<1)
    #expect(whole.onlyFloor(named: "Roof") == nil)
  }

  @Test func `Floors stand side by side in order`() throws {
    func section(_ floor: String?, x: Double) -> Section {
      Section(
        name: floor ?? "", origin: Point(x, 0),
        tables: [TableGroup(.round(.init(seats: 4)), at: .listed([.init(.zero)]))],
        generalAdmission: [
          GeneralAdmissionArea("Pit", outline: .rectangle(Size(50, 50)), at: Point(0, 100), capacity: 5)
        ],
        floor: floor, focalPoint: Point(0, -50))
    }
    let plan = SeatPlan(
      name: "", canvas: Size(100, 100), floors: [Floor(name: "Ground"), Floor(name: "Upper")],
      sections: [section("Upper", x: 0), section("Ground", x: 5), section(nil, x: 500)])
    let before = plan.layout()
    #expect(!before.findings().contains { $0.code == .sectionsOverlap }, "floors never lie on each other")
    let after = before.floorsSideBySide(gap: 25)
    #expect(after.canvas == nil)
    let ground = try #require(after.extent(ofFloor: 0))
    let upper = try #require(after.extent(ofFloor: 1))
    #expect(ground == before.extent(ofFloor: 0) && ground.maxX > 500, "the section without a floor goes with the first")
    #expect(abs(upper.minX - ground.maxX - 25) < 1e-9)
    #expect(after.panels() == before.panels(), "there is nothing left to part")

    let shift = after.sections[0].transform.apply(Point.zero) - before.sections[0].transform.apply(Point.zero)
    #expect((after.tables[0].center - before.tables[0].center - shift).length < 1e-9)
    #expect((after.generalAdmission[0].labelCenter - before.generalAdmission[0].labelCenter - shift).length < 1e-9)
    let (outline, moved) = (before.outlined().sections[0].outline?.bounds, after.outlined().sections[0].outline?.bounds)
    #expect(try abs(#require(moved).minX - #require(outline).minX - shift.dx) < 1e-9)
    #expect(after.sections[0].focalPoint == before.sections[0].focalPoint.map { $0 + shift })
  }
}
