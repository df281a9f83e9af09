internal import Geometry

/// The rows of a block that follow a rule, ready to be laid out one by one.
struct BlockRows {
  /// What counting their seats needs to know.
  let counted: RuledRows
  private let rule: RowPlacing
  /// What overrides change about each row; empty where there are none.
  private let changes: [RowChange]

  /// Nil where rows are given one by one.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - labels: The labels of its rows, by which overrides choose them.
  ///   - limit: How many rows and seats are laid out at most.
  init?(_ block: Block, labels: RowLabelSequences.Labels, limit: Int) {
    if case .rows = block.arrangement { return nil }
    let rule = RowPlacing(block, limit: limit)
    var changes: [RowChange] = []
    if !block.rowOverrides.isEmpty {
      var overrides = RowOverrides(block.rowOverrides, of: labels.sequence)
      changes = (0..<min(max(rule.rowCount, 0), limit)).map { overrides.next(ordinal: labels.ordinal(ofRow: $0)) }
    }
    self.rule = rule
    self.changes = changes
    hasOwnNumberings = block.rowOverrides.contains { $0.seatNumbering != nil }
    counted = RuledRows(count: rule.rowCount, alignment: rule.alignment) { [changes] row in
      let change = row < changes.count ? changes[row] : RowChange()
      return rule.cells(ofRow: row, change: change)
    }
  }

  /// Whether seats of some rows are named in another way than those of the block.
  let hasOwnNumberings: Bool

  /// The sum of the extra gaps before its rows.
  var gap: Double { changes.last?.gap ?? 0 }

  func change(ofRow row: Int) -> RowChange { row < changes.count ? changes[row] : RowChange() }

  /// The places of a row's seats from left to right in the block's coordinates.
  func places(row: Int, cells: RowCells, limit: Int) -> [SeatPlace] {
    rule.places(row: row, change: change(ofRow: row), cells: cells, limit: limit)
  }

  /// What is too tight about the line of a row; nil where nothing is.
  func tightness(ofRow row: Int) -> (distance: Double, leastRadius: Double)? {
    let change = change(ofRow: row)
    guard case .path(let layout, _) = rule, row > 0 || change.gap != 0 else { return nil }
    return layout.tightness(ofRow: row, gap: change.gap)
  }
}

/// The rule by which the rows of a block are placed, prepared.
private enum RowPlacing {
  case straight(StraightRows, patterns: [RowCells], widestExtent: Double)
  case arc(ArcRows, patterns: [RowCells])
  case path(PathRowsLayout, patterns: [RowCells])
  case filling(FilledLayout)
  case arch(ArchRows, ArchLayout)
  /// Rows of which no place can be told.
  case none(count: Int)

  init(_ block: Block, limit: Int) {
    switch block.arrangement {
    case .straight(let rows):
      let cells = rows.patterns.map(RowCells.init)
      self = .straight(rows, patterns: cells, widestExtent: rows.widestExtent(of: cells))
    case .arc(let rows):
      self = .arc(rows, patterns: rows.patterns.map(RowCells.init))
    case .path(let rows):
      if let layout = PathRowsLayout(rows, limit: limit) {
        self = .path(layout, patterns: rows.patterns.map(RowCells.init))
      } else {
        self = .none(count: rows.count)
      }
    case .filling(let rows):
      self = .filling(FilledLayout(rows, seatSize: block.seatSize))
    case .arch(let rows):
      self = .arch(rows, ArchLayout(rows, seatSize: block.seatSize))
    case .rows:
      self = .none(count: 0)
    }
  }

  var rowCount: Int {
    switch self {
    case .straight(let rows, _, _): rows.count
    case .arc(let rows, _): rows.count
    case .path(let layout, _): layout.rows.count
    case .filling(let layout): layout.rows.count
    case .arch(let rows, _): rows.count
    case .none(let count): count
    }
  }

  var alignment: StraightRows.Alignment {
    switch self {
    case .straight(let rows, _, _): rows.alignment
    case .path(let layout, _): layout.rows.alignment
    case .arc, .filling, .arch, .none: .center
    }
  }

  /// What stands along a row.
  func cells(ofRow row: Int, change: RowChange) -> RowCells {
    switch self {
    case .straight(_, let patterns, _):
      return change.cells ?? pattern(row, of: patterns) ?? RowCells()
    case .arc(let rows, let patterns):
      return change.cells ?? pattern(row, of: patterns) ?? rows.cellsBySweep(ofRow: row, gap: change.gap)
    case .path(let layout, let patterns):
      return change.cells ?? pattern(row, of: patterns)
        ?? RowCells(RowPattern(seats: layout.fittedPlaces(ofRow: row, change: change).count))
    case .filling(let layout):
      return layout.cells(ofRow: row)
    case .arch(_, let layout):
      return RowCells(RowPattern(seats: row < layout.seatCounts.count ? layout.seatCounts[row] : 0))
    case .none:
      return RowCells()
    }
  }

  func places(row: Int, change: RowChange, cells: RowCells, limit: Int) -> [SeatPlace] {
    switch self {
    case .straight(let rows, _, let widestExtent):
      return rows.places(row: row, change: change, cells: cells, widestExtent: widestExtent, limit: limit)
    case .arc(let rows, _):
      return rows.places(row: row, change: change, cells: cells, limit: limit)
    case .path(let layout, let patterns):
      return change.cells == nil && patterns.isEmpty
        ? layout.fittedPlaces(ofRow: row, change: change)
        : layout.places(ofRow: row, change: change, cells: cells, limit: limit)
    case .filling(let layout):
      return layout.places(row: row, change: change, limit: limit)
    case .arch(_, let layout):
      return layout.places(row: row, change: change, limit: limit)
    case .none:
      return []
    }
  }

  private func pattern(_ row: Int, of patterns: [RowCells]) -> RowCells? {
    patterns.isEmpty ? nil : patterns[min(row, patterns.count - 1)]
  }
}

/// Where a seat stands in its section, and where it looks if nobody says otherwise.
struct SeatPlace {
  var position: Point
  /// Clockwise from facing up.
  var facing: Angle
}

extension StraightRows {
  /// The extent of the widest row.
  fileprivate func widestExtent(of patterns: [RowCells]) -> Double {
    patterns.prefix(max(count, 0)).reduce(0) { max($0, extent(of: $1)) }
  }

  /// The places of a row's seats from left to right, about the middle of the block's first row.
  func places(row: Int, change: RowChange, cells: RowCells, widestExtent: Double, limit: Int) -> [SeatPlace] {
    let slack = alignment == .center ? 0 : (widestExtent - extent(of: cells)) / 2
    let aligned = alignment == .end ? slack : -slack
    let y = Double(row) * rowPitch + change.gap
    let lean = skew == .zero ? 0 : y * skew.tangent
    let x = aligned + lean + change.shift + (row.isMultiple(of: 2) ? 0 : stagger * seatPitch)
    return cells.offsets(step: seatPitch, limit: limit, aisleExtent: \.width)
      .map { SeatPlace(position: Point(x + $0, y), facing: .zero) }
  }

  private func extent(of cells: RowCells) -> Double {
    cells.extent(step: seatPitch, aisleExtent: \.width)
  }
}
