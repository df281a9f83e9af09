import Documents
import Geometry
import SeatMaps
import TestSupport
import Testing

/// Tools/Readers reads other systems' plans by what is known of their formats, without anything of ours.
struct ForeignPlanAgreementTests {
  /// The format of a folder of fixtures, and the program that reads it.
  struct Reader: CustomTestStringConvertible, Sendable {
    let format: PlanFormat
    let folder: String
    let program: String
    /// How far the two may disagree on a place: seatmap.pro rounds to thousandths.
    let tolerance: Double

    var testDescription: String { folder }
  }

  static let readers = [
    Reader(format: .seatsIO, folder: "seatsio", program: "read_seatsio.py", tolerance: 0.05),
    Reader(format: .seatmapPro, folder: "seatmap-pro", program: "read_seatmap_pro.py", tolerance: 0.001),
  ]

  /// Plans of other people, which are not part of this repository, with the number of seats in each.
  static let othersPlans: [(reader: Reader, path: String, seats: Int)] = [
    (readers[0], "../shared/plans/seatsio/sampleChart.json", 32),
    (readers[0], "../shared/plans/seatsio/sampleChartWithErrors.json", 32),
    (readers[0], "../shared/plans/seatsio/sampleChartWithSections.json", 71),
    (readers[0], "../shared/plans/seatsio/sampleChartWithTables.json", 12),
    // 12 rows of 24 and 6 of 30.
    (readers[1], "../shared/plans/seatmap-pro/theatre.json", 468),
  ].filter { RepositoryFiles.exists($0.path) }

  @Test(arguments: readers) func `They agree on every seat of the fixtures`(reader: Reader) throws {
    let plans = try RepositoryFiles.names(in: "Tests/Fixtures/\(reader.folder)/valid", suffix: ".json")
    #expect(!plans.isEmpty)
    for plan in plans { try expectAgreement(on: plan, reader) }
  }

  @Test(.enabled(if: !othersPlans.isEmpty, "no plans of other systems stand beside the repository"))
  func `They agree on every seat of other people's plans`() throws {
    for (reader, path, seats) in ForeignPlanAgreementTests.othersPlans {
      #expect(try expectAgreement(on: path, reader) == seats, "\(path)")
    }
  }

  @discardableResult
  private func expectAgreement(on path: String, _ reader: Reader) throws -> Int {
    let document = try PlanDocument(reading: RepositoryFiles.bytes(path))
    #expect(document.format == reader.format, "\(path)")
    let map = document.plan.layout()
    let program = RepositoryFiles.path("Tools/Readers/" + reader.program)
    let table = try ExternalProgram("python3").output([program, RepositoryFiles.path(path)])
    var theirs: [SeatLine] = []
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst() {
      // No name of these plans holds a comma.
      let values = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(values.count == 7, "\(path): \(line)")
      let place = Point(try #require(Double(values[4])), try #require(Double(values[5])))
      theirs.append(SeatLine(words: values[0...3] + [values[6]], place: place))
    }
    let ours = map.seats.map { seat in
      let row = map.rows[seat.row]
      return SeatLine(
        words: [seat.id, map.sections[row.section].name, row.label, seat.label, seat.categoryName ?? ""],
        place: seat.center)
    }
    #expect(ours.count == theirs.count, "\(path)")
    // Chairs of tables come after rows here, and where they stand in the file there.
    for (ours, theirs) in zip(ours.sorted(), theirs.sorted()) {
      #expect(ours.words == theirs.words, "\(path)")
      #expect(ours.place.distance(to: theirs.place) <= reader.tolerance, "\(path): \(ours), \(theirs)")
    }
    return map.seats.count
  }

  /// A seat as both readers print it: id, section, row, label and category, and its place.
  private struct SeatLine: Comparable {
    let words: [String]
    let place: Point

    static func < (left: SeatLine, right: SeatLine) -> Bool {
      if left.words != right.words { return left.words.lexicographicallyPrecedes(right.words) }
      return (left.place.x, left.place.y) < (right.place.x, right.place.y)
    }
  }
}
