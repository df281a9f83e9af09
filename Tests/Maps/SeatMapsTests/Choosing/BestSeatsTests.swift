import Geometry
import SeatMaps
import Support
import Testing

/// What is chosen, criterion by criterion, in halls drawn as text: `.` free, `x` sold, `w` and `c` places for
/// wheelchairs and companions, `|` an aisle.
@Suite struct BestSeatsTests {
  /// A hall of one section, its first row in front, its middle at x = 0, looking at a point above.
  private func hall(_ rows: String...) -> (map: SeatMap, states: SeatStates) {
    let categories = [Category(name: "Front", price: Price("20")), Category(name: "Back", price: Price("12.50"))]
    var statuses: [SeatStatus] = []
    let seatRows = rows.enumerated().map { number, text in
      var seats: [Seat] = []
      for (column, character) in text.enumerated() where character != "|" {
        let attributes: SeatAttributes = character == "w" ? .wheelchair : character == "c" ? .companion : []
        let x = Double(column) * 20 - Double(text.count - 1) * 10
        seats.append(
          Seat(label: "\(seats.count + 1)", position: Point(x, Double(number) * 30), attributes: attributes))
        statuses.append(character == "x" ? .sold : .available)
      }
      let name = String(UnicodeScalar(UInt8(65 + number)))
      return SeatRow(label: name, seats: seats)
    }
    let blocks = seatRows.enumerated().map {
      Block(.rows([$1]), origin: .zero, category: $0 == 0 ? "Front" : "Back")
    }
    let plan = SeatPlan(
      name: "Hall", metresPerUnit: 0.025, categories: categories,
      stage: Stage(.stage, position: Point(0, -60), width: 200), sections: [Section(name: "Stalls", blocks: blocks)])
    let map = plan.layout()
    let states = SeatStates(of: map, statuses: statuses)
    return (map, states)
  }

  /// The short names of the seats of the best choice.
  private func names(
    _ hall: (map: SeatMap, states: SeatStates), _ request: SeatRequest
  ) throws -> [String] {
    try BestSeats(hall.map, states: hall.states).pick(request).seats.map(hall.map.shortName(ofSeat:))
  }

