public import Geometry

/// The radii of a rectangle's four corners.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Creates radii corner by corner, clockwise on the page from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates radii that are the same at every corner.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// The radii that fit a rectangle: none negative, and none overlapping another along an edge.
  ///
  /// Where two radii are together longer than their edge, all four shrink by the same factor, so that the corners keep
  /// their proportions (CSS Backgrounds and Borders 3, §4.5). What is not a number counts as 0, and a radius of more than
  /// a billion sides as that.
  public func limited(to rect: Rect) -> CornerRadii {
    // Far beyond any radius that fits, so that proportions are kept; the limit keeps infinite radii out of the sums.
    // A power of two, so that it rounds nothing.
    let most = max(0, max(rect.width, rect.height)) * 0x1p30
    func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    let radii = CornerRadii(
      topLeft: limited(topLeft), topRight: limited(topRight), bottomRight: limited(bottomRight),
      bottomLeft: limited(bottomLeft))
    let factor = [
      (rect.width, radii.topLeft + radii.topRight), (rect.height, radii.topRight + radii.bottomRight),
      (rect.width, radii.bottomRight + radii.bottomLeft), (rect.height, radii.bottomLeft + radii.topLeft),
    ].reduce(1) { factor, edge in edge.1 > edge.0 ? min(factor, edge.0 / edge.1) : factor }
    return CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor, bottomRight: radii.bottomRight * factor,
      bottomLeft: radii.bottomLeft * factor)
  }
}
