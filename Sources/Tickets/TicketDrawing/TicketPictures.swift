internal import Tickets

/// The pictures that there are for a ticket, and so what it has to show.
struct TicketPictures {
  /// An image for its slot.
  struct Placed {
    let slot: TicketPictureSlot
    let image: TicketSlotImage
  }

  /// What the ticket has to show, with those pictures alone that are there.
  let presence: TicketPresence
  /// The images by the path of their element.
  private(set) var images: [String: Placed] = [:]
  /// The pictures that the ticket names and nobody has, each once.
  private(set) var missing: [TicketPictureSlot] = []

  init(of ticket: Ticket, in drawing: TicketDrawing, image: (TicketPictureSlot) -> TicketSlotImage?) {
    var presence = TicketPresence(of: ticket)
    // A picture that is missing may close up, which gives others another place and size: hence until all are there.
    while true {
      let layout = drawing.layout(for: presence, isMirrored: ticket.isRightToLeft).layout
      images = [:]
      var absent: [TicketPictureSlot] = []
      for element in layout.elements {
        for slot in element.slots(of: ticket) where presence.pictures.contains(slot.role) {
          if let image = image(slot) {
            images[element.path] = Placed(slot: slot, image: image)
            break
          }
          absent.append(slot)
        }
      }
      let known = Set(missing.map(\.role))
      let news = absent.filter { !known.contains($0.role) }
      guard !news.isEmpty else { break }
      for slot in news where !missing.contains(where: { $0.role == slot.role }) { missing.append(slot) }
      presence.pictures.subtract(news.map(\.role))
    }
    self.presence = presence
  }
}
