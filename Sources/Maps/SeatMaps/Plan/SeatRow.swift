public import Geometry

/// A row of seats that are given one by one.
public struct SeatRow: Hashable, Sendable {
  /// The name that identifies the row in its section.
  public var label: String
  /// What is drawn as its name; the label where nil.
  public var shownLabel: String?
  /// How people speak of it, such as "Row A"; made from the label where nil.
  public var spokenLabel: String?
  /// Where the row's coordinates begin in the block.
  public var origin: Point
  /// Where its name stands; as the section says where nil.
  public var labelPlacement: RowLabelPlacement?
  /// The seats, in order.
  public var seats: [Seat]

  /// Creates a row.
  public init(
    label: String, shownLabel: String? = nil, spokenLabel: String? = nil, origin: Point = .zero,
    labelPlacement: RowLabelPlacement? = nil, seats: [Seat]
  ) {
    self.label = label
    self.shownLabel = shownLabel
    self.spokenLabel = spokenLabel
    self.origin = origin
    self.labelPlacement = labelPlacement
    self.seats = seats
  }
}
