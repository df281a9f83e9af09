internal import CairoRendering
internal import Drawing
public import Geometry
internal import TicketDrawing
internal import Tickets

extension TicketPrinter {
  /// A PDF with a page for each ticket.
  ///
  /// - Parameters:
  ///   - tickets: The tickets, drawn by printers of pages, this one or others.
  ///   - creationDate: The date that the file bears, in seconds since 1970; none where nil.
  public func document(
    of tickets: [DrawnTicket], creationDate: Int? = nil
  ) throws(TicketPrintingError) -> [UInt8] {
    try pdf(of: tickets.map { page(of: $0) }, with: tickets, creationDate: creationDate)
  }

  /// A PDF with several tickets on each page, and marks to cut them apart at.
  ///
  /// - Parameters:
  ///   - tickets: The tickets, drawn by this printer.
  ///   - paper: The upright sheet in points.
  ///   - count: How many tickets a page has at most; as many as fit where nil.
  ///   - creationDate: As for `document`.
  public func sheets(
    of tickets: [DrawnTicket], on paper: Size, count: Int? = nil, creationDate: Int? = nil
  ) throws(TicketPrintingError) -> [UInt8] {
    var sheet = PaperSheet(paper: paper)
    sheet.scale = edition.design.unit.points
    sheet.dotsPerPoint = edition.pixelsPerUnit / sheet.scale
    let pages = try TicketPrinter.pages(of: tickets, on: sheet, count: count)
    return try pdf(of: pages, with: tickets, creationDate: creationDate)
  }

  private static func pages(
    of tickets: [DrawnTicket], on sheet: PaperSheet, count: Int?
  ) throws(TicketPrintingError) -> [PDFPage] {
    let pictures = tickets.map(\.picture)
    let sizes = pictures.map(\.scene.size)
    let largest = Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    var pages: [PDFPage] = []
    var room = 0
    do throws(SheetError) {
      room = try sheet.arrangement(forTicketsOf: largest).count
      if (count ?? 0) <= room {
        let count = count ?? room
        for start in stride(from: 0, to: pictures.count, by: count) {
          let scenes = try sheet.pages(of: Array(pictures[start..<min(start + count, pictures.count)]))
          pages += scenes.map { PDFPage($0) }
        }
      }
    } catch {
      throw .sheet(error)
    }
    if let count, count > room { throw .crowded(wanted: count, room: room) }
    return pages
  }

  /// A PDF whose metadata says no more of several tickets than the event that all are for.
  private func pdf(
    of pages: [PDFPage], with tickets: [DrawnTicket], creationDate: Int?
  ) throws(TicketPrintingError) -> [UInt8] {
    var pages = pages
    var metadata = DocumentMetadata(creationDate: creationDate)
    if tickets.count > 1 {
      let event = tickets[0].event ?? ""
      metadata.title = tickets.allSatisfy { $0.event == event } ? event : ""
      // The renderer takes the subject from the first page: one person's name and seat.
      pages[0].scene.summary = ""
    }
    do throws(RenderingError) {
      return try renderer.pdf(of: pages, metadata: metadata).bytes
    } catch {
      throw .rendering(error)
    }
  }
}
