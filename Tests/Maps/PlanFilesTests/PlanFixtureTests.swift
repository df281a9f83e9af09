import DocumentTestSupport
import Geometry
import JSON
import PlanFiles
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

/// The files under Tests/Fixtures, and the examples: what is valid is read and accepted by the schemas, what is broken
/// ends in the one line that stands beside it.
struct PlanFixtureTests {
  @Test func everyValidPlanIsRead() throws {
    let plans = try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
    #expect(plans.count >= 4)
    for plan in plans + DocumentExamples.plans {
      #expect(throws: Never.self, "\(plan)") { try PlanDocument(reading: RepositoryFiles.bytes(plan)) }
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

  @Test(arguments: ["plans/broken", "plans/refused"])
  func brokenPlansEndInTheirError(folder: String) throws {
    // What a file without "format" might be depends on which formats are read.
    try expectErrors(in: folder, besides: ["no-format.json"]) { bytes in _ = try PlanDocument(reading: bytes) }
  }

  @Test func brokenAvailabilityEndsInItsError() throws {
    try expectErrors(in: "availability/broken") { bytes in
      _ = try AvailabilityDocument(reading: bytes)
    }
  }

  @Test func `A plan of another system is refused with the format that is expected`() throws {
    let bytes = try RepositoryFiles.bytes("Examples/community-hall.pretix.json")
    let error = #expect(throws: DocumentError.self) { try PlanDocument(reading: bytes, file: "hall.json") }
    #expect(
      error?.description == "hall.json:1:1: this is no seat plan: expected \"format\": \"seatmap-plan/1\"")
  }

  @Test func thePlanSchemaAcceptsValidPlansAndRefusesBrokenOnes() throws {
    let valid =
      try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
      + DocumentExamples.plans
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/plans/broken", suffix: ".json")
    try expectVerdicts(by: PlanDocument.schema, valid: valid, broken: broken)
  }

  @Test func theAvailabilitySchemaAcceptsValidFilesAndRefusesBrokenOnes() throws {
    let valid = try RepositoryFiles.names(in: "Tests/Fixtures/availability/valid", suffix: ".json")
    let broken = try RepositoryFiles.names(in: "Tests/Fixtures/availability/broken", suffix: ".json")
    try expectVerdicts(
      by: AvailabilityDocument.schema, valid: valid + ["Examples/theatre.availability.json"], broken: broken)
  }

  @Test func fixturesHoldEveryKeyOfTheSchema() throws {
    let names = ["every-key", "row-shapes", "tables-and-areas"]
    try expectEveryKey(of: PlanDocument.schema, in: names.map { "plans/valid/\($0).json" })
  }

  @Test(arguments: [
    "Tests/Fixtures/plans/valid/every-key.json", "Tests/Fixtures/plans/valid/numbering.json",
  ])
  func plansAreReadOrRefused(path: String) throws {
    var random = SeededRandom(seed: UInt64(path.utf8.count))
    let original = try RepositoryFiles.bytes(path)
    var readCount = 0
    let limits = DocumentLimits(seats: 3000, textLength: 50)
    for _ in 0..<1000 {
      let bytes = MutatedFile.mutated(original, &random)
      guard let plan = try? PlanDocument(reading: bytes, limits: limits).plan else { continue }
      readCount += 1
      #expect(plan.layout(limit: 3000).seats.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
      #expect(throws: Never.self) { try PlanDocument(reading: PlanDocument.write(plan)) }
    }
    #expect(readCount > 20)
  }

  @Test(arguments: ["statuses.json", "statuses.csv"])
  func availabilityIsReadOrRefused(name: String) throws {
    var random = SeededRandom(seed: UInt64(name.utf8.count))
    let original = try RepositoryFiles.bytes("Tests/Fixtures/availability/valid/" + name)
    for _ in 0..<1000 {
      let bytes = MutatedFile.mutated(original, &random)
      guard let document = try? AvailabilityDocument(reading: bytes) else { continue }
      for format in AvailabilityFormat.allCases {
        #expect(throws: Never.self) { try AvailabilityDocument(reading: format.write(document.availability)) }
      }
    }
  }
}
