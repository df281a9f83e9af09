internal import Geometry

extension SeatMapBuilder {
  /// Adds the blocks of a section, each behind the one before it.
  mutating func add(_ blocks: [Block], of section: Section, shape: SeatShape) {
    let rows = blocks.map(\.ruledRows)
    let names = SectionNames(section, rows: rows, limit: limit)
    var lastRowY: Double?
    for (number, block) in blocks.enumerated() {
      let origin = block.origin ?? Point(0, lastRowY.map { $0 + block.gap + block.leadingPitch } ?? 0)
      let inherited = Inherited(
        origin: origin,
        traits: Traits(
          size: block.seatSize, shape: block.seatShape ?? shape,
          category: category(named: block.category ?? section.category)),
        rowLabelPlacement: section.rowLabels)
      switch block.arrangement {
      case .straight(let straight):
        let widestExtent = straight.widestExtent(of: straight.patterns.map(RowCells.init))
        add(rows[number], of: block, named: names.names(ofBlock: number), inherited) { row, cells, limit in
          straight.places(row: row, cells: cells, widestExtent: widestExtent, limit: limit)
        }
      case .arc(let arc):
        add(rows[number], of: block, named: names.names(ofBlock: number), inherited) { row, cells, limit in
          arc.places(row: row, cells: cells, limit: limit)
        }
      case .path, .filling, .arch: break
      case .rows(let rows): add(rows, of: block, inherited)
      }
      if let depth = block.depth { lastRowY = origin.y + depth }
    }
  }

  /// What rows and seats of a block have from it and its section.
  struct Inherited {
    var origin: Point
    var traits: Traits
    var rowLabelPlacement: RowLabelPlacement
  }

  // MARK: Rows by rule

  private mutating func add(
    _ rows: RuledRows?, of block: Block, named names: BlockNames?, _ inherited: Inherited,
    places: (_ row: Int, _ cells: RowCells, _ limit: Int) -> [SeatPlace]
  ) {
    guard let rows, let names else { return }
    let firstRow = map.rows.count
    var exceptions = BlockExceptions(block.exceptions, rows: names.rows.sequence, seats: names.seatSequence) {
      category(named: $0)
    }
    for row in 0..<min(rows.count, rowsLeft) {
      let rowOrdinal = names.rows.ordinal(ofRow: row)
      let label = names.rows.sequence.label(ofOrdinal: rowOrdinal)
      let shownLabel = names.rows.shownLabel(ofRow: row)
      beginRow(label: label, shownLabel: shownLabel)
      if !names.rows.sequence.isInStyle(rowOrdinal) { noteRowOutsideStyle() }

      let cells = rows.cells(row)
      let seats = names.seats(ofRow: row, cells, label: label, shownLabel: shownLabel ?? label, limit: seatsLeft)
      if names.seatSequence.namesRow {
        exceptions.beginRow(rowOrdinal, seats: seats.sequence)
      } else {
        exceptions.beginRow(rowOrdinal)
      }
      for (seat, place) in places(row, cells, seatsLeft).enumerated() {
        var traits = inherited.traits
        guard exceptions.apply(toSeat: seats.ordinals[seat], &traits) else { continue }
        add(
          at: place.moved(by: inherited.origin), label: seats.label(ofSeat: seat), traits: traits,
          shownLabel: seats.shownLabel(ofSeat: seat))
      }
      endRow(labels: inherited.rowLabelPlacement)
    }
    note(exceptions.unmatched, ofRowsFrom: firstRow)
  }

  // MARK: Rows given one by one

  private mutating func add(_ rows: [SeatRow], of block: Block, _ inherited: Inherited) {
    let firstRow = map.rows.count
    var exceptions = BlockExceptions(block.exceptions, rows: rows.map(\.label)) { category(named: $0) }
    for (number, row) in rows.prefix(rowsLeft).enumerated() {
      exceptions.beginRow(number, seats: row.seats)
      let origin = inherited.origin + (row.origin - .zero)

      beginRow(label: row.label, shownLabel: row.shownLabel, spokenLabel: row.spokenLabel)
      for place in row.seats.indices {
        var traits = inherited.traits
        guard exceptions.apply(toSeat: place, &traits) else { continue }
        add(row.seats[place], from: origin, traits)
      }
      endRow(labels: row.labelPlacement ?? inherited.rowLabelPlacement)
    }
    note(exceptions.unmatched, ofRowsFrom: firstRow)
  }

  /// Adds a seat that is given by itself; what it says of itself wins.
  private mutating func add(_ seat: Seat, from origin: Point, _ inherited: Traits) {
    var traits = inherited
    if let size = seat.size { traits.size = size }
    if let shape = seat.shape { traits.shape = shape }
    if let name = seat.category { traits.category = category(named: name) }
    traits.attributes.formUnion(seat.attributes)
    add(
      at: SeatPlace(position: origin + (seat.position - .zero), facing: .zero), ownAngle: seat.angle, label: seat.label,
      traits: traits, id: seat.id, shownLabel: seat.shownLabel, spokenLabel: seat.spokenLabel)
  }
}

extension SeatPlace {
  fileprivate func moved(by origin: Point) -> SeatPlace {
    SeatPlace(position: position + (origin - .zero), facing: facing)
  }
}

extension Block {
  /// The rows that follow a rule; nil where they are given one by one.
  fileprivate var ruledRows: RuledRows? {
    switch arrangement {
    case .straight(let rows):
      let patterns = rows.patterns.map(RowCells.init)
      return RuledRows(count: rows.count, alignment: rows.alignment) { row in
        patterns.isEmpty ? RowCells() : patterns[min(row, patterns.count - 1)]
      }
    case .arc(let rows):
      let patterns = rows.patterns.map(RowCells.init)
      return RuledRows(count: rows.count) { row in
        patterns.isEmpty
          ? RowCells(RowPattern(seats: rows.seatCountBySweep(ofRow: row))) : patterns[min(row, patterns.count - 1)]
      }
    case .path, .filling, .arch, .rows:
      return nil
    }
  }

  /// The distance between the last row of the block before and the first row, besides the gap.
  fileprivate var leadingPitch: Double {
    switch arrangement {
    case .straight(let rows): rows.rowPitch
    case .arc(let rows): rows.rowPitch
    case .path, .filling, .arch, .rows: 0
    }
  }

  /// The distance of the last row's middle behind the origin; nil where there is no row.
  fileprivate var depth: Double? {
    switch arrangement {
    case .straight(let rows): rows.count > 0 ? Double(rows.count - 1) * rows.rowPitch : nil
    case .arc(let rows): rows.count > 0 ? Double(rows.count - 1) * rows.rowPitch : nil
    case .path, .filling, .arch: nil
    case .rows(let rows): rows.lazy.flatMap { row in row.seats.lazy.map { row.origin.y + $0.position.y } }.max()
    }
  }
}
