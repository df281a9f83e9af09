/// A quarter turn of what stands in a frame, for what is read along a stub's length.
public enum TicketTurn: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case none
  /// Read from top to bottom.
  case clockwise
  /// Read from bottom to top.
  case counterclockwise

  /// The turn on a mirrored ticket.
  public var mirrored: TicketTurn {
    switch self {
    case .none: .none
    case .clockwise: .counterclockwise
    case .counterclockwise: .clockwise
    }
  }
}

/// A text that is made from the fields of a ticket.
public struct TicketTextElement: Hashable, Sendable {
  /// What it says.
  public var template: TicketTemplate
  /// How it is set.
  public var style: TicketTextStyle
  /// How it is turned in its frame.
  public var turn: TicketTurn

  /// Creates a text.
  public init(_ template: TicketTemplate, style: TicketTextStyle, turn: TicketTurn = .none) {
    self.template = template
    self.style = style
    self.turn = turn
  }
}

/// A field's caption with its value under it.
public struct TicketFieldElement: Hashable, Sendable {
  /// What it shows.
  public var field: TicketField
  /// How the caption is set, at the top of the frame.
  public var captionStyle: TicketTextStyle
  /// The height of the caption's box.
  public var captionHeight: Double
  /// How the value is set, in what is left of the frame.
  public var valueStyle: TicketTextStyle
  /// How both are turned in their frame.
  public var turn: TicketTurn

  /// Creates a field.
  public init(
    _ field: TicketField, captionStyle: TicketTextStyle, captionHeight: Double, valueStyle: TicketTextStyle,
    turn: TicketTurn = .none
  ) {
    self.field = field
    self.captionStyle = captionStyle
    self.captionHeight = captionHeight
    self.valueStyle = valueStyle
    self.turn = turn
  }
}

/// A picture of a ticket.
public struct TicketPictureElement: Hashable, Sendable {
  /// How a picture of other proportions fills its frame.
  public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// It fills the frame, and what is beyond is cut off.
    case cover
    /// All of it is seen, and the frame is not filled.
    case contain
  }

  /// What it shows: the first of these that a ticket has.
  public var roles: [TicketPictureRole]
  /// How it fills its frame.
  public var fit: Fit
  /// The radius of the frame's corners.
  public var cornerRadius: Double
  /// What fills the frame of a picture that is missing or broken; where nil, one that is missing closes up.
  public var fallback: TicketFill?

  /// Creates a picture.
  public init(_ roles: [TicketPictureRole], fit: Fit = .cover, cornerRadius: Double = 0, fallback: TicketFill? = nil) {
    self.roles = roles
    self.fit = fit
    self.cornerRadius = cornerRadius
    self.fallback = fallback
  }
}

/// A ticket's code on a light plate of its own.
public struct TicketCodeElement: Hashable, Sendable {
  /// The kind of code where the order names none, as `Symbology` spells it, such as "qr"; the drawing's where nil.
  public var symbology: String?
  /// Where the symbol stands across its box.
  public var alignment: TicketTextStyle.Alignment
  /// Where the symbol stands in the height of its box.
  public var verticalAlignment: TicketTextStyle.VerticalAlignment
  /// The colour of what is dark.
  public var dark: TicketInk
  /// The colour of the plate, which is light in every scheme.
  public var plate: TicketInk
  /// How the text under the code is set; no text where nil.
  public var captionStyle: TicketTextStyle?
  /// The height of the text's box, at the bottom of the frame.
  public var captionHeight: Double
  /// How the code with its text is turned in its frame.
  public var turn: TicketTurn

  /// Creates a code, black on white in the middle of its box.
  public init(
    symbology: String? = nil, alignment: TicketTextStyle.Alignment = .center,
    verticalAlignment: TicketTextStyle.VerticalAlignment = .middle, dark: TicketInk = .black,
    plate: TicketInk = .white, captionStyle: TicketTextStyle? = nil, captionHeight: Double = 0,
    turn: TicketTurn = .none
  ) {
    self.symbology = symbology
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.dark = dark
    self.plate = plate
    self.captionStyle = captionStyle
    self.captionHeight = captionHeight
    self.turn = turn
  }
}

/// A straight line.
public struct TicketLineElement: Hashable, Sendable {
  /// The colour.
  public var ink: TicketInk
  /// The width.
  public var width: Double
  /// The lengths of dashes and gaps by turns; unbroken where empty.
  public var dashes: [Double]

  /// Creates a line.
  public init(ink: TicketInk, width: Double = 1, dashes: [Double] = []) {
    self.ink = ink
    self.width = width
    self.dashes = dashes
  }
}

/// A rectangle or ellipse.
public struct TicketShapeElement: Hashable, Sendable {
  /// What the figure is.
  public enum Figure: String, Hashable, Sendable, CaseIterable {
    /// A rectangle, with round corners where they have a radius.
    case rectangle
    /// The ellipse that touches the frame.
    case ellipse
  }

  /// What the figure is.
  public var figure: Figure
  /// What it is filled with; not at all where nil.
  public var fill: TicketFill?
  /// The colour of its border; none where nil.
  public var border: TicketInk?
  /// The width of its border, half of which lies outside the frame.
  public var borderWidth: Double
  /// The radius of a rectangle's corners.
  public var cornerRadius: Double

  /// Creates a figure.
  public init(
    _ figure: Figure = .rectangle, fill: TicketFill? = nil, border: TicketInk? = nil, borderWidth: Double = 1,
    cornerRadius: Double = 0
  ) {
    self.figure = figure
    self.fill = fill
    self.border = border
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
  }
}

/// The event's rating as a bar of 0…5 with its number.
public struct TicketRatingElement: Hashable, Sendable {
  /// The height of the bar, which stands in the middle of the frame's height.
  public var barHeight: Double
  /// The colour of the track.
  public var track: TicketInk
  /// What the bar is filled with.
  public var fill: TicketFill
  /// How the number is set; no number where nil.
  public var labelStyle: TicketTextStyle?
  /// The width of the number's box, where reading ends.
  public var labelWidth: Double

  /// Creates a rating.
  public init(
    barHeight: Double, track: TicketInk, fill: TicketFill, labelStyle: TicketTextStyle? = nil, labelWidth: Double = 0
  ) {
    self.barHeight = barHeight
    self.track = track
    self.fill = fill
    self.labelStyle = labelStyle
    self.labelWidth = labelWidth
  }
}

/// The event's genres, each on a plate; those that do not fit into the frame are left out.
public struct TicketChipsElement: Hashable, Sendable {
  /// How the words are set.
  public var style: TicketTextStyle
  /// What the plates are filled with.
  public var fill: TicketFill
  /// From a plate's edge to its word.
  public var padding: Double
  /// Between plates.
  public var spacing: Double
  /// The radius of the plates' corners.
  public var cornerRadius: Double

  /// Creates genres.
  public init(
    style: TicketTextStyle, fill: TicketFill, padding: Double = 5, spacing: Double = 5, cornerRadius: Double = 10
  ) {
    self.style = style
    self.fill = fill
    self.padding = padding
    self.spacing = spacing
    self.cornerRadius = cornerRadius
  }
}
