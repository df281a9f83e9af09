import CairoRendering
import Foundation
import ImageFiles
import Measuring
import PlanImports
import SVGRendering
import SeatMapDrawing
import SeatMaps

/// A plan, and all that is ready before its picture is asked for.
struct Job {
  let plan: SeatPlan
  let drawing: SeatMapDrawing
  let renderer: CairoRenderer
  let measurer: PangoTextMeasurer

  init(_ arguments: Arguments) throws {
    let fonts = try FontSet.standard()
    measurer = PangoTextMeasurer(fonts: fonts)
    var renderer = CairoRenderer(fonts: fonts)
    renderer.threads = arguments.threads
    renderer.isExact = arguments.isExact
    self.renderer = renderer
    drawing = arguments.hall.drawing
    plan =
      try arguments.planFile.map { try ImportedPlan(reading: [UInt8](Data(contentsOf: URL(filePath: $0)))).plan }
      ?? arguments.hall.plan
  }

  func file(as output: Arguments.Output, parts: inout PartTimes) throws -> [UInt8] {
    var drawing = drawing
    if output != .png { drawing.detail = .document }
    let map = parts.measure("layout") { plan.layout() }
    let scene = parts.measure("scene") { drawing.scene(of: map, measuring: measurer) }
    return try parts.measure(output.rawValue) {
      switch output {
      case .png: try renderer.png(of: scene).bytes
      case .pdf: try renderer.pdf(of: scene).bytes
      case .svg: SVGRenderer().bytes(of: scene)
      case .compact: SVGRenderer(compact: true).bytes(of: scene)
      case .svgz: CompressedSVG.bytes(of: SVGRenderer().bytes(of: scene))
      }
    }
  }
}
