public import Geometry

extension PathSegment {
  /// The length along the segment, to within a tolerance.
  public func length(tolerance: Double = 1e-6) -> Double {
    SegmentMeasure(self, tolerance: tolerance).length
  }

  /// The parameter at a length from the start, limited to 0…1; the length up to it is right to within the tolerance.
  public func parameter(atLength length: Double, tolerance: Double = 1e-6) -> Double {
    SegmentMeasure(self, tolerance: tolerance).parameter(atLength: length)
  }
}

extension Path {
  /// A place on a path and the way it goes there.
  public struct Position: Hashable, Sendable {
    /// The place.
    public let point: Point
    /// The direction of travel, of length 1.
    public let tangent: Vector

    /// Creates a position from a place and a direction.
    public init(point: Point, tangent: Vector) {
      self.point = point
      self.tangent = tangent
    }
  }

  /// The length of all contours together, to within a tolerance for each segment.
  ///
  /// Straight lines are exact, and so is the line that closes a contour; curves are measured by adaptive quadrature.
  /// A length too large for a double counts as 0.
  public func length(tolerance: Double = 1e-6) -> Double {
    contours.reduce(0) { sum, contour in
      sum + contour.segments.reduce(0) { $0 + $1.length(tolerance: tolerance) }
    }
  }

  /// The point at a length from the start, the contours taken one after the other without the gaps between them.
  ///
  /// Lengths below 0 and past the end are limited to them; at a corner the tangent is that of the segment that ends
  /// there. Nil where the path has no length or the length asked for is not a number.
  public func point(atLength length: Double, tolerance: Double = 1e-6) -> Position? {
    let measures = contours.flatMap(\.segments).filter { !$0.isPoint }
      .map { SegmentMeasure($0, tolerance: tolerance) }
    guard let last = measures.last, !length.isNaN else { return nil }
    var remaining = length
    for measure in measures.dropLast() {
      if remaining <= measure.length { return position(on: measure, atLength: remaining) }
      remaining -= measure.length
    }
    return position(on: last, atLength: remaining)
  }

  private func position(on measure: SegmentMeasure, atLength length: Double) -> Position? {
    let t = measure.parameter(atLength: length)
    guard let tangent = measure.segment.tangent(at: t) else { return nil }
    return Position(point: measure.segment.point(at: t), tangent: tangent)
  }
}

/// The length along one segment, ready to be asked many times.
///
/// A curve is halved until Gauss–Legendre quadrature over a part agrees with that over its two halves. The parts and
/// the lengths up to them are kept, so that the parameter at a length is found in one of them by Newton's method.
struct SegmentMeasure {
  let segment: PathSegment
  /// The whole length; 0 where the numbers are too large to add up.
  var length: Double { parts.last?.endLength ?? 0 }

  private struct Part {
    let start, end: Double
    let startLength, endLength: Double
  }

  private var parts: [Part] = []

  /// Measures a segment to within a tolerance, as long as that is above the rounding of doubles.
  init(_ segment: PathSegment, tolerance: Double) {
    self.segment = segment
    if case .line(let start, let end) = segment {
      append(start: 0, end: 1, length: start.distance(to: end))
    } else {
      let tolerance = tolerance > 0 ? tolerance : 0
      measure(from: 0, to: 1, guess: quadrature(from: 0, to: 1), tolerance: tolerance, depth: 0)
    }
  }

  /// The parameter at a length from the start, limited to 0…1.
  func parameter(atLength length: Double) -> Double {
    guard length > 0 else { return 0 }
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].endLength < length { low = middle + 1 } else { high = middle }
    }
    guard low < parts.count else { return 1 }
    return parameter(atLength: length, in: parts[low])
  }

  private func parameter(atLength length: Double, in part: Part) -> Double {
    let wanted = length - part.startLength
    let fraction = wanted / (part.endLength - part.startLength)
    if case .line = segment { return fraction }
    var (low, high) = (part.start, part.end)
    var t = low + (high - low) * fraction
    for _ in 0..<32 {
      let excess = quadrature(from: part.start, to: t) - wanted
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / segment.derivative(at: t).length
      // Newton's step where it stays between the bounds, halving where it does not.
      let step = next > low && next < high ? next : (low + high) / 2
      if abs(step - t) <= 1e-15 { break }
      t = step
    }
    return t
  }

  private mutating func measure(from: Double, to: Double, guess: Double, tolerance: Double, depth: Int) {
    let middle = (from + to) / 2
    let (first, second) = (quadrature(from: from, to: middle), quadrature(from: middle, to: to))
    let sum = first + second
    // Sixteen halvings see any cusp; a difference at the edge of rounding would never become less.
    if depth == 16 || !(abs(sum - guess) > max(tolerance, sum * 1e-14)) {
      append(start: from, end: to, length: sum)
    } else {
      measure(from: from, to: middle, guess: first, tolerance: tolerance / 2, depth: depth + 1)
      measure(from: middle, to: to, guess: second, tolerance: tolerance / 2, depth: depth + 1)
    }
  }

  private mutating func append(start: Double, end: Double, length: Double) {
    let before = self.length
    parts.append(
      Part(start: start, end: end, startLength: before, endLength: before + (length.isFinite ? length : 0)))
  }

  /// The length between two parameters by the five-point Gauss–Legendre rule (Abramowitz and Stegun, table 25.4).
  private func quadrature(from: Double, to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    return SegmentMeasure.nodes.reduce(0) { sum, node in
      sum + node.weight * half * segment.derivative(at: middle + node.position * half).length
    }
  }

  private static let nodes: [(position: Double, weight: Double)] = [
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
}
