import Geometry
import SeatMaps
import TestSupport
import Testing

/// Sections that are drawn over each other, as one finding.
@Suite struct SectionOverlapTests {
  /// Circles 10 wide whose centres are 9 apart or less reach into each other; on a grid of 6 none is nearly so far.
  @Test func `Every pair that lies on each other is counted`() {
    var random = SeededRandom(seed: 41)
    var (most, apart) = (0, 0)
    for _ in 0..<200 {
      let sections = (0..<random.int(1...6)).map { number in
        let corner = Point(Double(random.int(0...20)) * 6, Double(random.int(0...20)) * 6)
        let seats = (0..<random.int(0...9)).map { seat in
          Seat(
            label: "\(seat)", position: corner + Vector(Double(seat % 3) * 12, Double(seat / 3) * 12), size: 10,
            shape: .circle)
        }
        return Section(name: "S\(number)", blocks: [Block(.rows([SeatRow(label: "A", seats: seats)]))])
      }
      let map = SeatPlan(name: "", sections: sections).layout()
      let pairs = map.sections.indices.flatMap { first in
        map.sections.indices.filter { second in
          second > first
            && map.sections[first].seats.contains { a in
              map.sections[second].seats.contains { map.seats[$0].center.distance(to: map.seats[a].center) <= 9 }
            }
        }
      }.count
      #expect((map.overlappingSections()?.count ?? 0) == pairs)
      most = max(most, pairs)
      if pairs == 0 { apart += 1 }
    }
    #expect(most > 3 && apart > 20)
  }

  @Test func `Floors never lie on each other`() {
    let block = Block(.straight(StraightRows(count: 1, seats: 3)))
    let below = Section(name: "Below", blocks: [block], floor: "Ground")
    let above = Section(name: "Above", blocks: [block], floor: "First")
    let floors = [Floor(name: "Ground"), Floor(name: "First")]
    #expect(SeatPlan(name: "", floors: floors, sections: [below, above]).layout().overlappingSections() == nil)
    #expect(SeatPlan(name: "", sections: [below, above]).layout().overlappingSections()?.count == 1)
  }
}
