import Colors
import Drawing
import Geometry
import Paths
import SeatMapDrawing
import SeatMaps
import Testing

@Suite("Views")
struct ViewTests {
  private let measuring = EstimatedTextMeasuring()

  private func cropped(
    _ map: SeatMap, around seats: [Int], margin: Double = 3, turns: Int = 0
  ) -> (drawing: SeatMapDrawing, drawn: DrawnMap) {
    var drawing = SeatMapDrawing(
      canvas: .width(500), quarterTurns: turns, showsTitle: false, showsLegend: false, detail: .document)
    drawing.crop = .init(around: seats, margin: margin)
    return (drawing, drawing.draw(map, measuring: measuring))
  }

  private func shownIDs(_ scene: Scene) -> [String] { scene.instances.flatMap(\.identities).map(\.id) }

  /// A hall of 20 rows of 20 round seats, 30 apart and 24 wide.
  private func room() -> SeatMap {
    var venue = VenueBuilder()
    venue.beginSection("")
    venue.addRows((1...20).map { "R\($0)" }, seats: 20, from: .zero)
    return venue.map
  }

  @Test func `A crop shows what is around the chosen seats and nothing else`() throws {
    let map = room()
    let chosen = try #require(map.seats.firstIndex { $0.id == "/R10/10" })
    let scene = cropped(map, around: [chosen]).drawn.scene
    // It reaches 12 + 3 × 24 = 84 from the chosen seat: seats up to two away (60) are whole, those three away (90)
    // are cut, those four away (120) are not there.
    let expected = (7...13).flatMap { row in (7...13).map { "/R\(row)/\($0)" } }
    #expect(Set(shownIDs(scene)) == Set(expected))
  }

  @Test func `Chosen seats are drawn as selected and captioned`() throws {
    let map = room()
    let chosen = try #require(map.seats.firstIndex { $0.id == "/R10/10" })
    let scene = cropped(map, around: [chosen]).drawn.scene
    let selected = scene.instances.flatMap { instances in
      instances.placements.indices.filter {
        instances.styles[Int(instances.placements[$0].style)].classes.hasPrefix("selected")
      }.map { instances.identities[$0].id }
    }
    #expect(selected == ["/R10/10"])
    #expect(scene.texts("callout-label").map(\.string) == ["You sit here"])
  }

  @Test(arguments: 0..<4)
  func `Rows that are cut off bear their names at the edge`(turns: Int) throws {
    let map = room()
    let chosen = try #require(map.seats.firstIndex { $0.id == "/R10/10" })
    let scene = cropped(map, around: [chosen], turns: turns).drawn.scene
    // Rows of which a seat's middle is inside: 84 / 30 = 2 on either side.
    #expect(Set(scene.texts("row-label").map(\.string)) == Set((8...12).map { "R\($0)" }))
    #expect(scene.texts("row-label").allSatisfy { $0.rotation == .zero })
    for text in scene.texts("row-label") {
      #expect(Rect(origin: .zero, size: scene.size).contains(text.position))
    }
  }

  /// Two blocks of a row with an aisle between them, the left one a hundred lower, as at the side of a fan.
  @Test func `A row's name stands at the block of the chosen seat, not where the row meets the edge`() throws {
    var venue = VenueBuilder()
    venue.beginSection("")
    for (row, label) in ["1", "2", "3"].enumerated() {
      let y = 40 * Double(row)
      venue.addRow(
        label, (0..<10).map { Point(30 * Double($0), y + 100) } + (0..<10).map { Point(350 + 30 * Double($0), y) })
    }
    let map = venue.map
    let chosen = try #require(map.seats.firstIndex { $0.id == "/2/12" })
    let drawn = cropped(map, around: [chosen], margin: 8).drawn
    let (scene, placing) = (drawn.scene, drawn.placement)
    let names = scene.texts("row-label")
    #expect(Set(names.map(\.string)) == ["1", "2", "3"] && names.count == 3)
    for (row, label) in ["1", "2", "3"].enumerated() {
      let name = try #require(names.first { $0.string == label })
      let first = placing.apply(Point(350, 40 * Double(row)))
      // On a line with the block's first seat, to its left and no farther from it than a seat is wide.
      let middle = name.position.y - measuring.metrics(of: label, style: name.style).capHeight / 2
      #expect(abs(middle - first.y) < 1e-9)
      #expect((12.0...36).contains((first.x - name.position.x) / placing.meanScale))
    }
  }

