public import TicketDrawing
internal import Tickets

/// A ticket that is drawn, before it becomes a file.
public struct DrawnTicket: Hashable, Sendable {
  /// What to paint, and what its maker should know of.
  public let picture: TicketPicture
  /// What its maker should know of its pictures, each once, in the order of the design.
  public let pictureRemarks: [PictureRemark]
  /// The event's name; nil where the ticket has none.
  let event: String?
  /// What a unit of the picture is.
  let unit: TicketDesign.Unit
  /// Whether it is read from right to left.
  let isRightToLeft: Bool
}

/// The file of a ticket.
public struct TicketFile: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// What was drawn.
  public let drawn: DrawnTicket
}
