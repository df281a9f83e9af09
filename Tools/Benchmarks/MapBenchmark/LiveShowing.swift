import CairoRendering
import LiveMaps
import Measuring
import SeatMapDrawing
import SeatMaps

/// A map that is shown while seats are sold.
struct LiveShowing {
  private let drawing: SeatMapDrawing
  private let renderer: CairoRenderer
  private let measurer: PangoTextMeasurer
  private var changes: SeatChanges
  private var live: LiveSeatMap
  /// What is known of the seats where the picture is made anew.
  private var states: SeatStates

  init(_ job: Job, places: SeatChanges.Places) throws {
    (drawing, renderer, measurer) = (job.drawing, job.renderer, job.measurer)
    let map = job.plan.layout()
    changes = SeatChanges(places, in: map)
    live = try LiveSeatMap(map, drawing: drawing, renderer: renderer)
    states = live.states
  }

  /// The picture after the next changes, of which only what they touch is made.
  mutating func keptFile(parts: inout PartTimes) throws -> [UInt8] {
    let changes = self.changes.next(of: live.states)
    return try parts.measure("update") { try live.update(changes.map { .status($0.status, ofSeat: $0.seat) }) }
  }

  /// The same picture, all of it made anew.
  mutating func freshFile(parts: inout PartTimes) throws -> [UInt8] {
    for change in changes.next(of: states) { states.setStatus(change.status, of: change.seat) }
    let scene = parts.measure("scene") { drawing.scene(of: live.map, states: states, measuring: measurer) }
    return try parts.measure("png") { try renderer.png(of: scene).bytes }
  }
}
