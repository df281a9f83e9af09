import CairoRendering
import Dispatch
import Documents
import Drawing
import Foundation
import Measuring
import TicketDrawing
import Tickets

/// Makes tickets of the design `flat`, each with a row, a seat and a code of its own, as PNG files in memory.
///
///     ticket-benchmark COUNT THREADS
///
/// Answers `run` and `write FILE` on standard input: a run makes COUNT tickets, and the file is the last of them.
@main
struct TicketBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2, let count = Int(arguments[0]), let threads = Int(arguments[1]), count > 0, threads > 0
    else { exit(64) }
    let fonts = try FontSet.standard()
    let drawing = TicketDrawing(design: BuiltInTicketDesign.flat.design, fitting: PangoTextMeasurer(fonts: fonts))
    let renderer = CairoRenderer(fonts: fonts)
    @Sendable func file(_ number: Int) -> [UInt8] {
      guard let picture = try? drawing.picture(of: ticket(number)), let file = try? renderer.png(of: picture.scene)
      else { exit(70) }
      return file.bytes
    }
    try Server { parts in
      parts.measure("tickets") {
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          for number in stride(from: thread, to: count - 1, by: threads) { _ = file(number) }
        }
        return file(count - 1)
      }
    }.serve()
  }

  private static func ticket(_ number: Int) -> Ticket {
    let (row, seat) = number.quotientAndRemainder(dividingBy: 40)
    // 32 bytes, for which a QR code of error correction M has 29 modules to a side.
    let payload = "ticket:" + String(format: "%06d", number) + ":7f3a9c2e51d84b60aa"
    return Ticket(
      id: "\(number)",
      fields: [
        .title: "The Midnight Express", .venue: "Odeon Grand, Screen 3", .date: "24 Oct", .time: "19:30",
        .row: "\(row + 1)", .seat: "\(seat + 1)",
      ],
      captions: [.date: "Date", .time: "Time", .row: "Row", .seat: "Seat"],
      code: TicketCode(payload: .text(SecretText(payload))))
  }
}
