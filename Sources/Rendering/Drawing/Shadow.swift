public import Colors
public import Geometry

/// A soft shadow that the inside of a path casts on what lies behind it.
///
/// Where the path covers, the shadow is full some way inside the edge, half at the edge of a straight side, and nothing
/// at the radius outside it and beyond.
public struct Shadow: Hashable, Sendable {
  /// The colour where the shadow is full.
  public var color: Color
  /// The distance from the edge at which the shadow has faded out, in canvas units; a sharp copy where zero.
  public var radius: Double
  /// How far the shadow is moved from the path.
  public var offset: Vector

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Vector = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
