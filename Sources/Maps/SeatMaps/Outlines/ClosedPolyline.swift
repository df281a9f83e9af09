internal import Geometry
internal import Paths

/// A closed line of many points, to be drawn with few.
struct ClosedPolyline {
  private(set) var points: [Point]

  init(_ points: [Point]) { self.points = points }

  // MARK: Fewer points

  /// Leaves out points that are not needed to stay within a distance of the line.
  ///
  /// Pieces that are all but straight and at least `straightLength` long stay where they are; between them the line is thinned as D. Douglas and T. Peucker described (Cartographica 10, 1973).
  mutating func simplify(tolerance: Double, straightLength: Double) {
    removeCollinearPoints()
    guard points.count > 4 else { return }
    thin(between: [], tolerance: tolerance / 10)
    thin(between: endsOfStraightPieces(longerThan: straightLength), tolerance: tolerance)
  }

  /// Thins the pieces between points that stay; between two points far apart where none has to.
  private mutating func thin(between ends: [Int], tolerance: Double) {
    guard points.count > 4 else { return }
    let fixed = ends.isEmpty ? [0, indexFarthest(from: 0)].sorted() : ends
    var kept: [Point] = []
    for (number, start) in fixed.enumerated() {
      let end = number + 1 < fixed.count ? fixed[number + 1] : fixed[0] + points.count
      let chain = (start...end).map { points[$0 % points.count] }
      kept += ClosedPolyline.thinned(chain, tolerance: tolerance).dropLast()
    }
    points = kept
  }

  private mutating func removeCollinearPoints() {
    let count = points.count
    guard count > 3 else { return }
    points = (0..<count).filter { number in
      let (before, here, after) = (points[(number + count - 1) % count], points[number], points[(number + 1) % count])
      let (into, out) = (here - before, after - here)
      return into.cross(out).magnitude > 1e-9 * into.length * out.length || into.dot(out) < 0
    }.map { points[$0] }
  }

  private func endsOfStraightPieces(longerThan length: Double) -> [Int] {
    points.indices.filter { number in
      let (before, after) = (
        points[(number + points.count - 1) % points.count], points[(number + 1) % points.count]
      )
      return points[number].distance(to: before) >= length || points[number].distance(to: after) >= length
    }
  }

  private func indexFarthest(from first: Int) -> Int {
    points.indices.max { points[$0].distance(to: points[first]) < points[$1].distance(to: points[first]) } ?? first
  }

  private static func thinned(_ chain: [Point], tolerance: Double) -> [Point] {
    var isKept = Array(repeating: false, count: chain.count)
    (isKept[0], isKept[chain.count - 1]) = (true, true)
    var open = [(0, chain.count - 1)]
    while let (first, last) = open.popLast() {
      guard last - first > 1 else { continue }
      var (farthest, most) = (first, tolerance)
      for number in first + 1..<last {
        let distance = chain[number].distance(toLineFrom: chain[first], to: chain[last])
        if distance > most { (farthest, most) = (number, distance) }
      }
      guard farthest != first else { continue }
      isKept[farthest] = true
      open += [(first, farthest), (farthest, last)]
    }
    return zip(chain, isKept).filter(\.1).map(\.0)
  }

  // MARK: Round corners

  /// The line with its corners rounded, by no more than `depth` at each.
  ///
  /// A corner becomes a curve that begins and ends at most half an edge away; on a line of many small turns the curves
  /// join smoothly.
  func rounded(depth: Double) -> Path {
    var path = Path()
    let count = points.count
    guard count > 2 else { return .polygon(points) }
    for (number, corner) in points.enumerated() {
      let (before, after) = (points[(number + count - 1) % count], points[(number + 1) % count])
      guard let into = (corner - before).normalized, let out = (after - corner).normalized else { continue }
      // A curve that begins at a distance c from a corner which turns by φ passes it at c · sin(φ/2) / 2.
      let halfSine = max((1 - into.dot(out)) / 2, 0).squareRoot()
      let cut = min(
        corner.distance(to: before) / 2, corner.distance(to: after) / 2,
        halfSine > 0 ? 2 * depth / halfSine : .infinity)
      let start = corner - into * cut
      if path.isEmpty { path.move(to: start) } else { path.line(to: start) }
      path.quadratic(control: corner, to: corner + out * cut)
    }
    path.close()
    return path
  }
}

extension Point {
  /// The distance to a straight line between two points.
  func distance(toLineFrom start: Point, to end: Point) -> Double {
    let line = end - start
    let length = line.dot(line)
    let along = length > 0 ? min(max((self - start).dot(line) / length, 0), 1) : 0
    return distance(to: start + line * along)
  }
}
