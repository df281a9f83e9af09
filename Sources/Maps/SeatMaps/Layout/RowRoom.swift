internal import Geometry
internal import Paths

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where seats have room along parallel rows in an outline.
protocol RowRoom {
  /// From where a given first row is measured.
  var origin: Double { get }
  /// The foremost and the rearmost row that may have room.
  var nearest: Double { get }
  var farthest: Double { get }
  /// How far a row goes until it is back at its beginning; infinity where it never is.
  var turn: Double { get }
  /// The step along a row from seat to seat, or nil where the row is too short for any.
  func step(ofPitch pitch: Double, at place: Double) -> Double?
  /// The pieces of a row that are inside and far enough from the outline, from left to right.
  func free(at place: Double) -> [ClosedRange<Double>]
}

/// Level rows in an outline, told by their y, with x along them.
struct StraightRoom: RowRoom {
  private let edges: [Edge]
  private let interior: PathInterior
  private let bounds: Rect
  private let clearance: Double

  init(corners: [Point], clearance: Double) {
    edges = Edge.around(corners)
    interior = PathInterior(.polygon(corners))
    bounds = Rect(containing: corners) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    self.clearance = clearance
  }

  var origin: Double { bounds.minY }
  var nearest: Double { bounds.minY + clearance }
  var farthest: Double { bounds.maxY - clearance }
  var turn: Double { .infinity }
  func step(ofPitch pitch: Double, at place: Double) -> Double? { pitch }

  func free(at place: Double) -> [ClosedRange<Double>] {
    // A row that just has room has it but for rounding.
    let rounding = 1e-12 * (clearance + max(bounds.minY.magnitude, bounds.maxY.magnitude))
    let taken = edges.compactMap { $0.near(level: place, distance: max(clearance - rounding, 0)) }
    let extent = bounds.minX...bounds.maxX
    let crossings = OutlineCrossings(edges.compactMap { $0.crossing(level: place) }, in: extent) {
      interior.windingNumber(around: Point($0, place))
    }
    return gaps(between: taken, in: extent, isInside: crossings.isInside)
  }
}

/// Rows on circles in an outline, told by their radius, with the angle along them from straight below the centre,
/// positive to the right.
struct ArcRoom: RowRoom {
  private let edges: [Edge]
  private let interior: PathInterior
  private let center: Point
  private let clearance: Double
  private let domain: ClosedRange<Double>
  let nearest: Double
  let farthest: Double

  init(corners: [Point], center: Point, clearance: Double, rowPitch: Double) {
    edges = Edge.around(corners)
    interior = PathInterior(.polygon(corners))
    self.center = center
    self.clearance = clearance
    farthest = (corners.map { $0.distance(to: center) }.max() ?? 0) - clearance
    let isInside = interior.contains(center)
    nearest = isInside ? rowPitch : (edges.map { $0.distance(to: center) }.min() ?? 0) + clearance
    // Angles are counted from the direction in which the outline lies, so that no row is cut in two behind the centre.
    let way = corners.reduce(Vector.zero) { $0 + ($1 - center) }
    let middle = isInside ? 0 : atan2(way.dx, way.dy)
    domain = (middle - .pi)...(middle + .pi)
  }

  var origin: Double { 0 }
  var turn: Double { 2 * .pi }

  func step(ofPitch pitch: Double, at place: Double) -> Double? {
    let step = 2 * asin(pitch / (2 * place))
    return step > 0 ? step : nil
  }

  func free(at radius: Double) -> [ClosedRange<Double>] {
    func point(_ angle: Double) -> Point { center + Vector(sin(angle), cos(angle)) * radius }
    var taken: [ClosedRange<Double>] = []
    // What is taken where angles begin goes on before them, so that not even a point is free there.
    for edge in edges {
      let ends = edge.angles(atDistance: clearance, radius: radius, center: center)
        .map(angleInDomain).sorted()
      let cuts = [domain.lowerBound] + ends + [domain.upperBound]
      var from: Double?
      for (start, end) in zip(cuts, cuts.dropFirst()) where end > start {
        let isTaken = edge.distance(to: point((start + end) / 2)) < clearance
        if isTaken, from == nil { from = start }
        if !isTaken, let begun = from {
          taken.append((begun == domain.lowerBound ? -.infinity : begun)...start)
          from = nil
        }
      }
      if let from { taken.append((from == domain.lowerBound ? -.infinity : from)...(.infinity)) }
      if clearance == 0 { taken += ends.map { $0...$0 } }
    }
    let crossings = OutlineCrossings(
      edges.flatMap { $0.crossings(radius: radius, center: center) }
        .map { OutlineCrossings.Crossing(place: angleInDomain($0.place), change: $0.change) }, in: domain
    ) { interior.windingNumber(around: point($0)) }
    return joinedBehindCenter(gaps(between: taken, in: domain, isInside: crossings.isInside))
  }

  private func angleInDomain(_ angle: Double) -> Double {
    domain.lowerBound + Angle(radians: angle - domain.lowerBound).normalized.radians
  }

