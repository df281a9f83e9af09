import JSON
import PlanFiles
import PlanImports
import SeatMapDrawing
import TestSupport
import Testing
import TicketFiles

/// The files under Tests/Fixtures, and the examples: what is valid is read, what is broken ends in the one line that
/// stands beside it.
struct FixtureTests {
  static let validPlans = [
    "Examples/theatre.json", "Examples/studio.json", "Examples/hall-of-arcs.json",
    "Examples/community-hall.pretix.json", "Examples/theatre-with-boxes.json", "Examples/cabaret.json",
    "Examples/arena.json", "Examples/night-coach.json", "Examples/aircraft-cabin.json",
  ]

  @Test func everyValidPlanIsRead() throws {
    let plans =
      try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/pretix/valid", suffix: ".json")
    #expect(plans.count >= 4)
    for plan in plans + FixtureTests.validPlans {
      #expect(throws: Never.self, "\(plan)") { try ImportedPlan(reading: RepositoryFiles.bytes(plan)) }
    }
  }

  @Test func everyValidAvailabilityIsRead() throws {
    let files =
      try RepositoryFiles.names(in: "Tests/Fixtures/availability/valid", suffix: "")
      + ["Examples/theatre.availability.json"]
    #expect(files.count >= 3)
    for file in files {
      #expect(throws: Never.self, "\(file)") { try AvailabilityDocument(reading: RepositoryFiles.bytes(file)) }
    }
  }

  @Test(arguments: [
    "plans/broken", "plans/refused", "pretix/broken", "seatsio/broken", "seatmap-pro/broken", "csv/broken",
    "grids/broken", "vista/broken", "svg/broken",
  ])
  func brokenPlansEndInTheirError(folder: String) throws {
    try expectErrors(in: folder) { bytes throws(DocumentError) in _ = try ImportedPlan(reading: bytes) }
  }

  @Test func brokenAvailabilityEndsInItsError() throws {
    try expectErrors(in: "availability/broken") { bytes throws(DocumentError) in
      _ = try AvailabilityDocument(reading: bytes)
    }
  }

  @Test func brokenThemesEndInTheirError() throws {
    try expectErrors(in: "themes/broken") { bytes throws(DocumentError) in _ = try ThemeDocument(reading: bytes) }
  }

  @Test(arguments: ["orders/broken", "orders/refused"])
  func brokenOrdersEndInTheirError(folder: String) throws {
    try expectErrors(in: folder) { bytes throws(DocumentError) in _ = try OrderDocument(reading: bytes) }
  }

  @Test(arguments: ["designs/broken", "designs/refused"])
  func brokenDesignsEndInTheirError(folder: String) throws {
    try expectErrors(in: folder) { bytes throws(DocumentError) in _ = try TicketDesignDocument(reading: bytes) }
  }

  private func expectErrors(
    in folder: String, _ read: ([UInt8]) throws(DocumentError) -> Void
  ) throws {
    let files = try RepositoryFiles.names(in: "Tests/Fixtures/" + folder, suffix: "").filter { !$0.hasSuffix(".txt") }
    #expect(!files.isEmpty)
    for file in files {
      let sidecar = try #require(file.split(separator: ".").first)
      let expected = try RepositoryFiles.text(sidecar + ".txt")
      let bytes = try RepositoryFiles.bytes(file)
      do throws(DocumentError) {
        try read(bytes)
        Issue.record("\(file) is read without an error")
      } catch {
        #expect(error.description + "\n" == expected, "\(file)")
      }
    }
  }
}
