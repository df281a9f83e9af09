public import Geometry
public import Paths

/// Parallel stripes, evenly laid over an outline and cut off at its edge: a tone that can be told without colour.
///
/// The stripes are areas to be filled, cut exactly: where the outline is curved, so are their ends.
public struct DiagonalHatch: Shape {
  /// The most stripes that are drawn.
  public static let maximumCount = 1000

  /// The number of stripes, limited to 0…1000.
  public var count: Int
  /// The direction in which the stripes run, clockwise from the right; they rise to the right at −45°.
  public var angle: Angle
  /// The part of the area that the stripes take up, limited to 0…1.
  public var coverage: Double
  /// The radius of the corners of the frame that is hatched, as a part of its shorter side, limited to 0…½.
  public var cornerFraction: Double

  /// Creates a hatch.
  public init(
    count: Int = 4, angle: Angle = .degrees(-45), coverage: Double = 0.4, cornerFraction: Double = 0.25
  ) {
    self.count = count
    self.angle = angle
    self.coverage = coverage
    self.cornerFraction = cornerFraction
  }

  /// The stripes of a frame with round corners, each a contour of its own.
  public func path(in frame: Rect) -> Path {
    let radius = min(frame.width, frame.height) * cornerFraction.limited(to: 0.5)
    // Cut at the origin and moved then, so that rounding cannot decide where a stripe meets a corner.
    let outline = Path.roundedRectangle(Rect(origin: .zero, size: frame.size), radius: radius)
    return path(clippedTo: outline).translated(by: frame.origin - .zero)
  }

  /// The stripes of an outline, each contour cut by itself; made for convex contours.
  ///
  /// The outline is divided into `count` bands of the same width, and each stripe lies in the middle of its band. Takes
  /// time in proportion to the number of stripes times that of the outline's steps.
  public func path(clippedTo outline: Path) -> Path {
    let direction = angle.degrees.isFinite ? angle : .zero
    guard let extent = outline.transformed(by: .rotation(-direction)).bounds, extent.height > 0 else { return Path() }
    let across = Vector(direction: direction).turnedClockwise
    let stripes = max(0, min(count, DiagonalHatch.maximumCount))
    let pitch = extent.height / Double(stripes)
    let half = pitch * coverage.limited(to: 1) / 2
    guard stripes > 0, half > 0 else { return Path() }

    var path = Path()
    for index in 0..<stripes {
      // A point on the middle line of the stripe: only its distance along `across` counts.
      let middle = Point.zero + across * (extent.minY + pitch * (Double(index) + 0.5))
      path.append(
        outline.clipped(at: middle - across * half, keeping: across)
          .clipped(at: middle + across * half, keeping: -across))
    }
    return path
  }
}
