/// Pixels that differ and lie near each other.
///
/// Two differing pixels belong to the same cluster when they are at most 5 columns and at most 5 rows apart, or when a
/// chain of such pixels joins them: grown by 2 pixels on every side, they touch or overlap, corners included.
public struct PixelCluster: Hashable, Sendable {
  /// The smallest rectangle that holds the pixels.
  public let bounds: PixelBounds
  /// How many pixels differ.
  public let pixels: Int
  /// The largest delta among them, 1…255.
  public let largestDelta: Int

  /// How far apart two pixels of one cluster may be, in columns as in rows.
  static let reach = 5
  /// How many clusters a comparison keeps.
  public static let mostKept = 64

  init(bounds: PixelBounds, pixels: Int, largestDelta: Int) {
    self.bounds = bounds
    self.pixels = pixels
    self.largestDelta = largestDelta
  }

  /// The order in which clusters are listed: larger first, then from the top, then from the left.
  static func comesFirst(_ first: PixelCluster, _ second: PixelCluster) -> Bool {
    if first.pixels != second.pixels { return first.pixels > second.pixels }
    let (firstRow, secondRow) = (first.bounds.rows.lowerBound, second.bounds.rows.lowerBound)
    if firstRow != secondRow { return firstRow < secondRow }
    return first.bounds.columns.lowerBound < second.bounds.columns.lowerBound
  }
}

extension PixelCluster: CustomStringConvertible {
  /// A few words, such as "9 pixels in columns 3…5, rows 12…14, by at most 20".
  public var description: String {
    "\(pixels == 1 ? "1 pixel" : "\(pixels) pixels") in \(bounds), by at most \(largestDelta)"
  }
}
