internal import FoundationEssentials
internal import GoldenImages
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
      today: CalendarDate(secondsSince1970: Int(now)), artifacts: environment.artifacts, label: label,
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
      run.run.finish(exitStatus: exitStatus)
      Notice.show(run.summary(in: FileManager.default.currentDirectoryPath))
    }
  }
}
