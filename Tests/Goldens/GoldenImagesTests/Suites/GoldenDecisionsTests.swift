import GoldenImages
import JSON
import TestSupport
import Testing

@Suite struct GoldenDecisionsTests {
  private let golden = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 2]]).bytes
  private let other = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 9]]).bytes
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  private func decided(_ choices: [String: GoldenDecisions.Choice]) throws -> GoldenDecisions {
    GoldenDecisions(
      try suite.goldens.pending().compactMap { pending in
        choices[pending.name.name].map { GoldenDecisions.Entry($0, pending) }
      })
  }

  @Test func `What was decided is done`() throws {
    for name in ["a", "b", "c"] {
      try suite.folder.file("Goldens/Suite/\(name).png", golden)
      _ = suite.run().verify(png: other, "Suite/\(name)")
    }
    let decisions = try decided(["a": .approve, "b": .reject, "c": .skip])
    let read = try GoldenDecisions(json: decisions.json, file: "decisions.json")
    #expect(read == decisions)
    #expect(suite.goldens.apply(read).map(\.action) == [.approved, .rejected, .skipped])
    #expect(suite.folder.bytes("Goldens/Suite/a.png") != golden)
    #expect(suite.folder.bytes("Goldens/Suite/b.png") == golden)
    #expect(try suite.goldens.pending().map(\.name.name) == ["c"])
  }

  @Test func `What is no longer what was reviewed is left`() throws {
    for name in ["actual", "golden", "gone"] {
      try suite.folder.file("Goldens/Suite/\(name).png", golden)
      _ = suite.run().verify(png: other, "Suite/\(name)")
    }
    let decisions = try decided(["actual": .approve, "golden": .reject, "gone": .approve])
    let third = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 10]]).bytes
    _ = suite.run().verify(png: third, "Suite/actual")
    try suite.folder.file("Goldens/Suite/golden.png", third)
    _ = suite.run().verify(png: other, "Suite/golden")
    _ = suite.run().verify(png: golden, "Suite/gone")
    #expect(
      suite.goldens.apply(decisions).map(\.action)
        == [.refused(.notWhatWasReviewed), .refused(.notWhatWasReviewed), .refused(.notPending)])
    #expect(suite.folder.bytes("Goldens/Suite/actual.png") == golden)
  }

  @Test(arguments: [
    (#"{ "decisions": [] }"#, "1:1", "format"),
    (#"{ "format": "seatmap-golden-decisions/2", "decisions": [] }"#, "1:13", "seatmap-golden-decisions/1"),
    (#"{ "format": "seatmap-golden-decisions/1" }"#, "1:1", "decisions"),
    (
      #"{ "format": "seatmap-golden-decisions/1", "decisions": [{ "file": "a/b.png", "decision": "aprove" }] }"#,
      "1:90",
      "did you mean \"approve\""
    ),
    (#"{ "format": "seatmap-golden-decisions/1", "decisions": [{ "file": "../b.png" }] }"#, "1:67", "a golden's file"),
    (#"{ "format": "seatmap-golden-decisions/1", "decision": [] }"#, "1:43", "did you mean \"decisions\""),
  ])
  func `Faults are named with their place`(json: String, place: String, words: String) {
    let error = #expect(throws: GoldenError.self) { try GoldenDecisions(json: Array(json.utf8), file: "d.json") }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("d.json:\(place):"), "\(text)")
    #expect(text.contains(words), "\(text)")
  }

  @Test func `Two decisions about one file are a fault`() throws {
    _ = suite.run().verify(png: golden, "Suite/a")
    let entry = GoldenDecisions.Entry(.approve, try #require(try suite.goldens.pending().first))
    #expect(throws: GoldenError.self) {
      try GoldenDecisions(json: GoldenDecisions([entry, entry]).json, file: "decisions.json")
    }
  }
}
