extension SeatMap {
  /// What is wrong with places for people with disabilities.
  var accessFindings: [Finding] { [wheelchairsWithoutCompanion].compactMap { $0 } }

  /// A companion's seat counts up to two seats further on: places for wheelchairs often come in pairs.
  private var wheelchairsWithoutCompanion: Finding? {
    var found = Collected()
    for row in rows {
      for number in row.seats where seats[number].attributes.contains(.wheelchair) {
        let near = max(number - 2, row.seats.lowerBound)..<min(number + 3, row.seats.upperBound)
        if !seats[near].contains(where: { $0.attributes.contains(.companion) }) { found.add(.seat(seats[number].id)) }
      }
    }
    return found.finding(.wheelchairWithoutCompanion) { count, examples in
      "\(count.counted("wheelchair place has", "wheelchair places have")) no companion seat beside them: \(examples). "
        + "Mark the seat that belongs to each."
    }
  }
}