  private func problem(_ hall: (map: SeatMap, states: SeatStates), _ request: SeatRequest) -> ChoiceProblem? {
    do throws(ChoiceProblem) {
      _ = try BestSeats(hall.map, states: hall.states).pick(request)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Criteria

  @Test func `The party sits together rather than nearer`() throws {
    #expect(try names(hall("..x..", "....."), SeatRequest(count: 4)) == ["B1", "B2", "B3", "B4"])
  }

  @Test func `No single seat is left rather than a nearer one`() throws {
    // Three in the middle of five would leave one at each end, three at an end leave two.
    #expect(try names(hall("....."), SeatRequest(count: 3)) == ["A1", "A2", "A3"])
    // Where it cannot be avoided, the middle counts: A1–A3 and A2–A4 both leave one seat.
    let choice = try BestSeats(hall("....").map, states: hall("....").states).pick(SeatRequest(count: 3))
    #expect(choice.seats == [0, 1, 2] && choice.score.singleSeats == 1)
    // Two at an end leave two.
    #expect(
      problem(hall("...."), SeatRequest(count: 3, allowsSplit: false, forbidsSingleSeats: true)) == .notTogether(2))
  }

  @Test func `The nearest row comes first`() throws {
    #expect(try names(hall(".....", "....."), SeatRequest(count: 5)) == ["A1", "A2", "A3", "A4", "A5"])
  }

  @Test func `A restricted view comes after all others`() throws {
    var (map, states) = hall("....", "xxxx", "....")
    for seat in map.rows[0].seats { map.modifySeat(seat) { $0.attributes = .restrictedView } }
    let best = BestSeats(map, states: states)
    #expect(try best.pick(SeatRequest(count: 4)).seats == [8, 9, 10, 11])
    // Where there is nothing else, the answer says so.
    for seat in map.rows[2].seats { states.setStatus(.sold, of: seat) }
    let only = try BestSeats(map, states: states).pick(SeatRequest(count: 4))
    #expect(only.seats == [0, 1, 2, 3] && only.reasons.contains("restricted view from 4 seats"))
  }

  @Test func `The middle of a row comes first`() throws {
    #expect(try names(hall("......"), SeatRequest(count: 2)) == ["A3", "A4"])
    #expect(try names(hall("......."), SeatRequest(count: 1)) == ["A4"])
  }

  @Test func `An aisle keeps neighbours apart`() throws {
    let aisle = hall("...||...", "x.....x")
    #expect(try names(aisle, SeatRequest(count: 4)) == ["B2", "B3", "B4", "B5"])
    let choice = try BestSeats(hall("..||..").map, states: hall("..||..").states).pick(SeatRequest(count: 4))
    #expect(choice.groups == [[0, 1], [2, 3]])
  }

  @Test func `Nobody sits alone`() throws {
    // Four and one in the first row would leave no single seat.
    let (map, states) = hall("....x.x", "..xxxxx")
    let choice = try BestSeats(map, states: states).pick(SeatRequest(count: 5))
    #expect(choice.groups.map(\.count) == [3, 2] && choice.score.alone == 0 && choice.score.singleSeats == 1)
  }

  @Test func `No single seat is left rather than even groups`() throws {
    let (map, states) = hall("....x..", "....x..")
    let choice = try BestSeats(map, states: states).pick(SeatRequest(count: 6))
    #expect(choice.groups == [[0, 1, 2, 3], [5, 6]])
  }

  @Test func `Groups are even`() throws {
    // Six and two would leave no single seat either.
    let (map, states) = hall("......||......")
    #expect(try BestSeats(map, states: states).pick(SeatRequest(count: 8)).groups == [[2, 3, 4, 5], [6, 7, 8, 9]])
  }

  @Test func `Calling distance counts more than the number of groups`() throws {
    // Two groups of two have seven pitches between them and more, three in the last rows are near each other.
    let (map, states) = hall("..xxxxxxxxx..", "xxxxxxxxxxxxx", "xxxxxxxxxxxxx", ".x.xxxxxxxxxx", "xx..xxxxxxxxx")
    let choice = try BestSeats(map, states: states).pick(SeatRequest(count: 4))
    #expect(choice.score.nearness == .callingDistance)
    #expect(choice.groups.map { $0.map(map.shortName(ofSeat:)) } == [["D1"], ["D3"], ["E3", "E4"]])
  }

  @Test func `Wheelchair places are for wheelchair users`() throws {
    let mixed = hall("wc....")
    #expect(try names(mixed, SeatRequest(count: 4)) == ["A3", "A4", "A5", "A6"])
    #expect(problem(mixed, SeatRequest(count: 5)) == .tooFewSeats(4))
    let choice = try BestSeats(mixed.map, states: mixed.states)
      .pick(SeatRequest(count: 3, wheelchairs: 1, companions: 1))
    #expect(
      choice.places == [
        .init(seat: 0, role: .wheelchair), .init(seat: 1, role: .companion), .init(seat: 2, role: .guest),
      ])
  }

  @Test func `A companion sits on an ordinary seat where there is no other`() throws {
    let choice = try BestSeats(hall("..w").map, states: hall("..w").states)
      .pick(SeatRequest(count: 2, wheelchairs: 1, companions: 1))
    #expect(choice.places == [.init(seat: 1, role: .companion), .init(seat: 2, role: .wheelchair)])
  }

  @Test func `Companions' seats without a wheelchair beside are not taken`() throws {
    #expect(problem(hall("w||c."), SeatRequest(count: 2, wheelchairs: 1)) == nil)
    #expect(try names(hall("w||c."), SeatRequest(count: 2, wheelchairs: 1)) == ["A1", "A3"])
    #expect(problem(hall("w||c", "xxx"), SeatRequest(count: 2, wheelchairs: 1)) == .conditionsUnmet)
  }

  @Test func `Categories, prices and limits`() throws {
    let two = hall("....", "....")
    #expect(try names(two, SeatRequest(count: 2, categories: ["Back"])) == ["B1", "B2"])
    #expect(try names(two, SeatRequest(count: 4, maximumPrice: Price("12.5"))) == ["B1", "B2", "B3", "B4"])
    #expect(problem(two, SeatRequest(count: 1, maximumPrice: Price("12.49"))) == .tooFewSeats(0))
    #expect(problem(two, SeatRequest(count: 7, limits: [.init("Front", most: 2)])) == .tooFewSeats(6))
    let limited = try names(two, SeatRequest(count: 6, limits: [.init("Front", most: 2), .init("Front", most: 9)]))
    #expect(limited.count { $0.hasPrefix("A") } == 2)
    #expect(try names(two, SeatRequest(count: 2, limits: [.init("Front", most: 0)])).allSatisfy { $0.hasPrefix("B") })
  }

