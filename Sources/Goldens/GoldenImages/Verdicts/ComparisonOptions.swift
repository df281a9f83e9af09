/// What a verdict overlooks when asked to.
public struct ComparisonOptions: Hashable, Sendable {
  /// Whether pictures may declare different colour spaces.
  public var ignoresColorSpace: Bool

  /// Creates options, by default none.
  public init(ignoresColorSpace: Bool = false) {
    self.ignoresColorSpace = ignoresColorSpace
  }
}
