public import Paths

/// How a text of a design is set in its box.
///
/// The text never leaves its box: it is broken into lines, then made smaller down to a floor, then cut short.
public struct TicketTextStyle: Hashable, Sendable {
  /// Where lines stand across their box, in the direction of reading.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Where reading starts: on the left, on the right of a mirrored ticket.
    case start
    /// In the middle.
    case center
    /// Where reading ends: on the right, on the left of a mirrored ticket.
    case end
  }

  /// Where the lines together stand in the height of their box.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Where a text that is too long is cut.
  public enum Ellipsis: String, Hashable, Sendable, CaseIterable {
    /// Behind what fits.
    case end
    /// In the middle, so that beginning and end can both be read: for numbers and addresses.
    case middle
  }

  /// The height of the em square in canvas units.
  public var size: Double
  /// The thickness of letters.
  public var weight: FontWeight
  /// The colour.
  public var ink: TicketInk
  /// Where lines stand across the box.
  public var alignment: Alignment
  /// Where the lines together stand in the height of the box.
  public var verticalAlignment: VerticalAlignment
  /// The most lines the text may be broken into, 1 or more.
  public var maximumLines: Int
  /// How small the text may be made, as a part of its size, 0.1…1.
  public var smallestScale: Double
  /// Where a text is cut that is still too long then.
  public var ellipsis: Ellipsis
  /// From baseline to baseline, as a part of the size.
  public var lineSpacing: Double
  /// Whether small letters are shown as capitals, by the rules of the ticket's language.
  public var isUppercase: Bool

  /// Creates a style; without further words one line at the top of the box.
  public init(
    size: Double, weight: FontWeight = .regular, ink: TicketInk = .black, alignment: Alignment = .start,
    verticalAlignment: VerticalAlignment = .top, maximumLines: Int = 1, smallestScale: Double = 0.6,
    ellipsis: Ellipsis = .end, lineSpacing: Double = 1.2, isUppercase: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.ink = ink
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.maximumLines = maximumLines
    self.smallestScale = smallestScale
    self.ellipsis = ellipsis
    self.lineSpacing = lineSpacing
    self.isUppercase = isUppercase
  }
}
