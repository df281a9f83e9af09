import Foundation
import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// What a user sees of `expectGolden`: what is printed, attached, written and the exit status, of processes of tests.
@Suite struct ScenarioTests {
  private let process: ScenarioProcess

  init() throws {
    process = try ScenarioProcess()
  }

  private func golden(_ name: String = "Scenarios/picture.png") -> [UInt8]? { process.folder.bytes("Goldens/" + name) }

  /// Puts a golden there that is the picture with one sample another.
  private func putOtherGolden() throws {
    var samples = Scenario.picture.samples
    samples[0] += 40
    let other = RGBAImage(width: 2, height: 2, samples: samples)
    try process.folder.file("Goldens/Scenarios/picture.png", other.png())
  }

  private func putGolden() throws {
    try process.folder.file("Goldens/Scenarios/picture.png", Scenario.picture.png())
  }

  private func line(of call: String, in file: String = "Scenarios.swift") throws -> Int {
    let lines = try RepositoryFiles.text("Tests/Goldens/GoldenTestingTests/\(file)").split(
      separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(call) }) + 1
  }

  @Test func `A golden that is like the picture passes`() throws {
    try putGolden()
    let outcome = try process.run("picture")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.attachments.isEmpty)
    #expect(outcome.text.contains("goldens: 1 passed, 0 failed\n"))
    #expect(!FileManager.default.fileExists(atPath: process.folder.path("Goldens/.pending/Scenarios")))
  }

  @Test func `A difference fails at the caller's line and says what where and what to do`() throws {
    try putOtherGolden()
    let before = golden()
    let outcome = try process.run("picture")
    #expect(outcome.status != 0)
    let place = "Scenarios.swift:\(try line(of: "func picture()")):"
    for words in [
      place, "Scenarios/picture.png is not its golden", "1 pixel differs", "at most 40 of 255", "columns 0…0, rows 0…0",
      "tolerance: exact, by ", "cluster: ",
      "golden:     \(process.goldens)/Scenarios/picture.png",
      "actual:     \(process.goldens)/.pending/Scenarios/picture.png/actual.png",
      "difference: \(process.goldens)/.pending/Scenarios/picture.png/difference.png",
      "seatmap golden approve Scenarios/picture.png",
      "goldens: 0 passed, 1 failed; look at it: seatmap golden review\n",
    ] {
      #expect(outcome.text.contains(words), "\(words) is not in\n\(outcome.text)")
    }
    #expect(
      outcome.attachments == ["actual", "difference", "expected"].map { "picture.Scenarios-picture.png.\($0).png" })
    #expect(golden() == before)
    #expect(process.folder.bytes("Goldens/.pending/Scenarios/picture.png/expected.png") == before)
  }

  @Test func `An XCTest fails at the caller's line too`() throws {
    try putOtherGolden()
    let outcome = try process.runXCTest("testPicture")
    #expect(outcome.status != 0)
    let line = try line(of: "try XCTSkipIf") + 1
    let file = RepositoryFiles.path("Tests/Goldens/GoldenTestingTests/Scenarios.swift")
    for words in [
      "\(file):\(line): error: XCTestScenarios.testPicture : failed - Scenarios/picture.png is not its golden",
      "seatmap golden approve Scenarios/picture.png", "Executed 1 test, with 1 failure",
    ] {
      #expect(outcome.text.contains(words), "\(words) is not in\n\(outcome.text)")
    }
    #expect(process.folder.bytes("Goldens/.pending/Scenarios/picture.png/actual.png") != nil)
  }

  @Test func `An XCTest passes on its golden`() throws {
    try putGolden()
    let outcome = try process.runXCTest("testPicture")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.contains("goldens: 1 passed, 0 failed"))
  }

  @Test func `A test fails of a task that has left it`() throws {
    let outcome = try process.run("detachedPicture")
    #expect(outcome.status != 0)
    #expect(outcome.text.contains("has no golden yet"))
  }

  @Test func `A missing golden fails and is not written`() throws {
    let outcome = try process.run("picture")
    #expect(outcome.status != 0)
    #expect(outcome.text.contains("Scenarios/picture.png has no golden yet"))
    #expect(outcome.attachments == ["picture.Scenarios-picture.png.actual.png"])
    #expect(golden() == nil)
    #expect(process.folder.bytes("Goldens/.pending/Scenarios/picture.png/actual.png") != nil)
  }

  @Test func `What a run records does not let it pass`() throws {
    let recording = try process.run("pictureTwice", ["GOLDENS": "record"])
    #expect(recording.status != 0)
    #expect(recording.text.contains("goldens: 0 passed, 2 failed"))
    #expect(try RGBAImage(png: try #require(golden())) == Scenario.picture)
    #expect(try process.run("pictureTwice").status == 0)
  }

  @Test(arguments: ["record", "record-missing"])
  func `Continuous integration never writes goldens`(mode: String) throws {
    let recording = try process.run("picture", ["GOLDENS": mode, "CI": "true"])
    #expect(recording.status != 0)
    #expect(recording.text.contains("never recorded on a server of continuous integration"))
    #expect(!FileManager.default.fileExists(atPath: process.goldens))
  }

  @Test func `Continuous integration leaves what there is to see among the artifacts`() throws {
    try putOtherGolden()
    let artifacts = process.folder.path("artifacts")
    let outcome = try process.run("picture", ["CI": "true", "GOLDENS_ARTIFACTS": artifacts])
    #expect(outcome.status != 0)
    #expect(outcome.attachments.count == 3)
    #expect(outcome.text.contains("seatmap golden review --pending \(artifacts)\n"))
    #expect(process.folder.bytes("artifacts/pending/Scenarios/picture.png/actual.png") != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: process.goldens) == ["Scenarios"])
  }

  @Test func `Without artifacts continuous integration says how to have them`() throws {
    try putOtherGolden()
    let outcome = try process.run("picture", ["CI": "true"])
    #expect(outcome.status != 0)
    #expect(outcome.text.contains("set GOLDENS_ARTIFACTS"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: process.goldens) == ["Scenarios"])
  }

  @Test func `A mode that is none is not taken for another`() throws {
    try putGolden()
    let outcome = try process.run("picture", ["GOLDENS": "update"])
    #expect(outcome.status != 0)
    #expect(
      outcome.text.contains(
        "GOLDENS: the environment variable is \"update\"; expected one of verify, pending, record-missing, record"))
  }

  @Test func `Texts fail with the lines that differ`() throws {
    try process.folder.file("Goldens/Scenarios/words.txt", Array("one\nzwei\n".utf8))
    let outcome = try process.run("text")
    #expect(outcome.status != 0)
    #expect(outcome.text.contains("-zwei"))
    #expect(outcome.text.contains("+two"))
    #expect(outcome.attachments.count == 3)
  }

  @Test func `Drawings are held against their canonical text`() throws {
    try process.folder.file("Goldens/Scenarios/drawing.svg", Array("<svg>\n  <g a=\"1\" b=\"2\"/>\n</svg>\n".utf8))
    let outcome = try process.run("drawing")
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func `What cannot be read fails with the reason`() throws {
    let drawing = try process.run("brokenDrawing")
    #expect(drawing.status != 0)
    #expect(drawing.text.contains("Scenarios/drawing.svg cannot be read: line 2: "), "\(drawing.text)")
    let picture = try process.run("brokenPicture")
    #expect(picture.status != 0)
    #expect(picture.text.contains("not a picture file"))
    let name = try process.run("badName")
    #expect(name.status != 0)
    #expect(name.text.contains("Pic Ture cannot be the name of a golden"))
  }

  @Test func `Each page has a golden and a missing page fails`() throws {
    #expect(try process.run("twoPages", ["GOLDENS": "record"]).status != 0)
    #expect(try process.run("twoPages").status == 0)
    let first = try RGBAImage(png: try #require(golden("Scenarios/pages-1.png")))
    #expect((first.width, first.height) == (8, 4))
    let outcome = try process.run("onePage")
    #expect(outcome.status != 0)
    #expect(outcome.text.contains("the document has no such page, only 1"))
  }

  @Test func `Without a rasterizer pages are a warning that says what to install`() throws {
    let outcome = try process.run("twoPages", ["PATH": process.folder.path])
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.contains("warning"))
    #expect(outcome.text.contains("apt-get install poppler-utils"))
  }

  @Test func `Paths are held against their commands`() throws {
    let text = "# A triangle\nM0 0\nH10\nL5 7.25\nZ\n"
    try process.folder.file("Goldens/Scenarios/triangle.txt", Array(text.utf8))
    let outcome = try process.run("path")
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func `Scenes are drawn at their scale`() throws {
    let red = [[UInt8]](repeating: [255, 0, 0, 255], count: 6 * 3).flatMap(\.self)
    try process.folder.file("Goldens/Scenarios/scene.png", RGBAImage(width: 6, height: 3, samples: red).png())
    let outcome = try process.run("scene")
    #expect(outcome.status == 0, "\(outcome.text)")
    let impossible = try process.run("impossibleScene")
    #expect(impossible.status != 0)
    #expect(impossible.text.contains("the scene cannot be drawn"))
  }

  @Test func `What a test masks or overlooks does not count`() throws {
    try putOtherGolden()
    #expect(try process.run("maskedPicture").status == 0)
    try putGolden()
    #expect(try process.run("untaggedPicture").status == 0)
  }

  @Test func `The ledger knows that only some tests ran`() throws {
    try putGolden()
    #expect(try process.run("picture").status == 0)
    #expect(try process.runXCTest("testPicture").status == 0)
    let ledgers = try GoldenFolder(process.goldens).ledgers()
    #expect(ledgers.count == 2)
    #expect(ledgers.allSatisfy { $0.header.isFiltered && !$0.isComplete && $0.exitStatus == 0 })
    #expect(Set(ledgers.map(\.header.label)).count == 2)
    #expect(ledgers.allSatisfy { $0.entries.map(\.golden.description) == ["Scenarios/picture.png"] })
  }

  @Test(arguments: [true, false])
  func `A ledger that cannot be written shows at the test and at the end`(isSwiftTesting: Bool) throws {
    try putGolden()
    try process.folder.file("Goldens/.ledger", "a file where the folder has to be")
    let outcome = try isSwiftTesting ? process.run("picture") : process.runXCTest("testPicture")
    #expect(outcome.status == 0)
    let told = "the ledger of this run is not whole, so that it proves no golden unused: \(process.goldens)/.ledger"
    #expect(outcome.text.contains("Scenarios/picture.png: " + told), "\(outcome.text)")
    #expect(outcome.text.contains("goldens: " + told), "\(outcome.text)")
  }
}
