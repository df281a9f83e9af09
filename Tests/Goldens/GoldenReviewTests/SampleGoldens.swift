import GoldenImages
import GoldenReview
import ImageFiles
import Testing

/// Goldens and a report for tests, one of each state, with texts that try to leave their place.
enum SampleGoldens {
  /// Text that would end a script, a tag, an attribute, a CDATA section or a table's cell.
  static let hostile = "</script><script>alert(1)</script> \"'&]]>|`*_\u{1B}[31m\u{0}\u{FFFE}\n<!-- \u{2028}"

  static func file(_ path: String) throws -> GoldenFile { try #require(GoldenFile(path)) }

  /// A picture of one colour.
  static func picture(_ width: Int, _ height: Int, _ color: [UInt8]) -> RGBAImage {
    RGBAImage(width: width, height: height, samples: (0..<width * height).flatMap { _ in color })
  }

  static func differing(_ path: String = "Seats/round@linux-arm64.png") throws -> ReportedGolden {
    let (before, after) = (picture(4, 3, [10, 20, 30, 255]), picture(4, 3, [10, 20, 37, 255]))
    var golden = ReportedGolden(try file(path), .differs, reasons: ["12 pixels differ", hostile])
    golden.expected = .picture(try before.png())
    golden.actual = .picture(try after.png())
    golden.expectedDigest = ContentDigest(of: try before.png())
    golden.actualDigest = ContentDigest(of: try after.png())
    golden.comparison = ImageComparison(expected: before, actual: after)
    golden.tolerance = ToleranceInForce(.exact, from: hostile)
    golden.caller = GoldenCaller(file: "Tests/<Seats>.swift", line: 12)
    golden.group = "g1"
    golden.refusal = .stale
    return golden
  }

  static func report() throws -> GoldenReport {
    GoldenReport(
      title: "Goldens " + hostile,
      goldens: [
        try differing(),
        ReportedGolden(try file("Seats/new.png"), .missing, reasons: ["there is no golden"]),
        ReportedGolden(try file("Maps/torn.png"), .unreadable, reasons: [hostile]),
        ReportedGolden(try file("Maps/hall.svg"), .passed),
        ReportedGolden(try file("Seats/square.png"), .passed),
      ],
      problems: [ReportedProblem(subject: "Seats/" + hostile, message: hostile)])
  }
}
