import Documents
import FoundationEssentials
import Geometry
import SeatMaps
import Testing

struct PretixPlanReadingTests {
  /// A stadium of the seatmap-canvas project, which is not part of this repository.
  static let stadium = "../shared/plans/pretix/seatmap-canvas-stadium.pretix.json"

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: RepositoryFiles.root.appending(path: stadium).path)))
  func theStadiumHas738SeatsIn90RowsOf2Zones() throws {
    let document = try PlanDocument(reading: RepositoryFiles.bytes(PretixPlanReadingTests.stadium))
    #expect(document.format == .pretix)
    let rows = document.plan.sections.flatMap(\.blocks).flatMap { block -> [SeatRow] in
      guard case .rows(let rows) = block.arrangement else { return [] }
      return rows
    }
    #expect(document.plan.sections.count == 2)
    #expect(rows.count == 90)
    #expect(rows.map(\.seats.count).reduce(0, +) == 738)
    #expect(document.plan.categories.count == 5)
  }
}
