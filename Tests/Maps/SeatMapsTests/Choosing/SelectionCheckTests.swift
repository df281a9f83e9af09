import Geometry
import SeatMaps
import Testing

/// What is wrong with a choice made by hand.
@Suite struct SelectionCheckTests {
  /// One row: `.` free, `x` sold, `s` selected, `w` and `c` for wheelchairs and companions, `|` an aisle.
  private func problems(_ row: String, _ chosen: Int...) -> [SelectionCheck.Problem] {
    var (seats, statuses): ([Seat], [SeatStatus]) = ([], [])
    for (column, character) in row.enumerated() where character != "|" {
      let attributes: SeatAttributes = character == "w" ? .wheelchair : character == "c" ? .companion : []
      seats.append(
        Seat(label: "\(seats.count)", position: Point(Double(column) * 20, 0), attributes: attributes))
      statuses.append(character == "x" ? .sold : character == "s" ? .selected : .available)
    }
    let rows = [SeatRow(label: "A", seats: seats)]
    let map = SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.rows(rows), origin: .zero)])]).layout()
    let states = SeatStates(of: map, statuses: statuses)
    return SelectionCheck(map, states: states).problems(of: chosen)
  }

  @Test func `A seat between chosen and taken is single`() {
    #expect(problems("....", 1, 2) == [.singleSeat(seat: 0), .singleSeat(seat: 3)])
    #expect(problems("x...x", 2) == [.singleSeat(seat: 1), .singleSeat(seat: 3)])
    #expect(problems(".....", 0, 2, 3, 4) == [.singleSeat(seat: 1)])
    #expect(problems("..||..", 0) == [.singleSeat(seat: 1)])
  }

  @Test func `A seat with a free neighbour is not`() {
    #expect(problems("....", 0, 1).isEmpty)
    #expect(problems("......", 2, 3).isEmpty)
    #expect(problems("....", 0, 1, 2, 3).isEmpty)
  }

  @Test func `A seat that was single before is not the chooser's fault`() {
    #expect(problems(".x..x", 2, 3).isEmpty)
    #expect(problems("w.x..", 3, 4).isEmpty)
  }

  @Test func `Selected seats are the chooser's own`() {
    #expect(problems("ss..", 0, 1).isEmpty)
    #expect(problems("ssx", 0, 1).isEmpty)
  }

  @Test func `Seats that cannot be had`() {
    #expect(problems("x..", 0, 1, 2) == [.unavailable(seat: 0)])
    #expect(problems("x..", 0, 0) == [.unavailable(seat: 0)])
  }

  @Test func `Companions come with wheelchairs`() {
    #expect(problems("wc...", 1) == [.companionWithoutWheelchair(seat: 1)])
    #expect(problems("wc...", 0, 1).isEmpty)
    #expect(problems("wwc..", 0, 1, 2).isEmpty)
    #expect(problems("wwwc.", 0, 1, 2, 3).isEmpty, "the nearest of three places is beside")
    #expect(problems("w.c..", 0, 2).contains(.companionWithoutWheelchair(seat: 2)))
    #expect(problems("w||c..", 0, 1) == [.companionWithoutWheelchair(seat: 1)])
  }

  @Test func `Tables sold whole are taken whole`() {
    let group = TableGroup(.round(.init(seats: 4)), at: .listed([.init(.zero)]), isSoldWhole: true)
    let map = SeatPlan(name: "", sections: [Section(name: "", tables: [group])]).layout()
    let check = SelectionCheck(map, states: SeatStates(of: map))
    #expect(check.problems(of: [0, 1, 2]).contains(.tableInParts(table: 0)))
    #expect(check.problems(of: [0, 1, 2, 3]).isEmpty)
    #expect(check.problems(of: []).isEmpty)
  }

  @Test func `The best seats pass the check`() throws {
    var (checked, passed) = (0, 0)
    for seed in 0..<200 as Range<UInt64> {
      let hall = RandomHall(seed: seed)
      guard let choice = try? BestSeats(hall.map, states: hall.states).pick(hall.request) else { continue }
      let problems = SelectionCheck(hall.map, states: hall.states).problems(of: choice.seats)
      checked += 1
      // Only single seats can remain, and none where the choice says that there is none and has one group.
      let others = problems.filter { if case .singleSeat = $0 { false } else { true } }
      #expect(others.isEmpty, "seed \(seed)")
      if choice.groups.count == 1 { #expect(problems.count == choice.score.singleSeats, "seed \(seed)") }
      if problems.isEmpty { passed += 1 }
    }
    #expect(checked > 80 && passed > 60)
  }
}
