public import Geometry

/// One thing on a ticket, and where it stands.
///
/// No element's place depends on how long a text is: all frames are fixed, and only what a ticket has nothing for
/// leaves its place to the next in its stack or grid.
public indirect enum TicketElement: Hashable, Sendable {
  /// A text at a place.
  case text(TicketTextElement, TicketPlacement)
  /// A field with its caption at a place.
  case field(TicketFieldElement, TicketPlacement)
  /// A picture at a place.
  case picture(TicketPictureElement, TicketPlacement)
  /// The code at a place.
  case code(TicketCodeElement, TicketPlacement)
  /// A straight line through the middle of a place, along its longer side.
  case line(TicketLineElement, TicketPlacement)
  /// A figure that fills a place.
  case shape(TicketShapeElement, TicketPlacement)
  /// The event's rating as a bar.
  case rating(TicketRatingElement, TicketPlacement)
  /// The event's genres, each on a plate of its own.
  case chips(TicketChipsElement, TicketPlacement)
  /// Elements one after another.
  case stack(TicketStack, TicketPlacement)
  /// Elements in rows of the same number.
  case grid(TicketGrid, TicketPlacement)

  /// Where it stands.
  public var placement: TicketPlacement {
    switch self {
    case .text(_, let placement), .field(_, let placement), .picture(_, let placement), .code(_, let placement),
      .line(_, let placement), .shape(_, let placement), .rating(_, let placement), .chips(_, let placement),
      .stack(_, let placement), .grid(_, let placement):
      placement
    }
  }
}

extension TicketElement {
  /// Whether it is a code, or holds one.
  var showsCode: Bool {
    switch self {
    case .code: true
    case .stack(let stack, _): stack.elements.contains(where: \.showsCode)
    case .grid(let grid, _): grid.elements.contains(where: \.showsCode)
    case .text, .field, .picture, .line, .shape, .rating, .chips: false
    }
  }
}

/// Where an element stands in what holds it.
public enum TicketPlacement: Hashable, Sendable {
  /// In a panel or on the canvas: a frame from its top left corner.
  case frame(Rect)
  /// In a stack: a length along it, across all of its breadth.
  case length(Double)
  /// In a stack: this part of what the lengths leave over. In a grid nothing else makes a difference: a cell is a cell.
  case share(Double)
}

/// Elements one after another, each in the whole breadth of the stack.
///
/// An element that a ticket has nothing for takes no room, and the spacing before it goes with it.
public struct TicketStack: Hashable, Sendable {
  /// Which way the elements go on.
  public var axis: TicketAxis
  /// Between neighbours.
  public var spacing: Double
  /// The elements, in order.
  public var elements: [TicketElement]

  /// Creates a stack.
  public init(_ axis: TicketAxis, spacing: Double = 0, elements: [TicketElement]) {
    self.axis = axis
    self.spacing = spacing
    self.elements = elements
  }
}

/// Elements in rows, all cells of the same size.
///
/// The cell of an element that a ticket has nothing for goes to the next, in the order of reading.
public struct TicketGrid: Hashable, Sendable {
  /// How many cells there are in a row, 1 or more.
  public var columns: Int
  /// The height of a row.
  public var rowHeight: Double
  /// Between neighbours in a row.
  public var columnSpacing: Double
  /// Between rows.
  public var rowSpacing: Double
  /// The elements, row by row.
  public var elements: [TicketElement]

  /// Creates a grid.
  public init(
    columns: Int, rowHeight: Double, columnSpacing: Double = 0, rowSpacing: Double = 0, elements: [TicketElement]
  ) {
    self.columns = columns
    self.rowHeight = rowHeight
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.elements = elements
  }
}
