import Foundation
import GoldenImages
import GoldenReview
import TestSupport
import Testing

struct ReportJSONTests {
  @Test func `The schema accepts reports and refuses what is none`() throws {
    let report = String(decoding: try SampleGoldens.report().json(), as: UTF8.self)
    let files: KeyValuePairs = [
      "full.json": report,
      "empty.json": String(decoding: GoldenReport(title: "", goldens: []).json(), as: UTF8.self),
      "format.json": report.replacingOccurrences(of: "report/1", with: "report/2"),
      "state.json": report.replacingOccurrences(of: "\"missing\",", with: "\"gone\","),
      "delta.json": report.replacingOccurrences(of: "\"largestDelta\": 7", with: "\"largestDelta\": 256"),
      "key.json": report.replacingOccurrences(of: "\"group\"", with: "\"gruop\""),
    ]
    let outcome = try ExternalProgram("python3").run(
      [RepositoryFiles.path("Tools/check-schema"), "schema.json"] + files.map(\.key),
      files: Dictionary(uniqueKeysWithValues: files.map { ($0.key, Array($0.value.utf8)) }).merging(
        ["schema.json": Array(GoldenReport.schema.utf8)]) { $1 })
    // The status by which the tool says that Debian's package is not there.
    if outcome.status == 3 { try Test.cancel("python3-jsonschema is not installed") }
    try #require(outcome.status == 0, "\(outcome.messages)")
    let verdicts = outcome.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(verdicts == ["valid", "valid", "invalid", "invalid", "invalid", "invalid"], "\(outcome.text)")
  }

  @Test func `The report says what is known`() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(try SampleGoldens.report().json())) as? [String: Any])
    #expect(root["passed"] as? Bool == false)
    #expect(
      root["counts"] as? [String: Int] == ["passed": 2, "differs": 1, "missing": 1, "unreadable": 1, "problems": 1])
    let goldens = try #require(root["goldens"] as? [[String: Any]])
    #expect(goldens.map { $0["file"] as? String }.last == "Seats/square.png")
    let first = goldens[0]
    #expect(first["platform"] as? String == "linux-arm64")
    #expect(first["reasons"] as? [String] == ["12 pixels differ", SampleGoldens.hostile])
    #expect((first["test"] as? [String: Any])?["line"] as? Int == 12)
    let comparison = try #require(first["comparison"] as? [String: Any])
    #expect(comparison["differingPixels"] as? Int == 12)
    #expect(comparison["largestDelta"] as? Int == 7)
    #expect(comparison["bounds"] as? [String: Int] == ["x": 0, "y": 0, "width": 4, "height": 3])
    #expect(
      comparison["clusters"] as? [[String: Int]] == [
        ["x": 0, "y": 0, "width": 4, "height": 3, "pixels": 12, "largestDelta": 7]
      ])
  }

  @Test func `A report is the same bytes each time`() throws {
    #expect(try SampleGoldens.report().json() == SampleGoldens.report().json())
    #expect(try SampleGoldens.report().html() == SampleGoldens.report().html())
    #expect(try SampleGoldens.report().junit() == SampleGoldens.report().junit())
  }
}
