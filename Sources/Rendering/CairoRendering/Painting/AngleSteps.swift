internal import Geometry

/// Angles in steps of an even part of a quarter turn.
///
/// The steps are so small that the farthest point of what is turned is never moved by more than a sixteenth of a pixel,
/// or down to a sixteenth of a degree.
struct AngleSteps: Sendable {
  /// The number of steps in a full turn.
  let count: Int

  /// Steps of a sixteenth of a degree.
  static let finest = AngleSteps(count: 5760)

  private init(count: Int) {
    self.count = count
  }

  /// Chooses the steps for something that goes so far from the origin, in pixels.
  init(reach: Double) {
    var count = 360
    while count < AngleSteps.finest.count, .pi * reach / Double(count) > 1.0 / 16 { count *= 2 }
    self.count = count
  }

  /// The step nearest to an angle.
  func step(of angle: Angle) -> Int {
    guard angle.degrees != 0 else { return 0 }
    return Int((angle.normalized.degrees / 360 * Double(count)).rounded()) % count
  }

  /// The angle of a step.
  func angle(ofStep step: Int) -> Angle { Angle(degrees: Double(step) * 360 / Double(count)) }
}
