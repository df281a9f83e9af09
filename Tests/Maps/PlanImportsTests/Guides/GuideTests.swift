import Geometry
import PlanFiles
import PlanImports
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing
import TicketFiles
import Tickets

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
    #expect(try code("json", in: "Guides/plan-format.md").first == theatre)
  }

  @Test func `The guide to other formats shows a table, a hall of characters and a grid in JSON`() throws {
    let guide = "Guides/other-formats.md"
    for (language, format, seats) in [("csv", PlanFormat.csv, 2), ("text", .textGrid, 36), ("json", .textGrid, 8)] {
      let example = try #require(code(language, in: guide).last)
      let document = try ImportedPlan(reading: Array(example.utf8))
      #expect(document.format == format && document.notes.isEmpty)
      #expect(document.plan.layout().seats.count == seats)
    }
  }

  @Test func theGuideToPlansTurnsABoxTowardsTheStage() throws {
    let examples = try code("json", in: "Guides/plan-format.md")
    try #require(examples.count >= 2)
    let map = try ImportedPlan(reading: Array(examples[1].utf8)).plan.layout()
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
    let maps = try code("json", in: "Guides/plan-format.md")
      .map { try ImportedPlan(reading: Array($0.utf8)).plan.layout() }
    let cabaret = try #require(maps.first { !$0.tables.isEmpty })
    #expect(cabaret.tables.map(\.label) == ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "Long table"])
    #expect(cabaret.seats.count == 6 * 6 + 2 * 9 && cabaret.findings() == [])
    let club = try #require(maps.first { !$0.generalAdmission.isEmpty })
    #expect(club.generalAdmission.map(\.capacity) == [400] && club.findings() == [])
  }

  @Test func theGuideToOtherFormatsReadsItsChart() throws {
    let chart = try #require(try code("json", in: "Guides/other-formats.md").first)
    let map = try ImportedPlan(reading: Array(chart.utf8)).plan.layout()
    #expect(map.seats.map(\.id) == ["Left-A-1", "Left-A-2"])
    #expect(map.seats.map(\.center) == [Point(120, 60), Point(140, 60)])
    #expect(map.seats.map(\.categoryName) == ["Parquet", "Parquet"])
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

  @Test func theGuideToDesignsShowsADesignAndNamesEveryKey() throws {
    let guide = "Guides/design-format.md"
    let example = Array(try #require(try code("json", in: guide).first).utf8)
    let design = try TicketDesignDocument(reading: example).design
    #expect(TicketLayout(of: design).findings == [])
    #expect(TicketLayout(of: design, isMirrored: true).findings == [])
    let text = try RepositoryFiles.text(guide)
    for key in try PropertyNames.of(schema: .design) where key != "$schema" {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
    let error = try RepositoryFiles.text("Tests/Fixtures/designs/broken/misspelt-key.txt")
    #expect(text.contains("seatmap: house.json:" + error))
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

  @Test func theGuideToOrdersShowsTheBasketAndNamesEveryKey() throws {
    let guide = "Guides/order-format.md"
    let basket = try RepositoryFiles.text("Examples/basket.order.json")
    let examples = try code("json", in: guide)
    #expect(examples.first == basket)
    let text = try RepositoryFiles.text(guide)
    for key in try PropertyNames.of(schema: .order) { #expect(text.contains("`\(key)`"), "\(key)") }
    for error in ["broken/misspelt-key", "refused/seat-twice"] {
      let message = try RepositoryFiles.text("Tests/Fixtures/orders/\(error).txt")
      #expect(text.contains("seatmap: basket.order.json:" + message))
    }
    let club = OrderText(event: try #require(examples.dropFirst().first))
    #expect(try OrderDocument(reading: club.bytes).order.event.movie?.file == "long-low-tide.movie.json")
  }
}
