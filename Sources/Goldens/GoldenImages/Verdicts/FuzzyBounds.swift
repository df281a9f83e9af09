/// Between what and what the differences of two pictures must lie, for ``Tolerance/fuzzy(_:)``.
///
/// A lower bound is for differences that are known: when they become fewer, the tolerance is no longer needed, and the
/// test says so. The web platform's tests have bounds of this kind ("fuzzy matching" in WPT's documentation of reftests).
public struct FuzzyBounds: Hashable, Sendable {
  /// The largest delta, within 0…255.
  public var delta: ClosedRange<Int>
  /// The number of pixels that differ.
  public var pixels: ClosedRange<Int>
  /// The number of differing pixels in the largest cluster; see ``PixelCluster``.
  public var largestCluster: ClosedRange<Int>
  /// The largest share of the compared pixels that may differ, in 0…1, besides the other bounds; `nil` for no such cap.
  public var largestShare: Double?

  /// The bounds of what is not limited.
  public static let unlimited = 0...Int.max

  /// Creates bounds; what is left out is not limited.
  public init(
    delta: ClosedRange<Int> = 0...255, pixels: ClosedRange<Int> = unlimited,
    largestCluster: ClosedRange<Int> = unlimited, largestShare: Double? = nil
  ) {
    self.delta = delta
    self.pixels = pixels
    self.largestCluster = largestCluster
    self.largestShare = largestShare
  }
}

extension FuzzyBounds: CustomStringConvertible {
  /// The bounds that limit something, as they are written after `fuzzy:`, such as `delta=0-8,pixels=0-120`.
  public var description: String {
    var parts: [String] = []
    if delta != 0...255 || self == FuzzyBounds() {
      parts.append("delta=\(delta.lowerBound)-\(delta.upperBound)")
    }
    for (name, bounds) in [("pixels", pixels), ("cluster", largestCluster)] where bounds != FuzzyBounds.unlimited {
      parts.append("\(name)=\(bounds.lowerBound)-" + (bounds.upperBound == .max ? "" : "\(bounds.upperBound)"))
    }
    if let largestShare { parts.append("share=\(largestShare)") }
    return parts.joined(separator: ",")
  }
}
