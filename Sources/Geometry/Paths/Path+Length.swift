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