  @Test func `What is avoided is not chosen`() throws {
    var (map, states) = hall("...")
    map.modifySeat(1) { $0.attributes = .restrictedView }
    #expect(problem((map, states), SeatRequest(count: 3, avoiding: .restrictedView)) == .tooFewSeats(2))
    states.setStatus(.blocked, of: 0)
    #expect(try names((map, states), SeatRequest(count: 1, avoiding: .restrictedView)) == ["A3"])
  }

  @Test func `Alternatives share no seat`() throws {
    let (map, states) = hall("....", "....")
    let best = BestSeats(map, states: states)
    let choices = try best.picks(SeatRequest(count: 4), most: 5)
    #expect(choices.map(\.seats) == [[0, 1, 2, 3], [4, 5, 6, 7]])
    #expect(try best.picks(SeatRequest(count: 3), most: 1).count == 1)
  }

  // MARK: Tables and areas

  private let cabaret = SeatPlan(
    name: "Cabaret", categories: [Category(name: "Standing", price: Price("9"))], focalPoint: Point(0, -100),
    sections: [
      Section(
        name: "Floor",
        tables: [
          TableGroup(.round(.init(seats: 6)), at: .listed([.init(Point(0, 0)), .init(Point(200, 0))])),
          TableGroup(.round(.init(seats: 4)), at: .listed([.init(Point(0, 200), label: "Box")]), isSoldWhole: true),
        ],
        generalAdmission: [
          GeneralAdmissionArea(
            "Pit", outline: .rectangle(Size(100, 50)), at: Point(0, 300), capacity: 50, category: "Standing")
        ])
    ]
  ).layout()

  @Test func `Chairs round a table are neighbours round its end`() throws {
    var states = SeatStates(of: cabaret)
    // Of the first table chairs 1, 2, 5 and 6 are free: they go round the place where the numbers begin anew.
    for seat in [2, 3, 6, 8, 10] { states.setStatus(.sold, of: seat) }
    let choice = try BestSeats(cabaret, states: states).pick(SeatRequest(count: 4))
    #expect(choice.groups == [[4, 5, 0, 1]] && choice.seats == [0, 1, 4, 5])
  }

  @Test func `A table sold whole comes after seats`() throws {
    var states = SeatStates(of: cabaret)
    for seat in 0..<12 { states.setStatus(.sold, of: seat) }
    let best = BestSeats(cabaret, states: states)
    let table = try best.pick(SeatRequest(count: 3))
    #expect(table.kind == .table(2) && table.seats == [12, 13, 14, 15])
    #expect(try best.pick(SeatRequest(count: 5)).kind == .area(0))
    states.setStatus(.sold, of: 13)
    #expect(try BestSeats(cabaret, states: states).pick(SeatRequest(count: 3)).kind == .area(0))
  }

  @Test func `An area holds what is left of it`() throws {
    var states = SeatStates(of: cabaret, all: .sold)
    states.setState(AreaState(status: .available, taken: 47, price: Price("9")), ofArea: 0)
    let best = BestSeats(cabaret, states: states)
    #expect(try best.pick(SeatRequest(count: 3)).kind == .area(0))
    #expect(throws: ChoiceProblem.tooFewPlaces(3, area: "Pit")) { try best.pick(SeatRequest(count: 4)) }
    #expect(throws: ChoiceProblem.tooFewSeats(0)) { try best.pick(SeatRequest(count: 1, wheelchairs: 1)) }
    #expect(throws: ChoiceProblem.tooFewSeats(0)) { try best.pick(SeatRequest(count: 1, maximumPrice: Price("8"))) }
  }

  // MARK: What cannot be had

