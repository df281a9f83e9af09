/// The labels of a section's seats in rows by rule: each block's own way of naming, or the section's.
///
/// Seats that are given one by one have labels of their own and are not counted.
struct SeatLabelSequences {
  /// The labels of a block's seats.
  struct Labels {
    let sequence: LabelSequence
    fileprivate let numbering: SeatNumbering
    fileprivate let rowCount: Int
    fileprivate var counts = Counts.eachRow

    /// The ordinal of each seat's label in a row of the block, from left to right; at most `limit` of them.
    func ordinals(ofRow row: Int, _ cells: RowCells, limit: Int) -> [Int] {
      switch counts {
      case .eachRow:
        let isReversed = numbering.isReversed(row: row, of: rowCount)
        let count = RowCount(cells, isReversed ? numbering.order.mirrored : numbering.order, numbering.counting)
        return cells.ordinals(count, numbering.counting, of: sequence, limit: limit)
      case .rows(let rows):
        guard row < rows.count else { return [] }
        return cells.ordinals(
          rows[row].count, numbering.counting, of: sequence, firstPosition: rows[row].firstPosition,
          start: rows[row].start, limit: limit)
      case .columns(let columns, let start):
        guard row < columns.places.count else { return [] }
        return columns.places[row].prefix(limit).map { sequence.ordinal(at: start.addingSaturated($0)) }
      }
    }
  }

  /// What a row's count depends on besides the row.
  fileprivate enum Counts {
    /// Nothing.
    case eachRow
    /// The rows before it, or beside it.
    case rows([CountedRow])
    /// All rows of its block, and the blocks before.
    case columns(ColumnCount, start: Int)
  }

  /// A row that takes part in a count of several.
  fileprivate struct CountedRow {
    var count: RowCount
    /// The position of its first cell or seat in what is counted together.
    var firstPosition = 0
    /// The place at which its count starts.
    var start = 0
  }

  private var blocks: [Labels?]

  /// Counts the seats of a section.
  ///
  /// - Parameters:
  ///   - section: Where the seats are.
  ///   - rows: The rows of each block; nil where they are given one by one.
  ///   - names: The names of rows, by which rows beside each other are known.
  ///   - limit: How many rows and seats are counted at most.
  ///   - numbering: The way in which a block's seats are named; nil where they have no such names.
  init(
    _ section: Section, rows: [RuledRows?], names: RowLabelSequences, limit: Int,
    numbering: (Block) -> SeatNumbering?
  ) {
    blocks = zip(section.blocks, rows).map { block, rows in
      guard let rows, let numbering = numbering(block) else { return nil }
      return Labels(sequence: LabelSequence(numbering.scheme), numbering: numbering, rowCount: rows.count)
    }
    let shared = section.blocks.indices.filter { blocks[$0] != nil && section.blocks[$0].seatNumbering == nil }
    let own = section.blocks.indices.filter { blocks[$0] != nil && section.blocks[$0].seatNumbering != nil }
    for group in [shared] + own.map({ [$0] }) {
      guard let course = group.first.flatMap({ blocks[$0]?.numbering.course }) else { continue }
      let count = BlockCount(blocks: group, rows: rows, names: names, limit: limit)
      switch course {
      case .eachRow: break
      case .eachRowAcrossBlocks: countRowsAcross(count)
      case .rowByRow(.section): countRows(count)
      case .columnByColumn(.section): countColumns(count)
      case .rowByRow(.block): for block in group { countRows(count.only(block)) }
      case .columnByColumn(.block): for block in group { countColumns(count.only(block)) }
      }
    }
  }

  /// The labels of a block; nil where its seats have none by rule.
  func labels(ofBlock number: Int) -> Labels? { blocks[number] }
}

/// Blocks that are counted together.
private struct BlockCount {
  var blocks: [Int]
  let rows: [RuledRows?]
  let names: RowLabelSequences
  let limit: Int

  func only(_ block: Int) -> BlockCount { BlockCount(blocks: [block], rows: rows, names: names, limit: limit) }

