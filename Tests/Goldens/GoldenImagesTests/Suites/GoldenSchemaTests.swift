import GoldenImages
import JSON
import Support
import TestSupport
import Testing

/// The schemas, in the view of another implementation, against what is written and against what readers refuse.
@Suite struct GoldenSchemaTests {
  private func isValid(_ json: [UInt8], _ schema: GoldenSchema) throws -> Bool {
    let outcome = try ExternalProgram("python3").run(
      [RepositoryFiles.path("Tools/check-schema"), "schema.json", "file.json"],
      files: ["schema.json": Array(schema.text.utf8), "file.json": json])
    // The status by which the tool says that Debian's package is not there.
    if outcome.status == 3 { try Test.cancel("python3-jsonschema is not installed") }
    try #require(outcome.status == 0, "\(outcome.messages)")
    return outcome.text.hasPrefix("valid ")
  }

  @Test func `What is written is valid`() throws {
    let suite = try GoldenSuite()
    let png = PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 2]]).bytes
    try suite.folder.file("Goldens/Suite/a.png", PNGFile(width: 2, height: 1, kind: .gray, rows: [[1, 3]]).bytes)
    try suite.folder.file("Goldens/Suite/a.txt", "text\n")
    let run = suite.run()
    _ = run.verify(png: png, "Suite/a", caller: GoldenCaller(file: "Tests/A.swift", line: 3))
    _ = run.verify(text: "other\n", "Suite/a")
    _ = run.verify(png: png, "Suite/new")
    let pending = try suite.goldens.pending()
    #expect(pending.count == 3)
    for golden in pending { #expect(try isValid(golden.facts.json, .facts)) }
    #expect(try isValid(GoldenDecisions(pending.map { .init(.approve, $0) }).json, .decisions))
    let tolerances: [Tolerance?] = [
      nil, .exact, .near, .near(largestDelta: 9), .antialiasing, .pixelmatch(PixelmatchOptions(.v7)),
      .fuzzy(FuzzyBounds(delta: 0...9, pixels: 1...Int.max, largestShare: 0.5)),
    ]
    let mask = GoldenMask(
      rectangles: [PixelRectangle(x: -1, y: 0, width: 2, height: 3)], paths: ["M0 0H1V1Z"], pictures: ["a.mask.png"])
    for tolerance in tolerances {
      let sidecar = GoldenSidecar(
        tolerance: tolerance, mask: mask, reason: "fonts", expires: CalendarDay("2027-03-31"), expectedFailure: "known"
      )
      #expect(try GoldenSidecar(json: sidecar.json, file: "a.json") == sidecar)
      #expect(try isValid(sidecar.json, .sidecar))
    }
  }

  @Test(arguments: [
    (#"{ "format": "seatmap-goldens/1" }"#, true),
    (
      """
      { "format": "seatmap-goldens/1", "canonicalPlatform": "linux-x86_64", "tolerance": "near:1",
        "toleranceOnOtherPlatforms": { "fuzzy": { "delta": [0, 8], "pixels": [0, null] } },
        "suites": { "Maps": { "tolerance": 3 } }, "budgets": { "largestFile": 1, "folder": 2 },
        "runs": ["tests"], "keep": ["mac/*"] }
      """, true
    ),
    (#"{}"#, false), (#"{ "format": "seatmap-goldens/1", "runs": "tests" }"#, false),
    (#"{ "format": "seatmap-goldens/1", "budgets": { "folder": 0 } }"#, false),
    (#"{ "format": "seatmap-goldens/1", "canonicalPlatform": "Linux" }"#, false),
    (#"{ "format": "seatmap-goldens/1", "suites": { "Maps": { "tolerence": 3 } } }"#, false),
    (#"{ "format": "seatmap-goldens/1", "tolerance": "loose" }"#, false),
    (#"{ "format": "seatmap-goldens/1", "tolerance": { "near": 1, "antialiasing": 2 } }"#, false),
  ])
  func `Reader and schema agree about configurations`(json: String, isGood: Bool) throws {
    #expect(try isValid(Array(json.utf8), .configuration) == isGood)
    if isGood {
      _ = try GoldenConfiguration(json: Array(json.utf8))
    } else {
      #expect(throws: GoldenError.self) { try GoldenConfiguration(json: Array(json.utf8)) }
    }
  }

  @Test(arguments: [
    (#""tolerance": "exact""#, true), (#""tolerance": "near""#, false), (#""tolerance": "near", "reason": "x""#, true),
    (#""mask": {}"#, false), (#""mask": { "pictures": ["../a.mask.png"] }, "reason": "x""#, false),
    (#""mask": { "rectangles": [[0, 0, 0, 1]] }, "reason": "x""#, false), (#""reason": " ""#, false),
    (#""expires": "tomorrow""#, false), (#""expectedFailure": "known""#, true),
  ])
  func `Reader and schema agree about sidecars`(fields: String, isGood: Bool) throws {
    let json = Array(#"{ "format": "seatmap-golden-sidecar/1", \#(fields) }"#.utf8)
    #expect(try isValid(json, .sidecar) == isGood)
    if isGood {
      _ = try GoldenSidecar(json: json, file: "a.json")
    } else {
      #expect(throws: GoldenError.self) { try GoldenSidecar(json: json, file: "a.json") }
    }
  }
}
