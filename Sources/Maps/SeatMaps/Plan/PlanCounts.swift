extension SeatPlan {
  /// The number of seats that the plan asks for, before exceptions take any away.
  ///
  /// Computed without laying them out, to refuse a plan that is too large; `Int.max` where it is that or more, or
  /// where a million rows and more would have to be measured one by one.
  ///
  /// Complexity: O(*r*) for *r* rows that are given one by one, filled by their sweep or changed by overrides, and the
  /// blocks; O(*n*) for *n* seats that fill their lines.
  public var seatCount: Int {
    sections.reduce(0) { count, section in
      let chairs = section.tables.reduce(count) { $0.addingSaturated($1.seatCount) }
      return chairs.addingSaturated(section.blockSeatCount)
    }
  }

  /// The number of rows that the plan asks for, tables counted as rows; `Int.max` where it is that or more.
  public var rowCount: Int {
    sections.reduce(0) { count, section in
      let tables = section.tables.reduce(count) { $0.addingSaturated($1.tableCount) }
      return section.blocks.reduce(tables) { $0.addingSaturated($1.rowCount) }
    }
  }
}

extension Section {
  /// The number of seats of its blocks before exceptions take any away, as ``SeatPlan/seatCount`` has it: with what
  /// overrides of rows change.
  public var blockSeatCount: Int {
    let labels = blocks.contains { !$0.rowOverrides.isEmpty } ? RowLabelSequences(self) : nil
    return blocks.enumerated().reduce(0) { count, numbered in
      let (number, block) = numbered
      guard let labels, !block.rowOverrides.isEmpty, block.rowCount <= SeatPlan.defaultLimit,
        let rows = BlockRows(block, labels: labels.labels(ofBlock: number), limit: SeatPlan.defaultLimit)
      else { return count.addingSaturated(block.seatCount) }
      var sum = count
      for row in 0..<rows.counted.count where sum <= SeatPlan.defaultLimit {
        sum = sum.addingSaturated(rows.counted.cells(row).seatCount)
      }
      return sum <= SeatPlan.defaultLimit ? sum : .max
    }
  }
}

extension TableGroup {
  /// The number of tables; `Int.max` where it is that or more.
  public var tableCount: Int {
    switch places {
    case .listed(let places): places.count
    case .grid(let grid): max(grid.rows, 0).multipliedSaturated(by: max(grid.columns, 0))
    }
  }

  /// The number of chairs of all tables, before exceptions take any away; `Int.max` where it is that or more.
  public var seatCount: Int {
    switch form {
    case .round(let table): tableCount.multipliedSaturated(by: max(table.seats, 0))
    case .rectangle(let table): tableCount.multipliedSaturated(by: table.seatCount)
    }
  }
}

extension TableGroup.Rectangle {
  /// The number of chairs on all sides.
  public var seatCount: Int {
    [top, right, bottom, left].reduce(0) { $0.addingSaturated(max($1, 0)) }
  }
}

extension Block {
  /// The number of rows.
  public var rowCount: Int {
    switch arrangement {
    case .straight(let rows): max(rows.count, 0)
    case .arc(let rows): max(rows.count, 0)
    case .path(let rows): max(rows.count, 0)
    case .filling(let rows): rows.rowCount(seatSize: seatSize)
    case .arch(let rows): max(rows.count, 0)
    case .rows(let rows): rows.count
    }
  }

  /// The number of seats before overrides of rows change it and exceptions take any away, counted as
  /// ``SeatPlan/seatCount`` does.
  public var seatCount: Int {
    switch arrangement {
    case .straight(let rows):
      return Block.seatCount(of: rows.patterns, rows: rows.count)
    case .arc(let rows) where !rows.patterns.isEmpty:
      return Block.seatCount(of: rows.patterns, rows: rows.count)
    case .arc(let rows):
      guard rows.count <= SeatPlan.defaultLimit else { return .max }
      return (0..<max(rows.count, 0)).reduce(0) { $0.addingSaturated(rows.seatCountBySweep(ofRow: $1)) }
    case .path(let rows): return rows.seatCount
    case .filling(let rows): return rows.seatCount(seatSize: seatSize)
    case .arch(let rows): return rows.count > 0 ? max(rows.seats, 0) : 0
    case .rows(let rows):
      return rows.reduce(0) { $0 + $1.seats.count }
    }
  }

  /// What laying the block out takes: the number of its seats or rows, whichever is more, or of the places that have to
  /// be looked at for them.
  public var effort: Int {
    let seats = max(seatCount, rowCount)
    return switch arrangement {
    case .straight, .arc, .arch, .rows: seats
    case .path(let rows): max(seats, rows.stepCount / 10)
    case .filling(let rows): max(seats, rows.lineCount(seatSize: seatSize))
    }
  }

  static func seatCount(of patterns: [RowPattern], rows: Int) -> Int {
    guard rows > 0, let last = patterns.last else { return 0 }
    let single = patterns.prefix(rows).reduce(0) { $0.addingSaturated($1.seatCount) }
    let repetitions = max(rows - patterns.count, 0)
    return single.addingSaturated(last.seatCount.multipliedSaturated(by: repetitions))
  }
}
