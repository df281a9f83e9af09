import CairoRendering
import Documents
import Drawing
import Foundation
import ImageFiles
import Measuring
import SVGRendering
import SeatMapDrawing
import SeatMaps

/// Makes a file of a seat map that is a plan in memory, as often as asked.
///
///     map-benchmark OPTIONS serve png|pdf|svg|compact|svgz   answers `run` and `write FILE` on standard input
///     map-benchmark OPTIONS list FILE                        writes what peers need to draw the same picture
///     map-benchmark OPTIONS names FILE                       writes the short names of seats that a page can be searched for
///
///     --seats N                             50000 if not given
///     --arrangement grid|circles|loose|turned   grid if not given
///     --canvas WxH                          2400x1800 if not given
///     --plan FILE                           a plan's file in place of both, read before anything is timed
///     --labels                              number the seats
///     --exact                               draw each seat by itself
///     --threads N                           one for each processor if not given
@main
struct MapBenchmark {
  static func main() throws {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data("map-benchmark: wrong arguments; see MapBenchmark.swift\n".utf8))
      exit(64)
    }
    let job = try Job(arguments)
    switch arguments.action {
    case .list(let file):
      let scene = job.drawing.scene(of: job.plan.layout(), measuring: job.measurer)
      try Data(SeatList(of: scene, measurer: job.measurer).text().utf8).write(to: URL(filePath: file))
    case .names(let file):
      let map = job.plan.layout()
      let names = map.seats.indices.map { map.shortName(ofSeat: $0) }
      try Data(names.joined(separator: "\n").utf8).write(to: URL(filePath: file))
    case .serve(let output): try Server { try job.file(as: output, parts: &$0) }.serve()
    }
  }
}

/// A plan, and all that is ready before its picture is asked for.
private struct Job {
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
      try arguments.planFile.map { try PlanDocument(reading: [UInt8](Data(contentsOf: URL(filePath: $0)))).plan }
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
      case .svgz: try CompressedSVG.bytes(of: SVGRenderer().bytes(of: scene))
      }
    }
  }
}
