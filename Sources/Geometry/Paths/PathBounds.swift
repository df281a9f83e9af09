public import Geometry

extension PathSegment {
  /// The smallest upright rectangle that holds the segment: its ends and where it turns round in x or y.
  public var bounds: Rect {
    let box = Rect(start, end)
    if case .line = self { return box }
    // Between its control points a curve cannot leave their box, so most curves need no roots.
    let points = self.points
    if points.allSatisfy(box.contains) { return box }
    let x = BernsteinPolynomial(points.map(\.x))
    let y = BernsteinPolynomial(points.map(\.y))
    let xs = x.turningPoints.map { Point(x.value(at: $0), box.minY) }
    let ys = y.turningPoints.map { Point(box.minX, y.value(at: $0)) }
    return (xs + ys).reduce(box) { $0.extended(to: $1) }
  }
}

extension Path {
  /// The smallest upright rectangle that holds every contour, or nil for an empty path.
  ///
  /// Curves count with the points they reach, not with their control points. A contour that is a move alone counts with
  /// its point. Takes time in proportion to the number of steps.
  public var bounds: Rect? {
    var box: Rect?
    for contour in contours {
      let start = Rect(contour.start, contour.start)
      let contourBox = contour.segments.reduce(start) { $0.union($1.bounds) }
      box.formUnion(contourBox)
    }
    return box
  }
}

extension Path {
  /// An upright rectangle that holds all ink of a line drawn along the path, or nil where there would be no ink.
  ///
  /// It always contains the ink. It is the smallest such rectangle, to rounding, for straight lines at least half a
  /// width long with every cap and join, and for circles; for other curves it is larger by at most a ten-thousandth of
  /// the width. Round joins count as whole discs, as some renderers draw them, and so do points where a curve turns
  /// back on itself. A corner counts with its miter up to the miter limit. Contours without length have ink where their
  /// caps have: a disc, an upright square, nothing. A line that is dashed is measured dash by dash.
  ///
  /// A width that is negative or not finite draws nothing; a width of zero is measured as the thinnest line.
  public func strokedBounds(_ style: StrokeStyle) -> Rect? {
    guard style.width >= 0, style.width.isFinite else { return nil }
    let line = style.dashes.isEmpty ? self : dashed(style)
    var ink = InkBounds(style: style)
    for contour in line.contours { ink.add(contour) }
    return ink.box
  }
}

/// Grows a box by the ink of contours.
private struct InkBounds {
  private(set) var box: Rect?
  private let style: StrokeStyle
  private let radius: Double

