import Documents
import Geometry
import SeatMaps
import TestSupport
import Testing

/// Tools/read_plan.py reads plans and lays them out by the descriptions of the formats, without anything of ours.
struct IndependentReaderTests {
  /// Plans of other projects, which are not part of this repository.
  static let othersPlans = ["../shared/plans/pretix/seatmap-canvas-stadium.pretix.json"].filter {
    RepositoryFiles.exists($0)
  }

  @Test func itAgreesOnEverySeatOfFixturesAndExamples() throws {
    let plans =
      try RepositoryFiles.names(in: "Tests/Fixtures/plans/valid", suffix: ".json")
      + RepositoryFiles.names(in: "Tests/Fixtures/pretix/valid", suffix: ".json") + FixtureTests.validPlans
    for plan in plans { try expectAgreement(on: plan) }
  }

  @Test(.enabled(if: !othersPlans.isEmpty, "no plans of other projects stand beside the repository"))
  func itAgreesOnEverySeatOfOthersPlans() throws {
    for plan in IndependentReaderTests.othersPlans { try expectAgreement(on: plan) }
  }

  private func expectAgreement(on plan: String) throws {
    let map = try PlanDocument(reading: RepositoryFiles.bytes(plan)).plan.layout()
    let table = try ExternalProgram("python3").output(["Tools/read_plan.py", plan].map(RepositoryFiles.path))
    let lines = String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(lines.count == map.seats.count, "\(plan)")
    for (line, seat) in zip(lines, map.seats) {
      // No name of these plans holds a comma.
      let values = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(values.count == 7, "\(plan): \(line)")
      let row = map.rows[seat.row]
      #expect(
        values[0...3] + [values[6]] == [
          seat.id, map.sections[row.section].name, row.label, seat.label, seat.categoryName ?? "",
        ], "\(plan)")
      let (x, y) = (try #require(Double(values[4])), try #require(Double(values[5])))
      #expect(abs(x - seat.center.x) < 1e-9 && abs(y - seat.center.y) < 1e-9, "\(plan): \(line), \(seat.center)")
    }
  }
}
