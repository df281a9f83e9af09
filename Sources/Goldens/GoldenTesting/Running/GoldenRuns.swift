internal import Foundation
internal import FoundationEssentials
internal import GoldenImages
internal import Support
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// The runs of this process, one for each folder of goldens; they begin when a test first asks, and end with the
/// process.
enum GoldenRuns {
  /// What the environment of this process says.
  static let environment = RunEnvironment(ProcessInfo.processInfo.environment)

  /// The library whose tests this process runs.
  static let library = TestLibrary(arguments: CommandLine.arguments)

  private static let open = Mutex<[String: TalliedRun]>([:])

  /// The run for a folder of goldens, however its path is written: two runs would pass on each other's recordings, and
  /// each would leave a record as if all goldens that the other looked at were unused.
  static func run(for folder: String) -> TalliedRun {
    open.withLock { runs in
      let identity = GoldensFolder.identity(of: folder)
      if let run = runs[identity] { return run }
      if runs.isEmpty { endWithTheProcess() }
      let run = TalliedRun(GoldenRun(folder: GoldenFolder(folder), settings: settings))
      runs[identity] = run
      return run
    }
  }

  private static var settings: GoldenRunSettings {
    let isFiltered =
      TestSelection.isFiltered(arguments: CommandLine.arguments, library: library)
      || TestSelection.isPartOfAnotherProcess
    let now = Date().timeIntervalSince1970
    return GoldenRunSettings(
      mode: environment.mode, isContinuousIntegration: environment.isContinuousIntegration,
      today: CalendarDay(secondsSince1970: Int(now)), artifacts: environment.artifacts, label: label,
      isFiltered: isFiltered,
      start: Int(now * 1000), process: Int(ProcessInfo.processInfo.processIdentifier))
  }

  /// The test program and the library, whose complete runs touch the same goldens each time.
  private static var label: String {
    let program = CommandLine.arguments.first.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    return [program, library.rawValue].compactMap(\.self).joined(separator: ".")
  }

  private static func endWithTheProcess() {
    #if canImport(Glibc)
      on_exit({ status, _ in GoldenRuns.end(exitStatus: Int(status)) }, nil)
    #endif
  }

  private static func end(exitStatus: Int) {
    let ended = open.withLock { runs in
      let ended = runs.sorted { $0.key < $1.key }
      runs = [:]
      return ended
    }
    for (_, run) in ended {
      do throws(GoldenError) {
        try run.run.finish(exitStatus: exitStatus)
      } catch {
        Notice.show("goldens: the ledger of this run is not whole, so that it proves no golden unused: \(error)")
      }
      Notice.show(run.summary(in: FileManager.default.currentDirectoryPath))
    }
  }
}

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

/// The folder of goldens of the package that a test is in.
enum GoldensFolder {
  /// `Goldens` beside the `Package.swift` that is nearest above a source file; where there is none, as when sources
  /// are not kept where tests run, beside the file itself.
  static func path(forTestsIn filePath: String) -> String {
    let file = URL(filePath: filePath)
    var folder = file.deletingLastPathComponent()
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.appending(path: name).path
      }
      folder.deleteLastPathComponent()
    }
    return file.deletingLastPathComponent().appending(path: name).path
  }

  /// The same for every way to write the path of a folder, which need not exist.
  static func identity(of folder: String) -> String {
    let url = URL(filePath: folder).standardizedFileURL
    let above = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return above.appending(path: url.lastPathComponent).resolvingSymlinksInPath().path
  }

  private static let name = "Goldens"
}

/// What the environment of a test process says about goldens.
///
/// `GoldenRuns` reads the variables once for the process; everything below is told.
struct RunEnvironment: Hashable, Sendable {
  /// What `GOLDENS` asks for; `pending` when it is not set.
  let mode: GoldenMode
  /// What `GOLDENS` is when it is no mode.
  let unknownMode: String?
  /// Whether `CI` is set, to anything but nothing, `0`, `false` and `no`.
  let isContinuousIntegration: Bool
  /// The folder that `GOLDENS_ARTIFACTS` names.
  let artifacts: String?

  /// Reads variables.
  init(_ variables: [String: String]) {
    let wanted = variables["GOLDENS"].flatMap { $0.isEmpty ? nil : $0 }
    mode = wanted.flatMap(GoldenMode.init(rawValue:)) ?? .pending
    unknownMode = wanted.flatMap { GoldenMode(rawValue: $0) == nil ? $0 : nil }
    let server = variables["CI"]?.lowercased() ?? ""
    isContinuousIntegration = !["", "0", "false", "no"].contains(server)
    artifacts = variables["GOLDENS_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A line for whoever looks at the output of the tests, on standard error.
enum Notice {
  /// Writes the line.
  static func show(_ line: String) {
    // Nobody is left to tell when standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
