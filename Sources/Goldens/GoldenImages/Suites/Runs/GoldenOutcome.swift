/// What became of holding a picture or a text against its golden.
public struct GoldenOutcome: Hashable, Sendable {
  /// The outcome in one word, with a reason where the word alone does not say it.
  public enum Result: Hashable, Sendable {
    /// It is the golden, within the tolerance.
    case passed
    /// It differs, as the golden's sidecar says it does, for the reason told; the test passes.
    case failedAsExpected(String)
    /// It is the golden, though the golden's sidecar says that it is known to differ.
    case passedUnexpectedly
    /// It differs by more than the tolerance allows.
    case differs
    /// There is no golden.
    case missing
    /// The golden has been written by this very run, now or before, and so cannot be what it is held against.
    case recorded
    /// Goldens were to be recorded where they must not be, on a server of continuous integration.
    case recordingRefused
    /// The golden cannot be read, for the reason told.
    case unreadableGolden(String)
    /// The picture at hand cannot be read, for the reason told.
    case unreadableActual(String)
    /// The name is not one that a golden can have, for the reason told.
    case unfitName(String)
    /// The configuration or the sidecar cannot be read, or a file cannot be written.
    case failed(GoldenError)
  }

  /// The name that was asked for.
  public let name: String
  /// What became of it.
  public var result: Result
  /// Where the golden is or would be; `nil` when the name is unfit.
  public var goldenPath: String?
  /// The file that the actual was compared with; `nil` where it was not.
  public var comparedWith: GoldenFile?
  /// The digest of that file, where its picture need not be the same.
  var goldenDigest: ContentDigest?
  /// What two pictures differ in, by what tolerance they are judged and who set it; `nil` for texts and where there are
  /// no two.
  public var verdict: ImageVerdict?
  /// What two texts differ in, as a unified diff; `nil` where they are the same or there are no two.
  public var textDifference: String?
  /// What was set aside to be looked at and approved; `nil` where nothing was.
  public var pending: PendingGolden?
  /// What a person may want to see: for a failure the expected, the actual and the difference, as far as there are such.
  public var evidence: [GoldenEvidence]
  /// What else there is to say, in sentences: that a tolerance has expired, that a mask covers nothing.
  public var notes: [String]

  /// Creates an outcome of which no more is known yet.
  public init(name: String, _ result: Result) {
    self.name = name
    self.result = result
    evidence = []
    notes = []
  }

  /// What two pictures differ in; `nil` for texts and where there are no two.
  public var comparison: ImageComparison? { verdict?.comparison }

  /// Whether the test passes.
  public var isPassed: Bool {
    switch result {
    case .passed, .failedAsExpected: true
    default: false
    }
  }
}

/// A file that shows what a test saw, to be attached to it.
public struct GoldenEvidence: Hashable, Sendable {
  /// What the file shows.
  public enum Role: String, Hashable, Sendable {
    /// The golden.
    case expected
    /// What the test made.
    case actual
    /// What differs, as a picture or as a unified diff.
    case difference
  }

  /// What the file shows.
  public let role: Role
  /// A name for the file, such as `theatre.actual.png`.
  public let fileName: String
  /// The content of the file.
  public let bytes: [UInt8]

  /// Creates a file.
  public init(_ role: Role, fileName: String, bytes: [UInt8]) {
    self.role = role
    self.fileName = fileName
    self.bytes = bytes
  }
}
