/// Where the name of a row stands.
public enum RowLabelPlacement: String, Hashable, Sendable, CaseIterable {
  /// Nowhere.
  case none
  /// Before the first seat.
  case start
  /// After the last seat.
  case end
  /// At both ends.
  case both
}
