public import Geometry
public import Paths

extension Path {
  /// The least distance from a point to the path: found among 200 points of each segment, and closed in on from there.
  public func distance(from point: Point) -> Double {
    contours.flatMap(\.segments).reduce(.infinity) { least, segment in
      func distance(_ t: Double) -> Double { segment.point(at: t).distance(to: point) }
      var best = (0...200).map { Double($0) / 200 }.min { distance($0) < distance($1) } ?? 0
      var step = 1.0 / 200
      for _ in 0..<70 {
        for t in [best - step, best + step] where (0...1).contains(t) && distance(t) < distance(best) { best = t }
        step *= 0.6
      }
      return Swift.min(least, distance(best))
    }
  }
}
