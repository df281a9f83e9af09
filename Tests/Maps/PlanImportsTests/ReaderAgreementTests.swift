import Geometry
import PlanImports
import SeatMaps
import TestSupport
import Testing

/// The programs in Tools read plans by the descriptions of the formats, without anything of ours, and find the same
/// seats in the same places.
struct ReaderAgreementTests {
  /// A program that reads the plans of a format.
  struct Reader: CustomTestStringConvertible, Sendable {
    let format: PlanFormat
    let program: String
    /// The folder of fixtures with plans that are right.
    let folder: String
    /// How far the two may disagree on a place.
    var tolerance = 1e-9
    /// Whether the program lists seats in the order in which a map has them.
    var keepsOrder = true
    /// Whether the program reads what gives seats their categories and, where they have none of their own, labels.
    var readsTexts = true

    var testDescription: String { folder }
  }

  static let native = Reader(format: .native, program: "Tools/read_plan.py", folder: "plans")
  static let pretix = Reader(format: .pretix, program: "Tools/read_plan.py", folder: "pretix")
  // Chairs of tables come after rows here, and where they stand in the file there.
  static let seatsIO = Reader(
    format: .seatsIO, program: "Tools/Readers/read_seatsio.py", folder: "seatsio", tolerance: 0.05, keepsOrder: false)
  // seatmap.pro rounds to thousandths.
  static let seatmapPro = Reader(
    format: .seatmapPro, program: "Tools/Readers/read_seatmap_pro.py", folder: "seatmap-pro", tolerance: 0.001,
    keepsOrder: false)
  static let readers = [
    native, pretix, seatsIO, seatmapPro,
    Reader(format: .vista, program: "Tools/Readers/read_vista.py", folder: "vista"),
    Reader(format: .textGrid, program: "Tools/Readers/read_grid.py", folder: "grids"),
    Reader(format: .csv, program: "Tools/Readers/read_csv.py", folder: "csv"),
    Reader(format: .svg, program: "Tools/Readers/read_svg.py", folder: "svg", readsTexts: false),
  ]

  /// Plans of other people, which are not part of this repository, with the number of seats in each.
  static let othersPlans: [(reader: Reader, path: String, seats: Int)] = [
    (pretix, "../shared/plans/pretix/seatmap-canvas-stadium.pretix.json", 738),
    (seatsIO, "../shared/plans/seatsio/sampleChart.json", 32),
    (seatsIO, "../shared/plans/seatsio/sampleChartWithErrors.json", 32),
    (seatsIO, "../shared/plans/seatsio/sampleChartWithSections.json", 71),
    (seatsIO, "../shared/plans/seatsio/sampleChartWithTables.json", 12),
    // 12 rows of 24 and 6 of 30.
    (seatmapPro, "../shared/plans/seatmap-pro/theatre.json", 468),
  ].filter { RepositoryFiles.exists($0.path) }

  @Test func `There is a reader for every format`() {
    #expect(
      ReaderAgreementTests.readers.map(\.format.rawValue).sorted() == PlanFormat.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: readers) func `Both readers agree on every seat of the fixtures`(reader: Reader) throws {
    let plans = try RepositoryFiles.names(in: "Tests/Fixtures/\(reader.folder)/valid", suffix: "")
    #expect(!plans.isEmpty)
    for plan in plans {
      let seats = try expectAgreement(on: plan, reader)
      #expect((seats == 0) == plan.hasSuffix("areas-only.json"), "\(plan)")
    }
  }

  @Test(arguments: PlanImportFixtureTests.validPlans)
  func `Both readers agree on every seat of the examples`(plan: String) throws {
    let reader = plan.hasSuffix(".pretix.json") ? ReaderAgreementTests.pretix : ReaderAgreementTests.native
    #expect(try expectAgreement(on: plan, reader) > 0)
  }

  @Test(.enabled(if: !othersPlans.isEmpty, "no plans of other people stand beside the repository"))
  func `Both readers agree on every seat of other people's plans`() throws {
    for (reader, path, seats) in ReaderAgreementTests.othersPlans {
      #expect(try expectAgreement(on: path, reader) == seats, "\(path)")
    }
  }

  /// Expects both readers to find the same seats in a file, and gives their number.
  private func expectAgreement(on path: String, _ reader: Reader) throws -> Int {
    let document = try ImportedPlan(reading: RepositoryFiles.bytes(path))
    #expect(document.format == reader.format, "\(path)")
    var ours = ListedSeat.all(of: document.plan.layout())
    var theirs = try ListedSeat.all(in: path, by: reader.program)
    if !reader.keepsOrder {
      ours.sort()
      theirs.sort()
    }
    #expect(ours.count == theirs.count, "\(path)")
    for (ours, theirs) in zip(ours, theirs) {
      // Where a text on the seat gives its label, a reader that leaves texts alone does not know its id either.
      if reader.readsTexts || !theirs.label.isEmpty {
        #expect((ours.id, ours.label) == (theirs.id, theirs.label), "\(path)")
      }
      #expect((ours.section, ours.row) == (theirs.section, theirs.row), "\(path): \(ours.id)")
      if reader.readsTexts { #expect(ours.category == theirs.category, "\(path): \(ours.id)") }
      #expect(ours.place.distance(to: theirs.place) <= reader.tolerance, "\(path): \(ours), \(theirs)")
    }
    return ours.count
  }
}
