public import Geometry

/// A part of a room with its own coordinates: stalls, circle, a box.
public struct Section: Hashable, Sendable {
  /// The name, for people; may be empty where a room has one part only.
  public var name: String
  /// The identifier that seat ids begin with; the name where nil.
  public var id: String?
  /// What stands between section, row and seat in the identifiers that are made of them.
  public var idSeparator: String
  /// Where the section's coordinates begin in the plan.
  public var origin: Point
  /// How far the section is turned about its origin.
  public var rotation: Angle
  /// The seats, from front to back.
  public var blocks: [Block]
  /// Tables with chairs, after the blocks.
  public var tables: [TableGroup]
  /// Places that are sold by the head.
  public var generalAdmission: [GeneralAdmissionArea]
  /// What else is drawn, in drawing order.
  public var areas: [Area]
  /// The line around the section; around what is in it where nil, if one is wanted.
  public var outline: SectionOutline?
  /// The name of the floor that it lies on; none where nil.
  public var floor: String?
  /// The point in the plan that its seats face; the plan's where nil.
  public var focalPoint: Point?
  /// Where people go in, such as "Door 3"; unknown where nil.
  public var entrance: String?
  /// How rows are named.
  public var rowNumbering: RowNumbering
  /// How seats are named within a row.
  public var seatNumbering: SeatNumbering
  /// Where the names of rows stand.
  public var rowLabels: RowLabelPlacement
  /// The category of seats that say nothing of their own.
  public var category: String?

  /// What stands between section, row and seat where a section says nothing of its own.
  public static let defaultIDSeparator = "/"

  /// Creates a section.
  public init(
    name: String, id: String? = nil, idSeparator: String = Section.defaultIDSeparator, origin: Point = .zero,
    rotation: Angle = .zero, blocks: [Block] = [],
    tables: [TableGroup] = [], generalAdmission: [GeneralAdmissionArea] = [], areas: [Area] = [],
    outline: SectionOutline? = nil, floor: String? = nil, focalPoint: Point? = nil, entrance: String? = nil,
    rowNumbering: RowNumbering = RowNumbering(), seatNumbering: SeatNumbering = SeatNumbering(),
    rowLabels: RowLabelPlacement = .both, category: String? = nil
  ) {
    self.name = name
    self.id = id
    self.idSeparator = idSeparator
    self.origin = origin
    self.rotation = rotation
    self.blocks = blocks
    self.tables = tables
    self.generalAdmission = generalAdmission
    self.areas = areas
    self.outline = outline
    self.floor = floor
    self.focalPoint = focalPoint
    self.entrance = entrance
    self.rowNumbering = rowNumbering
    self.seatNumbering = seatNumbering
    self.rowLabels = rowLabels
    self.category = category
  }
}

/// The line around a section, by which it is known where it is drawn small.
public enum SectionOutline: Hashable, Sendable {
  /// A closed polygon in the section's coordinates.
  case polygon([Point])
  /// Around the seats, tables and areas for sale of the section, at a distance from them.
  case around(padding: Double)

  /// The distance of a computed outline that says nothing of its own, as a part of a usual seat's width.
  public static let defaultPadding = 0.75
}
