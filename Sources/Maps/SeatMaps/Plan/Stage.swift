public import Geometry

/// What everybody looks at.
public struct Stage: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A cinema's screen: a curve, from which light falls on the seats.
    case screen
    /// A stage: an area with its name.
    case stage
  }

  /// What it is.
  public var kind: Kind
  /// The middle of its front edge in the plan; in front of the seats where nil.
  public var position: Point?
  /// The extent along x; as wide as the seats where nil.
  public var width: Double?
  /// The depth of a stage; unused by a screen.
  public var depth: Double
  /// The curvature of a screen, as its shape has it: the crest lies half of it before the ends.
  ///
  /// At most a quarter of the width is used.
  public var curvature: Double
  /// The distance from its front edge to the foremost edge of the seats, where it has no position.
  public var gap: Double
  /// What is written on it; nothing where nil.
  public var label: String?

  /// Creates a stage or screen.
  public init(
    _ kind: Kind, position: Point? = nil, width: Double? = nil, depth: Double = 60, curvature: Double = 30,
    gap: Double = 48, label: String? = nil
  ) {
    self.kind = kind
    self.position = position
    self.width = width
    self.depth = depth
    self.curvature = curvature
    self.gap = gap
    self.label = label
  }
}
