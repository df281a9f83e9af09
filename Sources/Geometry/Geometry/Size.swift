/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// No extent.
  public static let zero = Size(0, 0)

  /// Creates a size from its extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether neither extent is infinite or not a number.
  public var isFinite: Bool { width.isFinite && height.isFinite }
  /// The product of the extents.
  public var area: Double { width * height }

  /// Stretches both extents.
  public static func * (size: Size, factor: Double) -> Size { Size(size.width * factor, size.height * factor) }
}

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
