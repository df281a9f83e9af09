/// The seats of a block counted column by column.
///
/// A column is the cells that stand behind each other, counted from the line on which the rows are aligned.
struct ColumnCount {
  /// The place of each seat in the count, from 0: row by row from the front, in each from the left.
  private(set) var places: [[Int]]
  /// How many places the block takes.
  private(set) var extent: Int

  /// Complexity: O(*n* log *n*) for *n* seats.
  init(_ rows: [RowCells], aligned alignment: StraightRows.Alignment, _ numbering: SeatNumbering, limit: Int) {
    let columnCount = rows.reduce(0) { max($0, $1.cellCount) }
    let columns = RowCount(
      RowCells(RowPattern([.seats(columnCount)])), numbering.order, .cells)
    var seats: [CountedSeat] = []
    var seatsLeft = limit
    places = rows.map { row in
      let cells = row.positions(.cells, limit: seatsLeft)
      seatsLeft -= cells.count
      return cells
    }
    for (row, cells) in places.enumerated() {
      let spare = columnCount - rows[row].cellCount
      let firstColumn =
        switch alignment {
        case .start: 0
        case .center: spare / 2
        case .end: spare
        }
      let rowInOrder = numbering.rowOrder == .frontToBack ? row : rows.count - 1 - row
      for (seat, cell) in cells.enumerated() {
        let column = columns.place(ofPosition: firstColumn.addingSaturated(cell))
        seats.append(CountedSeat(column: column, rowInOrder: rowInOrder, row: row, seat: seat))
      }
    }
    seats.sort { ($0.column, $0.rowInOrder) < ($1.column, $1.rowInOrder) }
    switch numbering.counting {
    case .seats: extent = seats.count
    case .cells: extent = columnCount.multipliedSaturated(by: rows.count)
    }
    count(seats, numbering, rowCount: rows.count)
  }

  private struct CountedSeat {
    var column, rowInOrder, row, seat: Int
  }

  /// Gives each seat its place; seats come column by column.
  private mutating func count(_ seats: [CountedSeat], _ numbering: SeatNumbering, rowCount: Int) {
    var start = 0
    var columnsBefore = 0
    while start < seats.count {
      let column = seats[start].column
      // A serpentine runs through the cells of an empty column only where it counts them.
      let isReversed =
        numbering.isSerpentine && !(numbering.counting == .cells ? column : columnsBefore).isMultiple(of: 2)
      let end = seats[start...].firstIndex { $0.column != column } ?? seats.count
      for (number, seat) in seats[start..<end].enumerated() {
        places[seat.row][seat.seat] =
          switch numbering.counting {
          case .seats: start + (isReversed ? end - start - 1 - number : number)
          case .cells:
            column.multipliedSaturated(by: rowCount)
              .addingSaturated(isReversed ? rowCount - 1 - seat.rowInOrder : seat.rowInOrder)
          }
      }
      start = end
      columnsBefore += 1
    }
  }
}
