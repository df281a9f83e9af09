public import Geometry
public import Paths

/// The ring that runs round while something is loaded: the largest circle that fits the frame, centred in it, to be
/// stroked with `style(width:progress:)`.
public struct LoadingRing: Shape {
  /// How long the dashes take from one state to the same state again, in seconds.
  public static let period = 0.5

  /// Creates a ring.
  public init() {}

  /// A dashed line with round caps.
  ///
  /// - Parameters:
  ///   - width: The width across the line: 3 in text, 7 on a page of its own.
  ///   - progress: How much of a period has gone by; the dashes move forward by 40 in each, and only the part behind
  ///     the point counts.
  public static func style(width: Double = 3, progress: Double = 0) -> StrokeStyle {
    StrokeStyle(
      width: width, cap: .round, dashes: [10, 10], dashPhase: 40 * (1 - (progress - progress.rounded(.down))))
  }

  /// The circle, clockwise from its rightmost point.
  public func path(in frame: Rect) -> Path {
    Circle().path(in: frame)
  }
}
