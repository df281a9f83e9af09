import Foundation
import Measuring
import SeatMapDrawing
import SeatMaps

/// Makes a file of a seat map that is a plan in memory, as often as asked.
///
///     map-benchmark OPTIONS serve png|pdf|svg|compact|svgz      answers `run` and `write FILE` on standard input
///     map-benchmark OPTIONS keep|refresh neighbours|scattered   the same, while a hundred seats change before each run
///     map-benchmark OPTIONS list FILE                           writes what peers need to draw the same picture
///     map-benchmark OPTIONS names FILE                          writes the names that a page can be searched for
///
///     --seats N                                 50000 if not given
///     --arrangement grid|circles|loose|turned   grid if not given
///     --canvas WxH                              2400x1800 if not given
///     --plan FILE                               a plan's file in place of the first two, read before anything is timed
///     --labels                                  number the seats
///     --exact                                   draw each seat by itself
///     --threads N                               one for each processor if not given
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
    case .show(let places, let isKept):
      var showing = try LiveShowing(job, places: places)
      try Server { isKept ? try showing.keptFile(parts: &$0) : try showing.freshFile(parts: &$0) }.serve()
    case .serve(let output): try Server { try job.file(as: output, parts: &$0) }.serve()
    }
  }
}
