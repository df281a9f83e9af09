/// What overrides of a block change about one of its rows.
struct RowChange {
  /// What stands along the row instead of what the rule says.
  var cells: RowCells?
  /// How far it is moved to the right.
  var shift = 0.0
  /// The sum of the extra gaps before it and before the rows in front of it.
  var gap = 0.0
  var seatNumbering: SeatNumbering?
  /// Nil where the category is as the block says.
  var category: String?
  var labelPlacement: RowLabelPlacement?
}

/// The overrides of a block, their rows told by ordinal.
struct RowOverrides {
  private let overrides: [(rows: SelectedOrdinals?, change: RowOverride, cells: RowCells?)]
  /// The sum of the gaps so far.
  private var gap = 0.0

  init(_ overrides: [RowOverride], of sequence: LabelSequence) {
    self.overrides = overrides.map { change in
      (change.rows.map { SelectedOrdinals($0, of: sequence) }, change, change.pattern.map(RowCells.init))
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { overrides.isEmpty }

  /// The changes of the next row from the front, which has an ordinal.
  mutating func next(ordinal: Int) -> RowChange {
    guard !overrides.isEmpty else { return RowChange() }
    var change = RowChange()
    for (rows, override, cells) in overrides where rows?.contains(ordinal) ?? true {
      gap += override.gapBefore
      change.shift += override.shift
      if let cells { change.cells = cells }
      if let numbering = override.seatNumbering { change.seatNumbering = numbering }
      if let category = override.category { change.category = category }
      if let placement = override.labelPlacement { change.labelPlacement = placement }
    }
    change.gap = gap
    return change
  }
}
