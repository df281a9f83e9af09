import SeatMapCommands
import TestSupport
import Testing

/// `seatmap labels`, and the table of the guide, of which every line is tried.
@Suite struct LabelsTests {
  @Test func aTableHasAislesAndGaps() {
    let outcome = seatmap("labels", "numbers", "--seats", "2+2,1_10", "--rows", "2")
    #expect(outcome.status == .success)
    #expect(
      outcome.output == """
        A                   1   2      3   4
        B   1       2   3   4   5   6   7   8   9  10  11

        """)
  }

  @Test func namesThatAreDrawnStandInASecondTable() {
    let outcome = seatmap("labels", "numbers shown as letters", "--seats", "3", "--rows", "1")
    #expect(outcome.output == "A  1  2  3\n\nshown as\n\nA  A  B  C\n")
  }

  @Test func theAnswerInJSONHasIdsToo() {
    let outcome = seatmap(
      "labels", "numbers shown as letters", "--seats", "2", "--rows", "1", "--row-numbering", "roman", "--json")
    #expect(
      outcome.output == """
        {
          "rows": [
            {
              "label": "I",
              "seats": [
                { "label": "1", "shownLabel": "A", "id": "I/1" },
                { "label": "2", "shownLabel": "B", "id": "I/2" }
              ]
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    ("numbers from rigth", "--rows", "1", "did you mean \"right\"?"),
    ("numbers", "--seats", "3x3", "--seats: expected counts"),
    ("numbers", "--seats", "__", "--seats: expected counts"),
    ("numbers", "--seats", "1001", "--seats: expected counts"),
    ("numbers", "--seats", "3,,3", "--seats: expected counts"),
    ("numbers", "--rows", "0", "--rows: expected an integer"),
    ("numbers", "--row-numbering", "letters serpentine", "--row-numbering: at character 9 expected"),
  ])
  func mistakesAreExplained(rule: String, option: String, value: String, message: String) {
    let outcome = seatmap("labels", rule, option, value)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test func aRuleIsNeeded() {
    #expect(seatmap("labels").messages.contains("RULE is missing"))
  }

  // MARK: The guide

  /// The cells of the lines of the guide that have so many, without the code marks around them.
  private func guideLines(cells count: Int) throws -> [[String]] {
    try RepositoryFiles.text("Guides/numbering.md").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `"), !line.contains("`,") else { return nil }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map { String($0.filter { $0 != "`" }) }
      return cells.count == count ? cells : nil
    }
  }

  private func table(_ output: String) -> [[Substring]] {
    let shown = output.split(separator: "\nshown as\n\n").last ?? ""
    return shown.split(separator: "\n").map { Array($0.split(separator: " ")) }
  }

  @Test func everyLineOfTheGuideAboutSeatsIsTrue() throws {
    let lines = try guideLines(cells: 4)
    #expect(lines.count >= 40)
    for line in lines {
      let outcome = seatmap("labels", line[0], "--seats", line[1], "--rows", line[2])
      #expect(outcome.status == .success, "\(outcome.messages)")
      let names = table(outcome.output).map { $0.dropFirst().joined(separator: " ") }.joined(separator: " / ")
      #expect(names == line[3], "\(line[0])")
    }
  }

  @Test func everyLineOfTheGuideAboutRowsIsTrue() throws {
    let lines = try guideLines(cells: 3).filter { Int($0[1]) != nil }
    #expect(lines.count >= 10)
    for line in lines {
      let outcome = seatmap("labels", "letters", "--seats", "1", "--rows", line[1], "--row-numbering", line[0])
      #expect(outcome.status == .success, "\(outcome.messages)")
      let names = table(outcome.output).map { $0.dropLast().joined(separator: " ") }.joined(separator: " ")
      #expect(names == line[2], "\(line[0])")
    }
  }
}
