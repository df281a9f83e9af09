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

extension Path {
  /// Whether a point lies inside the path, filled by a rule; open contours count as closed by a straight line.
  ///
  /// Curves are taken as they are, not flattened. A point on the outline belongs to one side of it: of two areas that
  /// share an edge, exactly one contains a point of that edge, as long as the edge is made of the same numbers. Takes
  /// time in proportion to the number of steps; to ask about many points, prepare a ``PathInterior``.
  public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
    PathInterior(self).contains(point, rule: rule)
  }

  /// How many times the path runs round a point, positive where clockwise on the page.
  public func windingNumber(around point: Point) -> Int {
    PathInterior(self).windingNumber(around: point)
  }
}

extension Path {
  /// The point inside that is farthest from the outline, about which a label has the most room; nil where the path
  /// encloses nothing.
  ///
  /// Inside is told by the nonzero rule. Among points that are nearly as far the one nearest to the middle of the
  /// bounds is taken, so that a rectangle gives its centre. The distance comes within 1 % of the greatest one unless
  /// the outline has many thousand corners. It is the pole of inaccessibility of D. Garcia-Castellanos and U. Lombardo
  /// (Scottish Geographical Journal 123, 2007), found by quartering squares, the most promising first, as V. Agafonkin
  /// described in "A new algorithm for finding a visual center of a polygon" (2016).
  public var innermostPoint: Point? {
    guard let bounds, bounds.isFinite, max(bounds.width, bounds.height) > 0 else { return nil }
    let polygon: Path = flattened(tolerance: max(bounds.width, bounds.height) / 500)
    return InnermostPointSearch(polygon, in: bounds).point
  }
}

/// The search for the innermost point of a path of straight lines.
private struct InnermostPointSearch {
  /// A square of the plane, and how far inside the outline its points can be.
  private struct Square {
    var center: Point
    var halfSide: Double
    /// The distance of the centre from the outline, negative outside.
    var distance: Double

    /// No point of the square is farther inside than this.
    var bestDistance: Double { distance + halfSide * 2.0.squareRoot() }
  }

  private let interior: PathInterior
  private let segments: [PathSegment]
  private var candidates: [Square] = []
  private var best: Square
  /// A square has to promise so much more than the best one to be looked into.
  private let precision: Double

  /// How many distances from a corner to a point may be measured.
  private static let effort = 4_000_000

  init(_ polygon: Path, in bounds: Rect) {
    interior = PathInterior(polygon)
    segments = polygon.contours.flatMap { contour in
      contour.isClosed ? contour.segments : contour.segments + [.line(contour.end, contour.start)]
    }
    precision = min(bounds.width, bounds.height) / 200
    best = Square(center: bounds.center, halfSide: 0, distance: 0)
    best = square(at: bounds.center, halfSide: 0)

    let side = max(min(bounds.width, bounds.height), max(bounds.width, bounds.height) / 64)
    var squaresLeft = max(InnermostPointSearch.effort / max(segments.count, 1), 64)
    for row in 0..<Int((bounds.height / side).rounded(.up)) {
      for column in 0..<Int((bounds.width / side).rounded(.up)) {
        let center = Point(bounds.minX + (Double(column) + 0.5) * side, bounds.minY + (Double(row) + 0.5) * side)
        consider(square(at: center, halfSide: side / 2))
      }
    }
    while squaresLeft > 0, let square = nextCandidate(), square.bestDistance - best.distance > precision {
      let quarter = square.halfSide / 2
      for (dx, dy) in [(-quarter, -quarter), (quarter, -quarter), (-quarter, quarter), (quarter, quarter)] {
        consider(self.square(at: square.center + Vector(dx, dy), halfSide: quarter))
        squaresLeft -= 1
      }
    }
  }

  /// The point that was found; nil where the path encloses none.
  var point: Point? { best.distance > 0 ? best.center : nil }

  private func square(at center: Point, halfSide: Double) -> Square {
    var least = Double.infinity
    for segment in segments { least = min(least, center.squaredDistance(toLineFrom: segment.start, to: segment.end)) }
    let distance = least.squareRoot()
    return Square(center: center, halfSide: halfSide, distance: interior.contains(center) ? distance : -distance)
  }

  // MARK: A heap of candidates, the most promising at the root

  private mutating func consider(_ square: Square) {
    if square.distance > best.distance + precision / 2 { best = square }
    guard square.bestDistance - best.distance > precision else { return }
    candidates.append(square)
    var place = candidates.count - 1
    while place > 0, candidates[(place - 1) / 2].bestDistance < candidates[place].bestDistance {
      candidates.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func nextCandidate() -> Square? {
    guard let first = candidates.first else { return nil }
    let last = candidates.removeLast()
    guard !candidates.isEmpty else { return first }
    candidates[0] = last
    var place = 0
    while true {
      var largest = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < candidates.count && candidates[child].bestDistance > candidates[largest].bestDistance {
        largest = child
      }
      guard largest != place else { return first }
      candidates.swapAt(place, largest)
      place = largest
    }
  }
}

extension Point {
  fileprivate func squaredDistance(toLineFrom start: Point, to end: Point) -> Double {
    let line = end - start
    let length = line.dot(line)
    let along = length > 0 ? min(max((self - start).dot(line) / length, 0), 1) : 0
    let offset = self - (start + line * along)
    return offset.dot(offset)
  }
}
