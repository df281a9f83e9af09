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
