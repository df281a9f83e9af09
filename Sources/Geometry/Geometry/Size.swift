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
