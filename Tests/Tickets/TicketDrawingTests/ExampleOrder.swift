import Drawing
import Geometry
import Localization
import Pictures
import TestSupport
import TicketDrawing
import TicketFiles
import Tickets

/// The orders among the repository's examples, as tickets.
enum ExampleOrder {
  /// The tickets of `Examples/NAME.order.json`, with dates and times written as a design asks for.
  static func tickets(_ name: String, design: TicketDesign? = nil) throws -> [Ticket] {
    let file = "\(name).order.json"
    let order = try OrderDocument(reading: RepositoryFiles.bytes("Examples/" + file), file: file).order
    let formats =
      if let design {
        try LocalizedFormats(language: order.locale, design: design)
      } else {
        try LocalizedFormats(language: order.locale)
      }
    let (tickets, errors) = order.tickets(formatting: formats)
    if let error = errors.first { throw error }
    return tickets
  }

  /// The examples' pictures, prepared for slots at a scale, each once.
  static func images(pixelsPerUnit: Double) -> (TicketPictureSlot) -> TicketSlotImage? {
    { slot in
      let preparation = PicturePreparation(
        for: PictureSlot(
          size: slot.size, pixelsPerUnit: pixelsPerUnit, fit: slot.fit == .cover ? .cover : .contain,
          focus: slot.source.focus))
      guard let prepared = try? store.picture(slot.source.file, prepared: preparation) else { return nil }
      return TicketSlotImage(prepared.raster, in: prepared.frame)
    }
  }

  private static let store = PictureStore { name throws(PictureProblem) in
    do {
      return try RepositoryFiles.bytes("Examples/" + name)
    } catch {
      throw PictureProblem(name: name, reason: .missing)
    }
  }
}
