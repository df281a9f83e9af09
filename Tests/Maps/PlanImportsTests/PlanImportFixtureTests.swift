import DocumentTestSupport
import Geometry
import JSON
import PlanImports
import Reading
import SeatMaps
import TestSupport
import Testing

/// Plans of every format under Tests/Fixtures, in the examples and in the guide: what is valid is read, what is broken
/// ends in the one line that stands beside it.
struct PlanImportFixtureTests {
  static let validPlans = DocumentExamples.plans + ["Examples/community-hall.pretix.json"]

  @Test func everyValidPlanIsRead() throws {
    let plans =
      try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/pretix/valid", suffix: ".json")
    #expect(plans.count >= 4)
    for plan in plans + PlanImportFixtureTests.validPlans {
      #expect(throws: Never.self, "\(plan)") { try ImportedPlan(reading: RepositoryFiles.bytes(plan)) }
    }
  }

  @Test(arguments: [
    "plans/broken", "plans/refused", "pretix/broken", "seatsio/broken", "seatmap-pro/broken", "csv/broken",
    "grids/broken", "vista/broken", "svg/broken",
  ])
  func brokenPlansEndInTheirError(folder: String) throws {
    try expectErrors(in: folder) { bytes in _ = try ImportedPlan(reading: bytes) }
  }

  @Test(arguments: [
    "Tests/Fixtures/plans/valid/every-key.json", "Tests/Fixtures/plans/valid/numbering.json",
    "Examples/community-hall.pretix.json",
  ])
  func plansAreReadOrRefused(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    let limits = DocumentLimits(seats: 3000, textLength: 50)
    for _ in 0..<1000 {
      let bytes = MutatedFile.mutated(original, &random)
      guard let plan = try? ImportedPlan(reading: bytes, limits: limits).plan else { continue }
      readCount += 1
      #expect(plan.layout(limit: 3000).seats.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
      for format in PlanFormat.writable {
        #expect(throws: Never.self) { try ImportedPlan(reading: format.write(plan).bytes) }
      }
    }
    #expect(readCount > 20)
  }

  @Test func `The guide to other formats shows a table, a hall of characters and a grid in JSON`() throws {
    let guide = "Guides/other-formats.md"
    for (language, format, seats) in [("csv", PlanFormat.csv, 2), ("text", .textGrid, 36), ("json", .textGrid, 8)] {
      let example = try #require(guideCode(language, in: guide).last)
      let document = try ImportedPlan(reading: Array(example.utf8))
      #expect(document.format == format && document.notes.isEmpty)
      #expect(document.plan.layout().seats.count == seats)
    }
  }

  @Test func theGuideToOtherFormatsReadsItsChart() throws {
    let chart = try #require(try guideCode("json", in: "Guides/other-formats.md").first)
    let map = try ImportedPlan(reading: Array(chart.utf8)).plan.layout()
    #expect(map.seats.map(\.id) == ["Left-A-1", "Left-A-2"])
    #expect(map.seats.map(\.center) == [Point(120, 60), Point(140, 60)])
    #expect(map.seats.map(\.categoryName) == ["Parquet", "Parquet"])
  }
}
