public import Geometry

/// What a seat sees of the screen or stage: how far away it is, how large it looks, and from how far aside.
///
/// Angles lie in the plane of the plan. Those above the floor need heights, which plans do not have.
public struct Sightline: Hashable, Sendable {
  /// The distance from the seat's centre to what it looks at, in units of the plan.
  public var distance: Double
  /// The same distance in metres; nil where the plan is not to scale.
  public var distanceInMetres: Double?
  /// The horizontal viewing angle: what the two edges of the screen, or of the stage's front, subtend at the seat; 0…180
  /// degrees.
  ///
  /// Nil where the plan does not say how wide the screen or stage is, or where the seat looks elsewhere.
  public var viewingAngle: Angle?
  /// The angle between the normal of the screen, or of the stage's front, and the line to the edge farther from the seat.
  ///
  /// 0…90 degrees in front of it, more behind. Nil where ``viewingAngle`` is.
  public var farEdgeAngle: Angle?
  /// How good the view of a screen is; nil at a stage, for which the trade has no such figures, and where there is no
  /// angle.
  public var verdict: Verdict?

  /// Creates a sight line.
  public init(
    distance: Double, distanceInMetres: Double? = nil, viewingAngle: Angle? = nil, farEdgeAngle: Angle? = nil,
    verdict: Verdict? = nil
  ) {
    self.distance = distance
    self.distanceInMetres = distanceInMetres
    self.viewingAngle = viewingAngle
    self.farEdgeAngle = farEdgeAngle
    self.verdict = verdict
  }
}