  /// Pieces of a row of which the last goes on in the first, where angles begin anew, those two as one.
  private func joinedBehindCenter(_ pieces: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last,
      first.lowerBound == domain.lowerBound, last.upperBound == domain.upperBound
    else { return pieces }
    return [(last.lowerBound - 2 * .pi)...first.upperBound] + pieces[1..<pieces.count - 1]
  }
}

/// What is left of a range between others, as far as it is inside.
private func gaps(
  between taken: [ClosedRange<Double>], in domain: ClosedRange<Double>, isInside: (Double) -> Bool
) -> [ClosedRange<Double>] {
  var free: [ClosedRange<Double>] = []
  var from = domain.lowerBound
  func add(upTo to: Double) {
    if to >= from, isInside((from + to) / 2) { free.append(from...to) }
  }
  for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    add(upTo: min(range.lowerBound, domain.upperBound))
    from = max(from, range.upperBound)
  }
  add(upTo: domain.upperBound)
  return free
}

/// A straight edge of an outline.
private struct Edge {
  let start, end: Point
  /// The direction across, of length 1.
  private let across: Vector
  private let along: Vector
  private let length: Double

  /// The edges of a closed polygon that have a length.
  static func around(_ corners: [Point]) -> [Edge] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap(Edge.init)
  }

  private init?(_ start: Point, _ end: Point) {
    guard let along = (end - start).normalized else { return nil }
    (self.start, self.end, self.along) = (start, end, along)
    across = along.turnedClockwise
    length = start.distance(to: end)
  }

  func distance(to point: Point) -> Double {
    let place = min(max((point - start).dot(along), 0), length)
    return (start + along * place).distance(to: point)
  }

  /// The range of x on a level line that is nearer to the edge than a distance; nil where there is none.
  func near(level y: Double, distance: Double) -> ClosedRange<Double>? {
    var xs: [Double] = []
    for corner in [start, end] {
      let square = distance * distance - (y - corner.y) * (y - corner.y)
      if square >= 0 { xs += [corner.x - square.squareRoot(), corner.x + square.squareRoot()] }
    }
    for side in [-distance, distance] where across.dx != 0 {
      let x = start.x + (side - across.dy * (y - start.y)) / across.dx
      let place = (Point(x, y) - start).dot(along)
      if (0...length).contains(place) { xs.append(x) }
    }
    guard let least = xs.min(), let greatest = xs.max() else { return nil }
    return least...greatest
  }

  /// Where the edge crosses a level line, from left to right; nil where it stays on one side.
  ///
  /// As ``PathInterior`` counts it, to the last digit.
  func crossing(level y: Double) -> OutlineCrossings.Crossing? {
    guard (start.y < y) != (end.y < y) else { return nil }
    let share = (y - start.y) / (end.y - start.y)
    return OutlineCrossings.Crossing(
      place: start.interpolated(to: end, at: share).x, change: start.y < y ? -1 : 1)
  }

  /// Where the edge crosses a circle, as angles from straight below its centre, positive to the right.
  ///
  /// It comes nearer to the centre up to the foot of the perpendicular and leaves it from there.
  func crossings(radius: Double, center: Point) -> [OutlineCrossings.Crossing] {
    let middle = (center - start).dot(along)
    let foot = middle <= 0 ? start : middle >= length ? end : start + along * middle
    let isFootInside = foot.distance(to: center) < radius
    let height = (center - start).dot(across)
    let half = max(radius * radius - height * height, 0).squareRoot()
    func crossing(at place: Double, change: Int) -> OutlineCrossings.Crossing {
      let way = start + along * min(max(place, 0), length) - center
      return OutlineCrossings.Crossing(place: atan2(way.dx, way.dy), change: change)
    }
    var crossings: [OutlineCrossings.Crossing] = []
    if (start.distance(to: center) < radius) != isFootInside {
      crossings.append(crossing(at: middle - half, change: 1))
    }
    if (end.distance(to: center) < radius) != isFootInside {
      crossings.append(crossing(at: middle + half, change: -1))
    }
    return crossings
  }

  /// Where a circle is as far from the edge as a distance, as angles from straight below its centre.
  func angles(atDistance distance: Double, radius: Double, center: Point) -> [Double] {
    var angles: [Double] = []
    for corner in [start, end] {
      // By the law of cosines in the triangle of the two centres and the crossing.
      let way = corner - center
      let cosine = (way.dot(way) + radius * radius - distance * distance) / (2 * way.length * radius)
      if cosine.magnitude <= 1 {
        let middle = atan2(way.dx, way.dy)
        angles += [middle - acos(cosine), middle + acos(cosine)]
      }
    }
    for side in [-distance, distance] {
      let foot = start + across * side
      let height = (center - foot).dot(across)
      let square = radius * radius - height * height
      guard square >= 0 else { continue }
      let middle = (center - foot).dot(along)
      for place in [middle - square.squareRoot(), middle + square.squareRoot()] where (0...length).contains(place) {
        let way = foot + along * place - center
        angles.append(atan2(way.dx, way.dy))
      }
    }
    return angles
  }
}
