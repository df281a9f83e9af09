internal import Reading

/// A line of a grid: one character to a cell, as a reader sees characters, with what stands in brackets behind it.
struct GridRow {
  /// A seat of the line.
  struct Cell {
    /// The character, which says what kind of seat it is.
    var kind: Character
    /// The number of its cell, from 0.
    var column: Int
    /// The identifier in the brackets; nil where there is none.
    var id: String?
    /// The label in the brackets; nil where there is none.
    var label: String?
    /// Where it begins, in Unicode scalars from the line's start.
    var offset: Int
  }

  /// What is wrong with a line, and where, in Unicode scalars from its start.
  struct Fault: Error {
    var reason: String
    var offset: Int
  }

  /// The characters that are gaps whatever a header says.
  static let gaps: Set<Character> = ["_", ".", " "]
  /// The characters that no seat can be: gaps, and the brackets behind seats.
  static let reserved: Set<Character> = gaps.union(["[", "]"])

  /// How many cells a line may have.
  static let widthLimit = 100_000

  /// The seats, from left to right.
  private(set) var cells: [Cell] = []
  /// The number of cells, gaps included.
  private(set) var width = 0

  /// Reads a line: `_`, `.` and the space are gaps, every other character is a seat.
  ///
  /// `a[12]` is a seat with the identifier 12, `a[12,B]` has the label B as well, and `a[,B]` has a label alone.
  init(_ line: some StringProtocol) throws(Fault) {
    var rest = line[...]
    var offset = 0
    while let character = rest.popFirst() {
      let start = offset
      offset += character.unicodeScalars.count
      guard width < GridRow.widthLimit else {
        throw Fault(reason: "a line has more cells than the limit of \(GridRow.widthLimit)", offset: start)
      }
      switch character {
      case _ where GridRow.gaps.contains(character):
        width += 1
      case "[", "]":
        throw Fault(reason: "a bracket stands behind a seat only, as in a[12,B]", offset: start)
      case _ where character.isControl:
        throw Fault(reason: "a control character is no cell: write _ for a gap", offset: start)
      default:
        var cell = Cell(kind: character, column: width, offset: start)
        width += 1
        if rest.first == "[" {
          guard let end = rest.firstIndex(of: "]") else {
            throw Fault(reason: "the bracket that begins here is never closed", offset: offset)
          }
          let parts = rest[..<end].dropFirst().split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
          cell.id = parts.first?.nonempty.map { String($0) }
          cell.label = parts.dropFirst().first?.nonempty.map { String($0) }
          offset += rest[...end].unicodeScalars.count
          rest = rest[rest.index(after: end)...]
        }
        cells.append(cell)
      }
    }
  }
}

extension GridRow {
  /// The same line with other identifiers and labels, which `clean` makes of those that are there and their places.
  func mapTexts(_ clean: (String, Int) -> String) -> GridRow {
    var row = self
    for number in row.cells.indices {
      let offset = row.cells[number].offset
      row.cells[number].id = row.cells[number].id.map { clean($0, offset) }
      row.cells[number].label = row.cells[number].label.map { clean($0, offset) }
    }
    return row
  }
}

extension Character {
  /// Whether the character is, or begins with, a control character such as a tab, or one that ends lines.
  fileprivate var isControl: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return [.control, .lineSeparator, .paragraphSeparator, nil].contains(category)
  }
}
