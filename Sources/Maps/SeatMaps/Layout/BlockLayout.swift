internal import Geometry

extension SeatMapBuilder {
  /// Adds the blocks of a section, each behind the one before it.
  mutating func add(_ blocks: [Block], of section: Section, shape: SeatShape) {
    let rowLabels = RowLabelSequences(section)
    let rows = blocks.enumerated().map { number, block in
      BlockRows(block, labels: rowLabels.labels(ofBlock: number), limit: limit)
    }
    let names = SectionNames(section, labels: rowLabels, rows: rows.map { $0?.counted }, limit: limit)
    var lastRowY: Double?
    for (number, block) in blocks.enumerated() {
      let origin = block.origin ?? Point(0, lastRowY.map { $0 + block.gap + block.leadingPitch } ?? 0)
      let inherited = Inherited(
        origin: origin,
        traits: Traits(
          size: block.seatSize, shape: block.seatShape ?? shape,
          category: category(named: block.category ?? section.category)),
        rowLabelPlacement: section.rowLabels)
      var depth: Double?
      if case .rows(let rows) = block.arrangement {
        add(rows, of: block, inherited)
        depth = SeatMapBuilder.rearmost(of: rows)
      } else if let rows = rows[number], let names = names.names(ofBlock: number) {
        let rearmost = add(rows, of: block, named: names, inherited)
        depth = block.depth.map { $0 + rows.gap } ?? rearmost
      }
      if let depth { lastRowY = origin.y + depth }
    }
  }

  /// What rows and seats of a block have from it and its section.
  struct Inherited {
    var origin: Point
    var traits: Traits
    var rowLabelPlacement: RowLabelPlacement
  }

  // MARK: Rows by rule

  /// Adds rows that follow a rule, and tells how far behind the block's origin the rearmost seat stands; nil where
  /// there is none.
  private mutating func add(
    _ rows: BlockRows, of block: Block, named names: BlockNames, _ inherited: Inherited
  ) -> Double? {
    let firstRow = self.rows.count
    var rearmost: Double?
    var exceptions = BlockExceptions(block.exceptions, rows: names.rows.sequence, seats: names.seatSequence) {
      category(named: $0)
    }
    for row in 0..<min(rows.counted.count, rowsLeft) {
      let change = rows.change(ofRow: row)
      let rowOrdinal = names.rows.ordinal(ofRow: row)
      let label = names.rows.sequence.label(ofOrdinal: rowOrdinal)
      let shownLabel = names.rows.shownLabel(ofRow: row)
      beginRow(label: label, shownLabel: shownLabel)
      if !names.rows.sequence.isInStyle(rowOrdinal) { noteRowOutsideStyle() }
      if let tightness = rows.tightness(ofRow: row) { noteTightRow(tightness) }

      let cells = rows.counted.cells(row)
      let seats =
        change.seatNumbering.map {
          RowOfNames(cells, $0, label: label, shownLabel: shownLabel ?? label, limit: seatsLeft)
        } ?? names.seats(ofRow: row, cells, label: label, shownLabel: shownLabel ?? label, limit: seatsLeft)
      if names.seatSequence.namesRow || rows.hasOwnNumberings {
        exceptions.beginRow(rowOrdinal, seats: seats.sequence)
      } else {
        exceptions.beginRow(rowOrdinal)
      }
      var inheritedTraits = inherited.traits
      if let name = change.category { inheritedTraits.category = category(named: name) }
      for (seat, place) in zip(seats.ordinals.indices, rows.places(row: row, cells: cells, limit: seatsLeft)) {
        var traits = inheritedTraits
        rearmost = max(rearmost ?? place.position.y, place.position.y)
        guard exceptions.apply(toSeat: seats.ordinals[seat], &traits) else { continue }
        add(
          at: place.moved(by: inherited.origin - .zero + traits.nudge), ownAngle: traits.angle,
          label: seats.label(ofSeat: seat), traits: traits, shownLabel: seats.shownLabel(ofSeat: seat))
      }
      endRow(labels: change.labelPlacement ?? inherited.rowLabelPlacement)
    }
    note(exceptions.unmatched, ofRowsFrom: firstRow)
    return rearmost
  }

  // MARK: Rows given one by one

