import GoldenImages
import GoldenReview
import ImageFiles
import Testing

struct PendingGoldenReportTests {
  private func pending(_ path: String, _ reason: GoldenFacts.Reason, isBlank: Bool = false) throws -> PendingGolden {
    var facts = GoldenFacts(
      file: try SampleGoldens.file(path), reason: reason, platform: try #require(Platform("linux-arm64")),
      summary: "it differs", isBlank: isBlank, actualDigest: ContentDigest(of: [1]))
    facts.group = "g1"
    facts.caller = GoldenCaller(file: "Tests/SeatTests.swift", line: 3)
    return PendingGolden(folder: "Goldens/.pending/" + path, facts: facts)
  }

  @Test func picturesAreComparedAnew() throws {
    let (before, after) = (
      SampleGoldens.picture(4, 3, [0, 0, 0, 255]), SampleGoldens.picture(4, 3, [9, 0, 0, 255])
    )
    let golden = ReportedGolden(
      try pending("Seats/round.png", .differs), expected: try before.png(), actual: try after.png())
    #expect(golden.state == .differs)
    #expect(golden.reasons == ["it differs"])
    #expect(golden.expected == .picture(try before.png()))
    #expect(golden.comparison?.differingPixels == 12)
    #expect(golden.comparison?.largestDelta == 9)
    #expect(golden.group == "g1")
    #expect(golden.actualDigest == ContentDigest(of: [1]))
    #expect(golden.refusal == nil)
  }

  @Test func textsComeWithTheirDifference() throws {
    let golden = ReportedGolden(
      try pending("Seats/round.svg", .differs), expected: Array("a\n".utf8), actual: Array("b\n".utf8),
      difference: Array("@@ -1 +1 @@\n-a\n+b\n".utf8))
    #expect(golden.expected == .text("a\n"))
    #expect(golden.unifiedDifference == "@@ -1 +1 @@\n-a\n+b\n")
    #expect(golden.comparison == nil)
  }

  @Test func whatCannotBeReadIsToldOfAndNotShown() throws {
    let golden = ReportedGolden(
      try pending("Seats/round.png", .unreadable), expected: [1, 2, 3],
      actual: try SampleGoldens.picture(1, 1, [0, 0, 0, 255]).png())
    #expect(golden.state == .unreadable)
    #expect(golden.expected == nil)
    #expect(golden.reasons.count == 2)
    #expect(golden.reasons.last?.hasPrefix("the expected picture cannot be shown: ") == true)
  }

  @Test func refusalsAreForeseen() throws {
    let bytes = try SampleGoldens.picture(1, 1, [0, 0, 0, 255]).png()
    let blank = try pending("Seats/round.png", .missing, isBlank: true)
    #expect(ReportedGolden(blank, expected: nil, actual: bytes).refusal == .blank)
    #expect(ReportedGolden(blank, expected: nil, actual: bytes, isStale: true).refusal == .stale)
    let lost = try pending("Seats/round.png", .missing)
    #expect(
      ReportedGolden(lost, expected: nil, actual: nil).refusal
        == .damaged("Goldens/.pending/Seats/round.png/actual.png cannot be read"))
  }
}
