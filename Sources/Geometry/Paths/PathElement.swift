public import Geometry

/// One drawing step of a path.
public enum PathElement: Hashable, Sendable {
  /// Begins a new contour at a point.
  case move(to: Point)
  /// A straight line to a point.
  case line(to: Point)
  /// A quadratic Bézier curve.
  case quadratic(control: Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(control1: Point, control2: Point, to: Point)
  /// A straight line back to where the contour began.
  case close

  /// The points that define the step: its control points and then its end; none for a close.
  public var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The same step with every point mapped.
  public func transformed(by transform: AffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(to: transform.apply(end))
    case .line(let end): .line(to: transform.apply(end))
    case .quadratic(let control, let end): .quadratic(control: transform.apply(control), to: transform.apply(end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: transform.apply(control1), control2: transform.apply(control2), to: transform.apply(end))
    case .close: .close
    }
  }
}
