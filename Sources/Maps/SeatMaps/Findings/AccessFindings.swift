extension SeatMap {
  /// What is wrong with places for people with disabilities.
  var accessFindings: [Finding] { [wheelchairsWithoutCompanion].compactMap { $0 } }

  /// The seats up to two seats further on; at a table the last is beside the first.
  private func seatsBeside(_ seat: Int, in row: PlacedRow) -> [Int] {
    [-2, -1, 1, 2].compactMap { step in
      let place = seat - row.seats.lowerBound + step
      guard row.table != nil else { return row.seats.contains(seat + step) ? seat + step : nil }
      return row.seats.lowerBound + (place + 2 * row.seats.count) % row.seats.count
    }
  }

  /// A companion's seat counts up to two seats further on: places for wheelchairs often come in pairs.
  private var wheelchairsWithoutCompanion: Finding? {
    var found = Collected()
    for row in rows {
      for number in row.seats where seats[number].attributes.contains(.wheelchair) {
        if !seatsBeside(number, in: row).contains(where: { seats[$0].attributes.contains(.companion) }) {
          found.add(.seat(seats[number].id))
        }
      }
    }
    return found.finding(.wheelchairWithoutCompanion) { count, examples in
      "\(count.counted("wheelchair place has", "wheelchair places have")) no companion seat beside them: \(examples). "
        + "Mark the seat that belongs to each."
    }
  }
}
