internal import Files
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
