import Foundation
import GoldenImages
import SeatMapCommands
import TestSupport
import Testing

/// `golden status`, `check`, `orphans` and `report`.
@Suite struct StatusTests {
  private let suite: PendingSuite

  init() throws { suite = try PendingSuite() }

  @Test func everyPendingGoldenHasALine() {
    let outcome = suite.seatmap("golden", "status")
    #expect(outcome.status == .success)
    #expect(outcome.lines.prefix(5).map { $0.prefix { $0 != ":" } } == PendingSuite.files.map { $0[...] })
    #expect(outcome.output.contains("9 pixels differ"))
    #expect(outcome.output.contains("Cards/blank.png: "))
    #expect(outcome.lines[0].contains("not to be approved: nothing is to be seen in it"))
    #expect(outcome.output.contains("\nchanged in the same way:\n  2 goldens: --group "))
    #expect(outcome.output.hasSuffix("approve NAME\n"))
  }

  @Test func staleGoldensAreMarked() throws {
    try suite.folder.file("Goldens/Notes/list.txt", "three\n")
    #expect(suite.seatmap("golden", "status", "Notes").output.contains("the golden has changed since the test ran"))
  }

  @Test func programsGetJSON() throws {
    let outcome = suite.seatmap("golden", "status", "--json")
    #expect(outcome.status == .success)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any])
    let goldens = try #require(json["goldens"] as? [[String: Any]])
    #expect(goldens.compactMap { $0["file"] as? String } == PendingSuite.files)
  }

  @Test func checkFindsWhatIsPending() {
    let outcome = suite.seatmap("golden", "check")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.last == "5 pending")
    #expect(outcome.lines.filter { $0.contains(": pending: ") }.count == 5)
    // The tests failed, so that nothing can be said about orphans.
    #expect(outcome.messages.contains("warning: orphans are not looked for: "))
  }

  @Test func checkFindsProblemsOfFiles() throws {
    _ = suite.seatmap("golden", "reject", "--all")
    #expect(suite.seatmap("golden", "check").output == "no problems\n")
    try suite.folder.file("Goldens/Cards/broken.png", "no picture")
    let outcome = suite.seatmap("golden", "check")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.first?.hasPrefix("\(suite.goldens.path)/Cards/broken.png: ") == true)
    #expect(outcome.lines.last == "1 problem")
  }

  @Test func namesOfFilesDoNotSteerTheTerminal() throws {
    try suite.folder.file("Goldens/Cards/red\u{1B}[31m.png", "no picture")
    let outcome = suite.seatmap("golden", "check")
    #expect(outcome.output.contains(#"red\u{1B}[31m.png"#))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func checkNamesADocumentOnce() throws {
    try suite.folder.file("Goldens/Cards/light.json", "nonsense")
    let lines = suite.seatmap("golden", "check").lines
    let document = try #require(lines.first { $0.contains("light.json") })
    #expect(document.components(separatedBy: "light.json").count == 2)
    #expect(document.contains("light.json:1:1: "))
  }

  @Test(arguments: [
    "Goldens/Cards/light.png", "Goldens/new.html", "Goldens/.pending/Cards/new.png/actual.png",
    "Goldens/Cards/../page.html",
  ]) func nothingIsWrittenAmongGoldens(path: String) throws {
    let file = suite.folder.path(path)
    let before = try? Data(contentsOf: URL(filePath: file))
    for arguments in [["report", "-o", file], ["check", "--junit", file], ["check", "--summary", file]] {
      let outcome = suite.seatmap("golden", arguments[0], arguments[1], arguments[2])
      #expect(outcome.status == .usage)
      #expect(outcome.messages.contains("lies among the goldens"))
    }
    #expect((try? Data(contentsOf: URL(filePath: file))) == before)
  }

  @Test func aFolderThatNoRunLeftIsNotTakenForOneWithNothingPending() throws {
    try suite.folder.file("elsewhere/other.txt", "")
    let outcome = suite.seatmap("golden", "check", "--pending", suite.folder.path("elsewhere"))
    #expect(outcome.status == .noInput)
    #expect(outcome.messages.contains("no run of tests has left anything here"))
  }

  @Test func checkWritesForServers() throws {
    let (xml, markdown) = (suite.folder.path("goldens.xml"), suite.folder.path("summary.md"))
    let outcome = suite.seatmap("golden", "check", "--junit", xml, "--summary", markdown, "--json")
    #expect(outcome.status == .problemsFound)
    #expect(try JSONSerialization.jsonObject(with: Data(outcome.bytes)) is [String: Any])
    #expect(suite.folder.text("goldens.xml")?.contains("<testsuite ") == true)
    #expect(suite.folder.text("summary.md")?.contains("Cards") == true)
    #expect(suite.seatmap("golden", "check", "--junit", xml, "--summary", xml).status == .usage)
    #expect(suite.seatmap("golden", "check", "--junit", "-", "--json").status == .usage)
    #expect(suite.seatmap("golden", "check", "--junit", "/none/goldens.xml").status == .cannotWrite)
  }

  @Test func anOrphanIsFoundAndRemovedOnlyAfterACompleteRun() throws {
    _ = suite.seatmap("golden", "reject", "--all")
    try suite.folder.file("Goldens/goldens.json", "{ \"format\": \"seatmap-goldens/1\", \"runs\": [\"tests\"] }")
    let early = suite.seatmap("golden", "orphans", "--prune")
    #expect(early.status == .problemsFound)
    #expect(early.messages.contains("the latest run \"tests\" failed"))

    let run = suite.run(.verify, start: 2000)
    #expect(run.verify(PendingSuite.card(230, dot: nil), "Cards/light").isPassed)
    #expect(run.verify(text: "one\n", "Notes/list").isPassed)
    try run.finish(exitStatus: 0)
    let found = suite.seatmap("golden", "orphans")
    #expect(found.status == .problemsFound)
    #expect(found.lines.prefix(2) == ["blank", "dark"].map { "\(suite.goldens.path)/Cards/\($0).png" }[...])
    #expect(suite.seatmap("golden", "check").output.contains("no test looks at it any more"))

    let pruned = suite.seatmap("golden", "orphans", "--prune")
    #expect(pruned.status == .success)
    #expect(pruned.lines.count == 2)
    #expect(suite.folder.bytes("Goldens/Cards/dark.png") == nil)
    #expect(suite.folder.bytes("Goldens/Cards/light.png") != nil)
    #expect(suite.seatmap("golden", "orphans").output == "no orphans\n")
    #expect(suite.seatmap("golden", "orphans").status == .success)
  }

  @Test func theReportIsOneFile() throws {
    let outcome = suite.seatmap("golden", "report", "-o", suite.folder.path("goldens.html"))
    #expect(outcome.status == .success)
    #expect(outcome.output == "\(suite.folder.path("goldens.html")): 5 pending goldens\n")
    let html = try #require(suite.folder.text("goldens.html"))
    for file in PendingSuite.files { #expect(html.contains(file)) }
    #expect(suite.seatmap("golden", "report").status == .usage)
    #expect(suite.seatmap("golden", "report", "-o", "-").output.contains("<!doctype html>"))
  }
}

