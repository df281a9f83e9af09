public import Geometry

/// A screen or stage with its place.
public struct PlacedStage: Hashable, Sendable {
  /// What it is.
  public var kind: Stage.Kind
  /// For a screen, the strip as high as its curvature at the bottom of which its ends are; for a stage, the stage.
  public var frame: Rect
  /// The curvature of a screen, as its shape has it: the crest lies half of it before the ends.
  public var curvature: Double
  /// What is written on it.
  public var label: String?
  /// Whether the plan says how wide it is; where not, it is drawn as wide as the seats, and no angle to it is true.
  public var hasGivenWidth: Bool

  /// Creates a placed screen or stage.
  public init(kind: Stage.Kind, frame: Rect, curvature: Double, label: String?, hasGivenWidth: Bool = true) {
    self.kind = kind
    self.frame = frame
    self.curvature = curvature
    self.label = label
    self.hasGivenWidth = hasGivenWidth
  }
}
