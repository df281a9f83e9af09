public import Drawing
public import Geometry
public import Tickets

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
