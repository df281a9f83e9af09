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

  /// Creates an exception.
  public init(
    rows: LabelSelection? = nil, seats: LabelSelection? = nil, isRemoved: Bool = false, category: String? = nil,
    attributes: SeatAttributes = [], shape: SeatShape? = nil
  ) {
    self.rows = rows
    self.seats = seats
    self.isRemoved = isRemoved
    self.category = category
    self.attributes = attributes
    self.shape = shape
  }
}

/// Some labels out of a sequence of them: single ones, and ranges from one to another.
///
/// Labels are written whole, with what a scheme puts before and after them. Where a scheme makes the labels, a range
/// may begin or end with one that a row does not reach, such as 1…20 in a row of 12; where they are listed, both ends
/// have to be in the list.
public struct LabelSelection: Hashable, Sendable {
  /// A piece of a selection.
  public enum Item: Hashable, Sendable {
    /// One label.
    case label(String)
    /// All labels that stand between two, both included, whichever comes first.
    case range(String, String)
  }

  /// The pieces; their order does not matter.
  public var items: [Item]

  /// Creates a selection.
  public init(_ items: [Item]) {
    self.items = items
  }
}
