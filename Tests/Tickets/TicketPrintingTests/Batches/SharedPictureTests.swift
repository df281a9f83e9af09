import CairoRendering
import Pictures
import Testing
import TicketFiles
import TicketPrinting
import Tickets

/// Tickets that are made one after the other by one printer are those that printers of their own make.
@Suite struct SharedPictureTests {
  private static let fonts = Result { () throws(FontError) in try FontSet.standard() }

  private func printer(_ design: BuiltInTicketDesign) throws -> TicketPrinter {
    TicketPrinter(
      TicketEdition(design.design, pixelsPerUnit: design == .flat ? 1 : 1.5),
      fonts: try SharedPictureTests.fonts.get(),
      pictures: PictureStore { name throws(PictureProblem) in throw PictureProblem(name: name, reason: .missing) })
  }

  private func ticket(_ number: Int) -> Ticket {
    var ticket = Ticket(
      id: "T-\(number)",
      fields: [
        .title: number < 7 ? "Low Tide" : "High Tide", .venue: "Lighthouse", .hall: "Screen 3", .date: "13 May",
        .time: "18:15", .row: "\(1 + number / 4)", .seat: "\(number % 4 + 9)",
      ],
      captions: [.hall: "Screen", .date: "Date", .time: "Time", .row: "Row", .seat: "Seat"],
      code: TicketCode(payload: .text(SecretText("PAYLOAD-\(number)-H34-7QX2"))))
    // One that has less to show, and a longer text than the others.
    if number == 5 { ticket.fields[.hall] = nil }
    if number == 9 { ticket.fields[.venue] = "The Old Lighthouse at the End of the Pier" }
    return ticket
  }

  @Test(arguments: [BuiltInTicketDesign.flat, .cinema, .thermal])
  func `A batch has the bytes of single tickets`(design: BuiltInTicketDesign) throws {
    let shared = try printer(design)
    for number in 0..<12 {
      let ticket = ticket(number)
      #expect(try shared.file(of: ticket) == printer(design).file(of: ticket), "\(number)")
    }
  }
}
