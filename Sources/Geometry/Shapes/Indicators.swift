public import Geometry
public import Paths

/// A rating as a bar over a track, both with round ends.
///
/// Track and bar are as high as the frame, 10 by custom, or as high as the frame is wide where it is narrower than
/// that; they lie centred in its height.
public struct RatingBar: Shape {
  /// The highest rating, at which the bar is as long as its track.
  public static let maximum = 5.0

  /// The rating; limited to 0…5, and 0 where it is not a number.
  public var value: Double

  /// Creates a bar for a rating of 0…5.
  public init(value: Double) {
    self.value = value
  }

  /// The track, over which the bar lies.
  public func track(in frame: Rect) -> Path {
    .capsule(RatingBar.trackFrame(in: frame))
  }

  /// The bar, from the track's left end.
  ///
  /// A bar shorter than it is high is the part that the round ends of its left and right have in common, so that it
  /// never leaves the track; at 0 it is empty.
  public func path(in frame: Rect) -> Path {
    let track = RatingBar.trackFrame(in: frame)
    let length = track.width * value.limited(to: RatingBar.maximum) / RatingBar.maximum
    guard length > 0 else { return Path() }
    let radius = track.height / 2
    guard length < track.height else {
      return .capsule(Rect(minX: track.minX, minY: track.minY, maxX: track.minX + length, maxY: track.maxY))
    }
    // Both ends are arcs of the track's radius that meet above and below the middle of the bar.
    let half = Angle(x: radius - length / 2, y: (length * (radius - length / 4)).squareRoot())
    var lens = Path()
    lens.addArc(
      center: Point(track.minX + length - radius, track.midY), radius: radius, start: -half, sweep: half * 2)
    lens.addArc(
      center: Point(track.minX + radius, track.midY), radius: radius, start: .degrees(180) - half, sweep: half * 2)
    lens.close()
    return lens
  }

  private static func trackFrame(in frame: Rect) -> Rect {
    Rect(center: frame.center, size: Size(frame.width, min(frame.width, frame.height)))
  }
}

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
