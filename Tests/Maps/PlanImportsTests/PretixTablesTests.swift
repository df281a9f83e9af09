import Geometry
import PlanImports
import Reading
import SeatMaps
import Testing

/// Tables and places sold by the head as pretix plans have them.
struct PretixTablesTests {
  @Test func tablesBecomeAreasWithRowsOfSeats() throws {
    let plan = SeatPlan(
      name: "Club", canvas: Size(900, 900),
      sections: [
        Section(
          name: "Hall", origin: Point(300, 300),
          tables: [
            TableGroup(.round(.init(seats: 4, radius: 40)), at: .listed([.init(Point(10, 20))]), isSoldWhole: true)
          ],
          generalAdmission: [
            GeneralAdmissionArea("Pit", outline: .rectangle(Size(200, 60)), at: Point(-100, 150), capacity: 80)
          ]),
        Section(
          name: "Gallery", origin: Point(300, 700), blocks: [Block(.straight(StraightRows(count: 1, seats: 2)))],
          rowLabels: .start),
      ])
    let written = PlanFormat.pretix.write(plan)
    let read = try ImportedPlan(reading: written.bytes).plan
    let (map, again) = (plan.layout(), read.layout())
    #expect(again.seats.map(\.id) == map.seats.map(\.id))
    for (seat, same) in zip(map.seats, again.seats) { #expect(seat.center.distance(to: same.center) < 1e-9) }
    #expect(
      read.sections[1].blocks.count == 1 && again.rows.last?.labels.count == 1, "names of rows stay with their rows")

    let areas = read.sections[0].areas
    #expect(areas.map(\.caption?.string) == ["1", "Pit (80)"])
    #expect(areas[0].outline == .ellipse(radiusX: 40, radiusY: 40) && areas[0].position == Point(10, 20))
    guard case .polygon(let corners) = areas[1].outline else {
      Issue.record("a standing area is no polygon")
      return
    }
    let placed = try #require(Rect(containing: corners.map { $0 + (areas[1].position - .zero) }))
    #expect((placed.minX, placed.minY, placed.maxX, placed.maxY) == (-100, 150, 100, 210))

    let notes = written.notes.map(\.message)
    #expect(notes.contains("a table is written as an area and a row of seats"))
    #expect(notes.contains { $0.hasPrefix("a place sold by the head is written as an area") })
    #expect(notes.contains("that a table or a place is sold whole is left out"))
  }
}
