public import Geometry

/// A piece of a path with its start: what can be measured by itself.
///
/// Steps (`PathElement`) are for drawing, segments for measuring. The parameter `t` runs from 0 at the start to 1 at
/// the end.
public enum PathSegment: Hashable, Sendable {
  /// A straight line.
  case line(Point, Point)
  /// A quadratic Bézier curve: start, control, end.
  case quadratic(Point, Point, Point)
  /// A cubic Bézier curve: start, two controls, end.
  case cubic(Point, Point, Point, Point)

  /// Where the segment begins.
  public var start: Point {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  /// Where the segment ends.
  public var end: Point {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The points that define the segment, from start to end.
  public var points: [Point] {
    switch self {
    case .line(let first, let second): [first, second]
    case .quadratic(let first, let second, let third): [first, second, third]
    case .cubic(let first, let second, let third, let fourth): [first, second, third, fourth]
    }
  }

  /// Whether all its points are the same, so that it has neither length nor direction.
  public var isPoint: Bool { points.allSatisfy { $0 == start } }

  /// The same piece from its end to its start.
  public func reversed() -> PathSegment {
    switch self {
    case .line(let first, let second): .line(second, first)
    case .quadratic(let first, let second, let third): .quadratic(third, second, first)
    case .cubic(let first, let second, let third, let fourth): .cubic(fourth, third, second, first)
    }
  }

  /// The step that draws the segment from its start.
  public var element: PathElement {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quadratic(_, let control, let end): .quadratic(control: control, to: end)
    case .cubic(_, let control1, let control2, let end): .cubic(control1: control1, control2: control2, to: end)
    }
  }
}

// MARK: - Points and directions along the segment

extension PathSegment {
  /// The point at a parameter, by de Casteljau's construction; the start and the end exactly at 0 and 1.
  public func point(at t: Double) -> Point {
    if t == 0 { return start }
    if t == 1 { return end }
    switch self {
    case .line(let first, let second):
      return first.interpolated(to: second, at: t)
    case .quadratic, .cubic:
      return split(at: t).0.end
    }
  }

  /// The velocity at a parameter: the derivative of `point(at:)`.
  public func derivative(at t: Double) -> Vector {
    let u = 1 - t
    switch self {
    case .line(let first, let second):
      return second - first
    case .quadratic(let first, let second, let third):
      return (second - first) * (2 * u) + (third - second) * (2 * t)
    case .cubic(let first, let second, let third, let fourth):
      return (second - first) * (3 * u * u) + (third - second) * (6 * u * t) + (fourth - third) * (3 * t * t)
    }
  }

  /// The direction of travel at a parameter as a vector of length 1, or nil where the segment is a point.
  ///
  /// Where the velocity is zero, as at an end whose control point lies on it, this is the direction towards the next
  /// point that differs, or from the last one that did.
  public func tangent(at t: Double) -> Vector? {
    if let tangent = derivative(at: t).normalized { return tangent }
    let points = t < 1 ? split(at: t).1.points : points.reversed()
    guard let origin = points.first, let other = points.first(where: { $0 != origin }) else { return nil }
    return t < 1 ? (other - origin).normalized : (origin - other).normalized
  }

  /// The parts before and after a parameter, by de Casteljau's construction.
  public func split(at t: Double) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let first, let second):
      let middle = point(at: t)
      return (.line(first, middle), .line(middle, second))
    case .quadratic(let first, let second, let third):
      let (left, right) = (first.interpolated(to: second, at: t), second.interpolated(to: third, at: t))
      let middle = left.interpolated(to: right, at: t)
      return (.quadratic(first, left, middle), .quadratic(middle, right, third))
    case .cubic(let first, let second, let third, let fourth):
      let left = first.interpolated(to: second, at: t)
      let top = second.interpolated(to: third, at: t)
      let right = third.interpolated(to: fourth, at: t)
      let (topLeft, topRight) = (left.interpolated(to: top, at: t), top.interpolated(to: right, at: t))
      let middle = topLeft.interpolated(to: topRight, at: t)
      return (.cubic(first, left, topLeft, middle), .cubic(middle, topRight, right, fourth))
    }
  }

  /// The part between two parameters with `from` less than `to`.
  public func part(from: Double, to: Double) -> PathSegment {
    // A line's ends are found one by one, because a part of a part is rounded twice.
    if case .line = self { return .line(point(at: from), point(at: to)) }
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 ? head.split(at: from / to).1 : head
  }
}
