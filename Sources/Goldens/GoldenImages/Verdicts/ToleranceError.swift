/// Why a text is no tolerance.
public struct ToleranceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what was expected.
  public let description: String
}
