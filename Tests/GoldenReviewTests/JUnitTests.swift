import GoldenImages
import GoldenReview
import Testing

struct JUnitTests {
  @Test func aReportOfNothingIsPassed() throws {
    let report = GoldenReport(title: "Goldens", goldens: [])
    #expect(report.isPassed)
    #expect(
      String(decoding: report.junit(), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Goldens" tests="0" failures="0" errors="0">
        </testsuites>

        """)
  }
}
