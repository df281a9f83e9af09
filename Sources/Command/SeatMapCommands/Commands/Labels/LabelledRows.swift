internal import JSON
internal import SeatMaps

/// Rows with the names that rules give them, for `labels`.
struct LabelledRows {
  /// The most cells that a row may have.
  static let cellLimit = 1000
  /// The most rows.
  static let rowLimit = 1000

  private let patterns: [RowPattern]
  private let map: SeatMap

  init(patterns: [RowPattern], count: Int, rowNumbering: RowNumbering, seatNumbering: SeatNumbering) {
    self.patterns = patterns
    let block = Block(.straight(StraightRows(count: count, patterns: patterns)))
    let section = Section(name: "", blocks: [block], rowNumbering: rowNumbering, seatNumbering: seatNumbering)
    map = SeatPlan(name: "", sections: [section]).layout()
  }

  // MARK: Patterns

  /// What stands along each row, as `3+3` or `10___10,12`; nil where the text is no pattern, or one without a seat.
  static func patterns(_ text: String) -> [RowPattern]? {
    var patterns: [RowPattern] = []
    for row in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let pattern = pattern(row) else { return nil }
      patterns.append(pattern)
    }
    return patterns
  }

  private static func pattern(_ text: Substring) -> RowPattern? {
    var items: [RowPattern.Item] = []
    var cells = 0
    var rest = text
    while let first = rest.first {
      switch first {
      case "+":
        rest.removeFirst()
        items.append(.aisle(width: StraightRows.defaultSeatPitch))
      case "_":
        let gap = rest.prefix { $0 == "_" }
        rest.removeFirst(gap.count)
        items.append(.gap(cells: gap.count))
        cells += gap.count
      default:
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard let seats = Int(digits), seats > 0, seats <= cellLimit else { return nil }
        rest.removeFirst(digits.count)
        items.append(.seats(seats))
        cells += seats
      }
      guard cells <= cellLimit else { return nil }
    }
    let pattern = RowPattern(items)
    return pattern.seatCount > 0 ? pattern : nil
  }

  // MARK: For people

  /// The names as a table, the first row at the front; what is drawn instead of them in a second one.
  var text: String {
    let labels = table(\.label, \.label)
    let shown = table(\.shownLabel, \.shownLabel)
    return labels == shown ? labels : labels + "\nshown as\n\n" + shown
  }

  private func table(_ rowName: KeyPath<PlacedRow, String>, _ seatName: KeyPath<PlacedSeat, String>) -> String {
    let columnCount = patterns.map(\.cellCount).max() ?? 0
    let rows = map.rows.enumerated().map { number, row in
      let labels = map.seats[row.seats].map { $0[keyPath: seatName] }
      let pattern = patterns[min(number, patterns.count - 1)]
      return TableRow(
        name: row[keyPath: rowName], cellsBefore: (columnCount - pattern.cellCount) / 2,
        cells: cells(labels, of: pattern))
    }
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let width = rows.flatMap(\.cells).map(\.label.count).max() ?? 0
    return rows.map { row in
      let cells = Array(repeating: Cell(label: ""), count: row.cellsBefore) + row.cells
      let line = cells.reduce(row.name + spaces(nameWidth - row.name.count)) { line, cell in
        line + spaces(cell.isBehindAisle ? 5 : 2) + spaces(width - cell.label.count) + cell.label
      }
      return line + "\n"
    }.joined()
  }

  private struct TableRow {
    var name: String
    /// As many as centre the row.
    var cellsBefore: Int
    var cells: [Cell]
  }

  private struct Cell {
    var label: String
    var isBehindAisle = false
  }

  /// The labels of seats in the cells of a pattern, from left to right.
  private func cells(_ labels: [String], of pattern: RowPattern) -> [Cell] {
    var cells: [Cell] = []
    var labels = labels[...]
    var isBehindAisle = false
    for item in pattern.items {
      switch item {
      case .seats(let count):
        for label in labels.prefix(count) {
          cells.append(Cell(label: label, isBehindAisle: isBehindAisle))
          isBehindAisle = false
        }
        labels = labels.dropFirst(count)
      case .gap(let count):
        // Nothing at the end of a row would only be spaces at the end of a line.
        if !labels.isEmpty { cells += Array(repeating: Cell(label: ""), count: count) }
      case .aisle:
        isBehindAisle = true
      }
    }
    return cells
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: For programs

  /// The names as a JSON object: for each row its `label`, and for each of its seats `label` and `id`; `shownLabel`
  /// where another name is drawn.
  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.key("rows")
      object.array { rows in
        for row in map.rows {
          rows.object { object in
            object.field("label", row.label)
            object.field("shownLabel", row.shownLabel == row.label ? nil : row.shownLabel)
            object.key("seats")
            object.array { seats in
              for seat in map.seats[row.seats] {
                seats.object(.inline) { object in
                  object.field("label", seat.label)
                  object.field("shownLabel", seat.shownLabel == seat.label ? nil : seat.shownLabel)
                  object.field("id", seat.id)
                }
              }
            }
          }
        }
      }
    }
    return writer.bytes
  }
}

extension RowPattern {
  /// The number of seats and cells without one.
  fileprivate var cellCount: Int {
    items.reduce(0) { count, item in
      switch item {
      case .seats(let seats): count + seats
      case .gap(let cells): count + cells
      case .aisle: count
      }
    }
  }
}
