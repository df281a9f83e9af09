public import Colors
public import Shapes

/// Which way things go on.
public enum TicketAxis: String, Hashable, Sendable, CaseIterable {
  /// From where reading starts to where it ends: from left to right, from right to left on a mirrored ticket.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The form of a ticket's edge: corners, notches and bites.
public struct TicketOutlineStyle: Hashable, Sendable {
  /// The corners, clockwise from the top left, as they are on a ticket that is not mirrored.
  public var corners: TicketOutline.Corners
  /// The notch at either end of every perforation; none where nil.
  public var notch: Notch?
  /// Further bites out of the edges.
  public var bites: [TicketOutline.Bite]
  /// Rows of small bites along whole edges; none where nil.
  public var scallops: TicketOutline.Scallops?

  /// A circular segment that is cut out of an edge.
  public struct Notch: Hashable, Sendable {
    /// The radius of the circle.
    public var radius: Double
    /// How far the notch goes in: the radius for a half circle, less for a shallower segment.
    public var depth: Double

    /// Creates a notch; a half circle where no depth is given.
    public init(radius: Double, depth: Double? = nil) {
      self.radius = radius
      self.depth = depth ?? radius
    }
  }

  /// Creates a form; without further words a plain rectangle.
  public init(
    corners: TicketOutline.Corners = .square, notch: Notch? = nil, bites: [TicketOutline.Bite] = [],
    scallops: TicketOutline.Scallops? = nil
  ) {
    self.corners = corners
    self.notch = notch
    self.bites = bites
    self.scallops = scallops
  }
}

/// The line between two panels along which a ticket is torn.
public struct TicketPerforation: Hashable, Sendable {
  /// How the line is made.
  public enum Style: Hashable, Sendable {
    /// Printed dashes; both lengths are stretched by the same factor so that the line ends as it begins.
    case dashes(width: Double, dash: Double, gap: Double, ends: DashEnd)
    /// Circles cut out of the ticket, at even distances of about `pitch` from centre to centre.
    case holes(radius: Double, pitch: Double)
  }

  /// What a line of dashes begins and ends with.
  public enum DashEnd: String, Hashable, Sendable, CaseIterable {
    /// Half a dash.
    case dash = "half-dash"
    /// A whole gap.
    case gap
  }

  /// How the line is made.
  public var style: Style
  /// The colour of dashes.
  public var ink: TicketInk
  /// From the bottom of the notch, or the edge, to where the line begins.
  public var inset: Double

  /// Creates a perforation.
  public init(_ style: Style, ink: TicketInk = .black, inset: Double = 0) {
    self.style = style
    self.ink = ink
    self.inset = inset
  }
}

/// Whether a design is drawn for bright or for dark surroundings.
public enum TicketScheme: String, Hashable, Sendable, CaseIterable {
  /// For bright surroundings, and for paper.
  case light
  /// For dark surroundings.
  case dark
}

/// What a design paints with: a colour of its palette by name, or one that is the same in both schemes.
public enum TicketInk: Hashable, Sendable {
  /// The palette's colour of this name.
  case named(String)
  /// This colour in every scheme.
  case fixed(Color)

  /// Black in every scheme.
  public static let black = TicketInk.fixed(.black)
  /// White in every scheme.
  public static let white = TicketInk.fixed(.white)
}

/// What an area of a design is filled with.
public enum TicketFill: Hashable, Sendable {
  /// One colour all over.
  case flat(TicketInk)
  /// A passage from one colour to another, straight across the filled frame: down it at 0°, to the right at 90°.
  case gradient(from: TicketInk, to: TicketInk, degrees: Double)

  /// The colours it is made of, in order.
  public var inks: [TicketInk] {
    switch self {
    case .flat(let ink): [ink]
    case .gradient(let from, let to, _): [from, to]
    }
  }
}

/// The colours of a design by name, such as "text" or "accent".
public struct TicketPalette: Hashable, Sendable {
  /// The colours by name.
  public var colors: [String: Color]

  /// Creates a palette.
  public init(_ colors: [String: Color] = [:]) {
    self.colors = colors
  }

  /// The names, in alphabetical order.
  public var names: [String] { colors.keys.sorted() }

  /// The colour of a name, if there is one.
  public subscript(name: String) -> Color? { colors[name] }
}
