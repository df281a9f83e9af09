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
