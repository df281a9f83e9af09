import Geometry
import JSON
import PlanImports
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

@Suite struct VistaPlanTests {
  private func fixture(_ name: String) throws -> ImportedPlan {
    try ImportedPlan(reading: RepositoryFiles.bytes("Tests/Fixtures/vista/valid/\(name).json"))
  }

  @Test func `Areas share one grid, whose row 0 is farthest from the screen`() throws {
    let document = try fixture("couples")
    let map = document.plan.layout()
    #expect(document.notes.isEmpty)
    #expect(map.categories.map(\.name) == ["Couples", "Standard"])
    #expect(map.rows.map(\.label) == ["A", "B", "C", "D"])
    // Row 2 of 0 to 4 has no seat: between B, in row 3, and C, in row 1, there are two steps of 36.
    #expect(map.rows.map { map.seats[$0.seats.lowerBound].center.y } == [0, 36, 108, 144])
    // Seven columns at a pitch of 38 about x = 0; row D has seats in columns 0, 1, 5 and 6.
    #expect(map.seats.suffix(4).map(\.center.x) == [-114, -76, 76, 114])
    #expect(map.seats.suffix(4).allSatisfy { $0.attributes == .wide && $0.categoryName == "Couples" })
    #expect(map.seats.prefix(14).allSatisfy { $0.attributes.isEmpty && $0.categoryName == "Standard" })
  }

  @Test func `The screen is as wide, and as far to a side, as the frame says`() throws {
    let stage = try #require(try fixture("couples").plan.stage)
    // Ten units are seven columns of 38: a unit is 26.6. The screen has 8 units from 1 behind the left edge, as the
    // grid has 10: their middles are the same.
    #expect(abs(try #require(stage.width) - 8 * 26.6) < 1e-9)
    #expect(abs(try #require(stage.position).x) < 1e-9)
    #expect(try fixture("words").plan.stage == Stage(.screen))
  }

  @Test func `Statuses are given as availability, by numbers and by words`() throws {
    let sold = try fixture("couples").availability
    #expect(sold?.entries.map(\.seat) == ["B/2", "D/3", "D/4"])
    #expect(sold?.entries.allSatisfy { $0.status == .sold } == true)
    let words = try #require(try fixture("words").availability)
    #expect(
      words.entries == [
        .init(seat: "D/2", status: .sold), .init(seat: "1-1-1", status: .sold),
        .init(seat: "1-1-2", status: .reserved), .init(seat: "E/2", status: .blocked),
      ])
    // Every status is about a seat of the plan.
    let map = try fixture("words").plan.layout()
    #expect(words.states(for: map).findings.isEmpty)
  }

  @Test func `An area without allocated seats is sold by the head`() throws {
    let map = try fixture("words").plan.layout()
    let area = try #require(map.generalAdmission.first)
    #expect(area.label == "Unreserved" && area.capacity == 40)
    #expect(try fixture("words").notes.map(\.message) == ["placed an area without allocated seats behind the last row"])
  }

  @Test func `What is not known, and a cell that has a seat already, is noted`() throws {
    func seat(_ id: Int, _ column: Int, style: Int, status: Int) -> String {
      "{\"Id\":\"\(id)\",\"Position\":{\"AreaNumber\":1,\"RowIndex\":0,\"ColumnIndex\":\(column)},"
        + "\"SeatStyle\":\(style),\"Status\":\(status)}"
    }
    let seats = [seat(1, 0, style: 7, status: 0), seat(2, 1, style: 0, status: 9), seat(3, 1, style: 0, status: 0)]
    let text =
      "{\"AreaCategories\":[],\"Areas\":[{\"Rows\":[{\"PhysicalName\":\"A\",\"Seats\":["
      + seats.joined(separator: ",") + "]}]}]}"
    let document = try ImportedPlan(reading: Array(text.utf8))
    #expect(
      document.notes.map(\.message) == [
        "ignored a SeatStyle that is not known", "took a Status that is not known for blocked",
        "left out a seat whose cell has one already",
      ])
    #expect(document.availability?.entries == [.init(seat: "A/2", status: .blocked)])
    #expect(document.plan.layout().seats.map(\.label) == ["1", "2"])
  }

  @Test func `A row without seats names no row of another area`() throws {
    let seat = "{\"Id\":\"1\",\"Position\":{\"AreaNumber\":2,\"RowIndex\":0,\"ColumnIndex\":0}}"
    let text =
      "{\"AreaCategories\":[],\"Areas\":[{\"Rows\":[{\"PhysicalName\":\"X\",\"Seats\":[]}]},"
      + "{\"Rows\":[{\"PhysicalName\":\"A\",\"Seats\":[\(seat)]}]}]}"
    let document = try ImportedPlan(reading: Array(text.utf8))
    #expect(document.plan.layout().seats.map(\.id) == ["A/1"])
    #expect(document.notes.isEmpty)
  }

  @Test func `More people than sums can hold are refused`() {
    let text =
      "{\"AreaCategories\":[],\"Areas\":[{\"IsAllocatedSeating\":false,\"NumberOfSeats\":9223372036854775807}]}"
    #expect(throws: DocumentError.self) { try ImportedPlan(reading: Array(text.utf8)) }
  }
}
