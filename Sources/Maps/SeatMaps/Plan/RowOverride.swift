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
