import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

@Suite("Names of rows and sections")
struct MapLabelTests {
  private let measuring = EstimatedTextMeasuring()

  private func scene(_ sections: [Section]) -> Scene {
    SeatMapDrawing(showsLegend: false).scene(
      of: SeatPlan(name: "", sections: sections).layout(), measuring: measuring)
  }

  private func block(seats: Int = 6) -> Block { Block(.straight(StraightRows(count: 1, seats: seats))) }

  @Test func `A row has its name at both ends`() {
    #expect(scene([Section(name: "", blocks: [block()])]).texts("row-label").map(\.string) == ["A", "A"])
    #expect(scene([Section(name: "", blocks: [block(seats: 1)])]).texts("row-label").map(\.string) == ["A", "A"])
  }

  /// On a circle of radius 200 the middles of the outermost seats, which are 30 wide, are 28 apart at a sweep of 352°.
  ///
  /// Names beyond them lie on seats. At 343° they are 59 apart, with room for one name, and at 330° 104.
  @Test(arguments: [(352.0, 0), (343.0, 1), (330.0, 2)])
  func `A row that closes to a circle has no name on its own seats`(sweep: Double, count: Int) {
    let arc = ArcRows(
      count: 1, radius: 200, spacing: .equalAngle, sweep: .degrees(sweep), patterns: [RowPattern(seats: 25)])
    let scene = scene([Section(name: "", blocks: [Block(.arc(arc))])])
    #expect(scene.texts("row-label").count == count)
  }

  @Test func `A section's name is no wider than its seats`() throws {
    let name = String(repeating: "Upper circle ", count: 20)
    let sections = [name, "B"].enumerated().map { number, name in
      Section(name: name, origin: Point(0, 200 * Double(number)), blocks: [block(seats: 10)])
    }
    let text = try #require(scene(sections).texts("section-label").first)
    #expect(text.string.hasSuffix("…"))
    // Ten seats 38 apart and 30 wide.
    #expect(measuring.metrics(of: text.string, style: text.style).width <= 9 * 38 + 30)
  }

  @Test(arguments: [0.0, 60, 90, 135, 270])
  func `A section's name keeps its distance from seats, whichever way they face`(rotation: Double) throws {
    let sections = [("A longer name", Point.zero), ("B", Point(900, 0))].map { name, origin in
      Section(name: name, origin: origin, rotation: .degrees(rotation), blocks: [block(seats: 9)])
    }
    let scene = scene(sections)
    let text = try #require(scene.texts("section-label").first)
    let metrics = measuring.metrics(of: text.string, style: text.style)
    let middle = Point(text.position.x, text.position.y - metrics.capHeight / 2)
    let box = Rect(center: middle, size: Size(metrics.width, metrics.capHeight))
    for placement in scene.instances.flatMap(\.placements) {
      #expect(!box.inset(by: -4).contains(placement.center))
      let seat = Rect(center: placement.center, size: Size(26, 26))
      #expect(!box.intersects(seat))
    }
  }
}
