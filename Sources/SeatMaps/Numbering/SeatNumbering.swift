/// How the seats of a row are named.
public struct SeatNumbering: Hashable, Sendable {
  /// Where naming begins.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// At the left end on the page.
    case leftToRight = "left-to-right"
    /// At the right end on the page.
    case rightToLeft = "right-to-left"
  }

  /// What is counted.
  public enum Counting: String, Hashable, Sendable, CaseIterable {
    /// Seats alone: the number after a gap is the next one.
    case seats
    /// Seats and the cells of gaps: the numbers of a gap are left out.
    case cells
  }

  /// The labels.
  public var scheme: LabelScheme
  /// Where naming begins.
  public var order: Order
  /// What is counted.
  public var counting: Counting

  /// Creates a way of naming seats.
  public init(
    _ scheme: LabelScheme = LabelScheme(.numbers), order: Order = .leftToRight, counting: Counting = .seats
  ) {
    self.scheme = scheme
    self.order = order
    self.counting = counting
  }
}
