import SeatMapDrawing
import SeatMaps
import Testing

/// Parts of a map with the statuses of their seats.
@Suite struct ShownMapTests {
  /// Stalls of two rows of five and a circle of one row of three, on two floors.
  private static let map: SeatMap = {
    func section(_ name: String, rows: Int, seats: Int, floor: String) -> Section {
      let pattern = RowPattern([.seats(seats)])
      var section = Section(name: name, blocks: [Block(.straight(StraightRows(count: rows, patterns: [pattern])))])
      section.floor = floor
      return section
    }
    return SeatPlan(
      name: "Hall", floors: [Floor(name: "Ground"), Floor(name: "First")],
      sections: [
        section("Stalls", rows: 2, seats: 5, floor: "Ground"), section("Circle", rows: 1, seats: 3, floor: "First"),
      ]
    ).layout()
  }()

  @Test func `a section keeps its own seats and their statuses`() throws {
    var states = SeatStates(of: Self.map)
    states.setStatus(.sold, of: 10)
    states.setStatus(.held, of: 0)
    var shown = ShownMap(Self.map, states: states)
    try shown.keepSections(named: "Circle")
    #expect(shown.map.seats.map(\.id) == Self.map.seats[10...].map(\.id))
    #expect(shown.states?.statuses == [.sold, .available, .available])
    #expect(shown.map.name == "Hall, Circle")
  }

  @Test func `where no floor has a name the section of that name is kept`() throws {
    var shown = ShownMap(Self.map)
    try shown.keepFloor(named: "Stalls")
    #expect(shown.map.seats.count == 10)
    #expect(shown.states == nil)
  }

  @Test func `a name that is near is suggested, and nothing is kept`() {
    var shown = ShownMap(Self.map)
    let error = #expect(throws: MapPartError.self) { try shown.keepFloor(named: "Stals") }
    #expect(error.map { "\($0)" } == "there is no floor or section \"Stals\"; did you mean \"Stalls\"?")
    #expect(shown == ShownMap(Self.map))
  }

  @Test func `all names are listed where none is near`() {
    var shown = ShownMap(Self.map)
    let error = #expect(throws: MapPartError.self) { try shown.keepSections(named: "xyz") }
    #expect(error.map { "\($0)" } == "there is no section \"xyz\"; there are \"Stalls\", \"Circle\"")
  }

  @Test func `a mini-map marks the chosen seats of the whole venue's floor`() throws {
    var shown = ShownMap(Self.map)
    try shown.keepSections(named: "Circle")
    let overview = shown.miniMap(marking: [2])
    #expect(overview.map.sections.map(\.name) == ["Circle"])
    #expect(overview.seats == [2])
  }
}