  @Test func `Rows of other sections have no names in a crop`() throws {
    var venue = VenueBuilder()
    for (number, labels) in [["A", "B", "C"], ["X", "Y", "Z"]].enumerated() {
      venue.beginSection("S\(number)")
      venue.addRows(labels, seats: 8, from: Point(300 * Double(number), 0))
    }
    let map = venue.map
    let chosen = try #require(map.seats.firstIndex { $0.id == "S0/B/7" })
    let scene = cropped(map, around: [chosen], margin: 6).drawn.scene
    #expect(shownIDs(scene).contains("S1/Y/1"))
    #expect(Set(scene.texts("row-label").map(\.string)) == ["A", "B", "C"])
  }

  @Test func `A caption covers no chosen seat`() throws {
    let map = room()
    let chosen = map.seats.indices.filter { ["/R10/10", "/R9/10", "/R10/11"].contains(map.seats[$0].id) }
    let drawn = cropped(map, around: chosen).drawn
    let (scene, placing) = (drawn.scene, drawn.placement)
    let text = try #require(scene.texts("callout-label").first)
    for number in chosen {
      let box = placing.boundingBox(of: map.seats[number].bounds)
      #expect(!box.contains(text.position))
    }
  }

  @Test func `A crop around nothing is the whole map`() {
    let map = room()
    var drawing = SeatMapDrawing(canvas: .width(500))
    let whole = drawing.scene(of: map, measuring: measuring)
    drawing.crop = .init(around: [-1, map.seats.count])
    #expect(drawing.scene(of: map, measuring: measuring) == whole)
  }

  @Test func `A mini-map lies beside the map and frames what is shown`() throws {
    let map = room()
    let chosen = try #require(map.seats.firstIndex { $0.id == "/R10/10" })
    var (drawing, _) = cropped(map, around: [chosen])
    drawing.miniMap = MiniMap(of: map, seats: [chosen])
    let drawn = drawing.draw(map, measuring: measuring)
    let (scene, placing) = (drawn.scene, drawn.placement)
    let frame = try #require(scene.bounds(ofClass: "mini-map-ground"))
    #expect(Rect(origin: .zero, size: scene.size).contains(frame))
    let window = try #require(scene.bounds(ofClass: "mini-map-frame"))
    let dot = try #require(scene.bounds(ofClass: "mini-map-seat"))
    #expect(frame.contains(window) && window.contains(dot))
    // 168 units are shown of the width of the room, the line around it included.
    let room = try #require(scene.bounds(ofClass: "mini-map-section"))
    let roomWidth = try #require(map.outlined().sections[0].outline?.bounds?.width)
    #expect(abs(window.width / room.width - 168 / roomWidth) < 1e-9)
    // It begins where the part that is shown has ended.
    #expect(placing.apply(map.seats[chosen].center + Vector(84, 0)).x < frame.minX)
  }

  @Test func `Floors that stand side by side are named, those over each other are not`() {
    var venue = VenueBuilder(floors: ["Stalls", "Circle"])
    for floor in 0..<2 {
      venue.beginSection("S\(floor)", floor: floor)
      venue.addRows(["A", "B"], seats: 8, from: .zero)
    }
    func names(_ map: SeatMap) -> [Text] {
      SeatMapDrawing(canvas: .width(900)).scene(of: map, measuring: measuring).texts("floor-label")
    }
    #expect(names(venue.map).isEmpty)
    let labels = names(venue.map.floorsSideBySide())
    #expect(labels.map(\.string) == ["Stalls", "Circle"])
    #expect(labels.count == 2 && labels[0].position.y == labels[1].position.y)
    #expect(labels.count == 2 && labels[0].position.x < labels[1].position.x)
  }
}

extension Scene {
  /// The box around all that is filled or stroked under a class name.
  fileprivate func bounds(ofClass name: String) -> Rect? {
    leaves.compactMap { node -> Rect? in
      switch node {
      case .fill(let path, _, _, name), .stroke(let path, _, _, name): path.bounds
      default: nil
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
