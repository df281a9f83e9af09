internal import Files
internal import Glibc
internal import JSON

/// What one process of tests touched: a file in `Goldens/.ledger/`.
public struct GoldenLedger: Hashable, Sendable {
  /// What was known when the process first touched a golden.
  public struct Header: Hashable, Sendable {
    /// What the run was a part of all runs by: a test library, a shard.
    public let label: String
    /// Whether only some of the label's tests ran.
    public let isFiltered: Bool
    /// When the run began, in milliseconds since the beginning of 1970.
    public let start: Int
    /// The number of the process.
    public let process: Int
    /// The platform of the run.
    public let platform: Platform
    /// The files of goldens that were there.
    public let present: [GoldenFile]

    /// Creates a header.
    public init(label: String, isFiltered: Bool, start: Int, process: Int, platform: Platform, present: [GoldenFile]) {
      self.label = label
      self.isFiltered = isFiltered
      self.start = start
      self.process = process
      self.platform = platform
      self.present = present
    }
  }

  /// Where the ledger is.
  public let path: String
  /// What was known at the beginning.
  public let header: Header
  /// What was touched, in the order of time.
  public let entries: [LedgerEntry]
  /// The exit status of the process; `nil` when it was killed, or is still running.
  public let exitStatus: Int?

  /// Whether all tests of the label ran and ended well, so that what is not in the ledger was not wanted.
  public var isComplete: Bool { exitStatus == 0 && !header.isFiltered }

  /// Reads a ledger's bytes; `nil` when not even the header is whole, as when the process was killed at once.
  ///
  /// What follows a line that cannot be read does not count, and neither does an end after it.
  init?(_ bytes: [UInt8], path: String) {
    var header: Header?
    var entries: [LedgerEntry] = []
    var exitStatus: Int?
    do {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        try JSONDocument(bytes: Array(line)).read { node throws(JSONFault) in
          if header == nil {
            header = try Header(node)
          } else if let status = node["exitStatus"] {
            exitStatus = try status.integer()
          } else {
            entries.append(try LedgerEntry(node))
          }
        }
      }
    } catch {
      exitStatus = nil
    }
    guard let header else { return nil }
    self.path = path
    self.header = header
    self.entries = entries
    self.exitStatus = exitStatus
  }
}

extension GoldenLedger: Comparable {
  /// Whether a ledger is of an earlier run: by label, beginning and process.
  public static func < (left: GoldenLedger, right: GoldenLedger) -> Bool {
    (left.header.label, left.header.start, left.header.process)
      < (right.header.label, right.header.start, right.header.process)
  }
}

extension GoldenFolder {
  /// The ledgers that are there, by label and then by time.
  public func ledgers() throws(GoldenError) -> [GoldenLedger] {
    var ledgers: [GoldenLedger] = []
    for entry in try FolderAccess.entries(of: ledgerPath) where entry.name.hasSuffix(GoldenLedger.fileEnding) {
      let path = "\(ledgerPath)/\(entry.name)"
      if let ledger = try FolderAccess.read(path).flatMap({ GoldenLedger($0, path: path) }) { ledgers.append(ledger) }
    }
    return ledgers.sorted()
  }
}

extension GoldenLedger {
  /// What names of ledgers end with.
  static let fileEnding = ".jsonl"

  /// The name of the ledger of a run.
  static func fileName(label: String, start: Int, process: Int) -> String {
    "\(GoldenName.slug(of: label))-\(start)-\(process)\(fileEnding)"
  }
}

/// Writes down what a run touches, one line at a time; the file is made when there is a first line.
///
/// The first failure is kept until it is told: at the next golden, and at the end of the run. A ledger that lacks its end
/// is never taken for complete, so that a failure makes no golden an orphan.
struct LedgerWriter: ~Copyable {
  private let folder: GoldenFolder
  private let settings: GoldenRunSettings
  private var file: FileDescriptor?
  private var path = ""
  private var isFinished = false
  /// Why the ledger is not whole; nil as long as it is.
  private(set) var failure: GoldenError?
  private var isFailureTold = false

  init(folder: GoldenFolder, settings: GoldenRunSettings) {
    self.folder = folder
    self.settings = settings
  }

  /// Makes the file, once, with what is in the folder of goldens now.
  mutating func begin() {
    guard file == nil, failure == nil, let ledgerPath else { return }
    do throws(GoldenError) {
      let header = GoldenLedger.Header(
        label: settings.label, isFiltered: settings.isFiltered, start: settings.start, process: settings.process,
        platform: settings.platform, present: try folder.files())
      try FolderAccess.make(ledgerPath)
      let name = GoldenLedger.fileName(label: settings.label, start: settings.start, process: settings.process)
      let path = "\(ledgerPath)/\(name)"
      self.path = path
      file = try FolderAccess.named(path, "cannot be made") { () throws(SystemError) in
        try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND)
      }
      append(header.line)
      guard failure == nil else { return }
      try removeOutdated(in: GoldenFolder(folder.path, ledgers: ledgerPath))
    } catch {
      failure = error
    }
  }

  mutating func write(_ entry: LedgerEntry) { append(entry.line) }

  mutating func finish(exitStatus: Int) {
    guard file != nil, !isFinished else { return }
    append(LedgerFormat.end(exitStatus: exitStatus))
    isFinished = true
  }

  /// The failure, the first time that it is asked for.
  mutating func takeUntoldFailure() -> GoldenError? {
    guard let failure, !isFailureTold else { return nil }
    isFailureTold = true
    return failure
  }

  private mutating func append(_ line: [UInt8]) {
    guard failure == nil, !isFinished else { return }
    do throws(GoldenError) {
      _ = try FolderAccess.named(path, "cannot be written") { () throws(SystemError) in try file?.write(line) }
    } catch {
      failure = error
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

  /// Removes old ledgers of the run's label, but neither its latest complete one nor this one.
  private func removeOutdated(in folder: GoldenFolder) throws(GoldenError) {
    let ledgers = try folder.ledgers().filter { $0.header.label == settings.label && $0.path != path }
    let latestComplete = ledgers.last(where: \.isComplete)
    for ledger in ledgers.dropLast(LedgerWriter.keptLedgers) where ledger != latestComplete {
      try FolderAccess.remove(ledger.path)
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
