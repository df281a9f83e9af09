internal import Geometry

/// Points of which no two are nearer to each other than a distance.
struct SpacedPoints {
  /// A square of the plane, so small that it holds no more than one of the points.
  private struct Square: Hashable {
    var column, row: Double
  }

  private let distance: Double
  private let side: Double
  private var points: [Square: Point] = [:]

  /// Begins without a point.
  ///
  /// - Precondition: The distance is more than 0.
  init(distance: Double) {
    precondition(distance > 0, "points are some distance apart")
    self.distance = distance
    side = distance / 2.0.squareRoot()
  }

  /// Adds a point where none of the others is nearer to it than the distance, and tells whether it did.
  ///
  /// Complexity: O(1).
  mutating func insert(_ point: Point) -> Bool {
    let square = Square(column: (point.x / side).rounded(.down), row: (point.y / side).rounded(.down))
    for (column, row) in SpacedPoints.surroundings {
      let other = points[Square(column: square.column + column, row: square.row + row)]
      if let other, other.distance(to: point) < distance { return false }
    }
    points[square] = point
    return true
  }

  /// The steps to the squares that points of a square can have neighbours in: two in each direction, but for the corners.
  private static let surroundings: [(Double, Double)] = (-2...2).flatMap { column in
    (-2...2).filter { abs(column) + abs($0) < 4 }.map { (Double(column), Double($0)) }
  }
}
