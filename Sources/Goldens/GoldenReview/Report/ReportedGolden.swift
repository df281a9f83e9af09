public import GoldenImages
internal import ImageFiles

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

extension ReportedGolden.State {
  /// The state in the words of the report.
  var title: String {
    switch self {
    case .passed: "passed"
    case .differs: "differs"
    case .missing: "no golden yet"
    case .unreadable: "cannot be read"
    }
  }
}

extension ReportedGolden {
  /// All that the report tells of a golden, a line for each fact, for formats that show text alone.
  ///
  /// Of what texts differ by, the first 200 lines are told.
  var text: String {
    var lines = reasons
    lines += facts.map { "\($0.label): \($0.value)" }
    if let unifiedDifference {
      let differing = unifiedDifference.split(separator: "\n", omittingEmptySubsequences: false)
      lines += differing.prefix(200).map(String.init)
      if differing.count > 200 { lines.append("… and \(differing.count - 200) more lines") }
    }
    return lines.joined(separator: "\n")
  }
}

extension ReportedGolden {
  /// Tells of a pending golden, with the bytes of its files.
  ///
  /// Pictures and texts are compared anew, so that what is shown is what is decided about; facts are taken as they were
  /// written. A file that is not what the facts say is not shown, and then approving is refused. One that cannot be read
  /// as a picture is shown as nothing and told of in the reasons.
  ///
  /// - Parameters:
  ///   - pending: The golden.
  ///   - expected: What is at its `expectedPath`; `nil` where there is nothing.
  ///   - actual: What is at its `actualPath`; `nil` where it cannot be read.
  ///   - mask: What is at its `maskPath`; `nil` where there is nothing.
  ///   - isStale: Whether the golden has changed since, as `GoldenFolder.isStale(_:)` tells.
  public init(
    _ pending: PendingGolden, expected: [UInt8]?, actual: [UInt8]?, mask: [UInt8]? = nil, isStale: Bool = false
  ) {
    let facts = pending.facts
    self.init(facts.file, State(facts.reason), reasons: [facts.summary])
    expectedDigest = facts.expectedDigest
    actualDigest = facts.actualDigest
    tolerance = facts.tolerance
    caller = facts.caller
    group = facts.group
    refusal = isStale ? .stale : facts.isBlank ? .blank : nil
    let actual = genuine(actual, pending.actualPath) { pending.isActual($0) }
    let expected = genuine(expected, pending.expectedPath) { pending.isExpected($0) }
    let mask = genuine(mask, pending.maskPath) { pending.isMask($0) }

    guard pending.kind.isPicture else {
      self.expected = expected.map { .text(String(decoding: $0, as: UTF8.self)) }
      self.actual = actual.map { .text(String(decoding: $0, as: UTF8.self)) }
      if let expected, let actual { unifiedDifference = TextDifference(expected: expected, actual: actual)?.unified }
      return
    }
    let pictures = (picture(expected, "expected"), picture(actual, "actual"))
    if pictures.0 != nil { self.expected = expected.map(Content.picture) }
    if pictures.1 != nil { self.actual = actual.map(Content.picture) }
    let maskPicture = picture(mask, "mask's")
    if maskPicture != nil { self.mask = mask }
    if let before = pictures.0, let after = pictures.1 {
      comparison = ImageComparison(
        expected: before, actual: after, mask: maskPicture.map { PixelMask(pictures: [$0]) })
    }
  }

  /// The bytes of a file where they are what was set aside; where they are not, approving is refused.
  private mutating func genuine(_ bytes: [UInt8]?, _ path: String?, _ isGenuine: ([UInt8]) -> Bool) -> [UInt8]? {
    guard let path else { return nil }
    guard let bytes else {
      refusal = .damaged("\(path) cannot be read")
      return nil
    }
    guard isGenuine(bytes) else {
      refusal = .damaged("\(path) is not what the facts say")
      return nil
    }
    return bytes
  }

  /// Reads a picture; where it is none, that becomes a reason.
  private mutating func picture(_ bytes: [UInt8]?, _ role: String) -> RGBAImage? {
    guard let bytes else { return nil }
    do { return try RGBAImage(reading: bytes) } catch {
      reasons.append("the \(role) picture cannot be shown: \(error)")
      return nil
    }
  }
}

extension ReportedGolden.State {
  fileprivate init(_ reason: GoldenFacts.Reason) {
    switch reason {
    case .differs: self = .differs
    case .missing: self = .missing
    case .unreadable: self = .unreadable
    }
  }
}
