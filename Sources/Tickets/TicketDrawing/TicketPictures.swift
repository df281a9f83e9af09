public import Barcodes
public import Drawing
public import Geometry
public import Tickets

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

/// A place on a ticket for one of its pictures.
public struct TicketPictureSlot: Hashable, Sendable {
  /// What the picture shows.
  public let role: TicketPictureRole
  /// Where the picture is to be found.
  public let source: PictureSource
  /// The extent of the place in canvas units.
  public let size: Size
  /// How a picture of other proportions fills it.
  public let fit: TicketPictureElement.Fit
  /// The element's place in the design, as in `panels[0].elements[2]`.
  public let element: String
}

/// A picture that is made ready for a slot.
public struct TicketSlotImage: Hashable, Sendable {
  /// The picture.
  public var raster: Raster
  /// Where the raster lands, in canvas units from the slot's top left corner: all of the slot where it is covered.
  public var frame: Rect

  /// Creates an image.
  public init(_ raster: Raster, in frame: Rect) {
    self.raster = raster
    self.frame = frame
  }
}

extension PlacedElement {
  /// The slots that the element offers a ticket, the one that is wanted most first; none where it is no picture.
  func slots(of ticket: Ticket) -> [TicketPictureSlot] {
    guard case .picture(let picture) = content else { return [] }
    return picture.roles.compactMap { role in
      guard let source = ticket.pictures[role] else { return nil }
      return TicketPictureSlot(
        role: role, source: source, size: contentFrame.size, fit: picture.fit, element: path)
    }
  }
}

/// A ticket that is drawn.
public struct TicketPicture: Hashable, Sendable {
  /// What to paint.
  public let scene: Scene
  /// What its maker should know of: texts that were cut, codes that may not be read, pictures that are missing; in the
  /// order of the design.
  public let findings: [TicketFinding]
  /// Where everything is, in coordinates that begin at the corner of the bleed.
  public let layout: TicketLayout
  /// The page as it is trimmed in the end, in the scene's coordinates: all of it where no bleed is shown.
  public let trim: Rect
  /// The code with its quiet zone, in the scene's coordinates; nil where there is none.
  public let codeFrame: Rect?
  /// The code; nil where there is none.
  public let code: Barcode?
}
