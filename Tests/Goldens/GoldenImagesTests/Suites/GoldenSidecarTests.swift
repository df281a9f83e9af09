import GoldenImages
import Support
import TestSupport
import Testing

@Suite struct GoldenSidecarTests {
  private let golden = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 2]]).bytes
  private let other = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 9]]).bytes
  private let suite: GoldenSuite

  init() throws {
    suite = try GoldenSuite()
    try suite.folder.file("Goldens/Suite/map.png", golden)
  }

  private func sidecar(_ fields: String) throws {
    try suite.folder.file("Goldens/Suite/map.json", #"{ "format": "seatmap-golden-sidecar/1", \#(fields) }"#)
  }

  @Test func `A known difference lets the test pass and its end makes it fail`() throws {
    try sidecar(#""expectedFailure": "the row is drawn twice""#)
    let outcome = suite.run().verify(png: other, "Suite/map")
    #expect(outcome.result == .failedAsExpected("the row is drawn twice"))
    #expect(outcome.isPassed)
    #expect(try suite.goldens.pending().isEmpty)
    let mended = suite.run().verify(png: golden, "Suite/map")
    #expect(mended.result == .passedUnexpectedly)
    #expect(!mended.isPassed)
  }

  @Test func `A known difference from what this run wrote does not pass`() throws {
    try sidecar(#""expectedFailure": "the row is drawn twice""#)
    try suite.folder.remove("Goldens/Suite/map.png")
    let run = suite.run(.record)
    #expect(run.verify(png: golden, "Suite/map").result == .recorded)
    #expect(run.verify(png: other, "Suite/map").result == .recorded)
  }

  @Test func `A known difference is not recorded`() throws {
    try sidecar(#""expectedFailure": "the row is drawn twice""#)
    #expect(suite.run(.record).verify(png: other, "Suite/map").isPassed)
    #expect(suite.folder.bytes("Goldens/Suite/map.png") == golden)
  }

  @Test func `The tests tolerance counts before the sidecars and that before the suites`() throws {
    try suite.folder.file(
      "Goldens/goldens.json", #"{ "format": "seatmap-goldens/1", "suites": { "Suite": { "tolerance": "near" } } }"#)
    let nearly = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 4]]).bytes
    #expect(suite.run().verify(png: nearly, "Suite/map").isPassed)
    try sidecar(#""tolerance": "exact""#)
    #expect(suite.run().verify(png: nearly, "Suite/map").result == .differs)
    #expect(suite.run().verify(png: nearly, "Suite/map", tolerance: .near).isPassed)
  }

  @Test(arguments: [
    (#""tolerance": "near""#, "reason"), (#""reason": "  ""#, "expected words"),
    (#""expires": "2026-02-30""#, "2027-03-31"), (#""tolerence": "exact""#, "did you mean \"tolerance\""),
    (#""reason": "a", "reason": "b""#, "stands twice"),
  ])
  func `A sidecar that is wrong fails the test and says where`(fields: String, words: String) throws {
    try sidecar(fields)
    guard case .failed(let error) = suite.run().verify(png: golden, "Suite/map").result else {
      Issue.record("the sidecar was taken")
      return
    }
    #expect(error.description.hasPrefix("\(suite.goldens.path)/Suite/map.json:1:"))
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func `Reads what it writes`() throws {
    var sidecar = GoldenSidecar(tolerance: .near, reason: "text", expires: CalendarDay("2027-03-31"))
    #expect(try GoldenSidecar(json: sidecar.json, file: "map.json") == sidecar)
    sidecar = GoldenSidecar(expectedFailure: "a fault")
    #expect(try GoldenSidecar(json: sidecar.json, file: "map.json") == sidecar)
  }
}
