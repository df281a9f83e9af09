import DocumentTestSupport
import Geometry
import PlanFiles
import SeatMaps
import TestSupport
import Testing

/// What the guides to plans and availability show is what the library does.
struct PlanGuideTests {
  @Test func theGuideToPlansShowsTheExampleTheatre() throws {
    let theatre = try RepositoryFiles.text("Examples/theatre.json")
    #expect(try guideCode("json", in: "Guides/plan-format.md").first == theatre)
  }

  @Test func theGuideToPlansTurnsABoxTowardsTheStage() throws {
    let examples = try guideCode("json", in: "Guides/plan-format.md")
    try #require(examples.count >= 2)
    let map = try PlanDocument(reading: Array(examples[1].utf8)).plan.layout()
    #expect(map.findings() == [])
    let box = map.seats[map.sections[1].seats]
    #expect(box.allSatisfy { abs($0.angle.degrees - 60) < 1e-9 })
    // The row falls to the right: (cos 60°, sin 60°), with y down.
    let first = try #require(box.first)
    #expect(first.center.distance(to: Point(-230 - 57 * 0.5, 20 - 57 * 0.75.squareRoot())) < 1e-9)
    #expect(map.seats[map.sections[0].seats].allSatisfy { $0.angle == .zero })
    // Left of the stalls, as the guide says.
    let stalls = map.seats[map.sections[0].seats]
    #expect(box.map(\.center.x).max() ?? .infinity < stalls.map(\.center.x).min() ?? -.infinity)
  }

  @Test func theGuideToPlansSetsTablesAndSellsByTheHead() throws {
    let maps = try guideCode("json", in: "Guides/plan-format.md")
      .map { try PlanDocument(reading: Array($0.utf8)).plan.layout() }
    let cabaret = try #require(maps.first { !$0.tables.isEmpty })
    #expect(cabaret.tables.map(\.label) == ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "Long table"])
    #expect(cabaret.seats.count == 6 * 6 + 2 * 9 && cabaret.findings() == [])
    let club = try #require(maps.first { !$0.generalAdmission.isEmpty })
    #expect(club.generalAdmission.map(\.capacity) == [400] && club.findings() == [])
  }

  @Test func theGuideToPlansNamesEveryKeyOfTheSchema() throws {
    let guide = try RepositoryFiles.text("Guides/plan-format.md")
    for key in try PropertyNames.of(schema: PlanDocument.schema) {
      #expect(guide.contains("`\(key)`") || guide.contains("\"\(key)\""))
    }
  }

  @Test func theGuideToPlansShowsAnErrorAsItIs() throws {
    let error = try RepositoryFiles.text("Tests/Fixtures/plans/broken/misspelt-key.txt")
    #expect(try RepositoryFiles.text("Guides/plan-format.md").contains("seatmap: plan.json:" + error))
  }

  @Test func theGuideToAvailabilitySaysTheSameInBothFormats() throws {
    let guide = "Guides/availability.md"
    let json = try AvailabilityDocument(reading: Array(try #require(try guideCode("json", in: guide).first).utf8))
    let table = try AvailabilityDocument(reading: Array(try #require(try guideCode("csv", in: guide).first).utf8))
    #expect(json.format == .json)
    #expect(table.format == .csv)
    #expect(json.availability.entries == Array(table.availability.entries.dropLast()))
    #expect(json.availability.selection == table.availability.entries.suffix(1).map(\.seat))
  }
}
