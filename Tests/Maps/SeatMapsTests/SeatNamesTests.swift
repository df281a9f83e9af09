import Geometry
import SeatMaps
import Support
import TestSupport
import Testing

@Suite("Names of seats, one after the other")
struct SeatNamesTests {
  /// A map whose rows and seats are called in all the ways that there are.
  private var map: SeatMap {
    let rows = ["C", "3", "", "Ä", "e\u{301}", "Table 1"].map { label in
      SeatRow(
        label: label, spokenLabel: label == "3" ? "Reihe drei" : nil,
        seats: ["1", "C12", "", "Ä7", "é5", "x", "3\u{20E3}"].enumerated().map { number, seat in
          Seat(
            label: seat, shownLabel: number == 4 ? "*" : nil, spokenLabel: number == 5 ? "Logensitz" : nil,
            position: Point(Double(number) * 30, 0), category: number % 2 == 0 ? "Balcony" : "Stalls",
            attributes: number == 3 ? .wheelchair : [])
        })
    }
    let block = Block(.rows(rows))
    return SeatPlan(
      name: "", currency: "EUR", categories: [.init(name: "Stalls"), .init(name: "Balcony")],
      sections: [Section(name: "", blocks: [block]), Section(name: "Upper", blocks: [block])]
    ).layout()
  }

  @Test func `What is said of a seat does not depend on which were asked for before`() {
    let map = map
    var random = SeededRandom(seed: 12)
    var names = SeatNames(map)
    for _ in 0..<400 {
      let seat = random.int(0...map.seats.count - 1)
      let status = SeatStatus.allCases[random.int(0...5)]
      let price = random.bool() ? Price("\(random.int(1...3))") : nil
      #expect(
        names.spokenName(ofSeat: seat, status: status, price: price)
          == map.spokenName(ofSeat: seat, status: status, price: price))
      #expect(names.shortName(ofSeat: seat) == map.shortName(ofSeat: seat))
    }
  }

  @Test func `Short names keep numbers apart and say no row twice, however letters are encoded`() {
    let map = map
    let names = map.rows[..<5].map { row in row.seats.map { map.shortName(ofSeat: $0) } }
    #expect(names[0] == ["C1", "C12", "C", "CÄ7", "Cé5", "Cx", "C3\u{20E3}"])
    #expect(names[1] == ["3-1", "3C12", "3", "3Ä7", "3é5", "3x", "3-3\u{20E3}"])
    #expect(names[2] == ["1", "C12", "", "Ä7", "é5", "x", "3\u{20E3}"])
    #expect(names[3].contains("Ä7"))
    #expect(names[4].contains("é5"))
  }

  @Test func `A placed seat's other names stay when its label changes`() {
    var seat = PlacedSeat(id: "a", label: "1", center: .zero, size: 20, shape: .circle, row: 0)
    #expect(seat.shownLabel == "1" && seat.spokenLabel == nil)
    seat.label = "2"
    #expect(seat.shownLabel == "1")
    seat.spokenLabel = "Seat two"
    seat.shownLabel = "2"
    #expect(
      seat
        == PlacedSeat(
          id: "a", label: "2", shownLabel: "2", spokenLabel: "Seat two", center: .zero, size: 20, shape: .circle, row: 0
        )
    )
    seat.spokenLabel = nil
    #expect(seat == PlacedSeat(id: "a", label: "2", center: .zero, size: 20, shape: .circle, row: 0))
    #expect(seat.category == nil)
    seat.category = 3
    #expect(seat.category == 3)
  }
}
