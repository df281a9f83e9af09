import Geometry
import SeatMaps
import Support
import Testing

/// What is known of tables, and of places that are sold by the head.
@Suite struct AreaAvailabilityTests {
  private static let map: SeatMap = {
    let circle = Area.Outline.ellipse(radiusX: 50, radiusY: 50)
    return SeatPlan(
      name: "", currency: "EUR",
      categories: [SeatMaps.Category(name: "Standing", price: Price(units: 25, digits: 0))],
      sections: [
        Section(
          name: "Hall",
          tables: [
            TableGroup(
              .round(.init(seats: 3)), at: .grid(.init(rows: 1, columns: 2, rowPitch: 0, columnPitch: 200)),
              numbering: LabelScheme(.numbers, prefix: "T"), isSoldWhole: true)
          ],
          generalAdmission: [
            GeneralAdmissionArea("Pit", outline: circle, at: Point(0, 300), capacity: 400, category: "Standing"),
            GeneralAdmissionArea(
              "Box 1", kind: .booth, outline: circle, at: Point(200, 300), capacity: 6, isSoldWhole: true),
          ])
      ]
    ).layout()
  }()

  private func states(_ entries: Availability.Entry..., selection: [String] = []) -> (
    states: SeatStates, findings: [Finding]
  ) {
    Availability(entries: entries, selection: selection).states(for: Self.map)
  }

