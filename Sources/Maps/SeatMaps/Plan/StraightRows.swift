public import Geometry

/// Straight rows of seats at equal distances.
public struct StraightRows: Hashable, Sendable {
  /// Which part of the rows stands on one line.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Their left ends, below that of the block's widest row.
    case start
    /// Their middles.
    case center
    /// Their right ends, below that of the block's widest row.
    case end
  }

  /// The number of rows.
  public var count: Int
  /// What stands along each row, from the front; the last pattern goes on for further rows.
  public var patterns: [RowPattern]
  /// The distance between neighbouring seat centres.
  public var seatPitch: Double
  /// The distance between neighbouring rows.
  public var rowPitch: Double
  /// Which part of the rows stands on one line.
  public var alignment: Alignment
  /// How far the second, fourth, … row is moved to the right, as a part of the seat pitch.
  public var stagger: Double
  /// How far the block leans: a line across its rows is turned by so much from the vertical, to the right where it is
  /// more than zero; less than a quarter turn either way.
  public var skew: Angle

  /// The distance between seat centres that say nothing of their own.
  public static let defaultSeatPitch = 38.0
  /// The distance between rows that say nothing of their own.
  public static let defaultRowPitch = 36.0

  /// Creates rows.
  public init(
    count: Int, patterns: [RowPattern], seatPitch: Double = StraightRows.defaultSeatPitch,
    rowPitch: Double = StraightRows.defaultRowPitch, alignment: Alignment = .center, stagger: Double = 0,
    skew: Angle = .zero
  ) {
    self.count = count
    self.patterns = patterns
    self.seatPitch = seatPitch
    self.rowPitch = rowPitch
    self.alignment = alignment
    self.stagger = stagger
    self.skew = skew
  }

  /// Creates rows that are all alike.
  public init(
    count: Int, seats: Int, seatPitch: Double = StraightRows.defaultSeatPitch,
    rowPitch: Double = StraightRows.defaultRowPitch, alignment: Alignment = .center, stagger: Double = 0,
    skew: Angle = .zero
  ) {
    self.init(
      count: count, patterns: [RowPattern(seats: seats)], seatPitch: seatPitch, rowPitch: rowPitch,
      alignment: alignment, stagger: stagger, skew: skew)
  }
}
