import Drawing
import Geometry
import Paths
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

@Suite("Live pictures")
struct LiveSeatMapTests {
  private let measuring = EstimatedTextMeasuring()

  /// A hall of two sections with seats of all shapes, several widths and categories, and a place sold by the head.
  private var hall: SeatMap {
    var venue = VenueBuilder(
      categories: [.init(name: "Stalls", price: Price("20")), .init(name: "Circle", price: Price("12.50"))])
    venue.beginSection("Stalls")
    venue.addRows(["A", "B"], seats: 12, from: Point(0, 0), category: 0, shape: .chair)
    venue.addRows(["C"], seats: 9, from: Point(0, 80), pitch: 40, size: 32, category: 0)
    venue.beginSection("Circle")
    venue.addRows(["A"], seats: 10, from: Point(0, 160), size: 24, category: 1, shape: .square)
    venue.addRows(["B"], seats: 10, from: Point(0, 200), size: 18, category: 1)
    venue.addRow("C", (0..<8).map { Point(Double($0) * 30, 240) }, facing: Point(150, -100))
    venue.addArea("Floor", .standing, outline: .rectangle(Rect(x: 0, y: 280, width: 200, height: 60)), capacity: 40)
    var map = venue.map
    for seat in [0, 1, 40] { map.modifySeat(seat) { $0.attributes.insert(.wheelchair) } }
    for seat in [5, 44] { map.modifySeat(seat) { $0.shownLabel = "1234" } }
    map.modifySeat(7) { $0.shownLabel = "" }
    return map
  }

  /// Some changes, at times of one seat, at times of many, so that legends lose and gain entries.
  private func changes(in map: SeatMap, _ random: inout SeededRandom) -> [LiveSeatMap.Change] {
    let status = SeatStatus.allCases[random.int(0...5)]
    switch random.int(0...9) {
    case 0: return map.seats.indices.map { .status(status, ofSeat: $0) }
    case 1: return [.area(AreaState(status: status, taken: random.int(0...40), price: nil), number: 0)]
    case 2: return []
    default:
      return (0..<random.int(1...6)).flatMap { _ -> [LiveSeatMap.Change] in
        let seat = random.int(0...map.seats.count - 1)
        return [
          .status(SeatStatus.allCases[random.int(0...5)], ofSeat: seat),
          .price(Price("\(random.int(1...30))"), ofSeat: seat),
        ]
      }
    }
  }

  private static let drawings: [SeatMapDrawing] = [
    SeatMapDrawing(canvas: .width(900)),
    SeatMapDrawing(canvas: .width(900), seatLabels: .none, showsLegend: false),
    SeatMapDrawing(theme: .print, canvas: .scale(2), seatLabels: .all, quarterTurns: 1),
    SeatMapDrawing(canvas: .width(900), level: .sections),
    SeatMapDrawing(canvas: .width(900), detail: .document),
    SeatMapDrawing(canvas: .width(900), crop: .init(around: [3, 4, 5])),
    SeatMapDrawing(
      canvas: .width(900),
      measure: SeatMeasure(
        title: "Distance", values: (0..<61).map { Double($0) },
        ticks: [.init(0, "0"), .init(30, "30"), .init(60, "60")])
    ),
  ]

  @Test("The scene is the one that is made afresh of the same states", arguments: drawings.indices)
  func freshness(number: Int) {
    let (map, drawing) = (hall, Self.drawings[number])
    var random = SeededRandom(seed: 700 + UInt64(number))
    var live = LiveSeatMap(map, drawing: drawing, measuring: measuring)
    var shown = live.scene
    var states = live.states
    for step in 0..<60 {
      let changes = changes(in: map, &random)
      for change in changes { states.apply(change) }
      // Either way of telling gives the same.
      let update = step.isMultiple(of: 2) ? live.update(changes) : live.update(to: states)
      switch update {
      case .change(let change): shown.apply(change)
      case .scene(let scene): shown = scene
      }
      #expect(live.states == states)
      #expect(live.scene == drawing.scene(of: map, states: states, measuring: measuring))
      #expect(shown == live.scene)
    }
  }

  @Test("A seat that is sold is the one placement that changes, with its number")
  func oneSeat() throws {
    let map = hall
    var live = LiveSeatMap(map, drawing: SeatMapDrawing(canvas: .width(900)), measuring: measuring)
    _ = live.update([.status(.sold, ofSeat: 2)])
    guard case .change(let change) = live.update([.status(.sold, ofSeat: 35)]) else {
      Issue.record("the legend names sold seats already")
      return
    }
    // Seat 35 is the third of the second section, whose first is 33.
    #expect(change.instances.map(\.placement) == [2])
    #expect(change.labels.count == 1)
    let node = try #require(change.instances.first).node
    guard case .instances(let instances) = live.scene.nodes[node] else {
      Issue.record("the node is of instances")
      return
    }
    let sold = instances.placements[2]
    #expect(instances.symbols[Int(sold.symbol)].name == "square-sold")
    #expect(instances.styles[Int(sold.style)].classes == "sold category-2")
  }

  @Test("What is said again, and what prices are, changes nothing in a picture")
  func nothing() {
    var live = LiveSeatMap(hall, drawing: SeatMapDrawing(canvas: .width(900)), measuring: measuring)
    let summary = live.scene.summary
    let update = live.update([
      .status(.available, ofSeat: 3), .price(Price("99"), ofSeat: 3), .status(.sold, ofSeat: 4),
      .status(.available, ofSeat: 4),
    ])
    #expect(update == .change(SceneChange(summary: summary)))
  }

  @Test("A status that the legend does not name yet, or no longer, makes a new scene")
  func legend() {
    var live = LiveSeatMap(hall, drawing: SeatMapDrawing(canvas: .width(900)), measuring: measuring)
    func isNew(_ update: LiveSeatMap.Update) -> Bool {
      if case .scene = update { true } else { false }
    }
    #expect(isNew(live.update([.status(.held, ofSeat: 3)])))
    #expect(!isNew(live.update([.status(.held, ofSeat: 4)])))
    #expect(!isNew(live.update([.status(.available, ofSeat: 4)])))
    #expect(isNew(live.update([.status(.available, ofSeat: 3)])))
    #expect(isNew(live.update([.area(AreaState(taken: 20), number: 0)])))
  }
}

extension SeatStates {
  fileprivate mutating func apply(_ change: LiveSeatMap.Change) {
    switch change {
    case .status(let status, let seat): setStatus(status, of: seat)
    case .price(let price, let seat): setPrice(price, of: seat)
    case .area(let state, let number): setState(state, ofArea: number)
    }
  }
}
