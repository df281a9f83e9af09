public import Geometry

/// An element of a design at the place where it ends up.
///
/// Stacks and grids are gone: what was in them is here by itself.
public struct PlacedElement: Hashable, Sendable {
  /// What stands there.
  public enum Content: Hashable, Sendable {
    /// A text.
    case text(TicketTextElement)
    /// A field with its caption.
    case field(TicketFieldElement)
    /// A picture.
    case picture(TicketPictureElement)
    /// The code.
    case code(TicketCodeElement)
    /// A straight line.
    case line(TicketLineElement)
    /// A figure.
    case shape(TicketShapeElement)
    /// The rating.
    case rating(TicketRatingElement)
    /// The genres.
    case chips(TicketChipsElement)
  }

  /// What stands there.
  public let content: Content
  /// Its whole place on the canvas.
  public let frame: Rect
  /// The place of what the element is about: the text, a field's value, the picture, the symbol, the bar.
  public let contentFrame: Rect
  /// The place of the words with it: a field's caption, the text under a code, the number of a rating.
  public let captionFrame: Rect?
  /// How what stands there is turned within its frames, as mirroring has left it.
  public let turn: TicketTurn
  /// The panel that it stands on, as an index into the layout's; nil for what stands on the canvas.
  public let panel: Int?
  /// The element's place in the design, as in `panels[0].elements[2]`.
  public let path: String
}
