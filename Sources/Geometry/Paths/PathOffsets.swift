internal import Geometry

/// The curves parallel to a path.
///
/// Along a parallel a place is told by its key: along segment i it runs from 2i to 2i + 1, at the corner behind that
/// segment from 2i + 1 to 2i + 2. All parallels of a path have the same keys, so that equal keys lie on one normal.
public struct PathOffsets: Sendable {
  /// The segments that have a length, each beginning where the last one ended.
  let segments: [PathSegment]
  /// How far the path turns at the end of each segment, in radians, clockwise positive; 0 at the end of an open path.
  let turns: [Double]
  /// Parameters inside each segment between which it turns little.
  let knots: [[Double]]
  private let measures: [SegmentMeasure]
  private let leastRadii: (left: Double, right: Double)
  /// Whether the path is closed.
  public let isClosed: Bool
  /// The length of the path.
  public let length: Double

  /// The most segments that a path may have.
  public static let maximumSegmentCount = 10_000

  /// Prepares the first contour of a path that has a length; nil where there is none, or one of more segments than
  /// ``maximumSegmentCount``.
  ///
  /// Takes time in proportion to the number of segments and to how much they turn.
  public init?(_ path: Path) {
    let contours = path.contours.lazy.map { contour in
      (segments: contour.segments.filter { !$0.isPoint && $0.tangent(at: 0) != nil }, isClosed: contour.isClosed)
    }
    guard let contour = contours.first(where: { !$0.segments.isEmpty }),
      contour.segments.count <= PathOffsets.maximumSegmentCount
    else { return nil }
    segments = contour.segments
    isClosed = contour.isClosed
    measures = segments.map { SegmentMeasure($0, tolerance: 1e-9 * max($0.start.distance(to: $0.end), 1e-9)) }
    length = measures.reduce(0) { $0 + $1.length }
    guard length > 0, length.isFinite else { return nil }
    knots = segments.map(\.turningKnots)
    let followers = contour.segments.dropFirst() + (isClosed ? [contour.segments[0]] : [])
    turns = zip(segments, followers).map { $0.turn(to: $1) } + (isClosed ? [] : [0])
    leastRadii = (
      PathOffsets.leastRadius(of: segments, turns, knots, isClosed, sign: -1),
      PathOffsets.leastRadius(of: segments, turns, knots, isClosed, sign: 1)
    )
  }

  /// The number of steps that a parallel takes to be made.
  public var stepCount: Int { knots.reduce(0) { $0 + $1.count + 2 } }

  /// The key of the place at a length from the start; that of a corner's middle where it is there.
  public func key(atLength length: Double) -> Double {
    var remaining = max(length, 0)
    for (index, measure) in measures.enumerated() {
      let isLast = index == measures.count - 1
      // A corner is met as well where sums of lengths are rounded.
      if !isLast, abs(remaining - measure.length) <= self.length * 1e-12 {
        return 2 * Double(index) + (turns[index] == 0 ? 1 : 1.5)
      }
      if remaining < measure.length || isLast {
        return 2 * Double(index) + measure.parameter(atLength: min(remaining, measure.length))
      }
      remaining -= measure.length
    }
    return 0
  }

  /// The distance at which parallels begin to fold, as the path bends too tightly for them: the least radius to which a
  /// curve turns towards that side, or the distance at which a straight line between corners has shrunk to nothing.
  ///
  /// - Parameter toTheRight: Whether the parallels lie to the right of the path, which is down the page for one that
  ///   runs to the right.
  /// - Returns: Infinity where parallels never fold.
  public func leastRadius(toTheRight: Bool) -> Double { toTheRight ? leastRadii.right : leastRadii.left }

  private static func leastRadius(
    of segments: [PathSegment], _ turns: [Double], _ knots: [[Double]], _ isClosed: Bool, sign: Double
  ) -> Double {
    segments.indices.reduce(.infinity) { least, index in
      if case .line(let start, let end) = segments[index] {
        let before = index > 0 ? turns[index - 1] : isClosed ? turns[turns.count - 1] : 0
        let shrinking = [before, turns[index]].reduce(0) { $0 + Angle(radians: max($1 * sign, 0) / 2).tangent }
        return shrinking > 0 ? min(least, start.distance(to: end) / shrinking) : least
      }
      let curvature = segments[index].greatestCurvature(between: [0] + knots[index] + [1], sign: sign)
      return curvature > 0 ? min(least, 1 / curvature) : least
    }
  }
}

extension PathSegment {
  /// How far the direction turns from the end of this segment to the start of another, in radians; 0 where that is
  /// no more than rounding.
  fileprivate func turn(to next: PathSegment) -> Double {
    guard let before = tangent(at: 1), let after = next.tangent(at: 0) else { return 0 }
    let turn = Angle(x: before.dot(after), y: before.cross(after)).radians
    return abs(turn) < 1e-7 ? 0 : turn
  }

  /// The most that a segment turns between two neighbouring knots, in radians.
  private static let greatestTurn = 0.1

  /// Parameters inside the segment between which its control polygon turns little.
  fileprivate var turningKnots: [Double] {
    if case .line = self { return [] }
    var knots: [Double] = []
    collectKnots(from: 0, to: 1, depth: 0, into: &knots)
    return knots
  }

  private func collectKnots(from: Double, to: Double, depth: Int, into knots: inout [Double]) {
    guard depth < 2 || depth < 10 && controlPolygonTurn > PathSegment.greatestTurn else { return }
    let (first, second) = split(at: 0.5)
    let middle = (from + to) / 2
    first.collectKnots(from: from, to: middle, depth: depth + 1, into: &knots)
    knots.append(middle)
    second.collectKnots(from: middle, to: to, depth: depth + 1, into: &knots)
  }

  /// The sum of the angles at which the control polygon turns, which is no less than the segment does.
  private var controlPolygonTurn: Double {
    let points = self.points
    let legs = zip(points, points.dropFirst()).map { $1 - $0 }.filter { $0 != .zero }
    return zip(legs, legs.dropFirst()).reduce(0) { $0 + abs(Angle(x: $1.0.dot($1.1), y: $1.0.cross($1.1)).radians) }
  }

  /// The greatest curvature times a sign: at the knots, and where it is greatest between them by golden sections.
  fileprivate func greatestCurvature(between knots: [Double], sign: Double) -> Double {
    func value(_ t: Double) -> Double {
      let curvature = curvature(at: t) * sign
      return curvature.isFinite ? curvature : 0
    }
    let values = knots.map(value)
    guard let peak = values.indices.max(by: { values[$0] < values[$1] }) else { return 0 }
    var (low, high) = (knots[max(peak - 1, 0)], knots[min(peak + 1, knots.count - 1)])
    let golden = (5.0.squareRoot() - 1) / 2
    var greatest = values[peak]
    for _ in 0..<40 {
      let (left, right) = (high - (high - low) * golden, low + (high - low) * golden)
      let (leftValue, rightValue) = (value(left), value(right))
      greatest = max(greatest, leftValue, rightValue)
      if leftValue > rightValue { high = right } else { low = left }
    }
    return greatest
  }
}
