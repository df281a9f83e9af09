public import Geometry

extension PathSegment {
  /// The most lines that one curve is replaced by.
  public static let maximumLineCount = 4096

  /// The points that straight lines from `start` have to visit to keep within a tolerance of the segment; the last one
  /// is `end`.
  ///
  /// The parameter is cut evenly: a curve with second derivative at most M stays within M·h²/8 of its chords over steps
  /// of h. A tolerance of zero or less, or one that asks for more than `maximumLineCount` lines, gives that many.
  public func flattened(tolerance: Double) -> [Point] {
    let count = lineCount(tolerance: tolerance)
    return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
  }

  private func lineCount(tolerance: Double) -> Int {
    let bend: Double
    switch self {
    case .line: return 1
    case .quadratic(let first, let second, let third):
      bend = 2 * secondDifference(first, second, third)
    case .cubic(let first, let second, let third, let fourth):
      bend = 6 * max(secondDifference(first, second, third), secondDifference(second, third, fourth))
    }
    let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    guard bend > 0 else { return 1 }
    // What is not a number is caught by the comparison's failing.
    return tolerance > 0 && count < Double(PathSegment.maximumLineCount)
      ? max(1, Int(count)) : PathSegment.maximumLineCount
  }

  private func secondDifference(_ first: Point, _ second: Point, _ third: Point) -> Double {
    ((third - second) - (second - first)).length
  }
}

extension Path {
  /// The path with every curve replaced by lines that keep within a distance of it.
  ///
  /// Straight lines and closes stay as they are. See `PathSegment.flattened(tolerance:)` for the limits. Takes time in
  /// proportion to the number of lines made: the square root of size over tolerance for each curve.
  public func flattened(tolerance: Double) -> Path {
    var path = Path()
    var position = Point.zero
    for element in elements {
      switch element {
      case .move, .line, .close:
        path.append(element)
      case .quadratic(let control, let end):
        path.append(lines: PathSegment.quadratic(position, control, end), tolerance: tolerance)
      case .cubic(let control1, let control2, let end):
        path.append(lines: PathSegment.cubic(position, control1, control2, end), tolerance: tolerance)
      }
      position = path.currentPoint ?? position
    }
    return path
  }

  private mutating func append(lines segment: PathSegment, tolerance: Double) {
    for point in segment.flattened(tolerance: tolerance) { line(to: point) }
  }
}
