import CairoRendering
import Dispatch
import Documents
import Drawing
import Foundation
import TicketDrawing
import Tickets

/// Makes tickets of the design `flat`, each with a row, a seat and a code of its own, as PNG files in memory.
///
///     ticket-benchmark COUNT THREADS [FILE]
///
/// Prints `COUNT tickets sum MILLISECONDS`, without the start of the process; the last ticket goes to FILE.
@main
struct TicketBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let count = Int(arguments[0]), let threads = Int(arguments[1]), count > 0, threads > 0
    else { exit(64) }
    let fonts = try FontSet.standard()
    let drawing = TicketDrawing(design: BuiltInTicketDesign.flat.design, fitting: PangoTextMeasurer(fonts: fonts))
    let renderer = CairoRenderer(fonts: fonts)
    @Sendable func file(_ number: Int) -> [UInt8] {
      guard let picture = try? drawing.picture(of: ticket(number)), let file = try? renderer.png(of: picture.scene)
      else { exit(70) }
      return file.bytes
    }
    // The first one opens the fonts, as the first ones of the others do.
    _ = file(0)
    let elapsed = ContinuousClock().measure {
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in stride(from: thread, to: count, by: threads) { _ = file(number) }
      }
    }
    print("\(count) tickets sum \(String(format: "%.3f", elapsed / .milliseconds(1)))")
    if arguments.count > 2 { try Data(file(count - 1)).write(to: URL(filePath: arguments[2])) }
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
