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

  /// Creates a way of naming rows.
  public init(_ scheme: LabelScheme = LabelScheme(.letters), order: Order = .frontToBack) {
    self.scheme = scheme
    self.order = order
  }
}