  @Test func `Every area has a state`() {
    let states = SeatStates(of: Self.map, all: .blocked)
    #expect(
      states.areas == [AreaState(status: .blocked, price: Price(units: 25, digits: 0)), AreaState(status: .blocked)])
  }

  @Test func `People are counted`() {
    let (states, findings) = states(.init(seat: "Hall/Pit", status: .available, taken: 280))
    #expect(states.areas[0] == AreaState(taken: 280, price: Price(units: 25, digits: 0)))
    #expect(states.areas[0].freePlaces(of: 400) == 120)
    #expect(findings.isEmpty)
  }

  @Test func `What is full is sold`() {
    #expect(states(.init(seat: "Hall/Pit", status: .available, taken: 400)).states.areas[0].status == .sold)
    #expect(states(.init(seat: "Hall/Pit", status: .sold)).states.areas[0].taken == 400)
    // A box that is sold whole is sold with the first of its six places.
    #expect(states(.init(seat: "Hall/Box 1", status: .available, taken: 1)).states.areas[1].status == .sold)
    #expect(states(.init(seat: "Hall/Box 1", status: .available, taken: 0)).states.areas[1].status == .available)
    #expect(states(.init(seat: "Hall/Pit", status: .held)).states.areas[0].freePlaces(of: 400) == 0)
  }

  @Test func `More than there is room for is an error`() {
    let (states, findings) = states(.init(seat: "Hall/Pit", status: .available, taken: 401))
    #expect(states.areas[0].taken == 400 && states.areas[0].status == .sold)
    #expect(findings.map(\.code) == [.takenBeyondCapacity] && findings.map(\.severity) == [.error])
    #expect(findings.first?.subjects == [.area("Hall/Pit")])
  }

  @Test func `A table means its chairs`() {
    let (states, findings) = states(.init(seat: "Hall/T2", status: .sold))
    #expect(states.statuses == [.available, .available, .available, .sold, .sold, .sold])
    #expect(findings.isEmpty, "that several chairs share the status is meant")
  }

  @Test func `Nobody can have the rest of a table that is sold whole`() {
    let (states, findings) = states(.init(seat: "Hall/T2/2", status: .sold), .init(seat: "Hall/T1", status: .held))
    #expect(states.statuses == [.held, .held, .held, .blocked, .sold, .blocked])
    #expect(findings.map(\.code) == [.tablePartlySold] && findings.map(\.severity) == [.warning])
    #expect(findings.first?.subjects == [.table("Hall/T2")])
  }

  @Test func `Tables and areas are selected`() {
    let (states, findings) = states(
      .init(seat: "Hall/Pit", status: .sold), selection: ["Hall/T1", "Hall/Pit", "Hall/Box 1"])
    #expect(states.statuses.prefix(3) == [.selected, .selected, .selected])
    #expect(states.areas.map(\.status) == [.selected, .selected])
    #expect(findings.map(\.code) == [.selectedUnavailable] && findings.first?.subjects == [.area("Hall/Pit")])
  }

  @Test func `Unknown and repeated ids and counts of seats are found`() {
    let findings = states(
      .init(seat: "Hall/Pitt", status: .sold), .init(seat: "Hall/Pit", status: .sold),
      .init(seat: "Hall/Pit", status: .available, taken: 3), .init(seat: "Hall/T1/1", status: .sold, taken: 1)
    ).findings
    #expect(findings.map(\.code) == [.unknownSeat, .duplicateStatus, .tablePartlySold, .takenOfSeat])
    #expect(findings.allSatisfy { $0.message.hasSuffix(".") })
  }

  // MARK: Names

  @Test func `Tables are spoken of`() {
    let states = SeatStates(of: Self.map)
    #expect(Self.map.spokenName(ofSeat: 4, status: .sold) == "Hall, table T2, seat 2, sold")
    #expect(
      Self.map.spokenName(ofArea: 0, state: AreaState(taken: 280, price: states.areas[0].price))
        == "Hall, standing area Pit, 120 of 400 free, €25.00")
    #expect(
      Self.map.spokenName(ofArea: 1, state: states.areas[1]) == "Hall, booth Box 1, 6 places, sold whole, available")
    #expect(Self.map.spokenName(ofArea: 0) == "Hall, standing area Pit, 400 places")
  }

  @Test func `Without a section's name the text begins with a capital`() {
    let map = SeatPlan(
      name: "",
      sections: [
        Section(
          name: "",
          tables: [
            TableGroup(.round(.init(seats: 1)), at: .listed([.init(.zero), .init(Point(90, 0), label: "Table 9")]))
          ],
          generalAdmission: [
            GeneralAdmissionArea("Lawn", kind: .seating, outline: .rectangle(Size(9, 9)), capacity: 50)
          ])
      ]
    ).layout()
    #expect(map.spokenName(ofSeat: 0) == "Table 1, seat 1")
    #expect(map.spokenName(ofSeat: 1) == "Table 9, seat 1")
    #expect(map.spokenName(ofArea: 0, state: AreaState(status: .blocked)) == "Free seating Lawn, 0 of 50 free, blocked")
  }

  @Test func `How many people is said where it is known`() {
    let outline = Area.Outline.rectangle(Size(9, 9))
    let map = SeatPlan(
      name: "",
      sections: [
        Section(
          name: "",
          generalAdmission: [
            GeneralAdmissionArea("1", kind: .booth, outline: outline, capacity: 1, isSoldWhole: true),
            GeneralAdmissionArea("Pit", outline: outline, capacity: 0),
          ])
      ]
    ).layout()
    #expect(map.spokenName(ofArea: 0, state: AreaState()) == "Booth 1, 1 place, sold whole, available")
    #expect(map.spokenName(ofArea: 1) == "Standing area Pit")
    #expect(map.spokenName(ofArea: 1, state: AreaState()) == "Standing area Pit")
  }

  @Test func `Of many entries for a table the last one holds and the others are counted`() {
    let statuses: [SeatStatus] = [.sold, .held, .reserved, .blocked]
    let map = Self.map
    let (states, findings) = Availability(
      entries: statuses.map { .init(seat: "Hall/T1", status: $0) } + [.init(seat: "Hall/T1/2", status: .sold)]
    ).states(for: map)
    // The chair's own entry is later than the last one for its table.
    #expect(map.rows[map.tables[0].row].seats.map { states.statuses[$0] } == [.blocked, .sold, .blocked])
    // Three for the table after its first, and one for the chair.
    #expect(findings.map(\.code) == [.duplicateStatus] && findings.map(\.count) == [4])
  }
}
