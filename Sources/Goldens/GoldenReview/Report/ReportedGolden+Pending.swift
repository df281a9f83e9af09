public import GoldenImages
internal import ImageFiles

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
