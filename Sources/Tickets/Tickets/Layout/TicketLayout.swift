public import Geometry
public import Paths
internal import Shapes

/// Where everything on a ticket ends up: pure geometry, in canvas units from the canvas's top left corner.
///
/// The canvas is the page with its bleed. A layout depends on the design and on what a ticket has, not on what its
/// texts say.
public struct TicketLayout: Hashable, Sendable {
  /// The extent of the canvas, bleed included.
  public let canvas: Size
  /// The page as it is trimmed in the end.
  public let trim: Rect
  /// The page with its bleed: all of the canvas.
  public let bleed: Rect
  /// Where the ticket lies.
  public let frame: Rect
  /// Where texts and codes may stand on the ticket.
  public let safe: Rect
  /// The ticket's edge: the one path for its fill, border, shadow and clip.
  ///
  /// Holes run the other way round.
  public let outline: Path
  /// What the panels are painted in: the outline, or all of the page where it has bleed and is all ticket.
  public let ground: Path
  /// The body and the stubs, in order.
  public let panels: [PlacedPanel]
  /// The dashes between panels; empty where there are none, or holes instead.
  public let perforations: [PlacedPerforation]
  /// The lines that panels are torn along, dashes or holes, from edge to edge.
  public let tears: [PathSegment]
  /// The folds, each as a line across the page.
  public let folds: [PathSegment]
  /// What stands on the canvas and then what stands on the ticket, in the order of painting.
  public let elements: [PlacedElement]
  /// Whether everything is mirrored, for a ticket that is read from right to left.
  public let isMirrored: Bool

  /// Lays a ticket out in O(number of elements).
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - presence: What the ticket has; what it has not closes up.
  ///   - isMirrored: Whether left and right change places, for a ticket that is read from right to left. Frames move,
  ///     what stands in them is not turned over.
  public init(of design: TicketDesign, presence: TicketPresence = .everything, isMirrored: Bool = false) {
    let bleedInset = max(0, design.bleed)
    let canvas = Size(design.canvas.width + 2 * bleedInset, design.canvas.height + 2 * bleedInset)
    let mirror = Mirroring(width: canvas.width, isMirrored: isMirrored)
    let bleed = Rect(origin: .zero, size: canvas)
    let trim = bleed.inset(by: bleedInset)
    let frame = design.frame.translated(by: trim.origin - .zero)
    let parts = PanelDivision(of: design, in: frame)
    let outline = parts.outline(of: design)

    self.canvas = canvas
    self.trim = trim
    self.bleed = bleed
    self.isMirrored = isMirrored
    self.frame = mirror(frame)
    safe = mirror(frame.inset(by: design.safeMargin))
    self.outline = (isMirrored ? outline.mirrored : outline).path(in: self.frame)
    ground = bleedInset > 0 && frame == trim ? .rectangle(bleed) : self.outline
    panels = zip(design.panels, parts.frames).map { panel, part in
      PlacedPanel(
        name: panel.name, frame: mirror(part), area: mirror(part.extended(from: trim, to: bleed)), fill: panel.fill)
    }
    let fitted = outline.fitted(to: frame.size)
    perforations = parts.perforations(of: design, outline: fitted).map { $0.mirrored(by: mirror) }
    tears = parts.tears.map { mirror($0) }
    folds = design.folds.map { mirror($0.segment(in: trim)) }

    var placing = ElementPlacing(presence: presence, mirror: mirror)
    placing.place(design.elements, in: trim, panel: nil, path: "")
    for (index, panel) in design.panels.enumerated() {
      placing.place(panel.elements, in: parts.frames[index], panel: index, path: "panels[\(index)].")
    }
    elements = placing.placed
  }

  /// The fields that stand somewhere on the ticket or the canvas.
  public var shownFields: Set<TicketField> {
    elements.reduce(into: []) { fields, element in
      switch element.content {
      case .text(let text): fields.formUnion(text.template.fields)
      case .field(let field): fields.insert(field.field)
      case .picture, .code, .line, .shape, .rating, .chips: break
      }
    }
  }

  /// Where lines of a style stand across their box on this ticket.
  public func side(of alignment: TicketTextStyle.Alignment) -> HorizontalSide {
    switch alignment {
    case .start: isMirrored ? .right : .left
    case .center: .center
    case .end: isMirrored ? .left : .right
    }
  }
}

/// A place across a box, whatever the direction of reading.
public enum HorizontalSide: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// A panel of a ticket at its place.
public struct PlacedPanel: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its part of the ticket's frame.
  public let frame: Rect
  /// What it fills within the layout's ground: its frame, as far as the bleed where it lies at an edge of the page.
  public let area: Rect
  /// What it is filled with.
  public let fill: TicketFill
}

/// A line of dashes at its place.
public struct PlacedPerforation: Hashable, Sendable {
  /// The line, which begins and ends alike.
  public let path: Path
  /// Its width and dashes.
  public let style: StrokeStyle
  /// Its colour.
  public let ink: TicketInk

  func mirrored(by mirror: Mirroring) -> PlacedPerforation {
    PlacedPerforation(path: mirror(path), style: style, ink: ink)
  }
}

/// Makes left right on a canvas, or leaves everything as it is.
struct Mirroring {
  let width: Double
  let isMirrored: Bool

  func callAsFunction(_ point: Point) -> Point { isMirrored ? Point(width - point.x, point.y) : point }

  func callAsFunction(_ rect: Rect) -> Rect {
    isMirrored ? Rect(minX: width - rect.maxX, minY: rect.minY, maxX: width - rect.minX, maxY: rect.maxY) : rect
  }

  func callAsFunction(_ path: Path) -> Path {
    isMirrored ? path.transformed(by: .scale(-1, 1).then(.translation(Vector(width, 0)))) : path
  }

  func callAsFunction(_ segment: PathSegment) -> PathSegment {
    guard isMirrored, case .line(let start, let end) = segment else { return segment }
    return .line(self(start), self(end))
  }

  func callAsFunction(_ turn: TicketTurn) -> TicketTurn { isMirrored ? turn.mirrored : turn }
}

extension TicketFold {
  /// The fold from edge to edge of a page.
  func segment(in page: Rect) -> PathSegment {
    switch axis {
    case .horizontal:
      .line(Point(page.minX, page.minY + position), Point(page.maxX, page.minY + position))
    case .vertical:
      .line(Point(page.minX + position, page.minY), Point(page.minX + position, page.maxY))
    }
  }
}

extension Rect {
  /// The rectangle with every edge that lies on one of the page moved to that of the bleed.
  fileprivate func extended(from page: Rect, to bleed: Rect) -> Rect {
    Rect(
      minX: minX <= page.minX ? bleed.minX : minX, minY: minY <= page.minY ? bleed.minY : minY,
      maxX: maxX >= page.maxX ? bleed.maxX : maxX, maxY: maxY >= page.maxY ? bleed.maxY : maxY)
  }
}
