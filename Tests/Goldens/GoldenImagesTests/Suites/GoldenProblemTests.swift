import GoldenImages
import Support
import TestSupport
import Testing

@Suite struct GoldenProblemTests {
  private let png = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 2]]).bytes
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  private var problems: [String: GoldenProblem.Fault] {
    get throws {
      let today = try #require(CalendarDay("2026-11-30"))
      let problems = try suite.goldens.problems(on: today)
      let named = problems.map { (String($0.path.dropFirst(suite.goldens.path.count + 1)), $0.fault) }
      return Dictionary(named) { first, _ in first }
    }
  }

  @Test func `A good folder has none`() throws {
    try suite.folder.file("Goldens/Suite/map.png", png)
    try suite.folder.file(
      "Goldens/Suite/map@macos-arm64.png", PNGFile(width: 1, height: 1, kind: .gray, rows: [[0]]).bytes)
    try suite.folder.file("Goldens/Suite/map.json", #"{ "format": "seatmap-golden-sidecar/1" }"#)
    try suite.folder.file("Goldens/Suite/list.txt", "text")
    try suite.folder.file("Goldens/Suite/plan.json", "{}")
    _ = suite.run().verify(png: png, "Suite/other")
    #expect(try problems.isEmpty)
    #expect(
      try suite.goldens.files().map(\.path) == [
        "Suite/list.txt", "Suite/map.png", "Suite/map@macos-arm64.png", "Suite/plan.json",
      ])
    #expect(try GoldenFolder(suite.folder.path("none")).problems(on: CalendarDay(secondsSince1970: 0)).isEmpty)
  }

  @Test func `Files that are no goldens are named`() throws {
    for name in ["Suite/Map.png", "Suite/two words.png", "Suite/photo.jpeg", "Suite/deep/map.png", "stray.png"] {
      try suite.folder.file("Goldens/\(name)", png)
    }
    try suite.folder.file("Goldens/Suite/.map.png.4711-1", png)
    let problems = try problems
    for name in ["Suite/Map.png", "Suite/two words.png", "Suite/photo.jpeg", "Suite/deep", "stray.png"] {
      #expect(problems[name] == .unfitName)
    }
    #expect(problems["Suite/.map.png.4711-1"] == .leftover)
    #expect(problems.count == 6)
  }

  @Test func `Masks that no sidecar names are left over`() throws {
    // A byte less than the golden and the three masks have.
    let (bytes, limit) = (4 * png.count, 4 * png.count - 1)
    try suite.folder.file(
      "Goldens/goldens.json",
      #"{ "format": "seatmap-goldens/1", "budgets": { "largestFile": 100, "folder": \#(limit) } }"#)
    for name in ["Suite/map.png", "Suite/map.mask.png", "Suite/old.mask.png", "Other/map.mask.png"] {
      try suite.folder.file("Goldens/\(name)", png)
    }
    try suite.folder.file(
      "Goldens/Suite/map.json",
      #"{ "format": "seatmap-golden-sidecar/1", "mask": { "pictures": ["map.mask.png"] }, "reason": "a clock" }"#)
    #expect(
      try problems == [
        "Suite/old.mask.png": .maskWithoutSidecar, "Other/map.mask.png": .maskWithoutSidecar,
        "": .folderTooLarge(bytes: bytes, limit: limit),
      ])
    try suite.folder.file("Goldens/Suite/map.mask.png", png + [UInt8](repeating: 0, count: 101))
    #expect(try problems["Suite/map.mask.png"] == .tooLarge(bytes: png.count + 101, limit: 100))
  }

  @Test func `What cannot be read is named with the reason`() throws {
    try suite.folder.file("Goldens/goldens.json", "{ \"format\": \"seatmap-goldens/1\",\n \"tolerence\": \"near\" }")
    try suite.folder.file("Goldens/Suite/map.png", Array(png.dropLast(20)))
    try suite.folder.file("Goldens/Suite/map.json", #"{ "format": "seatmap-golden-sidecar/1", "tolerance": "near" }"#)
    try suite.folder.file("Goldens/Suite/list.txt", "version https://git-lfs.github.com/spec/v1\n")
    let problems = try problems
    for (name, words) in [
      (
        "goldens.json",
        "goldens.json:2:2: tolerence: the configuration of goldens has no key \"tolerence\"; did you mean"
      ),
      ("Suite/map.json", "needs a \"reason\""), ("Suite/list.txt", "git lfs pull"), ("Suite/map.png", ""),
    ] {
      guard case .unreadable(let reason) = problems[name] else {
        Issue.record("\(name): \(String(describing: problems[name]))")
        continue
      }
      #expect(words.isEmpty || reason.contains(words), "\(reason)")
    }
  }

  @Test func `Budgets are kept`() throws {
    try suite.folder.file(
      "Goldens/goldens.json", #"{ "format": "seatmap-goldens/1", "budgets": { "largestFile": 100, "folder": 150 } }"#)
    try suite.folder.file("Goldens/Suite/a.txt", String(repeating: "a", count: 100))
    #expect(try problems.isEmpty)
    try suite.folder.file("Goldens/Suite/b.txt", String(repeating: "b", count: 101))
    let problems = try problems
    #expect(problems["Suite/b.txt"] == .tooLarge(bytes: 101, limit: 100))
    #expect(problems[""] == .folderTooLarge(bytes: 201, limit: 150))
    #expect(problems.count == 2)
  }

  @Test func `Without a configuration a file may have 200 kilobytes`() throws {
    try suite.folder.file("Goldens/Suite/a.txt", String(repeating: "a", count: 200_000))
    try suite.folder.file("Goldens/Suite/b.txt", String(repeating: "b", count: 200_001))
    #expect(try problems == ["Suite/b.txt": .tooLarge(bytes: 200_001, limit: 200_000)])
  }

  @Test(arguments: [("2026-11-29", true), ("2026-11-30", false)])
  func `What expires counts up to its day`(day: String, isExpired: Bool) throws {
    try suite.folder.file("Goldens/Suite/map.png", png)
    try suite.folder.file(
      "Goldens/Suite/map.json",
      #"{ "format": "seatmap-golden-sidecar/1", "tolerance": "near", "reason": "new font", "expires": "\#(day)" }"#)
    #expect(try problems == (isExpired ? ["Suite/map.json": .expired(try #require(CalendarDay(day)))] : [:]))
    let nearly = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 3]]).bytes
    let outcome = suite.run().verify(png: nearly, "Suite/map")
    #expect(outcome.isPassed == !isExpired)
    #expect(outcome.notes.contains { $0.contains("expired") } == isExpired)
  }

  @Test func `Sidecars and variants without a use are named`() throws {
    try suite.folder.file(
      "Goldens/goldens.json", #"{ "format": "seatmap-goldens/1", "canonicalPlatform": "linux-x86_64" }"#)
    try suite.folder.file("Goldens/Suite/map.png", png)
    try suite.folder.file(
      "Goldens/Suite/map@macos.png", PNGFile(width: 2, height: 1, kind: .rgb, rows: [[1, 1, 1, 2, 2, 2]]).bytes)
    try suite.folder.file(
      "Goldens/Suite/map@linux-x86_64.png", PNGFile(width: 1, height: 1, kind: .gray, rows: [[0]]).bytes)
    try suite.folder.file("Goldens/Suite/gone.json", #"{ "format": "seatmap-golden-sidecar/1" }"#)
    #expect(
      try problems == [
        "Suite/map@macos.png": .variantIsFallback, "Suite/map@linux-x86_64.png": .variantOfCanonicalPlatform,
        "Suite/gone.json": .sidecarWithoutGolden,
      ])
  }

  @Test func `Suites that differ in case alone are named`() throws {
    try suite.folder.file("Goldens/Suite/map.png", png)
    try suite.folder.file("Goldens/suite/map.png", png)
    #expect(try problems == ["suite": .caseCollision(with: suite.goldens.path + "/Suite")])
  }
}
