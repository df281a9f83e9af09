internal import Glibc
internal import GoldenImages
internal import ImageFiles
import Support

/// A process of its own for tests of what happens when one is killed, or when two write into one folder.
///
///     GoldenWriter record FOLDER SEED           records and approves goldens until it is killed
///     GoldenWriter set-aside FOLDER LABEL COUNT  sets goldens aside, ends its ledger and goes
///
/// It writes a byte to standard output when it is about to begin.
@main struct GoldenWriterProgram {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else { exit(64) }
    let folder = GoldenFolder(arguments[2])
    putchar(10)
    fflush(nil)
    switch arguments[1] {
    case "record": try record(in: folder, seed: Int(arguments[3]) ?? 0)
    default: try setAside(in: folder, label: arguments[3], count: arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0)
    }
  }

  private static func record(in folder: GoldenFolder, seed: Int) throws {
    for round in seed... {
      // Every other round goes by way of pending goldens.
      let run = GoldenRun(folder: folder, settings: settings(round % 2 == 0 ? .record : .pending, "writer", round))
      for number in 0..<WrittenGolden.count {
        let golden = WrittenGolden(number: number, generation: (round / 2 + number) % 2)
        _ = run.verify(golden.picture, golden.name)
        _ = run.verify(text: golden.text, golden.name)
      }
      if let pending = try? folder.pending() { _ = folder.approve(pending) }
      try run.finish(exitStatus: 0)
    }
  }

  private static func setAside(in folder: GoldenFolder, label: String, count: Int) throws {
    let run = GoldenRun(folder: folder, settings: settings(.pending, label, 1))
    for number in 0..<count {
      _ = run.verify(text: "\(label) \(number)\n", "Both/\(label)-\(number)")
      _ = run.verify(text: "\(label) about what both have\n", "Both/shared-\(number % 4)")
    }
    try run.finish(exitStatus: 0)
  }

  private static func settings(_ mode: GoldenMode, _ label: String, _ start: Int) -> GoldenRunSettings {
    GoldenRunSettings(
      mode: mode, isContinuousIntegration: false, today: CalendarDay(secondsSince1970: 0), label: label,
      isFiltered: false, start: start, process: Int(getpid()))
  }
}
