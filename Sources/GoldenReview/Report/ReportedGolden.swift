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

  /// Where a test stands.
  public struct Place: Hashable, Sendable {
    /// The path of the source file, or what the compiler gives for it.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// Creates a place.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The suite and name.
  public let name: GoldenName
  /// The platform of a variant, such as `linux-x86_64`; `nil` for the canonical golden.
  public let platform: String?
  /// The extension of the file, such as `png`.
  public let fileExtension: String
  /// What became of it.
  public let state: State
  /// What is the matter, a sentence each; the first is the one to show where there is room for one only.
  public let reasons: [String]
  /// What was expected; `nil` where there is no golden, or it is not shown.
  public let expected: Content?
  /// What came instead; `nil` where it is not shown.
  public let actual: Content?
  /// The digest of the golden file that was compared with; `nil` where there was none.
  public let expectedDigest: String?
  /// The digest of the file that would become the golden; `nil` where there is none.
  public let actualDigest: String?
  /// What the texts differ by, in the unified format of `diff -u`; `nil` for pictures and where there is one text only.
  public let unifiedDifference: String?
  /// What the pictures differ by; `nil` for texts and where nothing could be compared.
  public let difference: PictureDifference?
  /// The tolerance that was in force, as it is written for people.
  public let tolerance: String?
  /// Where the tolerance came from, as it is written for people.
  public let toleranceOrigin: String?
  /// Where the test stands.
  public let place: Place?
  /// What goldens have in common that differ in the same way; `nil` for one that stands alone.
  public let group: String?
  /// Why approving is refused, such as "the golden changed since"; `nil` when it is not.
  public let refusal: String?

  /// Tells of one golden; what is left out is not told.
  public init(
    _ name: GoldenName, platform: String? = nil, fileExtension: String = "png", state: State, reasons: [String] = [],
    expected: Content? = nil,
    actual: Content? = nil, expectedDigest: String? = nil, actualDigest: String? = nil,
    unifiedDifference: String? = nil, difference: PictureDifference? = nil, tolerance: String? = nil,
    toleranceOrigin: String? = nil,
    place: Place? = nil, group: String? = nil, refusal: String? = nil
  ) {
    self.name = name
    self.platform = platform
    self.fileExtension = fileExtension
    self.state = state
    self.reasons = reasons
    self.expected = expected
    self.actual = actual
    self.expectedDigest = expectedDigest
    self.actualDigest = actualDigest
    self.unifiedDifference = unifiedDifference
    self.difference = difference
    self.tolerance = tolerance
    self.toleranceOrigin = toleranceOrigin
    self.place = place
    self.group = group
    self.refusal = refusal
  }

  /// The file of the golden in the folder of goldens, such as `SeatMaps/theatre@linux-arm64.png`.
  public var file: String { "\(name)\(platform.map { "@\($0)" } ?? "").\(fileExtension)" }
}
