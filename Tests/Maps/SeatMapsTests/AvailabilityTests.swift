import Geometry
import SeatMaps
import Support
import Testing

@Suite struct AvailabilityTests {
  private static let map: SeatMap = {
    let seats = ["a", "b", "c", "b"].enumerated().map { number, id in
      Seat(
        id: id, label: String(number), position: Point(Double(number) * 40, 0),
        category: number == 0 ? "Premium" : "Standard")
    }
    let categories = [
      SeatMaps.Category(name: "Premium", price: Price(units: 20, digits: 0)), SeatMaps.Category(name: "Standard"),
    ]
    let row = SeatRow(label: "A", seats: seats)
    return SeatPlan(
      name: "", categories: categories, sections: [Section(name: "", blocks: [Block(.rows([row]))])]
    ).layout()
  }()

  private func states(_ availability: Availability) -> (states: SeatStates, findings: [Finding]) {
    availability.states(for: Self.map)
  }

  @Test func `Seats without an entry have the default`() {
    let (states, findings) = states(
      Availability(defaultStatus: .blocked, entries: [.init(seat: "c", status: .available)]))
    #expect(states.statuses == [.blocked, .blocked, .available, .blocked])
    #expect(findings.isEmpty)
  }

  @Test func `A seat's own price comes before its category's`() {
    let own = Price(units: 9, digits: 0)
    #expect(states(Availability()).states.prices == [Price(units: 20, digits: 0), nil, nil, nil])
    let entries = [
      Availability.Entry(seat: "a", status: .available, price: own), .init(seat: "c", status: .sold, price: own),
    ]
    #expect(states(Availability(entries: entries)).states.prices == [own, nil, own, nil])
  }

  @Test func `A repeated id gives its status to all its seats with a warning`() {
    let (states, findings) = states(Availability(entries: [.init(seat: "b", status: .sold)]))
    #expect(states.statuses == [.available, .sold, .available, .sold])
    #expect(findings.map(\.code) == [.sharedStatus])
    #expect(findings.first?.severity == .warning)
  }

  @Test func `A unique id means one seat`() {
    let (states, findings) = states(Availability(entries: [.init(seat: "b~2", status: .sold)]))
    #expect(states.statuses == [.available, .available, .available, .sold])
    #expect(findings.isEmpty)
  }

  @Test func `Unknown seats are counted and named`() {
    let entries = ["p", "a", "q"].map { Availability.Entry(seat: $0, status: .sold) }
    let (states, findings) = states(Availability(entries: entries, selection: ["r"]))
    #expect(states.statuses == [.sold, .available, .available, .available])
    #expect(findings.map(\.code) == [.unknownSeat])
    #expect(findings.first?.count == 3)
    #expect(findings.first?.subjects == [.seat("p"), .seat("q"), .seat("r")])
  }

  @Test func `The last of several entries holds with a warning`() {
    let entries = [Availability.Entry(seat: "a", status: .sold), .init(seat: "a", status: .held)]
    let (states, findings) = states(Availability(entries: entries))
    #expect(states.statuses[0] == .held)
    #expect(findings.map(\.code) == [.duplicateStatus])
  }

  @Test func `An entry for all seats of an id repeats one for a single seat`() {
    let entries = [Availability.Entry(seat: "b~2", status: .sold), .init(seat: "b", status: .held)]
    let (states, findings) = states(Availability(entries: entries))
    #expect(states.statuses == [.available, .held, .available, .held])
    #expect(findings.map(\.code) == [.sharedStatus, .duplicateStatus])
  }

  @Test func `Selection wins but not without a word where the seat is gone`() {
    let entries = [
      Availability.Entry(seat: "a", status: .sold), .init(seat: "b~2", status: .blocked),
      .init(seat: "c", status: .held),
    ]
    let (states, findings) = states(Availability(entries: entries, selection: ["a", "b~2", "c"]))
    #expect(states.statuses == [.selected, .available, .selected, .selected])
    #expect(findings.map(\.code) == [.selectedUnavailable])
    #expect(findings.first?.subjects == [.seat("a"), .seat("b~2")])
    #expect(findings.first?.severity == .error)
  }
}
