/// What a run saw of one golden: a line of its ledger.
public struct LedgerEntry: Hashable, Sendable {
  /// The outcome in one word.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The test passed.
    case passed
    /// The test failed.
    case failed
    /// The test could not look at the golden, and said so.
    case skipped
  }

  /// The golden.
  public let golden: Golden
  /// The outcome.
  public let verdict: Verdict
  /// The file that the golden was in; nil where it was not compared.
  public var comparedWith: GoldenFile?
  /// The digest of the golden's bytes; nil where its picture had to be the same anyway.
  public var goldenDigest: ContentDigest?
  /// What was observed of two pictures of one size; nil where they were not compared.
  public var observation: GoldenObservation?

  /// Creates a line.
  public init(golden: Golden, verdict: Verdict) {
    self.golden = golden
    self.verdict = verdict
  }
}

/// How far a picture was off its golden.
public struct GoldenObservation: Hashable, Sendable {
  /// The largest difference of a premultiplied sample, 0…255.
  public let largestDelta: Int
  /// How many pixels differ.
  public let pixels: Int
  /// How many pixels the largest cluster has.
  public let largestCluster: Int

  /// Creates an observation.
  public init(largestDelta: Int, pixels: Int, largestCluster: Int) {
    self.largestDelta = largestDelta
    self.pixels = pixels
    self.largestCluster = largestCluster
  }

  /// Whether there was no difference at all.
  public var isExact: Bool { pixels == 0 }

  /// The larger of each number of two observations.
  public func joined(with other: GoldenObservation) -> GoldenObservation {
    GoldenObservation(
      largestDelta: max(largestDelta, other.largestDelta), pixels: max(pixels, other.pixels),
      largestCluster: max(largestCluster, other.largestCluster))
  }
}
