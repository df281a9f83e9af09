/// The rows of a block that follow a rule, as far as counting their seats needs to know.
struct RuledRows {
  /// The number of rows.
  var count: Int
  /// The line on which the first cells, the middles or the last cells of the rows stand behind each other.
  var alignment: StraightRows.Alignment
  /// What stands along a row, counted from the front.
  var cells: (_ row: Int) -> RowCells

  init(count: Int, alignment: StraightRows.Alignment = .center, cells: @escaping (_ row: Int) -> RowCells) {
    self.count = max(count, 0)
    self.alignment = alignment
    self.cells = cells
  }
}
