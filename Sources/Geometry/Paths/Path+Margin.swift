public import Geometry

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
