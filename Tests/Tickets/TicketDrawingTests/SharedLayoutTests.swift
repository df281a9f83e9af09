import CairoRendering
import Drawing
import TestSupport
import Testing
import TicketDrawing
import TicketFiles
import Tickets

/// What a drawing remembers of the tickets that it has drawn decides nothing about the next.
@Suite struct SharedLayoutTests {
  private static let fonts = Result { () throws(FontError) in try FontSet.standard() }

  private func drawing(_ design: BuiltInTicketDesign) throws -> TicketDrawing {
    TicketDrawing(design: design.design, fitting: PangoTextMeasurer(fonts: try SharedLayoutTests.fonts.get()))
  }

  /// Tickets that have other things to show, the same in another order, codes of other sizes and kinds, and the other
  /// direction of reading.
  private func tickets(_ random: inout SeededRandom) -> [Ticket] {
    (0..<40).map { number in
      var ticket = Ticket.sample
      ticket.id = "\(number)"
      for field in [TicketField.venue, .hall, .section, .date, .subtitle] where random.bool() {
        ticket.fields[field] = random.bool() ? nil : "Nº \(random.int(1...30))"
      }
      if random.int(0...4) == 0 { ticket.code = nil }
      let payload = String(repeating: "SEAT", count: random.int(1...20)) + "\(number)"
      let symbology = random.element(of: ["qr", "aztec", "data-matrix"])
      if ticket.code != nil { ticket.code = TicketCode(payload: .text(SecretText(payload)), symbology: symbology) }
      ticket.isRightToLeft = random.int(0...3) == 0
      if random.bool() { ticket.rating = nil }
      return ticket
    }
  }

  @Test(arguments: [BuiltInTicketDesign.flat, .cinema, .thermal])
  func `One drawing for all tickets draws each as one of its own`(design: BuiltInTicketDesign) throws {
    var random = SeededRandom(seed: 20)
    let shared = try drawing(design)
    var drawnCount = 0
    for ticket in tickets(&random) {
      // A code of that many modules may be too large, in both or in neither.
      let alone = try? drawing(design).picture(of: ticket)
      let together = try? shared.picture(of: ticket)
      #expect(alone == together, "\(ticket.id)")
      if alone != nil { drawnCount += 1 }
    }
    #expect(drawnCount >= 20, "most can be drawn")
  }

  @Test func `A drawing that is changed forgets what it was`() throws {
    var changed = try drawing(.flat)
    let light = try changed.picture(of: .sample)
    changed.scheme = .dark
    var dark = try drawing(.flat)
    dark.scheme = .dark
    #expect(try changed.picture(of: .sample) == dark.picture(of: .sample))
    #expect(try changed.picture(of: .sample) != light)
    changed.design = BuiltInTicketDesign.cinema.design
    changed.pixelsPerUnit = 1.5
    var other = try drawing(.cinema)
    (other.scheme, other.pixelsPerUnit) = (.dark, 1.5)
    #expect(try changed.picture(of: .sample) == other.picture(of: .sample))
  }
}
