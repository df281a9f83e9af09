import Geometry
import SeatMaps
import Testing

/// T13: floors that are drawn over each other become panels side by side.
@Suite struct PanelsTests {
  private func section(_ name: String, _ x: Double, _ y: Double) -> Section {
    let area = Area(.rectangle(Size(20, 20)), at: Point(-10, 60))
    return Section(
      name: name, origin: Point(x, y), blocks: [Block(.straight(StraightRows(count: 2, seats: 3)))], areas: [area])
  }

  private func map(_ sections: Section...) -> SeatMap {
    SeatPlan(name: "", canvas: Size(500, 500), stage: Stage(.stage), sections: sections).layout()
  }

  @Test func `Sections apart stay where they are`() {
    let map = map(section("Left", 0, 0), section("Right", 300, 0))
    #expect(map.panels() == map)
  }

  @Test func `A floor over another moves to the right`() throws {
    let before = map(section("Ground left", 0, 0), section("Upper left", 7, 3), section("Ground right", 300, 0))
    let after = before.panels(gap: 25)
    #expect(after.canvas == nil && after.stage == before.stage)
    for unmoved in [0, 2] {
      #expect(after.seats[after.sections[unmoved].seats] == before.seats[before.sections[unmoved].seats])
      #expect(after.sections[unmoved] == before.sections[unmoved])
    }
    let ground = try #require(after.keepingSections { $0 != 1 }.extent)
    var upper = after.keepingSections { $0 == 1 }
    upper.stage = nil
    #expect(try abs(#require(upper.extent).minX - ground.maxX - 25) < 1e-9)

    let shift = after.sections[1].transform.apply(Point.zero) - before.sections[1].transform.apply(Point.zero)
    #expect(shift.dy == 0)
    for seat in after.sections[1].seats {
      #expect((before.seats[seat].center + shift).distance(to: after.seats[seat].center) < 1e-9)
    }
    for row in after.sections[1].rows {
      for (old, new) in zip(before.rows[row].labels, after.rows[row].labels) {
        #expect((old.center + shift).distance(to: new.center) < 1e-9)
      }
    }
    #expect(!after.findings().contains { $0.code == .sectionsOverlap })
  }

  @Test func `Three floors make three panels`() {
    let after = map(section("0", 0, 0), section("1", 1, 0), section("2", 2, 0)).panels()
    #expect(!after.findings().contains { $0.code == .sectionsOverlap })
  }

  @Test func `A section alone`() throws {
    let whole = map(section("Ground", 0, 0), section("Upper", 7, 3), section("Ground", 300, 0))
    let upper = try #require(whole.onlySection(named: "Upper"))
    #expect(upper.sections.map(\.name) == ["Upper"])
    #expect(upper.rows.count == 2 && upper.seats.count == 6)
    #expect(upper.seats.map(\.center) == whole.seats[6..<12].map(\.center))
    #expect(upper.rows.map(\.section) == [0, 0] && upper.rows.map(\.seats) == [0..<3, 3..<6])
    #expect(upper.seats.map(\.row) == [0, 0, 0, 1, 1, 1])

    let ground = try #require(whole.onlySection(named: "Ground"))
    #expect(ground.sections.map(\.seats) == [0..<6, 6..<12])
    #expect(ground.sections.map(\.rows) == [0..<2, 2..<4])
    #expect(ground.seats.indices.allSatisfy { ground.rows[ground.seats[$0].row].seats.contains($0) })
    #expect(whole.onlySection(named: "Attic") == nil)
  }
}
