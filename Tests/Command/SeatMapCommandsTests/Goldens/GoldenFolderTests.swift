import GoldenImages
import ImageFiles
import SeatMapCommands
import Support
import TestSupport
import Testing

/// Where commands find the goldens.
@Suite struct GoldenFolderTests {
  private func status(in folder: String, _ arguments: String...) -> (status: SeatMapCommands.ExitStatus, text: String) {
    let console = RecordingConsole()
    let environment = CommandEnvironment(workingFolder: folder)
    let status = SeatMapCommand.run(["golden", "status"] + arguments, console: console, environment: environment)
    return (status, String(decoding: console.output, as: UTF8.self) + console.messages)
  }

  @Test func theFolderIsFoundFromThoseBelow() throws {
    let suite = try PendingSuite()
    try suite.folder.file("Sources/Deep/er/a.swift", "")
    for below in ["", "/Sources", "/Sources/Deep/er", "/Goldens/Cards"] {
      #expect(status(in: suite.folder.path + below).text.contains("5 pending"))
    }
  }

  @Test func theNearestCounts() throws {
    let suite = try PendingSuite()
    try suite.folder.file("Package/Goldens/Other/a.txt", "")
    #expect(status(in: suite.folder.path("Package")).text == "nothing is pending\n")
  }

  @Test func noneIsNoInput() throws {
    let folder = try TemporaryFolder()
    let (status, text) = status(in: folder.path)
    // There is none above a temporary folder either.
    #expect(status == .noInput)
    #expect(text.hasPrefix("seatmap: there is no folder Goldens here or above; name one with --folder"))
  }

  @Test func anotherNameIsTaken() throws {
    let suite = try PendingSuite()
    let path = suite.folder.path("Goldens")
    let (status, text) = status(in: "/", "--folder", path)
    #expect(status == .success)
    #expect(text.contains("5 pending"))
    #expect(text.contains("seatmap golden review --folder \(path)"))
    #expect(self.status(in: "/", "--folder", path + "x").text == "seatmap: \(path)x: there is no such folder\n")
    #expect(self.status(in: suite.folder.path, "--pending", "/none").status == .noInput)
  }

  @Test func aFolderWhoseNameHasSpacesIsQuotedInWhatToTypeNext() throws {
    let folder = try TemporaryFolder()
    try folder.file("It's here/Cards/.keep", "")
    _ = try PendingSuite()
    let outcome = seatmap("golden", "status", "--folder", folder.path("It's here"))
    #expect(outcome.output == "nothing is pending\n")
  }
}

/// A folder of goldens with something pending in it, and the commands run there.
///
/// `Cards/light` and `Cards/dark` changed in the same way, `Cards/blank` has become blank, `Cards/new` has no golden, and
/// the text `Notes/list.txt` has one line more.
struct PendingSuite {
  let folder: TemporaryFolder

  static let today = "2026-11-30"
  /// All that is pending, in order.
  static let files = ["Cards/blank.png", "Cards/dark.png", "Cards/light.png", "Cards/new.png", "Notes/list.txt"]

  init() throws {
    folder = try TemporaryFolder()
    try hold(.record, changed: false)
    try hold(.pending, changed: true)
  }

  var goldens: GoldenFolder { GoldenFolder(folder.path("Goldens")) }
  /// What is pending, by file.
  var pending: [String] { (try? goldens.pending().map(\.file.path)) ?? [] }

  /// Runs a command in the folder.
  func seatmap(
    _ arguments: String..., input: String = "", terminal: PlayedTerminal? = nil, isColorUnwanted: Bool = false
  ) -> Outcome {
    let console = RecordingConsole(input: Array(input.utf8))
    console.terminal = terminal
    let environment = CommandEnvironment(
      isColorUnwanted: isColorUnwanted, terminal: ["TERM": "xterm-256color"], workingFolder: folder.path,
      now: 1_796_000_000)
    let status = SeatMapCommand.run(arguments, console: console, environment: environment)
    return Outcome(status: status, bytes: console.output, messages: console.messages)
  }

  /// A run of tests in the folder.
  func run(
    _ mode: GoldenMode, isContinuousIntegration: Bool = false, artifacts: String? = nil, start: Int = 1000
  ) -> GoldenRun {
    GoldenRun(
      folder: goldens,
      settings: GoldenRunSettings(
        mode: mode, isContinuousIntegration: isContinuousIntegration,
        today: CalendarDay(Self.today) ?? CalendarDay(secondsSince1970: 0), artifacts: artifacts, label: "tests",
        isFiltered: false, start: start, process: 1))
  }

  /// Holds all that the suite has against its goldens, as it was or changed.
  func hold(_ mode: GoldenMode, changed: Bool) throws {
    let run = run(mode, start: changed ? 1500 : 1000)
    _ = run.verify(Self.card(230, dot: changed ? 60 : nil), "Cards/light")
    _ = run.verify(Self.card(230, dot: changed ? 60 : nil), "Cards/dark")
    _ = run.verify(changed ? Self.card(255, dot: nil) : Self.card(20, dot: 90), "Cards/blank")
    if changed { _ = run.verify(Self.card(120, dot: 0), "Cards/new") }
    _ = run.verify(text: changed ? "one\ntwo\n" : "one\n", "Notes/list")
    try run.finish(exitStatus: changed ? 1 : 0)
  }

  /// A grey picture of 24 × 16 pixels, with a dot of 3 × 3 pixels at 10, 5 where one is given.
  static func card(_ grey: UInt8, dot: UInt8?) -> RGBAImage {
    var samples: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<24 {
        let value = (10..<13).contains(x) && (5..<8).contains(y) ? dot ?? grey : grey
        samples += [value, value, value, 255]
      }
    }
    return RGBAImage(width: 24, height: 16, samples: samples)
  }
}
