import GoldenImages
import TestSupport
import Testing

@Suite struct GoldenTextTests {
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  @Test func `The same bytes pass and nothing else`() throws {
    try suite.folder.file("Goldens/Suite/list.txt", "one\ntwo\n")
    #expect(suite.run().verify(text: "one\ntwo\n", "Suite/list").isPassed)
    for text in ["one\ntwo", "one\r\ntwo\r\n", "one\ntwo\n\n", "One\ntwo\n", ""] {
      #expect(suite.run().verify(text: text, "Suite/list").result == .differs)
    }
    // The same to the eye, and to `==` of strings, but not to the byte.
    try suite.folder.file("Goldens/Suite/accent.txt", "\u{E9}")
    #expect(suite.run().verify(text: "e\u{301}", "Suite/accent").result == .differs)
  }

  @Test func `A difference is shown as unified diff`() throws {
    try suite.folder.file("Goldens/Suite/list.svg", "a\nb\nc\nd\ne\nf\ng\nh\n")
    let outcome = suite.run().verify(text: "a\nb\nc\nd\nE\nf\ng\nh\n", "Suite/list", .svg)
    let diff = "--- expected\n+++ actual\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n"
    #expect(outcome.textDifference == diff)
    #expect(suite.folder.text("Goldens/.pending/Suite/list.svg/difference.diff") == diff)
    #expect(outcome.pending?.facts.difference == .text(removedLines: 1, addedLines: 1))
    #expect(outcome.description.contains("-e\n+E\n"))
  }

  @Test func `Lines that end otherwise are said to be no more`() throws {
    try suite.folder.file("Goldens/Suite/list.txt", "one\r\ntwo\r\n")
    let outcome = suite.run().verify(text: "one\ntwo\n", "Suite/list")
    #expect(outcome.pending?.facts.summary.contains("only the ends of lines differ") == true)
  }

  @Test func `Picture and texts of one name are different goldens`() throws {
    try suite.folder.file("Goldens/Suite/name.txt", "text\n")
    #expect(suite.run().verify(text: "text\n", "Suite/name", .svg).result == .missing)
    #expect(suite.run().verify(text: "text\n", "Suite/name").isPassed)
    #expect(try suite.goldens.pending().map(\.file.path) == ["Suite/name.svg"])
  }

  @Test func `A JSON text may not have the name of a sidecar`() throws {
    #expect(suite.run(.record).verify(text: "{}\n", "Suite/plan", .json).result == .recorded)
    #expect(suite.run().verify(text: "{}\n", "Suite/plan", .json).isPassed)
    try suite.folder.file("Goldens/Suite/map.png", PNGFile(width: 1, height: 1, kind: .gray, rows: [[1]]).bytes)
    guard case .unfitName(let reason) = suite.run(.record).verify(text: "{}\n", "Suite/map", .json).result else {
      Issue.record("the sidecar of a picture would be overwritten")
      return
    }
    #expect(reason.contains("Suite/map.png"))
    #expect(suite.folder.bytes("Goldens/Suite/map.json") == nil)
  }

  @Test func `A pointer of Git LFS is no text`() throws {
    try suite.folder.file("Goldens/Suite/list.txt", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n")
    guard case .unreadableGolden(let reason) = suite.run().verify(text: "one\n", "Suite/list").result else {
      Issue.record("the pointer was compared")
      return
    }
    #expect(reason.contains("git lfs pull"))
  }
}
