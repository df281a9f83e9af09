public import GoldenImages

/// One golden, as a report tells of it.
public struct ReportedGolden: Hashable, Sendable {
  /// What became of a golden.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The actual picture or text is the golden, within its tolerance.
    case passed
    /// The actual picture or text is not the golden.
    case differs
    /// There is no golden yet.
    case missing
    /// The golden, or what was to be held against it, cannot be read.
    case unreadable
  }

  /// What a golden holds, and what was held against it.
  public enum Content: Hashable, Sendable {
    /// A picture: the bytes of a PNG, JPEG or WebP file.
    case picture([UInt8])
    /// A text, with its line breaks.
    case text(String)
  }

  /// The file of the golden, which names it in all formats.
  public let file: GoldenFile
  /// What became of it.
  public let state: State
  /// What is the matter, a sentence each; the first is the one to show where there is room for one only.
  public var reasons: [String]
  /// What was expected; `nil` where there is no golden, or it is not shown.
  public var expected: Content?
  /// What came instead; `nil` where it is not shown.
  public var actual: Content?
  /// What does not count of the pictures: the bytes of a picture file that is opaque there; `nil` where all counts.
  public var mask: [UInt8]?
  /// The digest of the golden that was compared with; `nil` where there was none.
  public var expectedDigest: ContentDigest?
  /// The digest of what would become the golden; `nil` where there is nothing to decide about.
  public var actualDigest: ContentDigest?
  /// What the texts differ by, in the unified format of `diff -u`; `nil` for pictures and where there is one text only.
  public var unifiedDifference: String?
  /// What the pictures differ by; `nil` for texts and where nothing could be compared.
  public var comparison: ImageComparison?
  /// The tolerance that was in force, and who set it.
  public var tolerance: ToleranceInForce?
  /// Where the test stands.
  public var caller: GoldenCaller?
  /// What goldens have in common that differ in the same way; `nil` for one that stands alone.
  public var group: String?
  /// Why approving would be refused; `nil` when it would not.
  public var refusal: GoldenRefusal?

  /// Tells of a golden that nothing more is known about.
  public init(_ file: GoldenFile, _ state: State, reasons: [String] = []) {
    self.file = file
    self.state = state
    self.reasons = reasons
  }
}
