import Geometry
import SeatMaps
import TestSupport
import Testing

/// A seat as the programs in Tools list it that read plans by the descriptions of the formats, without anything of ours.
struct ListedSeat: Comparable {
  let id: String
  let section: String
  let row: String
  let label: String
  /// The name of the category, empty where there is none; nil where the program does not tell categories.
  let category: String?
  let place: Point

  private var words: [String] { [id, section, row, label, category ?? ""] }

  static func < (left: ListedSeat, right: ListedSeat) -> Bool {
    if left.words != right.words { return left.words.lexicographicallyPrecedes(right.words) }
    return (left.place.x, left.place.y) < (right.place.x, right.place.y)
  }
}

extension ListedSeat {
  /// All seats of a map, in its order.
  static func all(of map: SeatMap) -> [ListedSeat] {
    map.seats.map { seat in
      let row = map.rows[seat.row]
      return ListedSeat(
        id: seat.id, section: map.sections[row.section].name, row: row.label, label: seat.label,
        category: seat.categoryName ?? "", place: seat.center)
    }
  }

  /// The seats that a program finds in a file, in the order in which it lists them.
  static func all(in path: String, by program: String) throws -> [ListedSeat] {
    let table = try ExternalProgram("python3").output([program, path].map(RepositoryFiles.path))
    let lines = String(decoding: table, as: UTF8.self).split(separator: "\n")
    let columns = ["id", "section", "row", "label", "x", "y", "category"]
    let heading = values(of: try #require(lines.first, "\(program) lists nothing"))
    try #require(heading == columns || heading == columns.dropLast(), "\(program) lists \(heading)")
    return try lines.dropFirst().map { line in
      let values = values(of: line)
      try #require(values.count == heading.count, "\(path): \(line)")
      let (x, y) = (try #require(Double(values[4]), "\(line)"), try #require(Double(values[5]), "\(line)"))
      return ListedSeat(
        id: values[0], section: values[1], row: values[2], label: values[3],
        category: values.count > 6 ? values[6] : nil, place: Point(x, y))
    }
  }

  /// The values of a line as Python writes it.
  ///
  /// Quotes stand only where they are needed; no name here has a line break.
  private static func values(of line: Substring) -> [String] {
    var values: [String] = []
    var rest = line
    while true {
      var value = ""
      if rest.first == "\"" {
        rest.removeFirst()
        while let character = rest.popFirst() {
          if character == "\"" {
            guard rest.first == "\"" else { break }
            rest.removeFirst()
          }
          value.append(character)
        }
      } else {
        value = String(rest.prefix { $0 != "," })
        rest = rest.dropFirst(value.count)
      }
      values.append(value)
      if rest.isEmpty { return values }
      rest.removeFirst()
    }
  }
}
