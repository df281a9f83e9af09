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
