/// Why a pending golden is not approved or rejected.
public enum GoldenRefusal: Hashable, Sendable {
  /// The golden is another one than when the actual was made; the tests have to run again.
  case stale
  /// The golden is a pointer of Git LFS, not yet the picture, so that nobody can have compared with it.
  case gitLFSPointer
  /// Nothing is to be seen in the actual, and that was not allowed.
  case blank
  /// Another run has set something else aside meanwhile.
  case changedMeanwhile
  /// What the reviewer looked at is not what is pending now.
  case notWhatWasReviewed
  /// Nothing is pending under that name.
  case notPending
  /// The files that were set aside are not what their facts say, or cannot be read, for the reason told.
  case damaged(String)
}

extension GoldenRefusal: CustomStringConvertible {
  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .stale: "the golden has changed since the test ran; run the test again"
    case .gitLFSPointer:
      "the golden is a Git LFS pointer, not the picture itself: run git lfs pull, then the test again"
    case .blank: "nothing is to be seen in it; approve it with --allow-blank if that is right"
    case .changedMeanwhile: "another run has set something else aside meanwhile; look at it again"
    case .notWhatWasReviewed: "it is not what was reviewed; look at it again"
    case .notPending: "nothing is pending under this name"
    case .damaged(let reason): "what was set aside is damaged: \(reason); run the test again"
    }
  }
}

/// What became of one pending golden that was decided about.
public struct GoldenSettlement: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// The actual is the golden now.
    case approved
    /// The actual is the same as the golden that the variant stood in for, so the variant is gone.
    case variantRemoved
    /// The actual has been thrown away.
    case rejected
    /// Nothing was done, as decided.
    case skipped
    /// Nothing was done, for a reason.
    case refused(GoldenRefusal)
    /// A file could not be read or written.
    case failed(GoldenError)
  }

  /// The file that approving writes.
  public let file: GoldenFile
  /// What was done.
  public let action: Action

  /// Creates a settlement.
  public init(_ action: Action, _ file: GoldenFile) {
    self.file = file
    self.action = action
  }

  /// Whether what was decided has been done.
  public var isDone: Bool {
    switch action {
    case .approved, .variantRemoved, .rejected, .skipped: true
    case .refused, .failed: false
    }
  }
}

extension GoldenSettlement: CustomStringConvertible {
  /// The golden and what was done, in one line.
  public var description: String {
    switch action {
    case .approved: "\(file): approved"
    case .variantRemoved: "\(file): removed, since it is the same as the golden it stood in for"
    case .rejected: "\(file): rejected"
    case .skipped: "\(file): skipped"
    case .refused(let refusal): "\(file): \(refusal)"
    case .failed(let error): "\(file): \(error)"
    }
  }
}
