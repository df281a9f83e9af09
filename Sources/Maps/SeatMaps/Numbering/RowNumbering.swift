/// How the rows of a section are named.
public struct RowNumbering: Hashable, Sendable {
  /// Where naming begins.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// At the row nearest the stage.
    case frontToBack = "front-to-back"
    /// At the row farthest from the stage.
    case backToFront = "back-to-front"
  }

  /// The labels.
  public var scheme: LabelScheme
  /// Where naming begins.
  public var order: Order
  /// How the names that are drawn are made, where they are others than those that identify; its own `shown` is unused.
  public var shown: RowNumbering? {
    get { shownNumberings.first }
    set { shownNumberings = newValue.map { [$0] } ?? [] }
  }

  /// At most one: a value cannot hold another of its kind itself.
  private var shownNumberings: [RowNumbering]

  /// Creates a way of naming rows.
  public init(
    _ scheme: LabelScheme = LabelScheme(.letters), order: Order = .frontToBack, shown: RowNumbering? = nil
  ) {
    self.scheme = scheme
    self.order = order
    shownNumberings = shown.map { [$0] } ?? []
  }
}
