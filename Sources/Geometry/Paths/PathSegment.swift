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

/// One unbroken run of segments of a path, from a move to the next.
public struct PathContour: Hashable, Sendable {
  /// Where the contour begins.
  public let start: Point
  /// Its segments, each beginning where the last one ended; a closed contour includes the line back to the start
  /// unless that has no length.
  public private(set) var segments: [PathSegment] = []
  /// Whether the contour is closed: joined at its start rather than having two ends.
  public private(set) var isClosed = false

  /// Where the contour ends.
  public var end: Point { segments.last?.end ?? start }

  fileprivate init(start: Point) {
    self.start = start
  }

  fileprivate mutating func append(_ element: PathElement) {
    switch element {
    case .move: break
    case .line(let point): segments.append(.line(end, point))
    case .quadratic(let control, let point): segments.append(.quadratic(end, control, point))
    case .cubic(let control1, let control2, let point): segments.append(.cubic(end, control1, control2, point))
    case .close:
      if end != start { segments.append(.line(end, start)) }
      isClosed = true
    }
  }
}

extension Path {
  /// The contours in drawing order.
  public var contours: [PathContour] {
    var contours: [PathContour] = []
    for element in elements {
      if case .move(let point) = element {
        contours.append(PathContour(start: point))
      } else {
        contours[contours.count - 1].append(element)
      }
    }
    return contours
  }

  /// The path with every contour drawn from its end to its start, in the order of the contours.
  ///
  /// A closed contour stays closed and begins at the same point.
  public func reversed() -> Path {
    var path = Path()
    for contour in contours {
      path.append(
        segments: contour.segments.reversed().map { $0.reversed() }, from: contour.end, closed: contour.isClosed)
    }
    return path
  }

  /// Adds a contour of segments that follow each other; a straight line back to the start is left to `close`.
  mutating func append(segments: [PathSegment], from start: Point, closed: Bool) {
    move(to: start)
    for segment in segments.dropLast() { append(segment.element) }
    if let last = segments.last {
      if closed, case .line(_, start) = last {} else { append(last.element) }
    }
    if closed { close() }
  }
}
