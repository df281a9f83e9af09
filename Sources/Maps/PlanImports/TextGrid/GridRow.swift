internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

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
      case _ where character.unicodeScalars.first?.isControl != false:
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

/// What stands before a grid, a line to each thing, such as `name: Studio`.
struct GridHeader {
  /// A word before a colon.
  enum Key: String, CaseIterable {
    case name, currency, screen, stage, rows, seats
  }

  var name = ""
  var currency: String?
  var stage: Stage?
  var kinds = GridKinds()
  var rowNumbering = RowNumbering()
  var seatNumbering = SeatNumbering()

  /// Takes in a line; false where it is none of a header.
  ///
  /// A fault's offset is 0.
  mutating func take(_ line: some StringProtocol) throws(GridRow.Fault) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let word = line[..<colon].trimmed
    let value = line[line.index(after: colon)...].trimmed
    if let character = word.first, word.count == 1 {
      guard !kinds.knows(character) else { throw fault("this character has been described before") }
      try kinds.define(character, as: value)
      return true
    }
    guard let key = Key(rawValue: word.lowercased()) else {
      let known = Key.allCases.map(\.rawValue)
      let meant = likeliestMeaning(of: word, among: known).map { "; did you mean \(quoted($0))?" } ?? ""
      throw fault(
        "expected \(oneOf(known.map { quoted($0) })) or a single character before the colon, found \(quoted(word))"
          + meant)
    }
    switch key {
    case .name: name = value
    case .currency: currency = try currencyCode(value)
    case .screen: stage = Stage(.screen, label: value.nonempty)
    case .stage: stage = Stage(.stage, label: value.nonempty)
    case .rows: try readRowNumbering(value)
    case .seats: try readSeatNumbering(value)
    }
    return true
  }

  private func currencyCode(_ value: String) throws(GridRow.Fault) -> String {
    guard value.utf8.count == 3, value.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      throw fault("expected three capital letters such as \"EUR\", found \(quoted(value))")
    }
    return value
  }

  private mutating func readRowNumbering(_ value: String) throws(GridRow.Fault) {
    for word in value.split(separator: " ") {
      if let style = GridHeader.style(word) {
        rowNumbering.scheme.style = style
      } else if let order = RowNumbering.Order(rawValue: word.lowercased()) {
        rowNumbering.order = order
      } else {
        throw unknown(word, among: GridHeader.styles.map(\.rawValue) + RowNumbering.Order.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func readSeatNumbering(_ value: String) throws(GridRow.Fault) {
    let orders = [SeatNumbering.Order.leftToRight, .rightToLeft]
    for word in value.split(separator: " ") {
      if let style = GridHeader.style(word) {
        seatNumbering.scheme.style = style
      } else if let order = orders.first(where: { $0.rawValue == word.lowercased() }) {
        seatNumbering.order = order
      } else if word.lowercased() == SeatNumbering.Counting.cells.rawValue {
        seatNumbering.counting = .cells
      } else {
        throw unknown(
          word,
          among: GridHeader.styles.map(\.rawValue) + orders.map(\.rawValue) + [SeatNumbering.Counting.cells.rawValue])
      }
    }
  }

  private static let styles: [LabelScheme.Style] = [.numbers, .letters, .lowercaseLetters, .roman]

  private static func style(_ word: some StringProtocol) -> LabelScheme.Style? {
    styles.first { $0.rawValue == word.lowercased() }
  }

  private func unknown(_ word: Substring, among words: [String]) -> GridRow.Fault {
    fault(unknownWord(String(word), among: words))
  }

  private func fault(_ reason: String) -> GridRow.Fault { GridRow.Fault(reason: reason, offset: 0) }
}
