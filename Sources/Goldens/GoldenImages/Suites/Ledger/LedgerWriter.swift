internal import Files
internal import Glibc

/// Writes down what a run touches, one line at a time; the file is made when there is a first line.
///
/// What cannot be written is not: tests do not fail for a ledger, and one that lacks its end is never taken for complete.
struct LedgerWriter: ~Copyable {
  private let folder: GoldenFolder
  private let settings: GoldenRunSettings
  private var file: FileDescriptor?
  private var hasFailed = false
  private var isFinished = false

  init(folder: GoldenFolder, settings: GoldenRunSettings) {
    self.folder = folder
    self.settings = settings
  }

  /// Makes the file, once, with what is in the folder of goldens now.
  mutating func begin() {
    guard file == nil, !hasFailed, let ledgerPath else { return }
    do {
      let header = GoldenLedger.Header(
        label: settings.label, isFiltered: settings.isFiltered, start: settings.start, process: settings.process,
        platform: settings.platform, present: try folder.files())
      try FolderAccess.make(ledgerPath)
      LedgerWriter.removeOutdated(in: GoldenFolder(folder.path, ledgers: ledgerPath), label: settings.label)
      let name = GoldenLedger.fileName(label: settings.label, start: settings.start, process: settings.process)
      file = try FileDescriptor(opening: "\(ledgerPath)/\(name)", O_WRONLY | O_CREAT | O_APPEND)
      append(header.line)
    } catch {
      hasFailed = true
    }
  }

  mutating func write(_ entry: LedgerEntry) { append(entry.line) }

  mutating func finish(exitStatus: Int) {
    guard file != nil, !isFinished else { return }
    append(LedgerFormat.end(exitStatus: exitStatus))
    isFinished = true
  }

  private mutating func append(_ line: [UInt8]) {
    guard !hasFailed, !isFinished else { return }
    do {
      try file?.write(line)
    } catch {
      hasFailed = true
    }
  }

  /// The folder for the ledger; nil where none may be written.
  private var ledgerPath: String? {
    guard settings.effectiveMode == .verify else { return folder.ledgerPath }
    if let artifacts = settings.artifacts { return GoldenFolder(folder.path, artifacts: artifacts).ledgerPath }
    return settings.isContinuousIntegration ? nil : folder.ledgerPath
  }

  /// How many ledgers of a label are kept beside the latest complete one.
  private static let keptLedgers = 16

  /// Removes old ledgers of a label, but never its latest complete one.
  private static func removeOutdated(in folder: GoldenFolder, label: String) {
    guard let ledgers = try? folder.ledgers().filter({ $0.header.label == label }) else { return }
    let latestComplete = ledgers.last(where: \.isComplete)
    for ledger in ledgers.dropLast(keptLedgers) where ledger != latestComplete {
      try? FolderAccess.remove(ledger.path)
    }
  }
}

extension LedgerEntry {
  /// The line about an outcome.
  init(golden: Golden, _ outcome: GoldenOutcome) {
    self.init(golden: golden, verdict: outcome.isPassed ? .passed : .failed)
    comparedWith = outcome.comparedWith
    goldenDigest = outcome.goldenDigest
    guard let comparison = outcome.comparison, comparison.expectedSize == comparison.actualSize else { return }
    observation = GoldenObservation(
      largestDelta: comparison.largestDelta, pixels: comparison.differingPixels,
      largestCluster: comparison.clusters.first?.pixels ?? 0)
  }
}
