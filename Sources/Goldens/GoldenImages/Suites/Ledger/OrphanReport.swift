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