  func cells(ofBlock block: Int) -> [RowCells] {
    guard let rows = rows[block] else { return [] }
    return (0..<min(rows.count, limit)).map { rows.cells($0) }
  }
}

extension SeatLabelSequences {
  /// Each row goes on where the one before ended.
  private mutating func countRows(_ group: BlockCount) {
    guard let numbering = group.blocks.first.flatMap({ blocks[$0]?.numbering }) else { return }
    var start = 0
    var rowsBefore = 0
    for block in numbering.rowOrder == .frontToBack ? group.blocks : group.blocks.reversed() {
      let cells = group.cells(ofBlock: block)
      var counted: [CountedRow] = []
      for row in numbering.rowOrder == .frontToBack ? Array(cells.indices) : cells.indices.reversed() {
        let isReversed = numbering.isSerpentine && !rowsBefore.isMultiple(of: 2)
        let count = RowCount(
          cells[row], isReversed ? numbering.order.mirrored : numbering.order, numbering.counting)
        counted.append(CountedRow(count: count, start: start))
        start = start.addingSaturated(count.extent)
        rowsBefore += 1
      }
      blocks[block]?.counts = .rows(numbering.rowOrder == .frontToBack ? counted : counted.reversed())
    }
  }

  /// Each column goes on where the one before ended.
  private mutating func countColumns(_ group: BlockCount) {
    guard let numbering = group.blocks.first.flatMap({ blocks[$0]?.numbering }) else { return }
    var start = 0
    for block in numbering.rowOrder == .frontToBack ? group.blocks : group.blocks.reversed() {
      let columns = ColumnCount(
        group.cells(ofBlock: block), aligned: group.rows[block]?.alignment ?? .center, numbering, limit: group.limit)
      blocks[block]?.counts = .columns(columns, start: start)
      start = start.addingSaturated(columns.extent)
    }
  }

  /// Rows of the same name are one row, which blocks side by side have parts of.
  private mutating func countRowsAcross(_ group: BlockCount) {
    guard let numbering = group.blocks.first.flatMap({ blocks[$0]?.numbering }) else { return }
    var wholes: [String: RowCells] = [:]
    let firstPositions = group.blocks.map { block in
      group.cells(ofBlock: block).enumerated().map { row, cells in
        let name = group.names.label(ofRow: row, block: block)
        let firstPosition = wholes[name].map { numbering.counting == .cells ? $0.cellCount : $0.seatCount } ?? 0
        wholes[name, default: RowCells()].append(cells)
        return firstPosition
      }
    }
    for (block, firstPositions) in zip(group.blocks, firstPositions) {
      let rows = firstPositions.enumerated().map { row, firstPosition in
        let isReversed = numbering.isReversed(row: row, of: firstPositions.count)
        let whole = wholes[group.names.label(ofRow: row, block: block)] ?? RowCells()
        let count = RowCount(whole, isReversed ? numbering.order.mirrored : numbering.order, numbering.counting)
        return CountedRow(count: count, firstPosition: firstPosition)
      }
      blocks[block]?.counts = .rows(rows)
    }
  }
}

extension SeatNumbering {
  /// Whether a serpentine counts a row of a block the other way round.
  fileprivate func isReversed(row: Int, of rowCount: Int) -> Bool {
    isSerpentine && !(rowOrder == .frontToBack ? row : max(rowCount - 1 - row, 0)).isMultiple(of: 2)
  }
}

extension RowCells {
  /// The ordinal of each seat's label, from left to right, in a row that is counted by itself; at most `limit` of them.
  func ordinals(_ numbering: SeatNumbering, of sequence: LabelSequence, limit: Int) -> [Int] {
    ordinals(
      RowCount(self, numbering.order, numbering.counting), numbering.counting, of: sequence, limit: limit)
  }

  fileprivate func ordinals(
    _ count: RowCount, _ counting: SeatNumbering.Counting, of sequence: LabelSequence, firstPosition: Int = 0,
    start: Int = 0, limit: Int
  ) -> [Int] {
    positions(counting, limit: limit).map { position in
      let place = count.place(ofPosition: firstPosition.addingSaturated(position))
      return sequence.ordinal(at: start.addingSaturated(place))
    }
  }
}
