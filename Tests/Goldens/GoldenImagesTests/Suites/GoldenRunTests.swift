import GoldenImages
import ImageFiles
import TestSupport
import Testing

@Suite struct GoldenRunTests {
  private let golden = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 4]]).bytes
  private let nearly = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 5]]).bytes
  private let other = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 50]]).bytes
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  @Test func whatDiffersIsSaidThoughItCannotBeSetAside() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    // A file where the folder of pending goldens has to be.
    try suite.folder.file("Goldens/.pending", [1])
    let outcome = suite.run().verify(png: other, "Suite/name")
    #expect(outcome.result == .differs)
    #expect(outcome.comparison?.differingPixels == 1)
    #expect(outcome.pending == nil)
    #expect(outcome.notes.contains { $0.hasPrefix("it could not be set aside: ") && $0.contains(".pending") })
  }

  @Test func theSamePixelsPassHoweverTheyAreWritten() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let rgba = PNGFile.plain(
      width: 2, height: 2, samples: [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
    let outcome = suite.run().verify(png: rgba.bytes, "Suite/name")
    #expect(outcome.isPassed)
    #expect(outcome.comparison?.differingPixels == 0)
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test func aPictureInMemoryIsHeldAgainstTheFile() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let picture = try RGBAImage(png: golden)
    #expect(suite.run().verify(picture, "Suite/name").isPassed)
    let outcome = suite.run().verify(try RGBAImage(png: other), "Suite/name")
    let actual = try #require(suite.folder.bytes("Goldens/.pending/Suite/name.png/actual.png"))
    #expect(outcome.result == .differs)
    #expect(try RGBAImage(png: actual) == RGBAImage(png: other))
  }

  @Test func aDifferenceIsSetAsideWithAllThatIsKnown() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let outcome = suite.run().verify(png: other, "Suite/name", caller: GoldenCaller(file: "Tests/A.swift", line: 12))
    #expect(outcome.result == .differs)
    let pending = try #require(outcome.pending)
    #expect(try suite.goldens.pending() == [pending])
    #expect(pending.file.path == "Suite/name.png")
    #expect(pending.facts.reason == .differs)
    #expect(pending.facts.caller == GoldenCaller(file: "Tests/A.swift", line: 12))
    #expect(pending.facts.actualDigest == ContentDigest(of: other))
    #expect(pending.facts.expectedDigest == ContentDigest(of: golden))
    #expect(pending.facts.difference == .picture(pixels: 1, largestDelta: 46, largestCluster: 1))
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(suite.folder.bytes("Goldens/.pending/Suite/name.png/expected.png") == golden)
    #expect(suite.folder.bytes("Goldens/.pending/Suite/name.png/actual.png") == other)
    let difference = try #require(suite.folder.bytes("Goldens/.pending/Suite/name.png/difference.png"))
    _ = try RGBAImage(png: difference)
    #expect(outcome.evidence.map(\.fileName) == ["name.expected.png", "name.actual.png", "name.difference.png"])
    #expect(outcome.evidence.map(\.bytes) == [golden, other, difference])
    for path in [pending.actualPath, "\(suite.goldens.path)/Suite/name.png", "golden approve Suite/name.png"] {
      #expect(outcome.description.contains(path))
    }
  }

  @Test func whatIsNoGoldenIsHiddenFromGit() throws {
    _ = suite.run().verify(png: golden, "Suite/name")
    #expect(suite.folder.text("Goldens/.pending/.gitignore") == "*\n")
    #expect(suite.folder.text("Goldens/.ledger/.gitignore") == "*\n")
  }

  @Test func aMissingGoldenIsSetAside() throws {
    let outcome = suite.run().verify(png: golden, "Suite/name")
    #expect(outcome.result == .missing)
    #expect(outcome.pending?.facts.reason == .missing)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == nil)
    #expect(suite.folder.bytes("Goldens/.pending/Suite/name.png/actual.png") == golden)
    #expect(outcome.pending?.expectedPath == nil)
  }

  @Test func passingRemovesWhatAnEarlierRunSetAside() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    _ = suite.run().verify(png: other, "Suite/name")
    #expect(try suite.goldens.pending().count == 1)
    #expect(suite.run().verify(png: golden, "Suite/name").isPassed)
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test func passingDoesNotHideThatAnotherTestOfThisRunFailed() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let run = suite.run()
    _ = run.verify(png: other, "Suite/name")
    #expect(run.verify(png: golden, "Suite/name").isPassed)
    #expect(try suite.goldens.pending().count == 1)
  }

  @Test(arguments: [GoldenMode.record, .recordMissing])
  func whatARunRecordsNeverSatisfiesIt(mode: GoldenMode) throws {
    let run = suite.run(mode)
    for _ in 0..<3 { #expect(run.verify(png: golden, "Suite/name").result == .recorded) }
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(run.verify(png: other, "Suite/name").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(suite.run().verify(png: golden, "Suite/name").isPassed)
  }

  @Test func recordingWritesWhatDiffersAndLeavesWhatPasses() throws {
    try suite.folder.file("Goldens/Suite/passes.png", golden)
    try suite.folder.file("Goldens/Suite/differs.png", golden)
    let run = suite.run(.record)
    #expect(run.verify(png: nearly, "Suite/passes", tolerance: .near).isPassed)
    #expect(run.verify(png: nearly, "Suite/differs").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/passes.png") == golden)
    #expect(suite.folder.bytes("Goldens/Suite/differs.png") == nearly)
  }

  @Test func recordingWhatIsMissingSetsAsideWhatDiffers() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    #expect(suite.run(.recordMissing).verify(png: other, "Suite/name").result == .differs)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(try suite.goldens.pending().count == 1)
  }

  @Test func recordingRemovesWhatWasSetAside() throws {
    _ = suite.run().verify(png: golden, "Suite/name")
    _ = suite.run(.record).verify(png: golden, "Suite/name")
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test(arguments: GoldenMode.allCases)
  func continuousIntegrationWritesNothingAmongGoldens(mode: GoldenMode) throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let run = suite.run(mode, isContinuousIntegration: true, artifacts: "out")
    let outcomes = [run.verify(png: other, "Suite/name"), run.verify(png: golden, "Suite/new")]
    run.finish(exitStatus: 1)
    if mode.isRecording {
      #expect(outcomes.map(\.result) == [.recordingRefused, .recordingRefused])
      #expect(run.verify(png: golden, "Suite/name").result == .recordingRefused)
    } else {
      #expect(outcomes.map(\.result) == [.differs, .missing])
      let left = GoldenFolder(suite.goldens.path, artifacts: suite.folder.path("out"))
      #expect(try left.pending().map(\.file.path) == ["Suite/name.png", "Suite/new.png"])
      #expect(try left.ledgers().count == 1)
    }
    #expect(try TemporaryFolder.names(in: suite.goldens.path) == ["Suite"])
    #expect(try TemporaryFolder.names(in: suite.goldens.path + "/Suite") == ["name.png"])
  }

  @Test func continuousIntegrationWithoutArtifactsWritesNothingAtAll() throws {
    let run = suite.run(isContinuousIntegration: true)
    let outcome = run.verify(png: other, "Suite/name")
    run.finish(exitStatus: 1)
    #expect(outcome.result == .missing)
    #expect(outcome.pending == nil)
    #expect(outcome.evidence.map(\.bytes) == [other])
    #expect(suite.folder.names.isEmpty)
  }

  @Test func verifyingSetsNothingAsideAmongGoldens() throws {
    #expect(suite.run(.verify).verify(png: other, "Suite/name").pending == nil)
    #expect(try suite.goldens.pending().isEmpty)
    let outcome = suite.run(.verify, artifacts: "out").verify(png: other, "Suite/name")
    #expect(outcome.pending?.actualPath == suite.folder.path("out/pending/Suite/name.png/actual.png"))
  }

  @Test func whatCannotBeReadNeverBecomesAGolden() throws {
    guard case .unreadableActual = suite.run(.record).verify(png: [1, 2, 3], "Suite/name").result else {
      Issue.record("three bytes are no picture")
      return
    }
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == nil)
  }

  @Test(arguments: ["version https://git-lfs.github.com/spec/v1\n", ""])
  func aGoldenThatCannotBeReadFails(content: String) throws {
    try suite.folder.file("Goldens/Suite/name.png", content)
    let outcome = suite.run().verify(png: golden, "Suite/name")
    guard case .unreadableGolden = outcome.result else {
      Issue.record("\(outcome)")
      return
    }
    #expect(outcome.pending?.facts.reason == .unreadable)
    #expect(suite.run(.record).verify(png: golden, "Suite/name").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
  }

  @Test(arguments: ["name", "Suite/Name", "a/b/c", "../Suite/name", "Suite/two words", ""])
  func anUnfitNameFailsAndSaysWhatWouldBeOne(name: String) {
    guard case .unfitName(let reason) = suite.run().verify(png: golden, name).result else {
      Issue.record("\(name) is no name")
      return
    }
    #expect(reason.contains("such as") || reason.contains("letters"))
  }

  @Test func whatCannotBeSetAsideIsNamed() throws {
    try suite.folder.file("Goldens/.pending", "a file in the way")
    let outcome = suite.run().verify(png: golden, "Suite/name")
    #expect(outcome.result == .missing)
    #expect(outcome.notes.contains { $0.contains(suite.goldens.path + "/.pending") && $0.contains("not a directory") })
  }

  @Test func anyNumberOfThreadsMayUseARun() async throws {
    try suite.folder.file("Goldens/Suite/same.png", golden)
    let run = suite.run()
    let (golden, other) = (golden, other)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          _ = run.verify(png: other, "Suite/new-\(number)")
          _ = run.verify(png: golden, "Suite/same")
        }
      }
    }
    run.finish(exitStatus: 0)
    #expect(try suite.goldens.pending().count == 24)
    let ledger = try #require(try suite.goldens.ledgers().first)
    #expect(ledger.entries.count == 48)
    #expect(ledger.isComplete)
  }
}
