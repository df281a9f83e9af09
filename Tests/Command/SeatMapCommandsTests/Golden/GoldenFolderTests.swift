import SeatMapCommands
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
