internal import GoldenImages
internal import Synchronization

/// A run that counts what becomes of its goldens, for the line at its end.
final class TalliedRun: Sendable {
  /// The run.
  let run: GoldenRun

  private let tally = Mutex<Tally>(Tally())

  private struct Tally {
    var passed = 0
    var failed = 0
    var pending = 0
  }

  /// Counts for a run.
  init(_ run: GoldenRun) {
    self.run = run
  }

  /// Counts an outcome.
  func count(_ outcome: GoldenOutcome) {
    tally.withLock { tally in
      if outcome.isPassed { tally.passed += 1 } else { tally.failed += 1 }
      if outcome.pending != nil { tally.pending += 1 }
    }
  }

  /// The line at the end, such as "goldens: 34 passed, 2 failed; look at them: seatmap golden review".
  var summary: String {
    let tally = tally.withLock { $0 }
    var line = "goldens: \(tally.passed) passed, \(tally.failed) failed"
    if tally.pending > 0 {
      line += "; look at \(tally.pending == 1 ? "it" : "them"): seatmap golden review \(run.folder.path)"
    }
    return line
  }
}
