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
