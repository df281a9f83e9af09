internal import Geometry

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

/// The exceptions of a block while its rows are laid out, and which of them have met a seat.
struct BlockExceptions {
  /// An exception whose rows and seats are told by number: by ordinal in rows by rule, by place in rows that are listed.
  private struct Resolved {
    let exception: SeatException
    let category: ResolvedCategory
    let rows: SelectedOrdinals?
    var seats: SelectedOrdinals?
    var hasSeat = false
  }

  private var exceptions: [Resolved]
  /// The numbers of those that are about the row being laid out.
  private var active: [Int] = []

  /// Resolves the exceptions of a block whose labels come from rules.
  init(
    _ exceptions: [SeatException], rows: LabelSequence, seats: LabelSequence,
    category: (_ name: String?) -> ResolvedCategory
  ) {
    self.exceptions = exceptions.map { exception in
      Resolved(
        exception: exception, category: category(exception.category),
        rows: exception.rows.map { SelectedOrdinals($0, of: rows) },
        seats: exception.seats.map { SelectedOrdinals($0, of: seats) })
    }
  }

  /// Resolves the exceptions of a block whose rows are listed, their seats still open.
  init(_ exceptions: [SeatException], rows: [String], category: (_ name: String?) -> ResolvedCategory) {
    self.exceptions = exceptions.map { exception in
      Resolved(
        exception: exception, category: category(exception.category),
        rows: exception.rows.map { SelectedOrdinals($0, in: rows) })
    }
  }

  /// Begins a row, told by number.
  mutating func beginRow(_ row: Int) {
    active = exceptions.indices.filter { exceptions[$0].rows?.contains(row) ?? true }
  }

  /// Begins a row, told by number, in which seats have labels of the row's own.
  mutating func beginRow(_ row: Int, seats: LabelSequence) {
    beginRow(row)
    for number in active {
      exceptions[number].seats = exceptions[number].exception.seats.map { SelectedOrdinals($0, of: seats) }
    }
  }

  /// Begins a row whose seats are listed.
  mutating func beginRow(_ row: Int, seats: [Seat]) {
    beginRow(row)
    guard active.contains(where: { exceptions[$0].exception.seats != nil }) else { return }
    let labels = seats.map(\.label)
    for number in active {
      exceptions[number].seats = exceptions[number].exception.seats.map { SelectedOrdinals($0, in: labels) }
    }
  }

  /// Whether any is about the row.
  var isActive: Bool { !active.isEmpty }

  /// Changes what a seat of the row is, exception by exception; false where it is not there at all.
  mutating func apply(toSeat seat: Int, _ traits: inout SeatMapBuilder.Traits) -> Bool {
    for number in active where exceptions[number].seats?.contains(seat) ?? true {
      exceptions[number].hasSeat = true
      let exception = exceptions[number].exception
      if exception.isRemoved { return false }
      if exception.category != nil { traits.category = exceptions[number].category }
      if let shape = exception.shape { traits.shape = shape }
      if let size = exception.size { traits.size = size }
      if let angle = exception.angle { traits.angle = angle }
      traits.nudge = traits.nudge + exception.nudge
      traits.attributes.formUnion(exception.attributes)
    }
    return true
  }

  /// Those that no seat has met.
  var unmatched: [SeatException] { exceptions.filter { !$0.hasSeat }.map(\.exception) }
}
