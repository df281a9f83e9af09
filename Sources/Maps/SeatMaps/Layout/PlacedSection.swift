public import Geometry
public import Paths

/// A section with its place.
public struct PlacedSection: Hashable, Sendable {
  /// The name; may be empty.
  public var name: String
  /// The identifier that seat ids begin with.
  public var id: String
  /// The numbers of its rows.
  public var rows: Range<Int>
  /// The numbers of its seats.
  public var seats: Range<Int>
  /// The numbers of its tables.
  public var tables: Range<Int>
  /// The numbers of its places that are sold by the head.
  public var generalAdmission: Range<Int>
  /// The line around it in the map's coordinates, where the plan gives it or ``SeatMap/outlined()`` has computed it.
  public var outline: Path?
  /// The distance of a computed line from what it goes around; three quarters of a seat's width where nil.
  public var outlinePadding: Double?
  /// The number of its floor; nil where it has none, or one that the plan does not list.
  public var floor: Int?
  /// The name of the floor that it asks for; nil where it has none.
  public var floorName: String?
  /// The point in the map that its seats face, where there is one.
  public var focalPoint: Point?
  /// Where people go in; unknown where nil.
  public var entrance: String?
  /// What else is drawn, in the section's own coordinates.
  public var areas: [Area]
  /// From the section's coordinates to the map's.
  public var transform: AffineTransform
  /// Exceptions of its blocks that no seat meets.
  public var unmatchedExceptions: [UnmatchedException]
  /// The numbers of rows whose labels are not in the style of their numbering, in order, such as the row before A.
  public var rowsOutsideStyle: [Int]
  /// Rows along lines that bend too tightly for them, in order.
  public var tightRows: [TightRow]

  /// Creates a placed section.
  public init(
    name: String, id: String, rows: Range<Int>, seats: Range<Int>, tables: Range<Int> = 0..<0,
    generalAdmission: Range<Int> = 0..<0, outline: Path? = nil, outlinePadding: Double? = nil,
    floor: Int? = nil, floorName: String? = nil,
    focalPoint: Point? = nil,
    entrance: String? = nil, areas: [Area] = [],
    transform: AffineTransform = .identity, unmatchedExceptions: [UnmatchedException] = [],
    rowsOutsideStyle: [Int] = [], tightRows: [TightRow] = []
  ) {
    self.name = name
    self.id = id
    self.rows = rows
    self.seats = seats
    self.tables = tables
    self.generalAdmission = generalAdmission
    self.outline = outline
    self.outlinePadding = outlinePadding
    self.floor = floor
    self.floorName = floorName
    self.focalPoint = focalPoint
    self.entrance = entrance
    self.areas = areas
    self.transform = transform
    self.unmatchedExceptions = unmatchedExceptions
    self.rowsOutsideStyle = rowsOutsideStyle
    self.tightRows = tightRows
  }
}
