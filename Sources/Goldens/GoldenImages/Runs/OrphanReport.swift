/// Which goldens no test looks at any more, as far as the ledgers of test runs tell.
///
/// A golden is an orphan when it was there at the beginning of the latest complete run of every label, and no run touched
/// it since. A run is complete when all tests of its label ran and its process ended with status 0; so a test that
/// failed before it reached its golden makes no orphan.
public struct OrphanReport: Hashable, Sendable {
  /// A golden that no test looks at, with all its files.
  public struct Orphan: Hashable, Sendable {
    /// The golden.
    public let golden: Golden
    /// The canonical file and the variants, in order.
    public let files: [GoldenFile]
    /// Whether a sidecar goes with it.
    public let hasSidecar: Bool
  }

  /// A golden that was not touched and yet may not be an orphan.
  public struct Unknown: Hashable, Sendable {
    /// Why nothing can be said.
    public enum Reason: Hashable, Sendable {
      /// The golden came after the label's latest complete run began.
      case newerThanRun(label: String)
      /// The golden's files are for platforms that no run was on.
      case otherPlatform
      /// There is no complete run.
      case noCompleteRun
    }

    /// The golden.
    public let golden: Golden
    /// Why nothing can be said.
    public let reason: Reason
  }

  /// Why orphans may not be removed on the word of this report.
  public enum Obstacle: Hashable, Sendable {
    /// The configuration does not say which runs there are; these labels have been seen.
    case runsNotDeclared(seen: [String])
    /// There is no ledger of a label.
    case noRun(label: String)
    /// The latest run of a label ran some of its tests only.
    case filtered(label: String)
    /// The latest run of a label was killed, or has not ended yet.
    case unfinished(label: String)
    /// The latest run of a label failed.
    case failed(label: String, exitStatus: Int)
    /// The latest run of a label was on another platform than the canonical one.
    case otherPlatform(label: String, Platform)
  }

  /// The orphans, in order.
  public let orphans: [Orphan]
  /// The goldens of which nothing can be said, in order.
  public let unknown: [Unknown]
  /// What stands in the way of removing orphans, by label.
  public let obstacles: [Obstacle]

  /// Whether orphans may be removed.
  public var isComplete: Bool { obstacles.isEmpty }
}

extension OrphanReport.Obstacle: CustomStringConvertible {
  /// The obstacle, and what to do about it.
  public var description: String {
    switch self {
    case .runsNotDeclared(let seen):
      "\(GoldenConfiguration.fileName) does not say which test runs there are; "
        + (seen.isEmpty
          ? "run the tests first"
          : "those seen so far: \"runs\": [\(seen.map { "\"\($0)\"" }.joined(separator: ", "))]")
    case .noRun(let label): "there is no record of a run \"\(label)\"; run its tests"
    case .filtered(let label): "the latest run \"\(label)\" left tests out; run all of them"
    case .unfinished(let label): "the latest run \"\(label)\" did not end; run it again"
    case .failed(let label, let exitStatus): "the latest run \"\(label)\" failed with status \(exitStatus)"
    case .otherPlatform(let label, let platform):
      "the latest run \"\(label)\" was on \(platform), which is not the canonical platform"
    }
  }
}

/// Finds orphans in what is in a folder and in the ledgers of the runs.
struct OrphanSearch {
  private let configuration: GoldenConfiguration
  private let ledgers: [String: [GoldenLedger]]
  private let labels: [String]

  init(_ configuration: GoldenConfiguration, _ ledgers: [GoldenLedger]) {
    self.configuration = configuration
    self.ledgers = Dictionary(grouping: ledgers, by: \.header.label)
    labels = configuration.runs.isEmpty ? self.ledgers.keys.sorted() : configuration.runs
  }

