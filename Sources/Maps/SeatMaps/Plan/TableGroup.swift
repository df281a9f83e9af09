public import Geometry

/// Tables of one kind with chairs that face them.
///
/// A table's chairs are a row of the map that bears the table's label: the third chair of table T4 in the section
/// Parterre has the id `Parterre/T4/3`.
public struct TableGroup: Hashable, Sendable {
  /// The shape of a table, and where chairs stand along it.
  public enum Form: Hashable, Sendable {
    /// A round table. Chairs stand at equal angles from the lowest point clockwise; the last places stay open.
    case round(Round)
    /// A rectangular table. The chairs of each side are centred on it.
    case rectangle(Rectangle)
  }

  /// A round table.
  public struct Round: Hashable, Sendable {
    /// The number of chairs.
    public var seats: Int
    /// The number of places without a chair, after the last one.
    public var openPlaces: Int
    /// The radius of the table; as much as the chairs need where nil.
    public var radius: Double?

    /// Creates a table.
    public init(seats: Int, openPlaces: Int = 0, radius: Double? = nil) {
      self.seats = seats
      self.openPlaces = openPlaces
      self.radius = radius
    }
  }

  /// A rectangular table.
  public struct Rectangle: Hashable, Sendable {
    /// The number of chairs on the side above, at the right, below and at the left.
    public var top, right, bottom, left: Int
    /// Width and height of the table; as much as the chairs need where nil.
    public var size: Size?

    /// Creates a table.
    public init(top: Int = 0, right: Int = 0, bottom: Int = 0, left: Int = 0, size: Size? = nil) {
      self.top = top
      self.right = right
      self.bottom = bottom
      self.left = left
      self.size = size
    }
  }

  /// Where one table of the group stands, in the section's coordinates.
  public struct Place: Hashable, Sendable {
    /// The middle of the table.
    public var position: Point
    /// How far it is turned, its chairs with it.
    public var rotation: Angle
    /// Its own label; the group's numbering makes one where nil.
    public var label: String?

    /// Creates a place.
    public init(_ position: Point, rotation: Angle = .zero, label: String? = nil) {
      self.position = position
      self.rotation = rotation
      self.label = label
    }
  }

  /// Where the tables stand.
  public enum Places: Hashable, Sendable {
    /// At places that are given one by one, in the order of their labels.
    case listed([Place])
    /// In straight rows; see ``Grid``.
    case grid(Grid)
  }

  /// Straight rows of tables, counted row by row from the left, the middle of the first row at `origin`.
  public struct Grid: Hashable, Sendable {
    /// The number of rows and of tables in each.
    public var rows, columns: Int
    /// The distances between the middles of neighbours.
    public var rowPitch, columnPitch: Double
    /// The middle of the first row.
    public var origin: Point
    /// How far the second, fourth, … row is moved to the right, as a part of the column pitch.
    public var stagger: Double

    /// Creates rows of tables.
    public init(
      rows: Int, columns: Int, rowPitch: Double, columnPitch: Double, origin: Point = .zero, stagger: Double = 0
    ) {
      self.rows = rows
      self.columns = columns
      self.rowPitch = rowPitch
      self.columnPitch = columnPitch
      self.origin = origin
      self.stagger = stagger
    }
  }

  /// The shape of each table.
  public var form: Form
  /// Where the tables stand.
  public var places: Places
  /// The labels of tables without one of their own; they go on from the group before where nil, beginning with 1.
  public var numbering: LabelScheme?
  /// How the chairs of a table are named, from the lowest clockwise at round tables, and clockwise from the upper left
  /// corner at rectangular ones; the section's way where nil.
  public var seatNumbering: SeatNumbering?
  /// The width of a chair.
  public var seatSize: Double
  /// The drawing of a chair; the plan's where nil.
  public var seatShape: SeatShape?
  /// The distance between the table's edge and the nearest edge of a chair; less than 0 draws chairs under the table.
  public var chairGap: Double
  /// The category of chairs that say nothing of their own; the section's where nil.
  public var category: String?
  /// Whether a table is sold with all its chairs only.
  public var isSoldWhole: Bool
  /// Exceptions, whose rows are labels of tables.
  public var exceptions: [SeatException]

  /// Creates a group.
  public init(
    _ form: Form, at places: Places, numbering: LabelScheme? = nil, seatNumbering: SeatNumbering? = nil,
    seatSize: Double = Block.defaultSeatSize, seatShape: SeatShape? = nil, chairGap: Double = 2,
    category: String? = nil, isSoldWhole: Bool = false, exceptions: [SeatException] = []
  ) {
    self.form = form
    self.places = places
    self.numbering = numbering
    self.seatNumbering = seatNumbering
    self.seatSize = seatSize
    self.seatShape = seatShape
    self.chairGap = chairGap
    self.category = category
    self.isSoldWhole = isSoldWhole
    self.exceptions = exceptions
  }
}
