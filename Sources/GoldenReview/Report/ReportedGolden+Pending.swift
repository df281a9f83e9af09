public import GoldenImages
internal import ImageFiles

extension ReportedGolden {
  /// Tells of a pending golden, with the bytes of its files.
  ///
  /// Pictures are compared anew, to find every cluster; facts are taken as they were written. A file that cannot be read
  /// as a picture is shown as nothing and told of in the reasons.
  ///
  /// - Parameters:
  ///   - pending: The golden.
  ///   - expected: What is at its `expectedPath`; `nil` where there is nothing.
  ///   - actual: What is at its `actualPath`; `nil` where it cannot be read.
  ///   - difference: What is at its `differencePath`, of which only that of texts is used.
  ///   - isStale: Whether the golden has changed since, as `GoldenFolder.isStale(_:)` tells.
  ///   - mask: What the test left out when it compared.
  public init(
    _ pending: PendingGolden, expected: [UInt8]?, actual: [UInt8]?, difference: [UInt8]? = nil, isStale: Bool = false,
    mask: PixelMask? = nil
  ) {
    let facts = pending.facts
    self.init(facts.file, State(facts.reason), reasons: [facts.summary])
    expectedDigest = facts.expectedDigest
    actualDigest = facts.actualDigest
    tolerance = facts.tolerance
    caller = facts.caller
    group = facts.group
    refusal = isStale ? .stale : facts.isBlank ? .blank : nil
    if actual == nil { refusal = .damaged("\(pending.actualPath) cannot be read") }

    guard pending.kind.isPicture else {
      self.expected = expected.map { .text(String(decoding: $0, as: UTF8.self)) }
      self.actual = actual.map { .text(String(decoding: $0, as: UTF8.self)) }
      unifiedDifference = difference.map { String(decoding: $0, as: UTF8.self) }
      return
    }
    let pictures = (picture(expected, "expected"), picture(actual, "actual"))
    if pictures.0 != nil { self.expected = expected.map(Content.picture) }
    if pictures.1 != nil { self.actual = actual.map(Content.picture) }
    if let before = pictures.0, let after = pictures.1 {
      comparison = ImageComparison(expected: before, actual: after, mask: mask)
    }
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
