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

  @Test func `What differs is said though it cannot be set aside`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    // A file where the folder of pending goldens has to be.
    try suite.folder.file("Goldens/.pending", [1])
    let outcome = suite.run().verify(png: other, "Suite/name")
    #expect(outcome.result == .differs)
    #expect(outcome.comparison?.differingPixels == 1)
    #expect(outcome.pending == nil)
    #expect(outcome.notes.contains { $0.hasPrefix("it could not be set aside: ") && $0.contains(".pending") })
  }

  @Test func `The same pixels pass however they are written`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let rgba = PNGFile.plain(
      width: 2, height: 2, samples: [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
    let outcome = suite.run().verify(png: rgba.bytes, "Suite/name")
    #expect(outcome.isPassed)
    #expect(outcome.comparison?.differingPixels == 0)
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test func `A picture in memory is held against the file`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let picture = try RGBAImage(png: golden)
    #expect(suite.run().verify(picture, "Suite/name").isPassed)
    let outcome = suite.run().verify(try RGBAImage(png: other), "Suite/name")
    let actual = try #require(suite.folder.bytes("Goldens/.pending/Suite/name.png/actual.png"))
    #expect(outcome.result == .differs)
    #expect(try RGBAImage(png: actual) == RGBAImage(png: other))
  }

  @Test func `A difference is set aside with all that is known`() throws {
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

  @Test func `What is no golden is hidden from Git`() throws {
    _ = suite.run().verify(png: golden, "Suite/name")
    #expect(suite.folder.text("Goldens/.pending/.gitignore") == "*\n")
    #expect(suite.folder.text("Goldens/.ledger/.gitignore") == "*\n")
  }

  @Test func `A missing golden is set aside`() throws {
    let outcome = suite.run().verify(png: golden, "Suite/name")
    #expect(outcome.result == .missing)
    #expect(outcome.pending?.facts.reason == .missing)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == nil)
    #expect(suite.folder.bytes("Goldens/.pending/Suite/name.png/actual.png") == golden)
    #expect(outcome.pending?.expectedPath == nil)
  }

  @Test func `Passing removes what an earlier run set aside`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    _ = suite.run().verify(png: other, "Suite/name")
    #expect(try suite.goldens.pending().count == 1)
    #expect(suite.run().verify(png: golden, "Suite/name").isPassed)
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test func `Passing does not hide that another test of this run failed`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let run = suite.run()
    _ = run.verify(png: other, "Suite/name")
    #expect(run.verify(png: golden, "Suite/name").isPassed)
    #expect(try suite.goldens.pending().count == 1)
  }

  @Test(arguments: [GoldenMode.record, .recordMissing])
  func `What a run records never satisfies it`(mode: GoldenMode) throws {
    let run = suite.run(mode)
    for _ in 0..<3 { #expect(run.verify(png: golden, "Suite/name").result == .recorded) }
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(run.verify(png: other, "Suite/name").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(suite.run().verify(png: golden, "Suite/name").isPassed)
  }

  @Test func `Recording writes what differs and leaves what passes`() throws {
    try suite.folder.file("Goldens/Suite/passes.png", golden)
    try suite.folder.file("Goldens/Suite/differs.png", golden)
    let run = suite.run(.record)
    #expect(run.verify(png: nearly, "Suite/passes", tolerance: .near).isPassed)
    #expect(run.verify(png: nearly, "Suite/differs").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/passes.png") == golden)
    #expect(suite.folder.bytes("Goldens/Suite/differs.png") == nearly)
  }

  @Test func `Recording what is missing sets aside what differs`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    #expect(suite.run(.recordMissing).verify(png: other, "Suite/name").result == .differs)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(try suite.goldens.pending().count == 1)
  }

  @Test func `Recording removes what was set aside`() throws {
    _ = suite.run().verify(png: golden, "Suite/name")
    _ = suite.run(.record).verify(png: golden, "Suite/name")
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test(arguments: GoldenMode.allCases)
  func `Continuous integration writes nothing among goldens`(mode: GoldenMode) throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let run = suite.run(mode, isContinuousIntegration: true, artifacts: "out")
    let outcomes = [run.verify(png: other, "Suite/name"), run.verify(png: golden, "Suite/new")]
    try run.finish(exitStatus: 1)
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

  @Test func `Continuous integration without artifacts writes nothing at all`() throws {
    let run = suite.run(isContinuousIntegration: true)
    let outcome = run.verify(png: other, "Suite/name")
    try run.finish(exitStatus: 1)
    #expect(outcome.result == .missing)
    #expect(outcome.pending == nil)
    #expect(outcome.evidence.map(\.bytes) == [other])
    #expect(suite.folder.names.isEmpty)
  }

  @Test func `Verifying sets nothing aside among goldens`() throws {
    #expect(suite.run(.verify).verify(png: other, "Suite/name").pending == nil)
    #expect(try suite.goldens.pending().isEmpty)
    let outcome = suite.run(.verify, artifacts: "out").verify(png: other, "Suite/name")
    #expect(outcome.pending?.actualPath == suite.folder.path("out/pending/Suite/name.png/actual.png"))
  }

  @Test func `What cannot be read never becomes a golden`() throws {
    guard case .unreadableActual = suite.run(.record).verify(png: [1, 2, 3], "Suite/name").result else {
      Issue.record("three bytes are no picture")
      return
    }
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == nil)
  }

  @Test(arguments: ["version https://git-lfs.github.com/spec/v1\n", ""])
  func `A golden that cannot be read fails`(content: String) throws {
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
  func `An unfit name fails and says what would be one`(name: String) {
    guard case .unfitName(let reason) = suite.run().verify(png: golden, name).result else {
      Issue.record("\(name) is no name")
      return
    }
    #expect(reason.contains("such as") || reason.contains("letters"))
  }

  @Test func `What cannot be set aside is named`() throws {
    try suite.folder.file("Goldens/.pending", "a file in the way")
    let outcome = suite.run().verify(png: golden, "Suite/name")
    #expect(outcome.result == .missing)
    #expect(outcome.notes.contains { $0.contains(suite.goldens.path + "/.pending") && $0.contains("not a directory") })
  }

  @Test func `Any number of threads may use a run`() async throws {
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
    try run.finish(exitStatus: 0)
    #expect(try suite.goldens.pending().count == 24)
    let ledger = try #require(try suite.goldens.ledgers().first)
    #expect(ledger.entries.count == 48)
    #expect(ledger.isComplete)
  }

  /// What is in the way of the ledger, and the reason that the system gives.
  private static let obstacles: [(put: @Sendable (TemporaryFolder) throws -> Void, reason: String)] = [
    ({ try $0.file("Goldens/.ledger", "a file where the folder has to be") }, "not a directory"),
    ({ try $0.file("Goldens/.ledger/tests-1000-1.jsonl/file", "a folder where the file has to be") }, "is a directory"),
    (
      { folder in
        try folder.file("Goldens/.ledger/.gitignore", "*")
        try folder.link("Goldens/.ledger/tests-1000-1.jsonl", to: "/dev/full")
      }, "no space left on device"
    ),
  ]

  @Test(arguments: obstacles.indices)
  func `A ledger that cannot be written is told once at a golden and thrown at the end`(obstacle: Int) throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let (put, reason) = Self.obstacles[obstacle]
    try put(suite.folder)
    let run = suite.run()
    let outcomes = (0..<2).map { _ in run.verify(png: golden, "Suite/name") }
    #expect(outcomes.allSatisfy { $0.isPassed })
    let note = try #require(outcomes[0].notes.first)
    #expect(note.contains(suite.goldens.path + "/.ledger") && note.lowercased().contains(reason), "\(note)")
    #expect(outcomes[1].notes.isEmpty)
    let error = try #require(throws: GoldenError.self) { try run.finish(exitStatus: 0) }
    #expect(note.hasSuffix(": \(error)"))
  }
}
