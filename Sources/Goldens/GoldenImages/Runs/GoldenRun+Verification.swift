extension GoldenRun {
  /// Holds what a test made against a golden, and records it or sets it aside as the mode has it.
  func verify(
    _ request: GoldenRequest, _ makeSubject: () throws(SubjectError) -> some GoldenSubject
  ) throws(GoldenError) -> GoldenOutcome {
    if settings.isRecordingRefused { return request.outcome(.recordingRefused) }
    if let reason = try request.reasonAgainstKind() { return request.outcome(.unfitName(reason)) }
    let subject: any GoldenSubject
    do throws(SubjectError) {
      subject = try makeSubject()
    } catch {
      return request.outcome(error.result)
    }
    guard let found = request.found else {
      return try settle(request, subject, request.outcome(.missing), comparison: nil)
    }
    let comparison: SubjectComparison
    do throws(SubjectError) {
      comparison = try subject.compare(with: found.bytes, request.terms)
    } catch {
      let outcome = request.outcome(error.result)
      guard case .unreadableGolden = error else { return outcome }
      return try settle(request, subject, outcome, comparison: nil)
    }
    var outcome = request.outcome(comparison.isPassed ? .passed : .differs)
    outcome.comparedWith = found.file
    outcome.verdict = comparison.verdict
    if request.terms.tolerance.tolerance != .exact { outcome.goldenDigest = ContentDigest(of: found.bytes) }
    outcome.textDifference = comparison.textDifference
    outcome.notes += comparison.notes
    return comparison.isPassed
      ? try accept(request, outcome) : try settle(request, subject, outcome, comparison: comparison)
  }

  /// Lets what is its golden pass, unless this run wrote the golden.
  private func accept(_ request: GoldenRequest, _ passed: GoldenOutcome) throws(GoldenError) -> GoldenOutcome {
    if hasRecorded(request.golden) { return passed.with(.recorded) }
    try discardPending(request.recordedFile)
    return request.expectedFailure == nil ? passed : passed.with(.passedUnexpectedly)
  }

  /// Records what is not its golden or sets it aside.
  private func settle(
    _ request: GoldenRequest, _ subject: any GoldenSubject, _ failed: GoldenOutcome, comparison: SubjectComparison?
  ) throws(GoldenError) -> GoldenOutcome {
    if hasRecorded(request.golden) { return failed.with(.recorded) }
    if case .differs = failed.result, let reason = request.expectedFailure {
      try discardPending(request.recordedFile)
      return failed.with(.failedAsExpected(reason))
    }
    let actual: [UInt8]
    do throws(SubjectError) {
      actual = try subject.bytes()
    } catch {
      return failed.with(error.result)
    }
    if settings.mode == .record || settings.mode == .recordMissing && failed.result == .missing {
      return try record(request, subject, actual, failed)
    }
    var outcome = failed
    let difference = comparison?.differenceFile()
    outcome.evidence = request.evidence(actual: actual, difference: difference)
    if let pendingStore {
      var facts = request.facts(subject, actual, outcome, comparison, hasDifferenceFile: difference != nil, settings)
      let mask = comparison?.maskFile()
      facts.maskDigest = mask.map { ContentDigest(of: $0) }
      noteSettingAside(facts.file)
      do throws(GoldenError) {
        outcome.pending = try pendingStore.write(
          facts, expected: request.found?.bytes, actual: actual, difference: difference, mask: mask)
      } catch {
        // How it differs matters more than that it cannot be kept to look at.
        outcome.notes.append("it could not be set aside: \(error)")
      }
    }
    return outcome
  }

  private func record(
    _ request: GoldenRequest, _ subject: any GoldenSubject, _ actual: [UInt8], _ failed: GoldenOutcome
  ) throws(GoldenError) -> GoldenOutcome {
    var outcome = failed.with(.recorded)
    outcome.goldenPath = folder.path(of: request.recordedFile)
    guard beginRecording(request.golden) else { return outcome }
    if subject.isBlank { outcome.notes.append("nothing is to be seen in it") }
    try folder.withLock { writer throws(GoldenError) in try writer.replace(request.recordedFile, with: actual) }
    try PendingStore(path: folder.pendingPath).remove(request.recordedFile)
    return outcome
  }

  /// Removes what an earlier run set aside about a golden that passes now.
  private func discardPending(_ file: GoldenFile) throws(GoldenError) {
    // Two tests may hold different things against one golden: what one set aside stays though the other passes.
    try pendingStore?.remove(file) { !hasSetAside(file) }
  }

  /// Where goldens are set aside; nil where they must not be.
  private var pendingStore: PendingStore? {
    guard settings.effectiveMode == .verify else { return PendingStore(path: folder.pendingPath) }
    return settings.artifacts.map { PendingStore(path: GoldenFolder(folder.path, artifacts: $0).pendingPath) }
  }
}

extension GoldenOutcome {
  /// The outcome with another result.
  fileprivate func with(_ result: Result) -> GoldenOutcome {
    var outcome = self
    outcome.result = result
    return outcome
  }
}

extension SubjectError {
  fileprivate var result: GoldenOutcome.Result {
    switch self {
    case .unreadableGolden(let reason): .unreadableGolden(reason)
    case .unreadableActual(let reason): .unreadableActual(reason)
    }
  }
}

extension GoldenRequest {
  /// What there is to see, as files.
  fileprivate func evidence(actual: [UInt8], difference: [UInt8]?) -> [GoldenEvidence] {
    let (name, kind) = (golden.name.name, golden.kind)
    var evidence: [GoldenEvidence] = []
    if let found {
      evidence.append(GoldenEvidence(.expected, fileName: "\(name).expected.\(kind)", bytes: found.bytes))
    }
    evidence.append(GoldenEvidence(.actual, fileName: "\(name).actual.\(kind)", bytes: actual))
    if let difference {
      let fileName = kind.isPicture ? "\(name).difference.png" : "\(name).\(kind).diff"
      evidence.append(GoldenEvidence(.difference, fileName: fileName, bytes: difference))
    }
    return evidence
  }

  /// What is known, for the golden to be pending.
  fileprivate func facts(
    _ subject: any GoldenSubject, _ actual: [UInt8], _ outcome: GoldenOutcome, _ comparison: SubjectComparison?,
    hasDifferenceFile: Bool, _ settings: GoldenRunSettings
  ) -> GoldenFacts {
    let (reason, summary): (GoldenFacts.Reason, String) =
      switch outcome.result {
      case .missing: (.missing, "there is no golden yet")
      case .unreadableGolden(let why): (.unreadable, "the golden cannot be read: \(why)")
      default: (.differs, comparison?.summary ?? "")
      }
    var facts = GoldenFacts(
      file: recordedFile, reason: reason, platform: settings.platform, summary: summary, isBlank: subject.isBlank,
      actualDigest: ContentDigest(of: actual))
    facts.comparedWith = found?.file
    facts.caller = caller
    facts.tolerance = outcome.verdict.map { ToleranceInForce($0.tolerance, from: $0.origin) }
    if hasDifferenceFile { facts.difference = comparison?.difference }
    facts.group = comparison?.group()?.shortText(digits: 12)
    facts.expectedDigest = found.map { ContentDigest(of: $0.bytes) }
    return facts
  }
}
