public import Barcodes
public import Drawing
internal import Geometry
public import Tickets

/// Draws the tickets of one design.
///
/// A value of options. The same options and the same ticket give the same scene on every run; safe to use on several
/// threads at once. What tickets have in common is worked out once, so keep one drawing, or copies of it, for all.
public struct TicketDrawing: Sendable {
  /// What tickets look like.
  public var design: TicketDesign { didSet { layouts = PreparedLayouts() } }
  /// Whether they are drawn for bright or for dark surroundings.
  public var scheme: TicketScheme { didSet { layouts = PreparedLayouts() } }
  /// Device pixels to a canvas unit: the scale of a picture file; for pages the dots of the printer, as in `203 / 72`.
  ///
  /// Nothing depends on it but codes, whose modules are whole pixels, and how far panels go on under their neighbours.
  public var pixelsPerUnit: Double { didSet { layouts = PreparedLayouts() } }
  /// Whether the scene goes on to the design's bleed, as pages for a knife do, or ends where the page is trimmed.
  public var showsBleed: Bool
  /// What sets texts in their boxes: that of the renderer which draws the scene.
  public var fitting: any TextFitting
  /// What copies of the drawing have laid out.
  private(set) var layouts = PreparedLayouts()

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
    let pictures = TicketPictures(of: ticket, in: self, image: image)
    var painter = TicketPainter(
      drawing: self, ticket: ticket, prepared: layout(for: pictures.presence, isMirrored: ticket.isRightToLeft))
    try painter.paint(images: pictures.images)
    return painter.picture(missing: pictures.missing)
  }

  /// The slots that a ticket's pictures would be shown in, in the order of the design, for what prepares pictures ahead.
  public func pictureSlots(of ticket: Ticket) -> [TicketPictureSlot] {
    layout(for: TicketPresence(of: ticket), isMirrored: ticket.isRightToLeft).layout.elements
      .flatMap { $0.slots(of: ticket) }
  }

  /// The layout of tickets that have the same things to show.
  func layout(for presence: TicketPresence, isMirrored: Bool) -> PreparedLayout {
    layouts.layout(for: presence, isMirrored: isMirrored, in: self)
  }
}

extension Ticket {
  /// The name of a picture of the ticket: the event's, and the ticket's own.
  var name: String { [self[.title], id].compactMap { $0 }.joined(separator: " – ") }

  /// What the ticket says, in a line, for people who cannot see it: texts with the words over them, in the order of
  /// fields.
  var summary: String {
    TicketField.allCases.compactMap { field -> String? in
      guard let text = self[field], field != .ticket, field != .order else { return nil }
      switch field {
      case .title, .subtitle, .venue, .address, .note: return text
      default: return captions[field].map { "\($0) \(text)" } ?? text
      }
    }.joined(separator: ", ")
  }
}

/// Why a ticket cannot be drawn.
///
/// It never holds any of a payload.
public enum TicketDrawingError: Error, Hashable, Sendable {
  /// No code of this name can be made.
  case unknownSymbology(String)
  /// The payload is to be signed first, and has not been.
  case unsignedPayload
  /// The code cannot be made of the payload, or not in its box.
  case code(BarcodeError)
}

extension TicketDrawingError: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .unknownSymbology(let name):
      "there is no symbology \"\(name)\"; use \(Symbology.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unsignedPayload: "the code's payload has not been signed; sign it before the ticket is drawn"
    case .code(let error): error.description
    }
  }
}
