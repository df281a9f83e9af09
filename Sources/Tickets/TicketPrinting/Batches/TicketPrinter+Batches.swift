internal import Barcodes
internal import Geometry
internal import TicketDrawing
package import Tickets

extension TicketPrinter {
  /// Draws tickets on several threads, and reads their codes back where that is wanted.
  ///
  /// - Returns: For each ticket, in order, what was drawn, nil where that failed, and what became of it; no file is
  ///   written, so that the outcomes name none.
  package func drawn(
    _ tickets: [Ticket], threads: Int, verification: TicketVerification? = nil
  ) -> [(ticket: DrawnTicket?, outcome: TicketOutcome)] {
    var all: [(DrawnTicket?, TicketOutcome)] = []
    all.reserveCapacity(tickets.count)
    OrderedWorkers(threads: threads).run(count: tickets.count) { number in
      drawn(tickets[number], verification)
    } deliver: { _, result in
      all.append(result)
    }
    return all
  }

  private func drawn(_ ticket: Ticket, _ verification: TicketVerification?) -> (DrawnTicket?, TicketOutcome) {
    var drawn: DrawnTicket?
    var isVerified = false
    let status: TicketOutcome.Status
    do throws(TicketPrintingError) {
      let made = try self.drawn(ticket)
      if let verification, edition.design.showsCode { isVerified = try verification.verify(made, of: ticket, by: self) }
      drawn = made
      status = .made
    } catch {
      status = .failed(error)
    }
    let outcome = TicketOutcome(
      ticket: ticket.id, file: "", status: status, findings: drawn?.picture.findings ?? [],
      pictureRemarks: drawn?.pictureRemarks ?? [], isVerified: isVerified,
      lacksCode: verification != nil && edition.design.showsCode && ticket.code == nil)
    return (drawn, outcome)
  }
}

extension TicketVerification {
  /// Reads the code of a drawn ticket in a picture that is made for that.
  func verify(
    _ drawn: DrawnTicket, of ticket: Ticket, by printer: TicketPrinter
  ) throws(TicketPrintingError) -> Bool {
    let (picture, scale) = try printer.readablePicture(of: drawn)
    return try verifyFile(picture, of: ticket, at: drawn.codePlace(scale: scale))
  }

  /// Reads the code in a ticket's own picture file; `place` is nil where none was drawn.
  func verifyFile(
    _ png: [UInt8], of ticket: Ticket, at place: Place?
  ) throws(TicketPrintingError) -> Bool {
    guard let place else {
      if ticket.code == nil { return false }
      throw .verification(.unreadable)
    }
    do throws(TicketVerificationError) {
      return try verify(png, of: ticket, at: place)
    } catch {
      throw .verification(error)
    }
  }
}

extension DrawnTicket {
  /// Where the code stands in a picture of so many pixels to a unit; nil where there is none.
  func codePlace(scale: Double) -> TicketVerification.Place? {
    guard let frame = picture.codeFrame, let code = picture.code else { return nil }
    let area = Rect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
    return TicketVerification.Place(area: area, symbology: code.symbology)
  }
}
