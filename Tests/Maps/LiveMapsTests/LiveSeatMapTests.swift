import CairoRendering
import Geometry
import LiveMaps
import PlanFiles
import SeatMapDrawing
import SeatMaps
import Support
import TestSupport
import Testing

/// Files of maps that are kept while seats are sold, against files that are drawn afresh of the same states.
@Suite struct LiveSeatMapTests {
  private static let fonts = Result { () throws(FontError) in try FontSet.standard() }

  /// Boxes beside the stalls, turned tables with pictures of seats, and a hall with general admission areas.
  private static let plans = ["theatre-with-boxes", "cabaret", "arena"]

  private static let drawings: [SeatMapDrawing] = [
    SeatMapDrawing(canvas: .width(500)),
    SeatMapDrawing(theme: .app(), canvas: .width(310), seatLabels: .all, quarterTurns: 1, showsLegend: false),
    SeatMapDrawing(theme: .highContrast(), canvas: .width(640), seatLabels: .all, level: .seats, showsLegend: false),
    SeatMapDrawing(theme: .print, canvas: .width(400), crop: .init(around: [3, 4, 5])),
    SeatMapDrawing(canvas: .width(420), level: .sections),
    SeatMapDrawing(canvas: .width(420), detail: .document),
  ]

  private func map(_ plan: String) throws -> SeatMap {
    try PlanDocument(reading: RepositoryFiles.bytes("Examples/\(plan).json")).plan.layout()
  }

  private func renderer(depth: PictureDepth = .color, isExact: Bool = false) throws -> CairoRenderer {
    var renderer = CairoRenderer(fonts: try Self.fonts.get())
    (renderer.threads, renderer.scale, renderer.depth, renderer.isExact) = (2, 0.87, depth, isExact)
    return renderer
  }

  /// The file that is drawn afresh.
  private func fresh(_ live: LiveSeatMap) throws -> [UInt8] {
    let measurer = PangoTextMeasurer(fonts: live.renderer.fonts)
    return try live.renderer.png(of: live.drawing.scene(of: live.map, states: live.states, measuring: measurer)).bytes
  }

  /// Some changes, at times of one seat, at times of many, so that legends lose and gain entries.
  private func changes(in map: SeatMap, _ random: inout SeededRandom) -> [LiveSeatMap.Change] {
    let seats = map.seats.count
    switch random.int(0...11) {
    case 0:
      let status = SeatStatus.allCases[random.int(0...5)]
      return map.seats.indices.map { .status(status, ofSeat: $0) }
    case 1 where !map.generalAdmission.isEmpty:
      return [.area(AreaState(taken: random.int(0...40)), number: random.int(0...map.generalAdmission.count - 1))]
    case 2: return []
    case 3: return [.price(Price("\(random.int(1...9))"), ofSeat: random.int(0...seats - 1))]
    default:
      return (0..<random.int(1...6)).map { _ in
        .status(SeatStatus.allCases[random.int(0...5)], ofSeat: random.int(0...seats - 1))
      }
    }
  }

  @Test(arguments: plans, drawings.indices)
  func `After any changes the file is the one that is drawn afresh`(plan: String, number: Int) throws {
    var random = SeededRandom(seed: 700 + UInt64(number))
    var live = try LiveSeatMap(map(plan), drawing: Self.drawings[number], renderer: renderer())
    #expect(try live.png == fresh(live))
    for step in 0..<8 {
      let changes = changes(in: live.map, &random)
      var states = live.states
      for change in changes { states.apply(change) }
      // Either way of telling gives the same.
      let file = step.isMultiple(of: 2) ? try live.update(changes) : try live.update(to: states)
      #expect(live.states == states)
      #expect(try file == fresh(live))
      #expect(live.png == file)
    }
  }

  @Test(arguments: [PictureDepth.color, .oneBit])
  func `Where each seat is drawn by itself the file is right as well`(depth: PictureDepth) throws {
    var live = try LiveSeatMap(
      map("theatre-with-boxes"), drawing: SeatMapDrawing(canvas: .width(300)),
      renderer: renderer(depth: depth, isExact: depth == .color))
    for seat in [3, 40] {
      #expect(try live.update([.status(.sold, ofSeat: seat)]) == fresh(live))
    }
  }

  @Test func `A seat that is sold looks different, and as before once it is free again`() throws {
    let drawing = SeatMapDrawing(canvas: .width(500), showsLegend: false)
    var live = try LiveSeatMap(map("theatre-with-boxes"), drawing: drawing, renderer: renderer())
    let first = live.png
    #expect(try live.update([.status(.sold, ofSeat: 35)]) != first)
    #expect(try live.update([.status(.available, ofSeat: 35)]) == first)
  }

  @Test func `What is said again, and what prices are, changes nothing in a picture`() throws {
    var live = try LiveSeatMap(map("cabaret"), drawing: SeatMapDrawing(canvas: .width(500)), renderer: renderer())
    let first = live.png
    let next = try live.update([
      .status(.available, ofSeat: 3), .price(Price("99"), ofSeat: 3), .status(.sold, ofSeat: 4),
      .status(.available, ofSeat: 4),
    ])
    #expect(next == first)
    #expect(try next == fresh(live))
  }

  @Test func `A copy keeps what it had`() throws {
    let live = try LiveSeatMap(map("cabaret"), drawing: SeatMapDrawing(canvas: .width(300)), renderer: renderer())
    var copy = live
    #expect(try copy.update([.status(.sold, ofSeat: 1)]) != live.png)
    #expect(try live.png == fresh(live))
  }

  @Test func `What cannot be drawn is an error`() throws {
    let drawing = SeatMapDrawing(canvas: .size(Size(0, 10)))
    #expect(throws: RenderingError.self) {
      try LiveSeatMap(map("cabaret"), drawing: drawing, renderer: renderer())
    }
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
