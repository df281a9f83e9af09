public import CairoRendering
public import Files
public import TicketDrawing

/// Why a ticket is not made.
///
/// It never shows any of a payload or a key.
public enum TicketPrintingError: Error, Hashable, Sendable {
  /// It cannot be drawn.
  case drawing(TicketDrawingError)
  /// It can be drawn, but should not be handed out: the findings that say so.
  case refused([TicketFinding])
  /// The picture cannot be made.
  case rendering(RenderingError)
  /// The ticket does not fit on a sheet.
  case sheet(SheetError)
  /// A sheet has room for fewer tickets than are wanted on each.
  case crowded(wanted: Int, room: Int)
  /// A picture of all tickets would be larger than a picture may be.
  case largeSheet(tickets: Int, width: Int, height: Int)
  /// What was made does not read as it should.
  case verification(TicketVerificationError)
  /// The file cannot be written.
  case writing(SystemError)
}

extension TicketPrintingError: CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .drawing(let error): error.description
    case .refused(let findings): findings.map(\.description).joined(separator: "; ")
    case .rendering(let error): error.description
    case .sheet(let error): error.description
    case .crowded(let wanted, let room):
      "\(wanted) tickets do not fit on a sheet: it has room for \(room); use larger paper or fewer to a sheet"
    case .largeSheet(let tickets, let width, let height):
      "a picture of \(tickets) tickets would have \(width) × \(height) pixels, which is too large: take fewer tickets or "
        + "a smaller scale, or put them on pages"
    case .verification(let error): error.description
    case .writing(let error): "cannot write: \(error)"
    }
  }
}
