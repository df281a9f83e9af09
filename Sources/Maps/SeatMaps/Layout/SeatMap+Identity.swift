extension SeatMap {
  /// The number of the section that a seat stands in.
  ///
  /// - Precondition: `seat` is the number of a seat.
  public func section(ofSeat seat: Int) -> Int { rows[seats[seat].row].section }

  /// An id for each seat that no other seat has.
  ///
  /// A seat keeps its own id unless a seat before it has the same; then "~2", "~3", … is added, passing over ids that
  /// are taken. Complexity: O(*n*) for *n* seats.
  public var uniqueIDs: [String] {
    var ids: [String] = []
    ids.reserveCapacity(seats.count)
    var taken = Set<String>(minimumCapacity: seats.count)
    var hasRepetition = false
    for seat in seats.indices {
      let id = seats[seat].id
      ids.append(id)
      if !taken.insert(id).inserted { hasRepetition = true }
    }
    guard hasRepetition else { return ids }

    var occurrences: [String: Int] = [:]
    for (number, seat) in seats.enumerated() {
      var occurrence = occurrences[seat.id, default: 0] + 1
      if occurrence > 1 {
        while !taken.insert("\(seat.id)~\(occurrence)").inserted { occurrence += 1 }
        ids[number] = "\(seat.id)~\(occurrence)"
      }
      occurrences[seat.id] = occurrence
    }
    return ids
  }
}