  func report(_ contents: GoldenFolderContents) -> OrphanReport {
    let sidecars = Set(contents.sidecars)
    let touched = Set(ledgers.values.joined().flatMap { relevantEntries($0) })
    let bases = labels.map { label in (label, latestComplete(label)) }
    var orphans: [OrphanReport.Orphan] = []
    var unknown: [OrphanReport.Unknown] = []
    for (golden, files) in goldens(contents) where !touched.contains(golden) && !isKept(golden) {
      if let reason = reasonForDoubt(files, bases) {
        unknown.append(.init(golden: golden, reason: reason))
      } else {
        let hasSidecar = golden.kind.isPicture && sidecars.contains(golden.name)
        orphans.append(.init(golden: golden, files: files, hasSidecar: hasSidecar))
      }
    }
    return OrphanReport(orphans: orphans, unknown: unknown, obstacles: obstacles)
  }

  /// What a run touched, unless a later complete run of its label says what is touched now.
  private func relevantEntries(_ ledger: GoldenLedger) -> [Golden] {
    if let base = latestComplete(ledger.header.label), ledger < base { return [] }
    return ledger.entries.map(\.golden)
  }

  private func latestComplete(_ label: String) -> GoldenLedger? { ledgers[label]?.last(where: \.isComplete) }

  private func isKept(_ golden: Golden) -> Bool { configuration.keep.contains { $0.matches(golden) } }

  private func goldens(_ contents: GoldenFolderContents) -> [(Golden, [GoldenFile])] {
    Dictionary(grouping: contents.goldens.map(\.file), by: \.golden).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func reasonForDoubt(
    _ files: [GoldenFile], _ bases: [(label: String, ledger: GoldenLedger?)]
  ) -> OrphanReport.Unknown.Reason? {
    guard !bases.isEmpty else { return .noCompleteRun }
    var platforms: [Platform] = []
    for (label, base) in bases {
      guard let base else { return .noCompleteRun }
      let present = Set(base.header.present)
      guard files.contains(where: present.contains) else { return .newerThanRun(label: label) }
      platforms.append(base.header.platform)
    }
    let isSeen = files.contains { file in file.variant.map { platforms.contains(where: $0.includes) } ?? true }
    return isSeen ? nil : .otherPlatform
  }

  private var obstacles: [OrphanReport.Obstacle] {
    let undeclared = configuration.runs.isEmpty ? [OrphanReport.Obstacle.runsNotDeclared(seen: labels)] : []
    return undeclared
      + labels.compactMap { label in
        guard let latest = ledgers[label]?.last else { return .noRun(label: label) }
        if latest.header.isFiltered { return .filtered(label: label) }
        guard let exitStatus = latest.exitStatus else { return .unfinished(label: label) }
        guard exitStatus == 0 else { return .failed(label: label, exitStatus: exitStatus) }
        guard configuration.isCanonical(latest.header.platform) else {
          return .otherPlatform(label: label, latest.header.platform)
        }
        return nil
      }
  }
}

extension GoldenFolder {
  /// The goldens that no test looks at any more.
  public func orphans() throws(GoldenError) -> OrphanReport {
    OrphanSearch(try configuration(), try ledgers()).report(try contents())
  }

  /// Removes orphans with their variants and sidecars, and tells what files are gone; nothing where there is an obstacle.
  ///
  /// Orphans are looked for anew while nobody else may write, so that a golden that has been recorded meanwhile stays.
  public func removeOrphans() throws(GoldenError) -> (removed: [String], report: OrphanReport) {
    try withLock { writer throws(GoldenError) in
      let report = try orphans()
      guard report.isComplete else { return ([], report) }
      var removed: [String] = []
      for orphan in report.orphans {
        for file in orphan.files {
          try writer.remove(file)
          removed.append(path(of: file))
        }
        if orphan.hasSidecar {
          try writer.removeSidecar(of: orphan.golden.name)
          removed.append(sidecarPath(of: orphan.golden.name))
        }
      }
      return (removed, report)
    }
  }
}
