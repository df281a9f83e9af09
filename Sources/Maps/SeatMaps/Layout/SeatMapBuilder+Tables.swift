internal import Geometry
internal import Paths

extension SeatMapBuilder {
  /// Adds the tables of a section with their chairs.
  mutating func add(_ tables: [TableGroup], of section: Section, shape: SeatShape) {
    var labels = TableLabels()
    for group in tables {
      labels.beginGroup(group)
      let places = group.tablePlaces(limit: rowsLeft)
      add(
        group, of: section, at: places, labels: places.map { labels.label(of: $0) }, shape: group.seatShape ?? shape)
    }
  }

  private mutating func add(
    _ group: TableGroup, of section: Section, at places: [TableGroup.Place], labels: [String], shape: SeatShape
  ) {
    let firstRow = map.rows.count
    let figure = TableFigure(group, chair: shape, limit: seatsLeft)
    let names = TableNames(figure.cells, group.seatNumbering ?? section.seatNumbering, limit: seatsLeft)
    let usual = Traits(
      size: group.seatSize, shape: shape, category: category(named: group.category ?? section.category))
    var exceptions = BlockExceptions(group.exceptions, rows: labels) { category(named: $0) }
    for (number, (place, label)) in zip(places, labels).enumerated() {
      let transform = AffineTransform.rotation(place.rotation).then(.translation(place.position - .zero))
      let names = names.names(ofTable: label)
      exceptions.beginRow(number, seats: names.sequence)
      beginRow(label: label)
      beginTable(at: place, outline: figure.outline.transformed(by: transform), isSoldWhole: group.isSoldWhole)
      for (number, (chair, ordinal)) in zip(figure.chairs, names.ordinals).enumerated() {
        var traits = usual
        guard exceptions.apply(toSeat: ordinal, &traits) else { continue }
        let chair = SeatPlace(
          position: transform.apply(chair.position) + traits.nudge, facing: chair.facing + place.rotation)
        add(
          at: chair, ownAngle: traits.angle ?? chair.facing, label: names.label(ofSeat: number), traits: traits,
          shownLabel: names.shownLabel(ofSeat: number))
      }
      endRow(labels: .none)
    }
    note(exceptions.unmatched, ofRowsFrom: firstRow)
  }
}

/// The names of chairs, the same at each table but where they hold the table's label.
private struct TableNames {
  private let cells: RowCells
  private let numbering: SeatNumbering
  private let limit: Int
  private let usual: RowOfNames
  private let isTheSameEverywhere: Bool

  init(_ cells: RowCells, _ numbering: SeatNumbering, limit: Int) {
    (self.cells, self.numbering, self.limit) = (cells, numbering, limit)
    usual = RowOfNames(cells, numbering, label: "", shownLabel: "", limit: limit)
    let schemes = [numbering.scheme, numbering.shown?.scheme].compactMap(\.self)
    isTheSameEverywhere = !schemes.contains(where: \.namesRow)
  }

  func names(ofTable label: String) -> RowOfNames {
    isTheSameEverywhere ? usual : RowOfNames(cells, numbering, label: label, shownLabel: label, limit: limit)
  }
}
