import Geometry
import SeatMaps
import TestSupport
import Testing

@Suite struct SeatIdentityTests {
  private func map(_ ids: [String]) -> SeatMap {
    let seats = ids.enumerated().map { Seat(id: $1, label: String($0), position: Point(Double($0) * 40, 0)) }
    let row = SeatRow(label: "A", seats: seats)
    return SeatPlan(name: "", sections: [Section(name: "", blocks: [Block(.rows([row]))])]).layout()
  }

  @Test func `Ids are made of section, row and label`() {
    let block = Block(.straight(StraightRows(count: 1, seats: 2)))
    func ids(_ section: Section) -> [String] { SeatPlan(name: "", sections: [section]).layout().seats.map(\.id) }
    #expect(ids(Section(name: "Stalls", blocks: [block])) == ["Stalls/A/1", "Stalls/A/2"])
    #expect(ids(Section(name: "Stalls", id: "s", blocks: [block])) == ["s/A/1", "s/A/2"])
    #expect(ids(Section(name: "", blocks: [block])) == ["A/1", "A/2"])
    #expect(ids(Section(name: "Stalls", id: "", blocks: [block])) == ["A/1", "A/2"])
  }

  @Test func `Repeated ids are numbered`() {
    #expect(map(["x", "y", "x", "x"]).uniqueIDs == ["x", "y", "x~2", "x~3"])
  }

  @Test func `A made id never meets one that is there`() {
    #expect(map(["x", "x", "x~2", "x"]).uniqueIDs == ["x", "x~3", "x~2", "x~4"])
    #expect(map(["x~2", "x~2", "x", "x"]).uniqueIDs == ["x~2", "x~2~2", "x", "x~3"])
  }

  @Test func `Unique ids are unique whatever the ids`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<50 {
      let ids = (0..<60).map { _ in
        "x" + String(repeating: "~2", count: random.int(0...3)) + (random.bool() ? "" : "~3")
      }
      let map = map(ids)
      #expect(Set(map.uniqueIDs).count == ids.count)
      for (number, id) in ids.enumerated() where ids.firstIndex(of: id) == number {
        #expect(map.uniqueIDs[number] == id)
      }
    }
  }

  @Test func `Directory finds by id and by unique id`() {
    let directory = SeatDirectory(map(["x", "y", "x", "x~2"]))
    #expect(directory.seats(withID: "x") == [0, 2])
    #expect(directory.seats(withID: "y") == [1])
    #expect(directory.seats(withID: "x~2") == [3])
    #expect(directory.seats(withID: "x~3") == [2])
    #expect(directory.seats(withID: "z") == [])
  }
}
