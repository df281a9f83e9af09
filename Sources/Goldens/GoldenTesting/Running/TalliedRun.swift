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
  ///
  /// - Parameter workingFolder: The folder that the process runs in, where a user will type what the line says.
  func summary(in workingFolder: String) -> String {
    let tally = tally.withLock { $0 }
    let line = "goldens: \(tally.passed) passed, \(tally.failed) failed"
    guard tally.pending > 0 else { return line }
    var command = "seatmap golden review"
    if run.folder.path != "\(workingFolder)/Goldens" { command += " --folder \(run.folder.path)" }
    if run.settings.effectiveMode == .verify, let artifacts = run.settings.artifacts {
      command += " --pending \(artifacts)"
    }
    return "\(line); look at \(tally.pending == 1 ? "it" : "them"): \(command)"
  }
}
