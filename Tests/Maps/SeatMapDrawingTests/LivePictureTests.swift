import CairoRendering
import Drawing
import Geometry
import Paths
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

/// A live map whose picture is kept, against files that are drawn afresh.
@Suite("Live pictures as files")
struct LivePictureTests {
  /// Two sections of which one lies over the other, turned chairs, squares, circles of two sizes and a place sold by
  /// the head, in three categories.
  private var hall: SeatMap {
    var venue = VenueBuilder(
      categories: [.init(name: "Stalls", price: Price("20")), .init(name: "Circle"), .init(name: "Gallery")])
    venue.beginSection("Stalls")
    for row in 0..<4 {
      venue.addRow(
        "\(row)", (0..<11).map { Point(Double($0) * 27.3, Double(row) * 28.1) }, category: row % 3, shape: .chair,
        facing: Point(140, -90))
    }
    venue.beginSection("Circle")
    venue.addRows(["A", "B"], seats: 9, from: Point(11, 97), category: 1, shape: .square)
    venue.addRows(["C"], seats: 9, from: Point(0, 170), size: 17, category: 2)
    venue.addRows(["D"], seats: 9, from: Point(0, 200), size: 26)
    venue.addArea("Floor", .standing, outline: .rectangle(Rect(x: 0, y: 230, width: 200, height: 60)), capacity: 40)
    var map = venue.map
    for seat in [0, 7, 50] { map.modifySeat(seat) { $0.attributes.insert(.wheelchair) } }
    return map
  }

  private static let drawings: [SeatMapDrawing] = [
    SeatMapDrawing(canvas: .width(500)),
    SeatMapDrawing(theme: .app(), canvas: .width(310), seatLabels: .all, quarterTurns: 1, showsLegend: false),
    SeatMapDrawing(theme: .highContrast(), canvas: .width(640), seatLabels: .all, showsLegend: false),
    SeatMapDrawing(theme: .print, canvas: .width(400), crop: .init(around: [3, 4, 5])),
    SeatMapDrawing(canvas: .width(420), level: .sections),
  ]

  @Test("After any sales the kept file is the one that is drawn afresh", arguments: drawings.indices)
  func files(number: Int) throws {
    let (map, drawing) = (hall, Self.drawings[number])
    var renderer = CairoRenderer(fonts: try FontSet.standard())
    renderer.threads = 2
    renderer.scale = 0.87
    var random = SeededRandom(seed: 900 + UInt64(number))
    var live = LiveSeatMap(map, drawing: drawing, measuring: PangoTextMeasurer(fonts: renderer.fonts))
    var kept = try KeptPicture(of: live.scene, renderer: renderer)
    var states = live.states
    for _ in 0..<10 {
      var changes: [LiveSeatMap.Change] = (0..<random.int(1...5)).map { _ in
        .status(SeatStatus.allCases[random.int(0...5)], ofSeat: random.int(0...map.seats.count - 1))
      }
      if random.int(0...7) == 0 { changes.append(.area(AreaState(taken: random.int(0...40)), number: 0)) }
      if random.int(0...3) == 0 { changes.append(.price(Price("\(random.int(1...9))"), ofSeat: 2)) }
      for change in changes {
        switch change {
        case .status(let status, let seat): states.setStatus(status, of: seat)
        case .price(let price, let seat): states.setPrice(price, of: seat)
        case .area(let state, let number): states.setState(state, ofArea: number)
        }
      }
      switch live.update(changes) {
      case .change(let change): try kept.apply(change)
      case .scene(let scene): try kept.show(scene)
      }
      let fresh = drawing.scene(of: map, states: states, measuring: PangoTextMeasurer(fonts: renderer.fonts))
      #expect(try kept.png() == renderer.png(of: fresh))
    }
  }
}
