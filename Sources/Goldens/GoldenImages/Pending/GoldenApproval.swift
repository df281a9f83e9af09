internal import Files
internal import ImageFiles

extension GoldenFolder {
  /// Makes what was set aside the goldens, one after the other; each is replaced whole or not at all.
  ///
  /// No test needs to run again. A golden is refused when it is stale, that is when its file is not what the test
  /// compared with; when nothing is to be seen in the actual, unless that is allowed; and when the files are damaged.
  /// A variant that is the same as the golden it would stand in for is removed instead, and so are variants of which a
  /// canonical golden that is written makes the same.
  public func approve(_ goldens: [PendingGolden], allowsBlank: Bool = false) -> [GoldenSettlement] {
    goldens.map { golden in
      settlement(golden.file) { () throws(GoldenError) in try approve(golden, allowsBlank: allowsBlank) }
    }
  }

  /// Throws away what was set aside.
  public func reject(_ goldens: [PendingGolden]) -> [GoldenSettlement] {
    goldens.map { golden in
      settlement(golden.file) { () throws(GoldenError) in
        let store = PendingStore(path: pendingPath)
        guard try store.read(golden.file) != nil else { return .refused(.notPending) }
        return try FolderAccess.withLock(in: store.path) { () throws(GoldenError) in
          guard let now = try store.read(golden.file) else { return .refused(.notPending) }
          guard now.facts == golden.facts else { return .refused(.changedMeanwhile) }
          try store.remove(golden.file, isLocked: true)
          return .rejected
        }
      }
    }
  }

  /// Does what a reviewer decided, as far as what is pending is what that reviewer saw.
  public func apply(_ decisions: GoldenDecisions, allowsBlank: Bool = false) -> [GoldenSettlement] {
    decisions.entries.map { entry in
      if entry.choice == .skip { return GoldenSettlement(.skipped, entry.file) }
      return settlement(entry.file) { () throws(GoldenError) in
        guard let golden = try PendingStore(path: pendingPath).read(entry.file) else { return .refused(.notPending) }
        guard entry.isAbout(golden) else { return .refused(.notWhatWasReviewed) }
        let settled = entry.choice == .approve ? approve([golden], allowsBlank: allowsBlank) : reject([golden])
        return settled.first?.action ?? .refused(.notPending)
      }
    }
  }

  /// Whether a pending golden's file is no longer what the test compared with.
  public func isStale(_ golden: PendingGolden) throws(GoldenError) -> Bool {
    let now = try lookUp(golden.file.golden, on: golden.facts.platform)
    if now?.file != golden.facts.comparedWith || now.map({ ContentDigest(of: $0.bytes) }) != golden.facts.expectedDigest
    {
      return true
    }
    // What is not there yet may be written; what is there must be what was compared with, whatever the facts say.
    if golden.file == now?.file { return false }
    return try FolderAccess.read(path(of: golden.file)) != nil
  }

  private func approve(_ golden: PendingGolden, allowsBlank: Bool) throws(GoldenError) -> GoldenSettlement.Action {
    try withLock { writer throws(GoldenError) in
      let store = PendingStore(path: pendingPath)
      guard let now = try store.read(golden.file) else { return .refused(.notPending) }
      guard now.facts == golden.facts else { return .refused(.changedMeanwhile) }
      guard try !isStale(golden) else { return .refused(.stale) }
      if let bytes = try lookUp(golden.file.golden, on: golden.facts.platform)?.bytes, GitLFS.isPointer(bytes) {
        return .refused(.gitLFSPointer)
      }
      guard let actual = try FolderAccess.read(golden.actualPath) else {
        return .refused(.damaged("\(golden.actualPath) is missing"))
      }
      guard ContentDigest(of: actual) == golden.facts.actualDigest else {
        return .refused(.damaged("\(golden.actualPath) is not what the facts say"))
      }
      guard let content = GoldenContent(actual, golden.kind) else {
        return .refused(.damaged("\(golden.actualPath) cannot be read as a picture"))
      }
      guard allowsBlank || !golden.facts.isBlank && !content.isBlank else { return .refused(.blank) }
      let action = try write(content, golden.file, with: writer)
      // What stays behind, as in a folder that may only be read, is stale from now on and does no harm.
      try? store.remove(golden.file, isLocked: store.path == "\(path)/.pending")
      return action
    }
  }

  private func write(
    _ content: GoldenContent, _ file: GoldenFile, with writer: GoldenWriter
  ) throws(GoldenError) -> GoldenSettlement.Action {
    if let variant = file.variant {
      let fallback = try fallback(of: file.golden, variant)
      if let fallback, content.isSame(as: fallback) {
        try writer.remove(file)
        return .variantRemoved
      }
      try writer.replace(file, with: content.smallestBytes)
      return .approved
    }
    try writer.replace(file, with: content.smallestBytes)
    for variant in try variants(of: file.golden) {
      guard let bytes = try FolderAccess.read(path(of: variant)), let platform = variant.variant else { continue }
      // Between the two may stand a variant for the whole system, which would count instead.
      if content.isSame(as: bytes), let fallback = try fallback(of: file.golden, platform), content.isSame(as: fallback)
      {
        try writer.remove(variant)
      }
    }
    return .approved
  }

  /// What would count on a platform if it had no variant of its own; nil where nothing would.
  func fallback(of golden: Golden, _ variant: Platform) throws(GoldenError) -> [UInt8]? {
    for wider in variant.widening.dropFirst().map(Optional.some) + [nil] {
      if let bytes = try FolderAccess.read(path(of: GoldenFile(golden, variant: wider))) { return bytes }
    }
    return nil
  }

  /// The files of a golden for single platforms.
  private func variants(of golden: Golden) throws(GoldenError) -> [GoldenFile] {
    try FolderAccess.entries(of: "\(path)/\(golden.name.suite)").compactMap { entry in
      GoldenFile("\(golden.name.suite)/\(entry.name)")
    }.filter { $0.golden == golden && $0.variant != nil }
  }

  private func settlement(
    _ file: GoldenFile, _ body: () throws(GoldenError) -> GoldenSettlement.Action
  ) -> GoldenSettlement {
    do throws(GoldenError) {
      return GoldenSettlement(try body(), file)
    } catch {
      return GoldenSettlement(.failed(error), file)
    }
  }
}

extension GoldenDecisions.Entry {
  /// Whether what is pending is what was decided about.
  fileprivate func isAbout(_ golden: PendingGolden) -> Bool {
    actualDigest == golden.facts.actualDigest && expectedDigest == golden.facts.expectedDigest
  }
}

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
