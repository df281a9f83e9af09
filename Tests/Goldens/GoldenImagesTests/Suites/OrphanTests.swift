import GoldenImages
import TestSupport
import Testing

@Suite struct OrphanTests {
  private let png = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 2]]).bytes
  private let suite: GoldenSuite

  init() throws {
    suite = try GoldenSuite()
    try configure(#""runs": ["tests"]"#)
    for name in ["used", "lost"] { try suite.folder.file("Goldens/Suite/\(name).png", png) }
  }

  private func configure(_ fields: String) throws {
    try suite.folder.file("Goldens/goldens.json", #"{ "format": "seatmap-goldens/1", \#(fields) }"#)
  }

  /// One run of a label from beginning to end.
  private func run(
    _ names: [String], label: String = "tests", isFiltered: Bool = false, exitStatus: Int? = 0, start: Int = 1000,
    platform: String = "linux-x86_64"
  ) throws {
    let run = suite.run(platform: platform, label: label, isFiltered: isFiltered, start: start)
    for name in names { _ = run.verify(png: png, name) }
    if let exitStatus { try run.finish(exitStatus: exitStatus) }
  }

  private var orphans: [String] {
    get throws { try suite.goldens.orphans().orphans.map(\.golden.description) }
  }

  @Test func `What a complete run did not touch is an orphan and goes with its files`() throws {
    try suite.folder.file("Goldens/Suite/lost@macos-arm64.png", png)
    try suite.folder.file("Goldens/Suite/lost.json", #"{ "format": "seatmap-golden-sidecar/1" }"#)
    try run(["Suite/used"])
    let report = try suite.goldens.orphans()
    #expect(report.isComplete)
    #expect(report.orphans.map(\.golden.description) == ["Suite/lost.png"])
    #expect(report.unknown.isEmpty)
    let removed = try suite.goldens.removeOrphans().removed
    #expect(
      removed.map { $0.dropFirst(suite.goldens.path.count + 1) } == [
        "Suite/lost.png", "Suite/lost@macos-arm64.png", "Suite/lost.json",
      ])
    #expect(try TemporaryFolder.names(in: suite.goldens.path + "/Suite") == ["used.png"])
  }

  @Test func `Texts are part of it and a text of the same name is its own golden`() throws {
    try suite.folder.file("Goldens/Suite/used.svg", "<svg/>\n")
    try run(["Suite/used"])
    #expect(try orphans == ["Suite/lost.png", "Suite/used.svg"])
  }

  @Test(
    arguments: [
      (true, 0, OrphanReport.Obstacle.filtered(label: "tests")),
      (false, nil, .unfinished(label: "tests")),
      (false, 1, .failed(label: "tests", exitStatus: 1)),
    ] as [(Bool, Int?, OrphanReport.Obstacle)])
  func `A run that is not complete makes no orphans`(
    isFiltered: Bool, exitStatus: Int?, obstacle: OrphanReport.Obstacle
  ) throws {
    try run(["Suite/used"], isFiltered: isFiltered, exitStatus: exitStatus)
    let report = try suite.goldens.orphans()
    #expect(report.orphans.isEmpty)
    #expect(report.unknown.map(\.golden.description) == ["Suite/lost.png"])
    #expect(report.obstacles == [obstacle])
    #expect(try suite.goldens.removeOrphans().removed.isEmpty)
    #expect(suite.folder.bytes("Goldens/Suite/lost.png") == png)
  }

  @Test func `A filtered run after a complete one touches and stands in the way`() throws {
    try run(["Suite/used"], start: 1000)
    try run(["Suite/lost"], isFiltered: true, start: 2000)
    let report = try suite.goldens.orphans()
    #expect(report.orphans.isEmpty)
    #expect(!report.isComplete)
  }

  @Test func `The latest complete run counts and not what earlier ones touched`() throws {
    try run(["Suite/used", "Suite/lost"], start: 1000)
    try run(["Suite/used"], start: 2000)
    #expect(try orphans == ["Suite/lost.png"])
  }

  @Test func `Goldens that came after the run are not judged`() throws {
    try run(["Suite/used"])
    try suite.folder.file("Goldens/Suite/pulled.png", png)
    let report = try suite.goldens.orphans()
    #expect(report.orphans.map(\.golden.description) == ["Suite/lost.png"])
    #expect(report.unknown.map(\.golden.description) == ["Suite/pulled.png"])
    #expect(report.unknown.map(\.reason) == [.newerThanRun(label: "tests")])
  }

  @Test func `Every declared run has to be there`() throws {
    try configure(#""runs": ["tests", "xctest"]"#)
    try run(["Suite/used"])
    #expect(try suite.goldens.orphans().obstacles == [.noRun(label: "xctest")])
    #expect(try orphans.isEmpty)
    try run(["Suite/lost"], label: "xctest")
    #expect(try suite.goldens.orphans().isComplete)
    #expect(try orphans.isEmpty)
    try run([], label: "xctest", start: 3000)
    #expect(try orphans.isEmpty)
  }

  @Test func `Shards are one run together`() throws {
    try configure(#""runs": ["shard 1", "shard 2"]"#)
    try suite.folder.file("Goldens/Suite/third.png", png)
    try run(["Suite/used"], label: "shard 1")
    try run(["Suite/third"], label: "shard 2")
    #expect(try suite.goldens.orphans().isComplete)
    #expect(try orphans == ["Suite/lost.png"])
  }

  @Test func `Runs that are not declared name orphans but remove none`() throws {
    try suite.folder.remove("Goldens/goldens.json")
    try run(["Suite/used"])
    let report = try suite.goldens.orphans()
    #expect(report.orphans.count == 1)
    #expect(report.obstacles == [.runsNotDeclared(seen: ["tests"])])
    #expect(report.obstacles.first?.description.contains(#""runs": ["tests"]"#) == true)
    #expect(try suite.goldens.removeOrphans().removed.isEmpty)
  }

  @Test func `Without any run nothing is said`() throws {
    let report = try suite.goldens.orphans()
    #expect(report.orphans.isEmpty)
    #expect(report.unknown.count == 2)
    #expect(report.obstacles == [.noRun(label: "tests")])
  }

  @Test func `What a test could not look at is no orphan`() throws {
    let run = suite.run()
    _ = run.verify(png: png, "Suite/used")
    run.skip("Suite/lost")
    try run.finish(exitStatus: 0)
    #expect(try orphans.isEmpty)
  }

  @Test func `What is kept is no orphan`() throws {
    try configure(#""runs": ["tests"], "keep": ["Suite/lo*"]"#)
    try run(["Suite/used"])
    #expect(try orphans.isEmpty)
  }

  @Test func `Variants of platforms without a run are not judged`() throws {
    try suite.folder.file("Goldens/Suite/mac@macos-arm64.png", png)
    try suite.folder.file("Goldens/Suite/system@linux.png", png)
    try run(["Suite/used"])
    let report = try suite.goldens.orphans()
    #expect(report.orphans.map(\.golden.description) == ["Suite/lost.png", "Suite/system.png"])
    #expect(report.unknown.map(\.reason) == [.otherPlatform])
  }

  @Test func `A run on another than the canonical platform removes nothing`() throws {
    try configure(#""runs": ["tests"], "canonicalPlatform": "linux-x86_64""#)
    try run(["Suite/used"], platform: "macos-arm64")
    let platform = try #require(Platform("macos-arm64"))
    #expect(try suite.goldens.orphans().obstacles == [.otherPlatform(label: "tests", platform)])
  }

  @Test func `A ledger that was cut anywhere is never complete`() throws {
    try run(["Suite/used"])
    let path = "Goldens/.ledger/tests-1000-1.jsonl"
    let bytes = try #require(suite.folder.bytes(path))
    #expect(try suite.goldens.orphans().isComplete)
    for length in 0..<bytes.count - 1 {
      try suite.folder.file(path, Array(bytes.prefix(length)))
      try #require(try !suite.goldens.orphans().isComplete, "\(length)")
      try #require(try orphans.isEmpty, "\(length)")
    }
  }

  @Test func `Old ledgers go but not the latest complete one`() throws {
    try run(["Suite/used"], start: 1)
    try run(["Suite/used", "Suite/lost"], start: 2)
    for start in 3..<40 { try run(["Suite/used"], isFiltered: true, start: start) }
    let ledgers = try suite.goldens.ledgers()
    #expect(ledgers.count < 20)
    #expect(ledgers.first?.header.start == 2)
    #expect(try orphans.isEmpty)
  }
}
