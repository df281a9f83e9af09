import SeatMap
import TestSupport
import Testing

/// A plan's file as the umbrella reads and draws it.
@Suite struct SeatMapFileTests {
  private static let theatre = RepositoryFiles.path("Examples/theatre.json")
  private static let coach = RepositoryFiles.path("Examples/night-coach.json")

  @Test func `the statuses are those of the availability's file and of the selection`() throws {
    let map = try SeatMapFile(
      reading: Self.theatre, availability: RepositoryFiles.path("Examples/theatre.availability.json"),
      selecting: ["1/7"])
    let states = try #require(map.states)
    func status(_ id: String) throws -> SeatStatus {
      states.statuses[try #require(map.map.seats.firstIndex { $0.id == id })]
    }
    #expect(try status("1/2") == .sold)
    #expect(try status("2/4") == .held)
    #expect(try status("1/7") == .selected)
    #expect(try status("1/1") == .available)
  }

  @Test func `a plan without statuses has no states, and the module's name hides no map`() throws {
    let file = try SeatMapFile(reading: Self.theatre)
    let map: SeatMap = file.map
    #expect(file.states == nil)
    #expect(map.seats.count == file.plan.seatCount)
  }

  @Test func `a click on the picture finds the seat`() throws {
    let map = try SeatMapFile(reading: Self.theatre)
    let drawn = try map.draw(SeatMapDrawing(canvas: .width(900)))
    for number in [0, map.map.seats.count / 2, map.map.seats.count - 1] {
      let click = drawn.placement.apply(map.map.seats[number].center)
      let place = try #require(drawn.placement.inverted).apply(click)
      #expect(SeatIndex(map.map).seat(at: place) == number)
    }
  }

  @Test func `a floor that is kept has fewer seats than both decks, and no other floor is suggested wrongly`() throws {
    let both = try SeatMapFile(reading: Self.coach)
    let floors = both.map.floors.map(\.name)
    var seats = 0
    for floor in floors {
      var one = both
      try one.keepFloor(named: floor)
      seats += one.map.seats.count
    }
    #expect(floors.count == 2)
    #expect(seats == both.map.seats.count)

    var wrong = both
    #expect(throws: SeatMapError.self) { try wrong.keepFloor(named: "Attic") }
    #expect(wrong == both)
  }

  @Test func `the three formats begin as their standards say`() throws {
    let map = try SeatMapFile(reading: Self.theatre)
    let fonts = try FontSet.standard()
    #expect(try map.png(fonts: fonts).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try map.pdf(fonts: fonts).bytes.starts(with: Array("%PDF-".utf8)))
    let svg = String(decoding: try map.svg(fonts: fonts).bytes, as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("id=\"_1.7\""))
  }

  @Test func `what is missing or broken is told with its name`() throws {
    #expect(throws: SeatMapError.file(FileError("/nowhere/plan.json", .system(SystemError(code: 2))))) {
      try SeatMapFile(reading: "/nowhere/plan.json")
    }
    let order = RepositoryFiles.path("Examples/basket.order.json")
    do throws(SeatMapError) {
      _ = try SeatMapFile(reading: order)
      Issue.record("an order is no plan")
    } catch {
      guard case .document(let fault) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(fault.place.file == order)
    }
  }
}

/// An order's file as the umbrella reads and prints it.
@Suite struct OrderedTicketsTests {
  @Test func `tickets bear the labels that the order or its plan gives`() throws {
    let order = try OrderedTickets(reading: RepositoryFiles.path("Examples/basket.order.json"))
    #expect(order.tickets.count == 3)
    #expect(Set(order.tickets.map(\.id)).count == 3)
    #expect(order.tickets.allSatisfy { $0[.seat] != nil })
  }

  @Test func `a document has a page for each ticket`() throws {
    let order = try OrderedTickets(reading: RepositoryFiles.path("Examples/basket.order.json"))
    #expect(try order.pdf().bytes.starts(with: Array("%PDF-".utf8)))
  }

  @Test func `a plan is no order`() {
    #expect(throws: SeatMapError.self) {
      try OrderedTickets(reading: RepositoryFiles.path("Examples/theatre.json"))
    }
  }
}
