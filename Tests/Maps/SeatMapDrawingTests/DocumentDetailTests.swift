import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Support
import Testing

@Suite("What a document says of its seats")
struct DocumentDetailTests {
  private let measuring = EstimatedTextMeasuring()

  private func scene(of map: SeatMap) -> Scene {
    SeatMapDrawing(detail: .document).scene(of: map, measuring: measuring)
  }

  @Test func `A seat has a name, an id, and a short text to search for`() throws {
    let price = try #require(Price("14.5"))
    let map = theatre(categories: [Category(name: "Standard", price: price)])
    let identities = scene(of: map).instances.flatMap(\.identities)
    #expect(identities.count == 59)
    #expect(Set(identities.map(\.id)).count == 59)
    let last = try #require(identities.last)
    #expect(last.id == "7/9")
    #expect(last.text == "7-9")
    #expect(last.name == "Row 7, seat 9, available, €14.50")
    #expect(last.attributes == [.init("seat", "9"), .init("price", "14.5")])
    let rows = scene(of: map).groups.compactMap(\.identity).filter { $0.classes == "row" }
    #expect(rows.last?.attributes == [.init("row", "7")], "said once, for all seats of the row")
  }

  @Test func `Rows and sections are groups that one can jump between`() {
    let sections = ["Stalls", "Circle"].enumerated().map { number, name in
      Section(
        name: name, origin: Point(0, Double(number) * 200), blocks: [Block(.straight(StraightRows(count: 2, seats: 3)))]
      )
    }
    let groups = scene(of: SeatPlan(name: "Theatre", stage: Stage(.stage, label: "Stage"), sections: sections).layout())
      .groups.compactMap(\.identity).filter { $0.classes != "legend" }
    #expect(
      groups.map(\.name) == [
        "Stage", "Stalls, 6 seats: 6 available", "Row A", "Row B", "Circle, 6 seats: 6 available", "Row A", "Row B",
      ])
  }

  @Test func `A screen or stage without a label is called what it is`() {
    for (kind, name) in [(Stage.Kind.screen, "Screen"), (.stage, "Stage")] {
      let section = Section(name: "", blocks: [Block(.straight(StraightRows(count: 1, seats: 3)))])
      let scene = scene(of: SeatPlan(name: "", stage: Stage(kind), sections: [section]).layout())
      #expect(scene.groups.first?.identity?.name == name)
    }
  }

  @Test func `A picture carries none of it`() {
    let scene = SeatMapDrawing().scene(of: theatre(), measuring: measuring)
    #expect(scene.instances.allSatisfy { $0.identities.isEmpty })
    #expect(scene.instances.count == 1)
  }

  @Test func `The summary counts seats by status and says where the screen is`() {
    let map = theatre()
    var states = SeatStates(of: map)
    states.setStatus(.sold, of: 3)
    let scene = SeatMapDrawing().scene(of: map, states: states, measuring: measuring)
    #expect(
      scene.summary == "59 seats: 58 available, 1 sold. The screen is in front of the first row.")
  }
}
