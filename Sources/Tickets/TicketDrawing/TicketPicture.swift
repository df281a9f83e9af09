public import Barcodes
public import Drawing
public import Geometry
public import Tickets

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