  init(style: StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  mutating func add(_ contour: PathContour) {
    let segments = contour.segments.filter { !$0.isPoint }
    guard let first = segments.first, let last = segments.last else { return addPoint(contour) }
    for segment in segments { add(segment) }
    for (segment, next) in zip(segments, segments.dropFirst()) { addJoin(segment, next) }
    if contour.isClosed {
      addJoin(last, first)
    } else {
      addCap(at: first.start, outwards: first.tangent(at: 0).map { -$0 })
      addCap(at: last.end, outwards: last.tangent(at: 1))
    }
  }

  private mutating func add(_ point: Point) {
    box = box?.extended(to: point) ?? Rect(point, point)
  }

  private mutating func addDisc(at center: Point) {
    add(center + Vector(-radius, -radius))
    add(center + Vector(radius, radius))
  }

  /// Adds both edges of the line at a point of it.
  private mutating func addEdges(at point: Point, tangent: Vector?) {
    guard let tangent else { return addDisc(at: point) }
    let offset = tangent.turnedClockwise * radius
    add(point + offset)
    add(point - offset)
  }

  // MARK: - Ends and corners

  /// A contour without length: drawn as its caps alone, and only where a step has been taken.
  private mutating func addPoint(_ contour: PathContour) {
    guard !contour.segments.isEmpty || contour.isClosed, style.cap != .butt else { return }
    addDisc(at: contour.start)
  }

  private mutating func addCap(at end: Point, outwards: Vector?) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(at: end)
    case .square: addEdges(at: end + (outwards ?? .zero) * radius, tangent: outwards)
    }
  }

  private mutating func addJoin(_ segment: PathSegment, _ next: PathSegment) {
    let corner = next.start
    switch style.join {
    case .bevel: break
    case .round: addDisc(at: corner)
    case .miter:
      guard let before = segment.tangent(at: 1), let after = next.tangent(at: 0) else { return addDisc(at: corner) }
      addMiter(at: corner, before, after)
    }
  }

  /// Adds the tip of a miter: as far out along the bisector as the two outer edges meet.
  private mutating func addMiter(at corner: Point, _ before: Vector, _ after: Vector) {
    let side = before.cross(after) > 0 ? -1.0 : 1.0
    let sum = before.turnedClockwise + after.turnedClockwise
    // The sum is 2·cos(turn/2) long, and the miter's length over the line's width is 1/cos(turn/2).
    let halfCosine = sum.length / 2
    guard halfCosine * style.miterLimit >= 1 - 1e-9, let bisector = sum.normalized else { return }
    add(corner + bisector * (side * radius / halfCosine))
  }

  // MARK: - Along a segment

  private mutating func add(_ segment: PathSegment) {
    addEdges(at: segment.start, tangent: segment.tangent(at: 0))
    addEdges(at: segment.end, tangent: segment.tangent(at: 1))
    if case .line = segment { return }
    addCurve(segment, depth: 0)
  }

  /// Adds the ink of a part of a curve: all of what it could be where that is hardly more than what is known to be
  /// ink, else half by half.
  private mutating func addCurve(_ segment: PathSegment, depth: Int) {
    let possible = possibleInk(of: segment)
    let tolerance = radius * 2e-4
    if depth == 16 || !possible.isFinite || box?.inset(by: -tolerance).contains(possible) == true {
      box.formUnion(possible)
      return
    }
    let (first, second) = segment.split(at: 0.5)
    let (before, after) = (first.tangent(at: 1), second.tangent(at: 0))
    if let before, let after, before.dot(after) < 0 {
      addDisc(at: first.end)
    } else {
      addEdges(at: first.end, tangent: before)
    }
    addCurve(first, depth: depth + 1)
    addCurve(second, depth: depth + 1)
  }

  /// A box that holds both edges along a curve: the curve's own box, grown by as far as its normals reach.
  ///
  /// The directions of a Bézier curve lie between those of the legs of its control polygon, if these span less than
  /// half a turn, and so do its normals.
  private func possibleInk(of segment: PathSegment) -> Rect {
    let points = segment.points
    let legs = zip(points, points.dropFirst()).compactMap { ($1 - $0).normalized }
    let (x, y) = (reach(legs, along: Vector(0, 1)), reach(legs, along: Vector(1, 0)))
    return segment.bounds.inset(by: Insets(top: -y, left: -x, bottom: -y, right: -x))
  }

  /// How far the edges can lie from the curve along one axis, if its directions lie between some directions and a
  /// direction along `parallel` reaches farthest.
  private func reach(_ legs: [Vector], along parallel: Vector) -> Double {
    guard let first = legs.first, legs.allSatisfy({ $0.dot(first) > 0 }) else { return radius }
    let crossings = legs.map { $0.cross(parallel) }
    // Directions on both sides of the axis have it between them.
    if crossings.contains(where: { $0 > 0 }), crossings.contains(where: { $0 < 0 }) { return radius }
    return radius * (legs.map { $0.dot(parallel).magnitude }.max() ?? 1)
  }
}

extension Path {
  /// How much room a rectangle has to the path's outline where it lies inside; negative where it does not.
  ///
  /// Inside by the nonzero rule, so that a hole which runs the other way round is outside. Where the outline goes through
  /// the rectangle, or the rectangle lies beyond it, the margin is minus the largest of these: how deep the outline goes
  /// in, and how far a corner or the middle of the rectangle lies outside. Curves count to within a thousandth of a unit.
  /// Nothing lies inside an empty path: minus infinity. Open contours count as closed by a straight line. Takes time in
  /// proportion to the number of steps.
  public func margin(around rect: Rect) -> Double {
    let interior = PathInterior(self)
    let outside = (rect.corners + [rect.center]).filter { !interior.contains($0) }
    return outside.reduce(outlineDistance(to: rect)) { min($0, -outlineDistance(to: Rect($1, $1)).magnitude) }
  }

  /// The least distance of a rectangle to a piece of the outline, negative where one goes in.
  private func outlineDistance(to rect: Rect) -> Double {
    var nearest = Double.infinity
    for contour in contours {
      for segment in contour.segments + [.line(contour.end, contour.start)] {
        guard segment.canLie(nearer: nearest, to: rect) else { continue }
        var start = segment.start
        for end in segment.flattened(tolerance: 1e-3) {
          nearest = min(nearest, rect.distance(toLineFrom: start, to: end))
          start = end
        }
      }
    }
    return nearest
  }
}

extension PathSegment {
  /// Whether the box of the control points comes nearer to a rectangle than a distance, or touches it.
  fileprivate func canLie(nearer distance: Double, to rect: Rect) -> Bool {
    guard let box = Rect(containing: points) else { return false }
    let (dx, dy) = (max(box.minX - rect.maxX, rect.minX - box.maxX), max(box.minY - rect.maxY, rect.minY - box.maxY))
    return max(dx, dy) <= max(0, distance)
  }
}
