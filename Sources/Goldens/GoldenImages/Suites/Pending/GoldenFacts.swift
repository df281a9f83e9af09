/// What is known about a pending golden: the file `facts.json` of its folder, of the format `seatmap-golden-facts/1`.
public struct GoldenFacts: Hashable, Sendable {
  /// Why the golden is pending.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The actual differs from the golden by more than the tolerance allows.
    case differs
    /// There is no golden.
    case missing
    /// The golden cannot be read.
    case unreadable
  }

  /// The numbers of a difference, for lists; the pictures themselves say more.
  public enum Difference: Hashable, Sendable {
    /// Pictures: how many pixels differ, by how much at most (0…255), and the size of the largest cluster in pixels.
    case picture(pixels: Int, largestDelta: Int, largestCluster: Int)
    /// Texts: how many lines are in one of them only.
    case text(removedLines: Int, addedLines: Int)
  }

  /// The file that approving writes.
  public let file: GoldenFile
  /// Why the golden is pending.
  public let reason: Reason
  /// The file that the actual was compared with; `nil` where there was none.
  public var comparedWith: GoldenFile?
  /// The platform of the run.
  public let platform: Platform
  /// The place in the test's source; `nil` where it is not known.
  public var caller: GoldenCaller?
  /// What was found, in one line.
  public let summary: String
  /// What the pictures might have differed by, and who said so; `nil` for texts.
  public var tolerance: ToleranceInForce?
  /// What differs; `nil` where there are no two to compare.
  public var difference: Difference?
  /// The same for all goldens that changed in the same way; `nil` where there are no two to compare.
  public var group: String?
  /// Whether nothing is to be seen in the actual: all pixels are the same, or the text is empty.
  public let isBlank: Bool
  /// The digest of the golden's bytes; `nil` where there was none.
  public var expectedDigest: ContentDigest?
  /// The digest of the picture of what was masked; `nil` where nothing was.
  public var maskDigest: ContentDigest?
  /// The digest of the actual's bytes.
  public let actualDigest: ContentDigest

  /// Creates facts of which no more is known yet.
  public init(
    file: GoldenFile, reason: Reason, platform: Platform, summary: String, isBlank: Bool, actualDigest: ContentDigest
  ) {
    self.file = file
    self.reason = reason
    self.platform = platform
    self.summary = summary
    self.isBlank = isBlank
    self.actualDigest = actualDigest
  }

  /// The format that the file names.
  public static let format = "seatmap-golden-facts/1"
}
