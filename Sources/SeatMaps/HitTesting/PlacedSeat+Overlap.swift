public import Geometry

extension PlacedSeat {
  /// Whether a point lies on the seat: in its circle, or in the frame of its drawing, turned as the seat is.
  public func contains(_ point: Point) -> Bool {
    if shape == .circle { return (point - center).length <= size / 2 }
    let frame = shape.size(width: size)
    let local = (point - center).rotated(by: -angle)
    return local.dx.magnitude <= frame.width / 2 && local.dy.magnitude <= frame.height / 2
  }

  /// How deep seats may reach into each other before they count as lying on each other, as a part of the smaller
  /// one's width: turned neighbours on an arc touch with their corners.
  public static let overlapTolerance = 0.05

  /// Whether two seats lie on each other, by more than ``overlapTolerance``.
  public func overlaps(_ other: PlacedSeat) -> Bool {
    let tolerance = PlacedSeat.overlapTolerance * min(size, other.size)
    switch (shape == .circle, other.shape == .circle) {
    case (true, true): return (size + other.size) / 2 - (other.center - center).length > tolerance
    case (true, false): return other.overlapOfFrame(withCircle: self) > tolerance
    case (false, true): return overlapOfFrame(withCircle: other) > tolerance
    case (false, false): return min(overlapOfFrame(withFrame: other), other.overlapOfFrame(withFrame: self)) > tolerance
    }
  }

  /// How deep a circle reaches into this seat's frame; negative where it does not.
  private func overlapOfFrame(withCircle circle: PlacedSeat) -> Double {
    let frame = shape.size(width: size)
    let local = (circle.center - center).rotated(by: -angle)
    let (x, y) = (local.dx.magnitude - frame.width / 2, local.dy.magnitude - frame.height / 2)
    let distance = x > 0 && y > 0 ? Vector(x, y).length : max(x, y)
    return circle.size / 2 - distance
  }

  /// How deep another frame reaches into this one along this one's axes: two convex figures are apart if they are so
  /// along an axis of either (the separating axis theorem).
  private func overlapOfFrame(withFrame other: PlacedSeat) -> Double {
    let (frame, otherFrame) = (shape.size(width: size), other.shape.size(width: other.size))
    let local = (other.center - center).rotated(by: -angle)
    let turn = other.angle - angle
    let (sine, cosine) = (turn.sine.magnitude, turn.cosine.magnitude)
    let width = otherFrame.width * cosine + otherFrame.height * sine
    let height = otherFrame.width * sine + otherFrame.height * cosine
    return min(
      (frame.width + width) / 2 - local.dx.magnitude, (frame.height + height) / 2 - local.dy.magnitude)
  }
}
