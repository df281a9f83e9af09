public import Geometry

/// A part of a room with its own coordinates: stalls, circle, a box.
public struct Section: Hashable, Sendable {
  /// The name, for people; may be empty where a room has one part only.
  public var name: String
  /// The identifier that seat ids begin with; the name where nil.
  public var id: String?
  /// Where the section's coordinates begin in the plan.
  public var origin: Point
  /// How far the section is turned about its origin.
  public var rotation: Angle
  /// The seats, from front to back.
  public var blocks: [Block]
  /// What else is drawn, in drawing order, under the seats.
  public var areas: [Area]
  /// How rows are named.
  public var rowNumbering: RowNumbering
  /// How seats are named within a row.
  public var seatNumbering: SeatNumbering
  /// Where the names of rows stand.
  public var rowLabels: RowLabelPlacement
  /// The category of seats that say nothing of their own.
  public var category: String?

  /// Creates a section.
  public init(
    name: String, id: String? = nil, origin: Point = .zero, rotation: Angle = .zero, blocks: [Block],
    areas: [Area] = [], rowNumbering: RowNumbering = RowNumbering(), seatNumbering: SeatNumbering = SeatNumbering(),
    rowLabels: RowLabelPlacement = .both, category: String? = nil
  ) {
    self.name = name
    self.id = id
    self.origin = origin
    self.rotation = rotation
    self.blocks = blocks
    self.areas = areas
    self.rowNumbering = rowNumbering
    self.seatNumbering = seatNumbering
    self.rowLabels = rowLabels
    self.category = category
  }
}
