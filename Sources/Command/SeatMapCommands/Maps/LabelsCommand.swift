internal import JSON
internal import PlanFiles
internal import SeatMaps

/// `seatmap labels`: the names that a rule of numbering gives.
struct LabelsCommand: Command {
  private static let seats = CommandOption(
    "seats", taking: .text("PATTERN"),
    "What stands along a row: counts of seats, + for an aisle, _ for a cell without a seat, commas between rows; "
      + "10 if not given.")
  private static let rows = CommandOption("rows", taking: .text("N"), "The number of rows; 4 if not given.")
  private static let rowNumbering = CommandOption(
    "row-numbering", taking: .text("RULE"), "The rule that names the rows; letters if not given.")
  private static let json = CommandOption("json", "Answer in JSON, for programs.")

  static let description = CommandDescription(
    name: "labels",
    purpose: "Show the names that a rule of numbering gives to seats.",
    usage: "labels RULE [--seats PATTERN] [--rows N] [--row-numbering RULE] [--json]",
    discussion: [
      """
      The first row is the one at the front. A rule is as plans have it, in one line: the kind of labels (numbers, odd \
      numbers, even numbers, letters, lowercase-letters, roman, or the labels themselves), or odd left even right; then \
      any of: from LABEL, from left, from right, from center, step N, skip LABEL…, prefix LABEL, suffix LABEL, back to \
      front, by column, through block, through section, across blocks, serpentine, counting cells, shown as RULE.
      """,
      "Guides/numbering.md has the whole language, with a table of examples.",
    ],
    operands: [.init("RULE", .text, "The rule that names the seats of a row, as one argument.")],
    optionGroups: [.init("Options", [seats, rows, rowNumbering, json])],
    examples: [
      .init("A theatre with an aisle in the middle", "seatmap labels 'odd left even right' --seats 6+6"),
      .init("An aircraft without row 13", "seatmap labels 'A C D F' --seats 2+2 --row-numbering 'numbers skip 13'"),
    ])

  private let plan: LabelledRows
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let seatRule = arguments.operands.first ?? "numbers"
    let seats = try ArgumentError.explainingRule("RULE") { () throws(NumberingRuleError) in
      try SeatNumbering(rule: seatRule)
    }
    let rowRule = arguments.value(of: LabelsCommand.rowNumbering) ?? "letters"
    let rows = try ArgumentError.explainingRule(LabelsCommand.rowNumbering.spelling) { () throws(NumberingRuleError) in
      try RowNumbering(rule: rowRule)
    }
    let pattern = arguments.value(of: LabelsCommand.seats) ?? "10"
    guard let patterns = LabelledRows.patterns(pattern) else {
      throw .badValue(
        option: LabelsCommand.seats.spelling, value: pattern,
        expected: "counts of seats with + or _ between them, such as 3+3 or 10___10, at most "
          + "\(LabelledRows.cellLimit) cells in a row",
        suggestion: nil)
    }
    plan = LabelledRows(
      patterns: patterns, count: try arguments.integer(LabelsCommand.rows, in: 1...LabelledRows.rowLimit) ?? 4,
      rowNumbering: rows, seatNumbering: seats)
    answersInJSON = arguments.has(LabelsCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try session.write(answersInJSON ? plan.json : Array(plan.text.utf8))
    return .success
  }
}

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
