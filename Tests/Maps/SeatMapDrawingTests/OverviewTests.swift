import Colors
import Drawing
import Geometry
import Paths
import SeatMapDrawing
import SeatMaps
import Support
import Testing

@Suite("Overviews")
struct OverviewTests {
  private let measuring = EstimatedTextMeasuring()

  private func scene(
    of map: SeatMap, states: SeatStates? = nil, width: Double = 560, level: SeatMapDrawing.Level = .auto,
    turns: Int = 0, theme: Theme = .cinema()
  ) -> Scene {
    SeatMapDrawing(
      theme: theme, canvas: .width(width), level: level, quarterTurns: turns, showsTitle: false, showsLegend: false,
      detail: .document
    ).scene(of: map, states: states, measuring: measuring)
  }

  @Test func `Seats give way to sections where they would be narrower than the theme says`() throws {
    let map = smallVenue()
    var theme = Theme.cinema()
    theme.detail.minimumSeatSize = 5
    // Seats are 24 wide on a map of about 770: 15 at 500 pixels, 3 at 100.
    #expect(scene(of: map, width: 500, theme: theme).instances.map(\.placements.count).reduce(0, +) == map.seats.count)
    #expect(scene(of: map, width: 100, theme: theme).instances.isEmpty)
    theme.detail.minimumSeatSize = 0
    #expect(!scene(of: map, width: 100, theme: theme).instances.isEmpty)
  }

  @Test func `A map of one section keeps its seats however small`() {
    let map = hall()
    #expect(scene(of: map, width: 40).instances.map(\.placements.count).reduce(0, +) == map.seats.count)
  }

  @Test func `A section says its name, its prices and what is free`() throws {
    let map = smallVenue()
    let scene = scene(of: map, states: partlySold(map), width: 900, level: .sections)
    // The stalls have 150 seats in two categories, of which every third one is sold; the left box is sold out.
    #expect(scene.texts("outline-name").map(\.string) == ["Stalls", "Box left", "Box right", "Circle"])
    let notes = scene.texts("outline-note").map(\.string)
    #expect(
      notes == ["€30–45", "100 of 150 free", "€45", "sold out", "€45", "18 seats", "€20", "75 seats"])
    let names = scene.groups.compactMap(\.identity).filter { $0.classes == "section overview" }
    #expect(names.map(\.id) == ["Stalls", "Box left", "Box right", "Circle"])
    #expect(names.first?.name == "Stalls, €30–45, 100 of 150 free")
  }

  @Test(arguments: 0..<4)
  func `Texts stay level and inside their outlines however the map is turned`(turns: Int) throws {
    let map = smallVenue()
    let drawing = SeatMapDrawing(
      canvas: .width(500), level: .sections, quarterTurns: turns, showsTitle: false, showsLegend: false)
    let drawn = drawing.draw(map, measuring: measuring)
    let (scene, placing) = (drawn.scene, drawn.placement)
    let names = scene.texts("outline-name")
    // "Box left" may be broken into two lines.
    #expect(names.count >= 4)
    for text in names + scene.texts("outline-note") {
      #expect(text.rotation == .zero)
      let metrics = measuring.metrics(of: text.string, style: text.style)
      let ends = [-0.5, 0.5].map { text.position + Vector(metrics.width * $0, 0) }
      let isInside = map.sections.contains { section in
        guard let outline = section.outline?.transformed(by: placing) else { return false }
        return ends.allSatisfy { outline.contains($0) }
      }
      #expect(isInside, "\(text.string)")
    }
  }

  @Test func `Less is said where there is less room, and the name is the last to go`() {
    func said(width: Double) -> [String] {
      var venue = VenueBuilder(
        categories: [.init(name: "A", price: Price(units: 20, digits: 0))])
      venue.beginSection("B7", outline: .rectangle(Rect(x: 0, y: 0, width: 100, height: 100)))
      venue.addRows(["A"], seats: 3, from: Point(20, 50), category: 0)
      // Without a margin to speak of, a unit of the outline is a hundredth of the width.
      let scene = scene(of: venue.map, width: width, level: .sections)
      return (scene.texts("outline-name") + scene.texts("outline-note")).map(\.string)
    }
    #expect(said(width: 120) == ["B7", "€20", "3 seats"])
    #expect(said(width: 14).isEmpty)
    let counts = (14...120).map { said(width: Double($0)).count }
    #expect(counts == counts.sorted())
    #expect((14...120).allSatisfy { said(width: Double($0)).first ?? "B7" == "B7" })
  }

  @Test func `Categories get as much of an outline as they have seats, from the front to the back`() throws {
    let map = smallVenue()
    let scene = scene(of: map, level: .sections)
    let parts = scene.leaves.compactMap { node -> (String, Path)? in
      guard case .fill(let path, _, _, let className?) = node, className.hasPrefix("section-outline") else {
        return nil
      }
      return (className, path)
    }
    #expect(
      parts.map(\.0) == [1, 2, 1, 1, 3].map { "section-outline category-\($0)" })
    // The stalls: 45 of 150 seats are of the first category.
    let (front, back) = (try #require(parts[0].1.bounds), try #require(parts[1].1.bounds))
    #expect(abs(front.height / (front.height + back.height) - 45.0 / 150) < 1e-9)
    #expect(abs(front.maxY - back.minY) < 1e-9)
  }

  @Test func `What is sold by the head counts in its section`() {
    var venue = VenueBuilder(categories: [.init(name: "Floor", price: Price(units: 355, digits: 1))])
    let outline = Path.rectangle(Rect(x: 0, y: 0, width: 300, height: 200))
    venue.beginSection("Floor", outline: outline)
    venue.addArea("Standing", .standing, outline: outline, capacity: 400, category: 0)
    var states = SeatStates(of: venue.map)
    states.setState(AreaState(taken: 280, price: states.areas[0].price), ofArea: 0)
    let overview = scene(of: venue.map, states: states, level: .sections)
    #expect(overview.texts("outline-note").map(\.string) == ["€35.50", "120 of 400 free"])
    let seats = scene(of: venue.map, states: states, level: .seats)
    #expect(seats.texts("outline-note").map(\.string) == ["€35.50", "120 of 400 free"])
    let area = seats.groups.compactMap(\.identity).first { $0.classes == "general-admission standing" }
    #expect(area?.id == "Floor/Standing")
    #expect(area?.name == "Floor, standing area Standing, 120 of 400 free, €35.50")
  }
}
