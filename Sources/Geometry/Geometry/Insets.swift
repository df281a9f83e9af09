/// Distances from the four edges of a rectangle, positive inwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No distance anywhere.
  public static let zero = Insets(0)

  /// Creates insets edge by edge.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets that are the same at every edge.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }
}
