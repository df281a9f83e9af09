public import Geometry

extension PathSegment {
  /// The acceleration at a parameter: the second derivative of `point(at:)`.
  public func secondDerivative(at t: Double) -> Vector {
    switch self {
    case .line: return .zero
    case .quadratic(let first, let second, let third):
      return ((third - second) - (second - first)) * 2
    case .cubic(let first, let second, let third, let fourth):
      let (before, after) = ((third - second) - (second - first), (fourth - third) - (third - second))
      return before * (6 * (1 - t)) + after * (6 * t)
    }
  }

  /// The curvature at a parameter: one over the radius of the circle that fits there, positive where the segment turns
  /// clockwise on the page; not finite where the segment stands still.
  ///
  /// (x′y″ − y′x″) / |v|³, as in any text on differential geometry.
  public func curvature(at t: Double) -> Double {
    if case .line = self { return 0 }
    let velocity = derivative(at: t)
    let speed = velocity.length
    return velocity.cross(secondDerivative(at: t)) / (speed * speed * speed)
  }
}
