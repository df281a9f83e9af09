/// What a person decided about pending goldens: a file of the format `seatmap-golden-decisions/1`.
///
/// Each decision holds for what that person saw. It is refused when the golden or the actual is another one by now.
public struct GoldenDecisions: Hashable, Sendable {
  /// What to do about a pending golden.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// The actual becomes the golden.
    case approve
    /// The actual is thrown away.
    case reject
    /// Nothing is decided yet.
    case skip
  }

  /// A decision about one pending golden.
  public struct Entry: Hashable, Sendable {
    /// The file that approving writes.
    public var file: GoldenFile
    /// What to do.
    public var choice: Choice
    /// The digest of the actual that was looked at.
    public var actualDigest: ContentDigest
    /// The digest of the golden that was looked at; `nil` where there was none.
    public var expectedDigest: ContentDigest?

    /// Creates a decision.
    public init(
      _ choice: Choice, file: GoldenFile, actualDigest: ContentDigest, expectedDigest: ContentDigest?
    ) {
      self.choice = choice
      self.file = file
      self.actualDigest = actualDigest
      self.expectedDigest = expectedDigest
    }

    /// Decides about a pending golden as it is now.
    public init(_ choice: Choice, _ pending: PendingGolden) {
      self.init(
        choice, file: pending.file, actualDigest: pending.facts.actualDigest,
        expectedDigest: pending.facts.expectedDigest)
    }
  }

  /// The decisions, no two of which are about one file.
  public var entries: [Entry]

  /// Creates decisions.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The format that the file names.
  public static let format = "seatmap-golden-decisions/1"
}
