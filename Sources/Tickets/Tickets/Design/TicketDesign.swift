public import Colors
public import Geometry

/// How tickets of one kind look: sizes, form, colours and what stands where.
///
/// Lengths are in canvas units, of which one is a CSS pixel on screen or a point, 1/72 inch, on paper; x goes right, y
/// down. Everything is as on a ticket that is read from left to right; the layout mirrors it for the others.
public struct TicketDesign: Hashable, Sendable {
  /// What one unit of length is.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// A pixel of CSS: as large as the screen makes it.
    case pixel = "px"
    /// A point: 1/72 inch.
    case point = "pt"
  }

  /// How much a pixel of the finished picture can hold.
  public enum Depth: String, Hashable, Sendable, CaseIterable {
    /// Any colour.
    case color
    /// Black or white, for thermal printers.
    case oneBit = "one-bit"
  }

  /// The design's name, such as "cinema".
  public var name: String
  /// What one unit of length is.
  public var unit: Unit
  /// The canvas as it is seen in the end: on paper the trimmed page.
  public var canvas: Size
  /// How far what is painted goes on beyond the trimmed page, so that a knife that misses leaves no white edge.
  public var bleed: Double
  /// How far texts and codes keep from the ticket's edge.
  public var safeMargin: Double
  /// Where the ticket lies on the canvas.
  public var frame: Rect
  /// The way from the body to the stubs.
  public var axis: TicketAxis
  /// The body and the stubs, in order.
  public var panels: [TicketPanel]
  /// The form of the ticket's edge.
  public var outline: TicketOutlineStyle
  /// The line between panels; none where nil.
  public var perforation: TicketPerforation?
  /// The line along the ticket's edge; none where nil.
  public var border: TicketBorder?
  /// The ticket's shadow; none where nil.
  public var shadow: TicketShadow?
  /// What the canvas is covered with; clear where nil.
  public var ground: TicketInk?
  /// Where the page is folded.
  public var folds: [TicketFold]
  /// What stands on the canvas besides the ticket.
  public var elements: [TicketElement]
  /// The colours for bright surroundings, and for paper.
  public var light: TicketPalette
  /// The colours for dark surroundings; as for bright ones where nil, and where it lacks a name.
  public var dark: TicketPalette?
  /// The scales that the design is meant to be drawn at on screen: 1, 2 and 3 for @1x, @2x and @3x.
  public var scales: [Double]
  /// The resolutions that the design is meant to be printed at, in pixels per inch.
  public var resolutions: [Double]
  /// How much a pixel can hold.
  public var depth: Depth
  /// How days are written; as usual in the order's language where nil.
  public var datePattern: DatePattern?
  /// How times of day are written; as usual in the order's language where nil.
  public var timePattern: DatePattern?
  /// How the length of an event is written.
  public var runtimeForm: RuntimeForm

  /// Creates a design.
  public init(
    name: String, unit: Unit = .pixel, canvas: Size, bleed: Double = 0, safeMargin: Double = 0, frame: Rect? = nil,
    axis: TicketAxis = .horizontal, panels: [TicketPanel], outline: TicketOutlineStyle = TicketOutlineStyle(),
    perforation: TicketPerforation? = nil, border: TicketBorder? = nil, shadow: TicketShadow? = nil,
    ground: TicketInk? = nil, folds: [TicketFold] = [], elements: [TicketElement] = [],
    light: TicketPalette = TicketPalette(), dark: TicketPalette? = nil, scales: [Double] = [1],
    resolutions: [Double] = [], depth: Depth = .color, datePattern: DatePattern? = nil, timePattern: DatePattern? = nil,
    runtimeForm: RuntimeForm = .localized
  ) {
    self.name = name
    self.unit = unit
    self.canvas = canvas
    self.bleed = bleed
    self.safeMargin = safeMargin
    self.frame = frame ?? Rect(origin: .zero, size: canvas)
    self.axis = axis
    self.panels = panels
    self.outline = outline
    self.perforation = perforation
    self.border = border
    self.shadow = shadow
    self.ground = ground
    self.folds = folds
    self.elements = elements
    self.light = light
    self.dark = dark
    self.scales = scales
    self.resolutions = resolutions
    self.depth = depth
    self.datePattern = datePattern
    self.timePattern = timePattern
    self.runtimeForm = runtimeForm
  }

  /// Whether tickets show their code anywhere; pictures for wallets do not.
  public var showsCode: Bool {
    elements.contains(where: \.showsCode) || panels.contains { $0.elements.contains(where: \.showsCode) }
  }

  /// Whether lengths are lengths on paper.
  public var isPhysical: Bool { unit == .point }

  /// The colour of an ink in a scheme; black where the palette has no such name.
  public func color(_ ink: TicketInk, scheme: TicketScheme) -> Color {
    switch ink {
    case .fixed(let color): color
    case .named(let name): (scheme == .dark ? dark?[name] : nil) ?? light[name] ?? .black
    }
  }
}

/// A part of a ticket that can be torn off: the body or a stub.
public struct TicketPanel: Hashable, Sendable {
  /// What it is called, such as "body" or "stub".
  public var name: String
  /// Its length along the ticket's axis; nil takes what the others leave over, in equal parts.
  public var length: Double?
  /// What it is filled with.
  public var fill: TicketFill
  /// What stands on it, with frames from its own top left corner.
  public var elements: [TicketElement]

  /// Creates a panel.
  public init(name: String, length: Double? = nil, fill: TicketFill, elements: [TicketElement] = []) {
    self.name = name
    self.length = length
    self.fill = fill
    self.elements = elements
  }
}

/// The line along a ticket's edge.
public struct TicketBorder: Hashable, Sendable {
  /// The colour.
  public var ink: TicketInk
  /// The width, half of which lies outside the ticket.
  public var width: Double

  /// Creates a border.
  public init(ink: TicketInk, width: Double = 1) {
    self.ink = ink
    self.width = width
  }
}

/// The shadow of a ticket, which follows its outline.
public struct TicketShadow: Hashable, Sendable {
  /// The colour, with the opacity of the darkest part.
  public var ink: TicketInk
  /// The distance at which it has faded out.
  public var radius: Double
  /// How far it is moved; to the other side on a mirrored ticket.
  public var offset: Vector

  /// Creates a shadow.
  public init(ink: TicketInk, radius: Double, offset: Vector = .zero) {
    self.ink = ink
    self.radius = radius
    self.offset = offset
  }
}

/// A line along which a page is folded.
public struct TicketFold: Hashable, Sendable {
  /// Which way the line runs.
  public var axis: TicketAxis
  /// Its distance from the top of the canvas, or from the left for one that runs down.
  public var position: Double

  /// Creates a fold.
  public init(_ axis: TicketAxis, at position: Double) {
    self.axis = axis
    self.position = position
  }
}