  private mutating func add(_ rows: [SeatRow], of block: Block, _ inherited: Inherited) {
    let firstRow = self.rows.count
    var exceptions = BlockExceptions(block.exceptions, rows: rows.map(\.label)) { category(named: $0) }
    for (number, row) in rows.prefix(rowsLeft).enumerated() {
      exceptions.beginRow(number, seats: row.seats)
      let origin = inherited.origin + (row.origin - .zero)

      beginRow(label: row.label, shownLabel: row.shownLabel, spokenLabel: row.spokenLabel)
      var traits = inherited.traits
      for place in row.seats.indices {
        if exceptions.isActive {
          traits = inherited.traits
          guard exceptions.apply(toSeat: place, &traits) else { continue }
        }
        add(row.seats, place, from: origin, traits)
      }
      endRow(labels: row.labelPlacement ?? inherited.rowLabelPlacement)
    }
    note(exceptions.unmatched, ofRowsFrom: firstRow)
  }

  /// Adds one of the seats of a row that are given one by one; what it says of itself wins.
  ///
  /// It is read field by field: a copy of a whole seat counts references to each of its texts.
  private mutating func add(_ seats: [Seat], _ number: Int, from origin: Point, _ inherited: Traits) {
    var category = inherited.category
    if let name = seats[number].category { category = self.category(named: name) }
    var names = seats[number].names
    if let shown = names?.shownLabel, shown == seats[number].label {
      names = OtherNames.names(shownLabel: nil, spokenLabel: names?.spokenLabel)
    }
    add(
      at: origin + (seats[number].position - .zero) + inherited.nudge, facing: .zero,
      ownAngle: seats[number].angle ?? inherited.angle, size: seats[number].size ?? inherited.size,
      shape: seats[number].shape ?? inherited.shape, category: category,
      attributes: inherited.attributes.union(seats[number].attributes), label: seats[number].label,
      id: seats[number].id, names: names)
  }

  /// How far behind the block's origin the rearmost of seats given one by one stands; nil where there is none.
  private static func rearmost(of rows: [SeatRow]) -> Double? {
    var rearmost: Double?
    for row in rows {
      for seat in row.seats.indices {
        let y = row.origin.y + row.seats[seat].position.y
        rearmost = max(rearmost ?? y, y)
      }
    }
    return rearmost
  }
}

extension SeatPlace {
  fileprivate func moved(by vector: Vector) -> SeatPlace { SeatPlace(position: position + vector, facing: facing) }
}

extension Block {
  /// The distance between the last row of the block before and the first row, besides the gap.
  fileprivate var leadingPitch: Double {
    switch arrangement {
    case .straight(let rows): rows.rowPitch
    case .arc(let rows): rows.rowPitch
    case .arch(let rows): rows.rowPitch
    case .path, .filling, .rows: 0
    }
  }

  /// The distance of the last row's middle behind the origin; nil where there is no row, or where rows have no middle
  /// that a rule tells.
  fileprivate var depth: Double? {
    let (count, pitch): (Int, Double) =
      switch arrangement {
      case .straight(let rows): (rows.count, rows.rowPitch)
      case .arc(let rows): (rows.count, rows.rowPitch)
      case .arch(let rows): (rows.count, rows.rowPitch)
      case .path, .filling, .rows: (0, 0)
      }
    return count > 0 ? Double(count - 1) * pitch : nil
  }
}

/// The name of a category with its number in the plan; both nil where there is none.
struct ResolvedCategory {
  var name: String?
  /// Nil where the plan does not list the name as well.
  var number: Int?
}

/// Finds categories by name; of two with one name the first.
struct CategoryNumbers {
  private var numbers: [String: Int] = [:]
  /// Neighbouring seats mostly share a category, and comparing two short strings is far cheaper than hashing one.
  private var last = ResolvedCategory()

  init(_ categories: [Category]) {
    for (number, category) in categories.enumerated() where numbers[category.name] == nil {
      numbers[category.name] = number
    }
  }

  mutating func resolve(_ name: String?) -> ResolvedCategory {
    guard let name else { return ResolvedCategory() }
    if name != last.name { last = ResolvedCategory(name: name, number: numbers[name]) }
    return last
  }
}
