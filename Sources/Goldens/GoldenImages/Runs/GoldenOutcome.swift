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

extension GoldenOutcome: CustomStringConvertible {
  /// What is the matter, where the files are, and what to do, in several lines.
  public var description: String {
    ([headline] + (details + notes + places + advice).map { "  " + $0 }).joined(separator: "\n")
  }

  /// What is the matter, in one line.
  public var headline: String {
    switch result {
    case .passed: "\(name) is its golden: \(facts)"
    case .failedAsExpected(let reason): "\(name) differs, as is known (\(reason)): \(facts)"
    case .passedUnexpectedly: "\(name) is its golden, though its sidecar says that it is known to differ"
    case .differs: "\(name) is not its golden: \(facts)"
    case .missing: "\(name) has no golden yet"
    case .recorded: "\(name) has been recorded by this run, which therefore fails"
    case .recordingRefused: "\(name): goldens are never recorded on a server of continuous integration"
    case .unreadableGolden(let reason): "the golden of \(name) cannot be read: \(reason)"
    case .unreadableActual(let reason): "what is to be held against \(name) cannot be read: \(reason)"
    case .unfitName(let reason): "\(name) cannot be the name of a golden: \(reason)"
    case .failed(let error): "\(name): \(error)"
    }
  }

  private var facts: String {
    if let verdict { return "\(verdict.comparison)" }
    guard let textDifference else { return "no difference" }
    return "the texts differ\n" + textDifference
  }

  /// Why the tolerance does not let two pictures pass, and all that was found.
  private var details: [String] {
    guard case .differs = result, let verdict else { return [] }
    return verdict.details.split(separator: "\n").map(String.init)
  }

  private var places: [String] {
    var places = goldenPath.map { ["golden:     \($0)"] } ?? []
    if let pending {
      places.append("actual:     \(pending.actualPath)")
      if let difference = pending.differencePath { places.append("difference: \(difference)") }
    }
    return places
  }

  private var advice: [String] {
    switch result {
    case .differs, .missing, .unreadableGolden:
      guard let pending else { return [] }
      return ["look at it, then: seatmap golden approve \(pending.file.path)"]
    case .recorded: return ["look at it, then run again without recording"]
    case .passedUnexpectedly: return ["remove \"expectedFailure\" from the sidecar"]
    case .recordingRefused: return ["unset GOLDENS there, and record where a person looks at what is recorded"]
    default: return []
    }
  }
}
