/// A tolerance and the place that it comes from.
public struct ToleranceInForce: Hashable, Sendable {
  /// The tolerance.
  public let tolerance: Tolerance
  /// Who set it, in words: "the test", "Goldens/SeatMaps/theatre.json".
  public let origin: String

  /// Creates a tolerance with its origin.
  public init(_ tolerance: Tolerance, from origin: String) {
    self.tolerance = tolerance
    self.origin = origin
  }
}

extension ToleranceInForce: CustomStringConvertible {
  /// Both, such as "exact, by Goldens/goldens.json".
  public var description: String { "\(tolerance), by \(origin)" }
}
