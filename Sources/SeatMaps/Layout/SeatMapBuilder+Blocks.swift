internal import Geometry

extension SeatMapBuilder {
  /// Adds the blocks of a section, each behind the one before it.
  mutating func add(_ blocks: [Block], of section: Section, shape: SeatShape) {
    let rowLabels = RowLabelSequences(section)
    var lastRowY: Double?
    for (number, block) in blocks.enumerated() {
      let origin = block.origin ?? Point(0, lastRowY.map { $0 + block.gap + block.leadingPitch } ?? 0)
      let inherited = Inherited(
        origin: origin,
        traits: Traits(
          size: block.seatSize, shape: block.seatShape ?? shape,
          category: category(named: block.category ?? section.category)),
        seatNumbering: block.seatNumbering ?? section.seatNumbering, rowLabelPlacement: section.rowLabels)
      switch block.arrangement {
      case .straight(let rows): add(rows, of: block, numbered: rowLabels.labels(ofBlock: number), inherited)
      case .arc(let rows): add(rows, of: block, numbered: rowLabels.labels(ofBlock: number), inherited)
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
    var seatNumbering: SeatNumbering
    var rowLabelPlacement: RowLabelPlacement
  }

  // MARK: Rows by rule

  private mutating func add(
    _ rows: StraightRows, of block: Block, numbered labels: RowLabelSequences.Labels, _ inherited: Inherited
  ) {
    let cells = rows.patterns.map(RowCells.init)
    let widestExtent = rows.widestExtent(of: cells)
    add(count: rows.count, of: block, numbered: labels, inherited) { row, limit in
      guard let cells = cells.isEmpty ? nil : cells[min(row, cells.count - 1)] else { return nil }
      return (cells, rows.places(row: row, cells: cells, widestExtent: widestExtent, limit: limit))
    }
  }

  private mutating func add(
    _ rows: ArcRows, of block: Block, numbered labels: RowLabelSequences.Labels, _ inherited: Inherited
  ) {
    let cells = rows.patterns.map(RowCells.init)
    add(count: rows.count, of: block, numbered: labels, inherited) { row, limit in
      let cells =
        cells.isEmpty
        ? RowCells(RowPattern(seats: rows.seatCountBySweep(ofRow: row))) : cells[min(row, cells.count - 1)]
      return (cells, rows.places(row: row, cells: cells, limit: limit))
    }
  }

  private mutating func add(
    count: Int, of block: Block, numbered labels: RowLabelSequences.Labels, _ inherited: Inherited,
    places: (_ row: Int, _ limit: Int) -> (cells: RowCells, places: [SeatPlace])?
  ) {
    let firstRow = map.rows.count
    let seatSequence = LabelSequence(inherited.seatNumbering.scheme)
    var exceptions = BlockExceptions(block.exceptions, rows: labels.sequence, seats: seatSequence) {
      category(named: $0)
    }
    for row in 0..<min(max(count, 0), rowsLeft) {
      let rowOrdinal = labels.ordinal(ofRow: row)
      exceptions.beginRow(rowOrdinal)
      beginRow(label: labels.sequence.label(ofOrdinal: rowOrdinal))
      if !labels.sequence.isInStyle(rowOrdinal) { noteRowOutsideStyle() }
      if let (cells, places) = places(row, seatsLeft) {
        let ordinals = cells.ordinals(inherited.seatNumbering, of: seatSequence, limit: seatsLeft)
        for (ordinal, place) in zip(ordinals, places) {
          var traits = inherited.traits
          guard exceptions.apply(toSeat: ordinal, &traits) else { continue }
          add(
            at: place.moved(by: inherited.origin), label: seatSequence.label(ofOrdinal: ordinal), traits: traits)
        }
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
