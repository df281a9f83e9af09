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

extension Sightline {
  /// How good the view of a screen is from a seat, by figures that the cinema trade uses.
  ///
  /// Of several that hold the one that stands last here is the verdict: a seat far aside is `distorted` however large
  /// the screen looks.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The screen fills 45° to 50°: the zone that guides to cinema design prefer.
    case excellent
    /// The screen fills at least 36°, which THX asks for in the last row, and at most 61.8°, the closest of the
    /// distances in use after SMPTE.
    case good
    /// The screen fills at least 30°, the least of SMPTE EG-18-1994.
    case acceptable
    /// The screen fills at least 26°, which THX is quoted to accept in the last row, but less than SMPTE's 30°.
    case poor
    /// The screen fills less than 26°.
    case tooFar = "too-far"
    /// The screen fills more than 61.8°, the closest of the distances in use after SMPTE.
    case tooClose = "too-close"
    /// The line to the far edge of the screen makes more than 60° with its normal, from where the distortion is
    /// intolerable (De Chiara and Crosbie, Time-Saver Standards for Building Types).
    case distorted
    /// The seat is behind the screen, or in its plane.
    case behind

    /// The verdict on a seat by its two angles.
    public init(viewingAngle: Angle, farEdgeAngle: Angle) {
      let (view, farEdge) = (viewingAngle.degrees, farEdgeAngle.degrees)
      self =
        if farEdge >= 90 {
          .behind
        } else if farEdge > Verdict.distortionLimit.degrees {
          .distorted
        } else if view > Verdict.closestAngle.degrees {
          .tooClose
        } else if view < Verdict.leastAngle.degrees {
          .tooFar
        } else if view < Verdict.standardAngle.degrees {
          .poor
        } else if view < Verdict.lastRowAngle.degrees {
          .acceptable
        } else if Verdict.preferredAngles.contains(viewingAngle) {
          .excellent
        } else {
          .good
        }
    }

    /// What the verdict says to people, in English.
    public var name: String {
      switch self {
      case .excellent: "excellent"
      case .good: "good"
      case .acceptable: "acceptable"
      case .poor: "poor"
      case .tooFar: "too far"
      case .tooClose: "too close"
      case .distorted: "distorted"
      case .behind: "behind the screen"
      }
    }

    /// The zone that guides to cinema design prefer.
    public static let preferredAngles = Angle(degrees: 45)...Angle(degrees: 50)
    /// The closest of the distances in use after SMPTE, as an angle.
    public static let closestAngle = Angle(degrees: 61.8)
    /// What THX asks for in the last row.
    public static let lastRowAngle = Angle(degrees: 36)
    /// The least of SMPTE EG-18-1994.
    public static let standardAngle = Angle(degrees: 30)
    /// What THX is quoted to accept in the last row.
    public static let leastAngle = Angle(degrees: 26)
    /// The angle off the screen's normal from which the far edge is distorted intolerably.
    public static let distortionLimit = Angle(degrees: 60)
  }
}
