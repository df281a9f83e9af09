import Documents
import Geometry
import SeatMaps
import TestSupport
import Testing

/// The programs in Tools/Readers read the files of other systems by the descriptions of their formats, without anything
/// of ours.
struct ReaderAgreementTests {
  @Test(arguments: [
    ("csv", "read_csv.py", PlanFormat.csv), ("grids", "read_grid.py", .textGrid), ("vista", "read_vista.py", .vista),
    ("svg", "read_svg.py", .svg),
  ])
  func `Both readers find every seat in the same place`(folder: String, reader: String, format: PlanFormat) throws {
    let files = try RepositoryFiles.names(in: "Tests/Fixtures/\(folder)/valid", suffix: "")
    #expect(files.count >= 2)
    for file in files {
      let document = try PlanDocument(reading: RepositoryFiles.bytes(file))
      #expect(document.format == format, "\(file)")
      try expectAgreement(of: document.plan.layout(), on: file, reader: reader)
    }
  }

  private func expectAgreement(of map: SeatMap, on file: String, reader: String) throws {
    let arguments = ["Tools/Readers/" + reader, file].map(RepositoryFiles.path)
    let table = try ExternalProgram("python3").output(arguments)
    // That a table is split rightly is known from the tests of availability.
    let lines = try #require(SplitTable(table).records, "\(file)")
    let heading = try #require(lines.first)
    #expect(lines.count - 1 == map.seats.count, "\(file)")
    for (values, seat) in zip(lines.dropFirst(), map.seats) {
      let expected = Dictionary(uniqueKeysWithValues: zip(heading, values))
      let row = map.rows[seat.row]
      // Where the other reader knows no label, because a text on the seat gives it, neither does it know the id.
      if expected["label"] != "" {
        #expect(expected["label"] == seat.label, "\(file): \(values)")
        #expect(expected["id"] == seat.id, "\(file): \(values)")
      }
      #expect(expected["row"] == row.label, "\(file): \(values)")
      #expect(expected["section"] == map.sections[row.section].name, "\(file): \(values)")
      if let category = expected["category"] { #expect(category == seat.categoryName ?? "", "\(file): \(values)") }
      let x = try #require(expected["x"].flatMap(Double.init))
      let y = try #require(expected["y"].flatMap(Double.init))
      #expect(seat.center.distance(to: Point(x, y)) < 1e-9, "\(file): \(values), \(seat.center)")
    }
  }
}

/// The records of a table as Python writes it: quotes only where they are needed, lines ended by LF.
private struct SplitTable {
  private(set) var records: [[String]]? = []

  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      var fields: [String] = []
      var rest = line[...]
      while true {
        var field = ""
        if rest.first == "\"" {
          rest.removeFirst()
          while let character = rest.popFirst() {
            if character == "\"" {
              guard rest.first == "\"" else { break }
              rest.removeFirst()
            }
            field.append(character)
          }
        } else {
          field = String(rest.prefix { $0 != "," })
          rest = rest.dropFirst(field.count)
        }
        fields.append(field)
        if rest.isEmpty { break }
        rest.removeFirst()
      }
      records?.append(fields)
    }
  }
}
