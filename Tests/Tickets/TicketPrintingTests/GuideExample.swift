import CairoRendering
import Localization
import Pictures
import TicketFiles
import TicketPrinting
import Tickets

/// The pictures of an order's tickets, without photographs.
func pictures(ofOrder file: [UInt8]) throws -> [[UInt8]] {
  let order = try OrderDocument(reading: file).order
  let tickets = order.tickets(formatting: try LocalizedFormats(language: order.locale)).tickets
  let photographs = PictureStore { name throws(PictureProblem) in throw PictureProblem(name: name, reason: .missing) }
  let edition = TicketEdition(BuiltInTicketDesign.cinema.design, pixelsPerUnit: 2)
  let printer = TicketPrinter(edition, fonts: try FontSet.standard(), pictures: photographs)
  return try tickets.map { try printer.file(of: $0).bytes }
}
