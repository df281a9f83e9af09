/// What stands along a row, from left to right as seen facing the stage on the page.
public struct RowPattern: Hashable, Sendable {
  /// A piece of a row.
  public enum Item: Hashable, Sendable {
    /// Neighbouring seats.
    case seats(Int)
    /// Cells without a seat, each as wide as the pitch; they count where cells are counted.
    case gap(cells: Int)
    /// A way through, of a width in plan units; it never counts.
    case aisle(width: Double)
  }

  /// The pieces, from left to right.
  public var items: [Item]

  /// Creates a pattern.
  public init(_ items: [Item]) {
    self.items = items
  }

  /// Creates a pattern of seats without a gap.
  public init(seats: Int) {
    self.init([.seats(seats)])
  }

  /// The number of seats.
  public var seatCount: Int {
    items.reduce(0) { count, item in
      guard case .seats(let seats) = item else { return count }
      let (sum, overflow) = count.addingReportingOverflow(max(seats, 0))
      return overflow ? .max : sum
    }
  }
}
