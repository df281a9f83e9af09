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

  /// Whether people mean the section by a name: it is its name or its id.
  public func isCalled(_ name: String) -> Bool { self.name == name || id == name }
}

/// An exception of a block that no seat of the block meets: its labels are probably mistaken.
public struct UnmatchedException: Hashable, Sendable {
  /// The exception.
  public var exception: SeatException
  /// The labels of the first and the last row of its block; one where there is one row, none where there is none.
  public var rowLabels: [String]
  /// The labels of the first and the last seat of the block's longest row; one where there is one, none where there is
  /// none.
  public var seatLabels: [String]

  /// Creates a record of an exception.
  public init(_ exception: SeatException, rowLabels: [String], seatLabels: [String]) {
    self.exception = exception
    self.rowLabels = rowLabels
    self.seatLabels = seatLabels
  }
}

/// A row along a line that bends more tightly than the row is far from it, so that the row cannot follow the bend.
public struct TightRow: Hashable, Sendable {
  /// The label of the row.
  public var label: String
  /// The row's distance from the line.
  public var distance: Double
  /// The least radius to which the line bends towards the row.
  public var leastRadius: Double

  /// Creates a record of a row.
  public init(label: String, distance: Double, leastRadius: Double) {
    self.label = label
    self.distance = distance
    self.leastRadius = leastRadius
  }
}

/// A table with its place.
public struct PlacedTable: Hashable, Sendable {
  /// The identifier that stands for all its chairs: section and label joined by a slash.
  public var id: String
  /// The name that identifies it in its section, which is its row's label.
  public var label: String
  /// The number of its section.
  public var section: Int
  /// The number of the row that its chairs are.
  public var row: Int
  /// The middle.
  public var center: Point
  /// How far it is turned.
  public var rotation: Angle
  /// The edge of the table in the map's coordinates.
  public var outline: Path
  /// Whether it is sold with all its chairs only.
  public var isSoldWhole: Bool

  /// Creates a placed table, whose id is its label unless it is given.
  public init(
    id: String? = nil, label: String, section: Int, row: Int, center: Point, rotation: Angle = .zero, outline: Path,
    isSoldWhole: Bool = false
  ) {
    self.id = id ?? label
    self.label = label
    self.section = section
    self.row = row
    self.center = center
    self.rotation = rotation
    self.outline = outline
    self.isSoldWhole = isSoldWhole
  }
}

/// A place that is sold by the head, with its place in the map.
public struct PlacedGeneralAdmissionArea: Hashable, Sendable {
  /// The identifier: the file's own, or the section's and the label, joined by the section's separator.
  public var id: String
  /// The name that identifies it in its section.
  public var label: String
  /// What is drawn on it.
  public var shownLabel: String
  /// What it is.
  public var kind: GeneralAdmissionArea.Kind
  /// The number of its section.
  public var section: Int
  /// The outline in the map's coordinates.
  public var outline: Path
  /// A point inside, around which its name is drawn.
  public var labelCenter: Point
  /// How many people it holds.
  public var capacity: Int
  /// Whether it is sold whole only.
  public var isSoldWhole: Bool
  /// The name of the category it asks for; nil where it has none.
  public var categoryName: String?
  /// The number of its category; nil where it has none, or one that the plan does not list.
  public var category: Int?

  /// Creates a placed area.
  public init(
    id: String, label: String, shownLabel: String? = nil, kind: GeneralAdmissionArea.Kind = .standing, section: Int,
    outline: Path, labelCenter: Point, capacity: Int, isSoldWhole: Bool = false, categoryName: String? = nil,
    category: Int? = nil
  ) {
    self.id = id
    self.label = label
    self.shownLabel = shownLabel ?? label
    self.kind = kind
    self.section = section
    self.outline = outline
    self.labelCenter = labelCenter
    self.capacity = capacity
    self.isSoldWhole = isSoldWhole
    self.categoryName = categoryName
    self.category = category
  }
}

/// A screen or stage with its place.
public struct PlacedStage: Hashable, Sendable {
  /// What it is.
  public var kind: Stage.Kind
  /// For a screen, the strip as high as its curvature at the bottom of which its ends are; for a stage, the stage.
  public var frame: Rect
  /// The curvature of a screen, as its shape has it: the crest lies half of it before the ends.
  public var curvature: Double
  /// What is written on it.
  public var label: String?
  /// Whether the plan says how wide it is; where not, it is drawn as wide as the seats, and no angle to it is true.
  public var hasGivenWidth: Bool

  /// Creates a placed screen or stage.
  public init(kind: Stage.Kind, frame: Rect, curvature: Double, label: String?, hasGivenWidth: Bool = true) {
    self.kind = kind
    self.frame = frame
    self.curvature = curvature
    self.label = label
    self.hasGivenWidth = hasGivenWidth
  }
}
