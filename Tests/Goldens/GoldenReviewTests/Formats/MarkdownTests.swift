import GoldenReview
import Testing

struct MarkdownTests {
  @Test func `Counts come first and then what did not pass`() throws {
    let golden = ReportedGolden(
      try SampleGoldens.file("Seats/a_b.png"), .differs, reasons: ["3 pixels | <b>differ</b>"])
    let report = GoldenReport(
      title: "Goldens", goldens: [ReportedGolden(try SampleGoldens.file("Seats/c.png"), .passed), golden])
    #expect(
      String(decoding: report.markdown(), as: UTF8.self) == #"""
        ## Goldens

        ❌ 1 passed, 1 differs

        | golden | state | what differs |
        |---|---|---|
        | Seats/a\_b\.png | differs | 3 pixels \| &lt;b\>differ&lt;/b\> |

        """#)
  }

  @Test func `A report that passed has no table`() throws {
    let report = GoldenReport(
      title: "Goldens", goldens: [ReportedGolden(try SampleGoldens.file("Seats/c.png"), .passed)])
    #expect(String(decoding: report.markdown(), as: UTF8.self) == "## Goldens\n\n✅ 1 passed\n")
  }

  @Test func `A line stays a line whatever it says`() throws {
    let lines = String(decoding: try SampleGoldens.report().markdown(), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // Title, counts, header and rule of the table, three rows, the heading of problems, one problem, and what is empty.
    #expect(lines.count == 14)
    #expect(lines.allSatisfy { line in !line.unicodeScalars.contains { $0.value < 0x20 || $0 == "<" } })
    #expect(lines.filter { $0.hasPrefix("| ") }.allSatisfy { cellEnds($0) == 4 })
  }

  @Test func `Of many goldens some are listed and the rest counted`() throws {
    let goldens = try (0..<203).map { ReportedGolden(try SampleGoldens.file("Seats/n\($0).png"), .missing) }
    let text = String(decoding: GoldenReport(title: "Goldens", goldens: goldens).markdown(), as: UTF8.self)
    #expect(text.contains("n199"))
    #expect(!text.contains("n200"))
    #expect(text.hasSuffix("\n… and 3 more.\n"))
  }

  /// How many bars end a cell, that is, have no backslash before them.
  private func cellEnds(_ line: Substring) -> Int {
    zip(" " + line, line).count { $0.1 == "|" && $0.0 != "\\" }
  }
}
