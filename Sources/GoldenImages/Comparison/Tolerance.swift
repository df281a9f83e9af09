/// How much two pictures may differ and still count as the same.
public struct Tolerance: Hashable, Sendable {
  /// The largest difference that any premultiplied sample of any pixel may have, in 0…255.
  public let largestDelta: Int

  /// No difference at all.
  public static let exact = Tolerance(largestDelta: 0)

  /// What another processor or compiler may make of the same drawing: no sample differs by more than 2.
  ///
  /// librsvg's test suite takes the same 2 as the least that can be told apart.
  public static let near = Tolerance(largestDelta: 2)

  /// Creates a tolerance; what is outside 0…255 is limited to it.
  public init(largestDelta: Int) {
    self.largestDelta = min(max(largestDelta, 0), 255)
  }
}

extension Tolerance: CustomStringConvertible {
  /// A few words, such as "exact".
  public var description: String { largestDelta == 0 ? "exact" : "no sample off by more than \(largestDelta)" }
}
