/// Whether a seat can be had.
public enum SeatStatus: String, Hashable, Sendable, CaseIterable {
  /// Free.
  case available
  /// Chosen by whoever looks at the map.
  case selected
  /// In somebody's basket, for a while.
  case held
  /// Set aside for somebody.
  case reserved
  /// Taken.
  case sold
  /// Not for sale.
  case blocked

  /// The name for people, in English.
  public var name: String { rawValue }
}
