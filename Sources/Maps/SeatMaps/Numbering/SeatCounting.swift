/// How the seats of a row are counted, by themselves.
///
/// What is counted has a position from the left, from 0: seats alone, or the cells of gaps as well. Counting from the
/// middle needs one: an odd number of ways through and gaps have one in their midst, which parts the row; else as many
/// positions lie on each side, and that in the midst of an odd number is on the side that is counted first.
struct RowCount {
  private let order: SeatNumbering.Order
  /// The number of positions.
  private let positions: Int
  /// The number of positions left of the middle.
  private let leftPositions: Int

  init(_ cells: RowCells, _ order: SeatNumbering.Order, _ counting: SeatNumbering.Counting) {
    self.order = order
    positions = counting == .cells ? cells.cellCount : cells.seatCount
    switch order {
    case .leftToRight, .rightToLeft:
      leftPositions = 0
    case .centerOutLeftFirst, .centerOutRightFirst:
      let middle = cells.middle(counting)
      let sum = middle.leftEnd.addingSaturated(middle.rightStart)
      leftPositions = order == .centerOutLeftFirst ? sum / 2 + sum % 2 : sum / 2
    }
  }

  /// How many places the row takes in a count that goes on after it.
  ///
  /// From the middle these are as many on each side, so that odd numbers stay on their side in the next row.
  var extent: Int {
    switch order {
    case .leftToRight, .rightToLeft: positions
    case .centerOutLeftFirst, .centerOutRightFirst:
      max(leftPositions, positions - leftPositions).multipliedSaturated(by: 2)
    }
  }

  /// The place of a position in the count, from 0.
  func place(ofPosition position: Int) -> Int {
    switch order {
    case .leftToRight: position
    case .rightToLeft: max(positions - 1 - position, 0)
    case .centerOutLeftFirst: placeFromMiddle(position, firstIsLeft: true)
    case .centerOutRightFirst: placeFromMiddle(position, firstIsLeft: false)
    }
  }

  private func placeFromMiddle(_ position: Int, firstIsLeft: Bool) -> Int {
    let isLeft = position < leftPositions
    let steps = isLeft ? leftPositions - 1 - position : position - leftPositions
    return steps.multipliedSaturated(by: 2).addingSaturated(isLeft == firstIsLeft ? 0 : 1)
  }
}

extension RowCells {
  /// The position of each seat, from left to right; at most `limit` of them.
  func positions(_ counting: SeatNumbering.Counting, limit: Int) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(min(seatCount, limit))
    var seatsBefore = 0
    for run in runs {
      let first = counting == .cells ? run.firstCell : seatsBefore
      for seat in 0..<min(run.seatCount, limit - positions.count) { positions.append(first.addingSaturated(seat)) }
      seatsBefore = seatsBefore.addingSaturated(run.seatCount)
    }
    return positions
  }

  /// Where the last position left of the middle ends and the first one right of it starts.
  fileprivate func middle(_ counting: SeatNumbering.Counting) -> (leftEnd: Int, rightStart: Int) {
    var breaks: [(leftEnd: Int, rightStart: Int)] = []
    var seatsBefore = 0
    for (left, right) in zip(runs, runs.dropFirst()) {
      seatsBefore = seatsBefore.addingSaturated(left.seatCount)
      let leftEnd = left.firstCell.addingSaturated(left.seatCount)
      guard leftEnd != right.firstCell || left.aislesBefore != right.aislesBefore else { continue }
      breaks.append(counting == .cells ? (leftEnd, right.firstCell) : (seatsBefore, seatsBefore))
    }
    guard breaks.count.isMultiple(of: 2) else { return breaks[breaks.count / 2] }
    return (0, counting == .cells ? cellCount : seatCount)
  }
}

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
