public import Geometry

/// Rows of seats that follow one rule.
///
/// A block without an origin stands behind the one before it, on the section's centre line x = 0: its first row is
/// `gap` plus its own row pitch behind the last row before it. The first block's first row has its middle at (0, 0).
/// Rows along a path, rows that fill an outline and rows that are given one by one have coordinates of their own: these
/// begin `gap` behind what is before them, and what follows begins behind their rearmost seat.
public struct Block: Hashable, Sendable {
  /// How the seats of a block are arranged.
  public enum Arrangement: Hashable, Sendable {
    /// Straight rows, parallel to x.
    case straight(StraightRows)
    /// Rows on circles with one centre.
    case arc(ArcRows)
    /// Rows along a line of any form.
    case path(PathRows)
    /// Rows that fill an outline.
    case filling(FilledRows)
    /// A number of seats shared out among rows on arcs.
    case arch(ArchRows)
    /// Rows of seats that are given one by one.
    case rows([SeatRow])
  }

  /// The arrangement.
  public var arrangement: Arrangement
  /// Where the middle of the first row stands, or where the coordinates of a path, an outline or of rows given one by
  /// one begin; behind the block before it where nil.
  public var origin: Point?
  /// The extra distance from the block before it.
  public var gap: Double
  /// The width of a seat.
  public var seatSize: Double
  /// The drawing of a seat; the plan's where nil.
  public var seatShape: SeatShape?
  /// The category of seats that say nothing of their own; the section's where nil.
  public var category: String?
  /// How rows are named, beginning anew; they go on from the block before where nil.
  public var rowNumbering: RowNumbering?
  /// How seats are named; the section's way where nil.
  public var seatNumbering: SeatNumbering?
  /// Whole rows that are not as the rule says, applied in order.
  public var rowOverrides: [RowOverride]
  /// Exceptions from the rule, applied in order.
  public var exceptions: [SeatException]

  /// The width of a seat that says nothing of its own.
  public static let defaultSeatSize = 30.0

  /// Creates a block.
  public init(
    _ arrangement: Arrangement, origin: Point? = nil, gap: Double = 0, seatSize: Double = Block.defaultSeatSize,
    seatShape: SeatShape? = nil, category: String? = nil, rowNumbering: RowNumbering? = nil,
    seatNumbering: SeatNumbering? = nil, rowOverrides: [RowOverride] = [], exceptions: [SeatException] = []
  ) {
    self.arrangement = arrangement
    self.origin = origin
    self.gap = gap
    self.seatSize = seatSize
    self.seatShape = seatShape
    self.category = category
    self.rowNumbering = rowNumbering
    self.seatNumbering = seatNumbering
    self.rowOverrides = rowOverrides
    self.exceptions = exceptions
  }
}

/// Where the name of a row stands.
public enum RowLabelPlacement: String, Hashable, Sendable, CaseIterable {
  /// Nowhere.
  case none
  /// Before the first seat.
  case start
  /// After the last seat.
  case end
  /// At both ends.
  case both
}

/// Rows of a block that are not as the block's rule says.
///
/// Rows are chosen by the labels that the rule gives them. Of several words on one row the last holds; shifts and gaps
/// add up. Rows that are given one by one speak for themselves and have none.
public struct RowOverride: Hashable, Sendable {
  /// The rows it is about; all where nil.
  public var rows: LabelSelection?
  /// What stands along them instead; has no effect in rows that fill an outline and in arches.
  public var pattern: RowPattern?
  /// How far they are moved along themselves to the right, seen facing the stage.
  public var shift: Double
  /// The extra distance from the row before, which moves all rows behind them too; has no effect in rows that fill an
  /// outline and in arches.
  public var gapBefore: Double
  /// How their seats are named.
  public var seatNumbering: SeatNumbering?
  /// The category of their seats.
  public var category: String?
  /// Where their names stand.
  public var labelPlacement: RowLabelPlacement?

  /// Creates an override.
  public init(
    rows: LabelSelection? = nil, pattern: RowPattern? = nil, shift: Double = 0, gapBefore: Double = 0,
    seatNumbering: SeatNumbering? = nil, category: String? = nil, labelPlacement: RowLabelPlacement? = nil
  ) {
    self.rows = rows
    self.pattern = pattern
    self.shift = shift
    self.gapBefore = gapBefore
    self.seatNumbering = seatNumbering
    self.category = category
    self.labelPlacement = labelPlacement
  }
}

/// Seats of a block that are not as the block's rule says.
///
/// Rows and seats are chosen by the labels that the rule gives them.
public struct SeatException: Hashable, Sendable {
  /// The rows it is about; all where nil.
  public var rows: LabelSelection?
  /// The seats of those rows it is about; all where nil.
  public var seats: LabelSelection?
  /// Whether the seats are not there at all; their labels stay unused.
  public var isRemoved: Bool
  /// Another category.
  public var category: String?
  /// What is special about them, added to what is already said.
  public var attributes: SeatAttributes
  /// Another drawing.
  public var shape: SeatShape?
  /// Another width.
  public var size: Double?
  /// How far they are moved from where the rule puts them, in the section's coordinates.
  public var nudge: Vector
  /// How far they are turned from facing up, as a seat that is given by itself says it; as the rule says where nil.
  public var angle: Angle?

  /// Creates an exception.
  public init(
    rows: LabelSelection? = nil, seats: LabelSelection? = nil, isRemoved: Bool = false, category: String? = nil,
    attributes: SeatAttributes = [], shape: SeatShape? = nil, size: Double? = nil, nudge: Vector = .zero,
    angle: Angle? = nil
  ) {
    self.rows = rows
    self.seats = seats
    self.isRemoved = isRemoved
    self.category = category
    self.attributes = attributes
    self.shape = shape
    self.size = size
    self.nudge = nudge
    self.angle = angle
  }
}
