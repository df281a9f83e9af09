public import Drawing
internal import Geometry
public import Tickets

/// Draws the tickets of one design.
///
/// A value of options. The same options and the same ticket give the same scene on every run; safe to use on several
/// threads at once.
public struct TicketDrawing: Sendable {
  /// What tickets look like.
  public var design: TicketDesign
  /// Whether they are drawn for bright or for dark surroundings.
  public var scheme: TicketScheme
  /// Device pixels to a canvas unit: the scale of a picture file; for pages the dots of the printer, as in `203 / 72`.
  ///
  /// Nothing depends on it but codes, whose modules are whole pixels.
  public var pixelsPerUnit: Double
  /// Whether the scene goes on to the design's bleed, as pages for a knife do, or ends where the page is trimmed.
  public var showsBleed: Bool
  /// What sets texts in their boxes: that of the renderer which draws the scene.
  public var fitting: any TextFitting

  /// Creates a drawing.
  public init(
    design: TicketDesign, scheme: TicketScheme = .light, pixelsPerUnit: Double = 1, showsBleed: Bool = false,
    fitting: any TextFitting
  ) {
    self.design = design
    self.scheme = scheme
    self.pixelsPerUnit = pixelsPerUnit
    self.showsBleed = showsBleed
    self.fitting = fitting
  }

  /// Draws a ticket.
  ///
  /// - Parameters:
  ///   - ticket: The ticket; a payload that is to be signed has to be signed before.
  ///   - image: Gives the picture for a slot, ready to be drawn, or nil where there is none to be had. It is asked for
  ///     the pictures that the ticket names, in the order of the design; what it does not have closes up, or is
  ///     replaced by what the design says. It may be asked twice for the same.
  /// - Returns: The scene, and all that its maker should know of.
  /// - Throws: `TicketDrawingError` where the ticket has a code that cannot be drawn.
  public func picture(
    of ticket: Ticket, image: (TicketPictureSlot) -> TicketSlotImage? = { _ in nil }
  ) throws(TicketDrawingError) -> TicketPicture {
    let pictures = TicketPictures(of: ticket, in: design, image: image)
    let layout = TicketLayout(of: design, presence: pictures.presence, isMirrored: ticket.isRightToLeft)
    var painter = TicketPainter(drawing: self, ticket: ticket, layout: layout)
    painter.paintCanvas()
    for element in layout.elements where element.panel == nil { try painter.paint(element, images: pictures.images) }
    painter.paintTicket()
    for element in layout.elements where element.panel != nil { try painter.paint(element, images: pictures.images) }
    painter.paintLines()
    return painter.picture(missing: pictures.missing)
  }

  /// The slots that a ticket's pictures would be shown in, in the order of the design, for what prepares pictures ahead.
  public func pictureSlots(of ticket: Ticket) -> [TicketPictureSlot] {
    let layout = TicketLayout(
      of: design, presence: TicketPresence(of: ticket), isMirrored: ticket.isRightToLeft)
    return layout.elements.flatMap { $0.slots(of: ticket) }
  }
}
