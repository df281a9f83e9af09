public import Geometry

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
