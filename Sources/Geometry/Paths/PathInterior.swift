public import Geometry

/// The inside of a path, prepared to be asked about many points.
///
/// It gives the same answers as ``Path/contains(_:rule:)``, which prepares anew for every point. Takes time in
/// proportion to the number of steps to be made, and no more than that for each point.
public struct PathInterior: Sendable {
  private let edges: [Edge]

  /// Prepares a path; open contours count as closed by a straight line.
  public init(_ path: Path) {
    edges = path.contours.flatMap { contour in
      (contour.segments + [.line(contour.end, contour.start)]).compactMap(Edge.init)
    }
  }

  /// Whether a point lies inside the path, filled by a rule.
  public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
    let winding = windingNumber(around: point)
    switch rule {
    case .nonzero: return winding != 0
    case .evenOdd: return !winding.isMultiple(of: 2)
    }
  }

  /// How many times the path runs round a point, positive where clockwise on the page.
  public func windingNumber(around point: Point) -> Int {
    edges.reduce(0) { $0 + $1.crossings(rightOf: point) }
  }
}

/// A segment of an outline, always looked at from its upper end.
///
/// Two areas that share an edge run along it in opposite directions. Looked at from one end, it gives both the same
/// crossings to the last digit, so that no point falls between the areas or into both.
private struct Edge {
  private let segment: PathSegment
  /// 1 where the outline runs as the segment does, −1 where it runs the other way.
  private let direction: Int
  /// The box of the control points.
  private let box: Rect

  /// Nil where the segment is level and so crosses no level ray.
  init?(_ segment: PathSegment) {
    let (start, end) = (segment.start, segment.end)
    let isDownwards = (start.y, start.x) <= (end.y, end.x)
    self.segment = isDownwards ? segment : segment.reversed()
    direction = isDownwards ? 1 : -1
    guard let box = Rect(containing: segment.points), box.minY < box.maxY else { return nil }
    self.box = box
  }

  /// How often the outline crosses the ray from a point to the right: downwards counts 1, upwards −1.
  ///
  /// A piece that goes from above the point's height to at or below it crosses; so a corner that touches the ray
  /// counts for both of its sides or for none.
  func crossings(rightOf point: Point) -> Int {
    guard box.minY < point.y, box.maxY >= point.y, box.maxX > point.x else { return 0 }
    let (start, end) = (segment.start, segment.end)
    if box.minX > point.x { return start.y < point.y && end.y >= point.y ? direction : 0 }
    if case .line = segment {
      return segment.point(at: (point.y - start.y) / (end.y - start.y)).x > point.x ? direction : 0
    }
    let heights = BernsteinPolynomial(segment.points.map { $0.y - point.y })
    let sides = BernsteinPolynomial(segment.points.map { $0.x - point.x })
    var isAbove = start.y < point.y
    return heights.zeroCrossings.reduce(0) { sum, t in
      defer { isAbove.toggle() }
      return sides.value(at: t) > 0 ? sum + (isAbove ? direction : -direction) : sum
    }
  }
}
