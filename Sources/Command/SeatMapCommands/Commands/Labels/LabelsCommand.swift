internal import Documents
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
