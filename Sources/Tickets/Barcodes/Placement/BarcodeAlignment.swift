/// Where a code goes in a box that is larger than it.
public struct BarcodeAlignment: Hashable, Sendable {
  /// The part of the free width that is left of the code: 0 puts it at the left edge, 1 at the right one.
  public let x: Double
  /// The part of the free height that is above the code: 0 puts it at the top, 1 at the bottom.
  public let y: Double

  /// In the middle.
  public static let center = BarcodeAlignment(x: 0.5, y: 0.5)
  /// At the middle of the left edge.
  public static let left = BarcodeAlignment(x: 0, y: 0.5)
  /// At the middle of the right edge.
  public static let right = BarcodeAlignment(x: 1, y: 0.5)
  /// At the middle of the top edge.
  public static let top = BarcodeAlignment(x: 0.5, y: 0)
  /// At the middle of the bottom edge.
  public static let bottom = BarcodeAlignment(x: 0.5, y: 1)

  /// Creates an alignment; parts outside 0…1 are limited to it, and what is not a number counts as 0.
  public init(x: Double, y: Double) {
    self.x = x > 0 ? min(x, 1) : 0
    self.y = y > 0 ? min(y, 1) : 0
  }
}