/// `golden tighten`.
@Suite struct TightenTests {
  private let suite: PendingSuite

  init() throws {
    suite = try PendingSuite()
    _ = suite.seatmap("golden", "reject", "--all")
    // The dot is 170 darker than the card: far from 200.
    try suite.folder.file(
      "Goldens/Cards/light.json",
      """
      { "format": "seatmap-golden-sidecar/1", "tolerance": { "near": 200 }, "reason": "another rasterizer" }
      """)
    let run = suite.run(.verify, start: 3000)
    #expect(run.verify(PendingSuite.card(230, dot: 60), "Cards/light").isPassed)
    try run.finish(exitStatus: 0)
  }

  @Test func whatIsWiderThanNeededIsListed() {
    let outcome = suite.seatmap("golden", "tighten")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.first?.hasPrefix("Cards/light: near:200 may be near:170 ") == true)
    #expect(outcome.lines.last == "1 tolerance; seatmap golden tighten --write narrows them")
    #expect(suite.folder.text("Goldens/Cards/light.json")?.contains("200") == true)
    #expect(suite.seatmap("golden", "tighten", "Notes").status == .success)
  }

  @Test func writingNarrowsIt() {
    let outcome = suite.seatmap("golden", "tighten", "light", "--write")
    #expect(outcome.status == .success)
    #expect(outcome.output == "Cards/light: near:170 now\n")
    #expect(suite.seatmap("golden", "tighten").output == "no tolerance is wider than it needs to be\n")
    #expect(suite.seatmap("golden", "tighten").status == .success)
  }
}
