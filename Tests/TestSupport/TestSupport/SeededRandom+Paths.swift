internal import Geometry
public import Paths

extension SeededRandom {
  /// A line, quadratic or cubic with all points in a range.
  public mutating func segment(_ range: ClosedRange<Double> = -100...100) -> PathSegment {
    switch int(0...2) {
    case 0: .line(point(range), point(range))
    case 1: .quadratic(point(range), point(range), point(range))
    default: .cubic(point(range), point(range), point(range), point(range))
    }
  }

  /// A path of some contours of all kinds of steps, open and closed.
  public mutating func path(contours: Int = 3, _ range: ClosedRange<Double> = -100...100) -> Path {
    var path = Path()
    for _ in 0..<contours {
      path.move(to: point(range))
      for _ in 0..<int(1...5) { path.append(segment(range).element) }
      if bool() { path.close() }
    }
    return path
  }
}
