/// The smallest upright rectangle that holds some pixels, by the first and last column and row in it.
public struct PixelBounds: Hashable, Sendable {
  /// The columns, counted from 0 at the left.
  public let columns: ClosedRange<Int>
  /// The rows, counted from 0 at the top.
  public let rows: ClosedRange<Int>

  /// Creates bounds from columns and rows.
  public init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

extension PixelBounds: CustomStringConvertible {
  /// A few words, such as "columns 3…9, rows 12…12".
  public var description: String {
    "columns \(columns.lowerBound)…\(columns.upperBound), rows \(rows.lowerBound)…\(rows.upperBound)"
  }
}
