import GoldenImages
import Support
import TestSupport

/// A folder of goldens for one test.
struct GoldenSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var goldens: GoldenFolder { GoldenFolder(folder.path("Goldens")) }

  func run(
    _ mode: GoldenMode = .pending, isContinuousIntegration: Bool = false, platform: String = "linux-x86_64",
    today: String = "2026-11-30", artifacts: String? = nil, label: String = "tests", isFiltered: Bool = false,
    start: Int = 1000, process: Int = 1
  ) -> GoldenRun {
    GoldenRun(
      folder: goldens,
      settings: GoldenRunSettings(
        mode: mode, isContinuousIntegration: isContinuousIntegration, platform: Platform(platform) ?? .current,
        today: CalendarDay(today) ?? CalendarDay(secondsSince1970: 0),
        artifacts: artifacts.map { folder.path($0) }, label: label, isFiltered: isFiltered, start: start,
        process: process))
  }
}
