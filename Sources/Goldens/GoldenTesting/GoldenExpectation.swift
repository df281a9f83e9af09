package import GoldenImages

/// What every `expectGolden` does once it has something to hold against a golden: compare, count, report.
package struct GoldenExpectation: Sendable {
  /// The golden's name, with its suite.
  package let name: String
  private let run: TalliedRun
  private let test: RunningTest
  private let site: CallSite

  /// Names a golden, from a test's source.
  package init(
    _ name: String, in goldens: String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.name = site.fullName(name)
    run = GoldenRuns.run(for: goldens ?? GoldensFolder.path(forTestsIn: "\(filePath)"))
    test = RunningTest(at: site)
  }

  /// Another golden of the same test, such as the next page of a document.
  package func named(_ name: String) -> GoldenExpectation { GoldenExpectation(self, name) }

  private init(_ other: GoldenExpectation, _ name: String) {
    (self.name, run, test, site) = (name, other.run, other.test, other.site)
  }

  /// Compares, by what is handed the run, the golden's full name and the caller, and fails the test when that says so.
  package func hold(_ compare: (GoldenRun, String, GoldenCaller) -> GoldenOutcome) -> GoldenOutcome {
    if let unknown = GoldenRuns.environment.unknownMode {
      let known = GoldenMode.allCases.map(\.rawValue).joined(separator: ", ")
      let reason = "the environment variable is \"\(unknown)\"; expected one of \(known)"
      return report(GoldenOutcome(name: name, .failed(.environment(variable: "GOLDENS", reason: reason))))
    }
    return report(compare(run.run, name, GoldenCaller(file: "\(site.filePath)", line: Int(site.line))))
  }

  /// Fails the test because what it made cannot be compared; the golden is in use all the same.
  package func reject(_ kind: GoldenKind, _ reason: String) -> GoldenOutcome {
    skip(kind)
    return report(GoldenOutcome(name: "\(name).\(kind)", .unreadableActual(reason)))
  }

  /// Notes that this golden cannot be looked at here, so that it is not taken for one that nothing uses.
  package func skip(_ kind: GoldenKind) { run.run.skip(name, kind) }

  /// Says something that does not fail the test.
  package func warn(_ reason: String) { test.warn(reason) }

  /// Whether there is a golden with this name, for this platform or for all.
  package func isThere(_ kind: GoldenKind) -> Bool {
    guard let golden = GoldenName(name).map({ Golden($0, kind) }) else { return false }
    let found = try? run.run.folder.lookUp(golden, on: run.run.settings.platform)
    return found != nil
  }

  private func report(_ outcome: GoldenOutcome) -> GoldenOutcome {
    run.count(outcome)
    if !outcome.isPassed {
      test.attach(outcome.evidence, of: outcome.name)
      test.fail(outcome.description + (isLost(outcome) ? GoldenExpectation.keepingAdvice : ""))
    } else {
      for note in outcome.notes { test.warn("\(outcome.name): \(note)") }
    }
    return outcome
  }

  /// Whether there was something to see that was set aside nowhere.
  private func isLost(_ outcome: GoldenOutcome) -> Bool { outcome.pending == nil && !outcome.evidence.isEmpty }

  private static let keepingAdvice =
    "\n  to keep the pictures and approve them elsewhere, set GOLDENS_ARTIFACTS to a folder for them"
}
