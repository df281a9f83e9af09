import CairoRendering
import Drawing
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
  private var picture: KeptPicture

  init(_ job: Job, places: SeatChanges.Places) throws {
    (drawing, renderer, measurer) = (job.drawing, job.renderer, job.measurer)
    let map = job.plan.layout()
    changes = SeatChanges(places, in: map)
    live = LiveSeatMap(map, drawing: drawing, measuring: measurer)
    picture = try KeptPicture(of: live.scene, renderer: renderer)
    _ = picture.png()
  }

  /// The picture after the next changes, of which only what they touch is made.
  mutating func keptFile(parts: inout PartTimes) throws -> [UInt8] {
    let changes = self.changes.next(of: live.states)
    let update = parts.measure("scene") { live.update(changes) }
    try parts.measure("repaint") {
      switch update {
      case .change(let change): try picture.apply(change)
      case .scene(let scene): try picture.show(scene)
      }
    }
    return parts.measure("encode") { picture.png().bytes }
  }

  /// The same picture, all of it made anew.
  mutating func freshFile(parts: inout PartTimes) throws -> [UInt8] {
    _ = live.update(changes.next(of: live.states))
    let (map, states) = (live.map, live.states)
    let scene = parts.measure("scene") { drawing.scene(of: map, states: states, measuring: measurer) }
    return try parts.measure("png") { try renderer.png(of: scene).bytes }
  }
}