  @Test func `Senseless parties are refused`() {
    let small = hall("...")
    for count in [0, -1, Int.min] { #expect(problem(small, SeatRequest(count: count)) == .nobody) }
    #expect(problem(small, SeatRequest(count: 2, wheelchairs: 3)) == .partyTooSmall)
    #expect(problem(small, SeatRequest(count: 2, wheelchairs: -1)) == .partyTooSmall)
    #expect(problem(small, SeatRequest(count: 2, wheelchairs: 1, companions: 2)) == .partyTooSmall)
    #expect(problem(small, SeatRequest(count: 2, companions: 1)) == .companionsWithoutWheelchair)
    #expect(problem(small, SeatRequest(count: 1, categories: ["Balcony"])) == .unknownCategory("Balcony"))
    #expect(problem(small, SeatRequest(count: 1, limits: [.init("Box", most: 1)])) == .unknownCategory("Box"))
    #expect(problem(small, SeatRequest(count: 1, section: "Circle")) == .unknownSection("Circle"))
    #expect(problem(small, SeatRequest(count: 1, floor: "Upper")) == .unknownFloor("Upper"))
  }

  @Test func `How many could be had is said`() {
    #expect(problem(hall("..x"), SeatRequest(count: 3)) == .tooFewSeats(2))
    #expect(problem(hall("xxx"), SeatRequest(count: 1)) == .tooFewSeats(0))
    #expect(problem(hall("..."), SeatRequest(count: 1_000_000_000)) == .tooFewSeats(3))
    #expect(problem(hall("..."), SeatRequest(count: .max)) == .tooFewSeats(3))
    #expect(problem(hall("w.."), SeatRequest(count: 3, wheelchairs: 2)) == .tooFewWheelchairPlaces(1))
    #expect(problem(hall("...x..", ".x"), SeatRequest(count: 5, allowsSplit: false)) == .notTogether(3))
  }

  @Test func `A party too large to try everything is seated in long stretches`() throws {
    // Forty in one section, of whose five rows of ten no two seats beyond a row are neighbours.
    let (map, states) = hall("..........", "..........", "..........", "..........", "..........")
    let choice = try BestSeats(map, states: states).pick(SeatRequest(count: 40))
    #expect(choice.groups.map(\.count) == [10, 10, 10, 10] && choice.score.nearness == .section)
    #expect(!choice.isProvenBest && choice.reasons.contains("not every other choice was tried"))
    let limited = SeatRequest(count: 30_000, limits: [.init("A", most: 20_000), .init("B", most: 20_000)])
    let large = SeatPlan(
      name: "", categories: [Category(name: "A"), Category(name: "B")],
      sections: [
        Section(
          name: "", blocks: ["A", "B"].map { Block(.straight(StraightRows(count: 200, seats: 100)), category: $0) })
      ]
    ).layout()
    #expect(throws: ChoiceProblem.tooIntricate) {
      try BestSeats(large, states: SeatStates(of: large)).pick(limited)
    }
  }

  @Test func `An empty map has nothing`() {
    let map = SeatPlan(name: "", sections: []).layout()
    #expect(throws: ChoiceProblem.tooFewSeats(0)) {
      try BestSeats(map, states: SeatStates(of: map)).pick(SeatRequest(count: 1))
    }
  }

  @Test func `Seats anywhere in the numbers are chosen from`() throws {
    // Coordinates that overflow when they are subtracted, and seats on each other.
    var (map, states) = hall("....", "....")
    map.modifySeat(0) { $0.center = Point(1e308, -1e308) }
    map.modifySeat(5) { $0.center = Point(-1e308, 1e308) }
    let neighbor = map.seats[7].center
    map.modifySeat(6) { $0.center = neighbor }
    states.setStatus(.sold, of: 3)
    #expect(try BestSeats(map, states: states).pick(SeatRequest(count: 7)).seats.count == 7)
  }

  // MARK: Reasons

  @Test func `The answer says why`() throws {
    let (map, states) = hall("....", "......")
    let choice = try BestSeats(map, states: states).pick(SeatRequest(count: 4))
    // 60 units of 2.5 cm ahead, and 10 or 30 aside: √(60² + 10²) and √(60² + 30²) units are 1.52 and 1.68 m. From 10 aside
    // the edges are 110 and 90 aside: 61.4° + 56.3°; from 30 aside 130 and 70: 65.2° + 49.4°.
    #expect(
      choice.reasons == [
        "4 together in row A of Stalls", "no single seat left", "1.5 to 1.7 m from the stage", "115 to 118° view",
      ])
  }
}
