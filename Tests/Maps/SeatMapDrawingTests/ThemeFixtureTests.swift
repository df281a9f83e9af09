import DocumentTestSupport
import JSON
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

/// Themes under Tests/Fixtures and in the guide.
struct ThemeFixtureTests {
  @Test func brokenThemesEndInTheirError() throws {
    try expectErrors(in: "themes/broken") { bytes in _ = try ThemeDocument(reading: bytes) }
  }

  @Test func theThemeSchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid = try RepositoryFiles.names(in: "Tests/Fixtures/themes/valid", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/themes/broken", suffix: ".json")
    try expectVerdicts(by: ThemeDocument.schema, valid: valid, broken: broken)
  }

  @Test func fixturesHoldEveryKeyOfTheSchema() throws {
    try expectEveryKey(of: ThemeDocument.schema, in: ["themes/valid/every-key.json"])
  }

  @Test func themesAreReadOrRefused() throws {
    var random = SeededRandom(seed: 3)
    let original = try RepositoryFiles.bytes("Tests/Fixtures/themes/valid/every-key.json")
    for _ in 0..<1000 { _ = try? ThemeDocument(reading: MutatedFile.mutated(original, &random)) }
  }

  @Test func theGuideToThemesShowsAThemeAndNamesEveryKey() throws {
    let guide = "Guides/themes.md"
    let theme = try ThemeDocument(reading: Array(try #require(try guideCode("json", in: guide).first).utf8)).theme
    #expect(theme.name == "house")
    #expect(theme.stage == Theme.cinema(.dark).stage)
    let text = try RepositoryFiles.text(guide)
    let statuses = Set(SeatStatus.allCases.map(\.rawValue))
    for key in try PropertyNames.of(schema: ThemeDocument.schema).subtracting(statuses) where key != "$schema" {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }
}
