import GoldenImages
import GoldenReview
import ImageFiles
import Testing

struct PendingGoldenReportTests {
  private func pending(
    _ path: String, _ reason: GoldenFacts.Reason, isBlank: Bool = false, expected: [UInt8]? = nil, actual: [UInt8],
    mask: [UInt8]? = nil
  ) throws -> PendingGolden {
    var facts = GoldenFacts(
      file: try SampleGoldens.file(path), reason: reason, platform: try #require(Platform("linux-arm64")),
      summary: "it differs", isBlank: isBlank, actualDigest: ContentDigest(of: actual))
    facts.expectedDigest = expected.map { ContentDigest(of: $0) }
    facts.maskDigest = mask.map { ContentDigest(of: $0) }
    facts.group = "g1"
    facts.caller = GoldenCaller(file: "Tests/SeatTests.swift", line: 3)
    return PendingGolden(folder: "Goldens/.pending/" + path, facts: facts)
  }

  @Test func `Pictures are compared anew`() throws {
    let before = try SampleGoldens.picture(4, 3, [0, 0, 0, 255]).png()
    let after = try SampleGoldens.picture(4, 3, [9, 0, 0, 255]).png()
    let golden = ReportedGolden(
      try pending("Seats/round.png", .differs, expected: before, actual: after), expected: before, actual: after)
    #expect(golden.state == .differs)
    #expect(golden.reasons == ["it differs"])
    #expect(golden.expected == .picture(before))
    #expect(golden.comparison?.differingPixels == 12)
    #expect(golden.comparison?.largestDelta == 9)
    #expect(golden.group == "g1")
    #expect(golden.actualDigest == ContentDigest(of: after))
    #expect(golden.refusal == nil)
  }

  @Test func `What was masked does not count in the report either`() throws {
    let before = try SampleGoldens.picture(4, 3, [0, 0, 0, 255]).png()
    let after = try SampleGoldens.picture(4, 3, [9, 0, 0, 255]).png()
    let topRow = PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: 9, height: 1)])
    let mask = try topRow.picture(width: 4, height: 3).png()
    let golden = ReportedGolden(
      try pending("Seats/round.png", .differs, expected: before, actual: after, mask: mask), expected: before,
      actual: after, mask: mask)
    #expect(golden.comparison?.maskedPixels == 4)
    #expect(golden.comparison?.differingPixels == 8)
    #expect(golden.mask == mask)
    let page = String(decoding: GoldenReport(title: "Goldens", goldens: [golden]).html(), as: UTF8.self)
    #expect(page.contains(#""mask":2"#))
    #expect(page.ranges(of: #"id="picture-"#).count == 3)
  }

  @Test(arguments: ["expected", "actual", "mask"])
  func `A file that is not what was set aside is not shown and not approved`(role: String) throws {
    let files = try (1...3).map { try SampleGoldens.picture(2, 2, [UInt8($0), 0, 0, 255]).png() }
    let swapped = try SampleGoldens.picture(2, 2, [99, 0, 0, 255]).png()
    let golden = ReportedGolden(
      try pending("Seats/round.png", .differs, expected: files[0], actual: files[1], mask: files[2]),
      expected: role == "expected" ? swapped : files[0], actual: role == "actual" ? swapped : files[1],
      mask: role == "mask" ? swapped : files[2])
    #expect(golden.refusal == .damaged("Goldens/.pending/Seats/round.png/\(role).png is not what the facts say"))
    #expect((golden.expected == nil) == (role == "expected"))
    #expect((golden.actual == nil) == (role == "actual"))
    #expect((golden.mask == nil) == (role == "mask"))
  }

  @Test func `Texts come with their difference`() throws {
    let (before, after) = (Array("a\n".utf8), Array("b\n".utf8))
    let golden = ReportedGolden(
      try pending("Seats/round.svg", .differs, expected: before, actual: after), expected: before, actual: after)
    #expect(golden.expected == .text("a\n"))
    #expect(golden.unifiedDifference == "--- expected\n+++ actual\n@@ -1 +1 @@\n-a\n+b\n")
    #expect(golden.comparison == nil)
  }

  @Test func `What cannot be read is told of and not shown`() throws {
    let actual = try SampleGoldens.picture(1, 1, [0, 0, 0, 255]).png()
    let golden = ReportedGolden(
      try pending("Seats/round.png", .unreadable, expected: [1, 2, 3], actual: actual), expected: [1, 2, 3],
      actual: actual)
    #expect(golden.state == .unreadable)
    #expect(golden.expected == nil)
    #expect(golden.reasons.count == 2)
    #expect(golden.reasons.last?.hasPrefix("the expected picture cannot be shown: ") == true)
  }

  @Test func `Refusals are foreseen`() throws {
    let bytes = try SampleGoldens.picture(1, 1, [0, 0, 0, 255]).png()
    let blank = try pending("Seats/round.png", .missing, isBlank: true, actual: bytes)
    #expect(ReportedGolden(blank, expected: nil, actual: bytes).refusal == .blank)
    #expect(ReportedGolden(blank, expected: nil, actual: bytes, isStale: true).refusal == .stale)
    let lost = try pending("Seats/round.png", .missing, actual: bytes)
    #expect(
      ReportedGolden(lost, expected: nil, actual: nil).refusal
        == .damaged("Goldens/.pending/Seats/round.png/actual.png cannot be read"))
  }
}
