import Documents
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

/// What the guides show is what the library does.
struct GuideTests {
  /// The blocks of code of a language in a guide.
  private func code(_ language: String, in guide: String) throws -> [String] {
    try RepositoryFiles.text(guide)
      .split(separator: "\n```\(language)\n", omittingEmptySubsequences: false)
      .dropFirst()
      .map { String($0.prefix { $0 != "`" }) }
  }

  @Test func theGuideToPlansShowsTheExampleTheatre() throws {
    let theatre = try RepositoryFiles.text("Examples/theatre.json")
    #expect(try code("json", in: "Guides/plan-format.md") == [theatre])
  }

  @Test func theGuideToPlansNamesEveryKeyOfTheSchema() throws {
    let guide = try RepositoryFiles.text("Guides/plan-format.md")
    for key in try PropertyNames.of(schema: .plan) {
      #expect(guide.contains("`\(key)`") || guide.contains("\"\(key)\""))
    }
  }

  @Test func theGuideToPlansShowsAnErrorAsItIs() throws {
    let error = try RepositoryFiles.text("Tests/Fixtures/plans/broken/misspelt-key.txt")
    #expect(try RepositoryFiles.text("Guides/plan-format.md").contains("seatmap: plan.json:" + error))
  }

  @Test func theGuideToAvailabilitySaysTheSameInBothFormats() throws {
    let guide = "Guides/availability.md"
    let json = try AvailabilityDocument(reading: Array(try #require(try code("json", in: guide).first).utf8))
    let table = try AvailabilityDocument(reading: Array(try #require(try code("csv", in: guide).first).utf8))
    #expect(json.format == .json)
    #expect(table.format == .csv)
    #expect(json.availability.entries == Array(table.availability.entries.dropLast()))
    #expect(json.availability.selection == table.availability.entries.suffix(1).map(\.seat))
  }

  @Test func theGuideToThemesShowsAThemeAndNamesEveryKey() throws {
    let guide = "Guides/themes.md"
    let theme = try ThemeDocument(reading: Array(try #require(try code("json", in: guide).first).utf8)).theme
    #expect(theme.name == "house")
    #expect(theme.stage == Theme.cinema(.dark).stage)
    let text = try RepositoryFiles.text(guide)
    let statuses = Set(SeatStatus.allCases.map(\.rawValue))
    for key in try PropertyNames.of(schema: .theme).subtracting(statuses) where key != "$schema" {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }
}
