import CairoRendering
import Dispatch
import Foundation
import Measuring
import Pictures
import TicketFiles
import TicketPrinting
import Tickets

/// Makes the tickets of one showing, each with a row, a seat and a code of its own, as files in memory.
///
///     ticket-benchmark flat|cinema COUNT THREADS [svg]
///
/// Answers `run` and `write FILE` on standard input: a run makes COUNT tickets as PNG files, or SVG, with all that has
/// to be made ready for them but the opening of fonts; the file is the last of them. `flat` is drawn at 1 pixel to a
/// unit, without pictures; `cinema` at 2 pixels, 750 wide, with a photograph.
@main
struct TicketBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3, let design = BuiltInTicketDesign(rawValue: arguments[0]), let count = Int(arguments[1]),
      let threads = Int(arguments[2]), count > 0, threads > 0
    else { exit(64) }
    let fonts = try FontSet.standard()
    let isPlain = design == .flat
    let edition = TicketEdition(
      design.design, format: arguments.count > 3 ? .svg : .png, pixelsPerUnit: isPlain ? 1 : 2)
    let photograph = isPlain ? [] : try Photograph.jpegFile()
    let tickets = (0..<count).map {
      Showing.ticket($0, pictures: isPlain ? [:] : [.backdrop: PictureSource(file: "still")])
    }

    try Server { parts in
      parts.measure("tickets") {
        let printer = TicketPrinter(edition, fonts: fonts, pictures: PictureStore { _ in photograph })
        @Sendable func file(_ number: Int) -> [UInt8] {
          guard let file = try? printer.file(of: tickets[number]) else { exit(70) }
          return file.bytes
        }
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          for number in stride(from: thread, to: count - 1, by: threads) { _ = file(number) }
        }
        return file(count - 1)
      }
    }.serve()
  }
}
