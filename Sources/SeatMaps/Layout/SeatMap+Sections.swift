internal import Geometry

extension SeatMap {
  /// The map with some of its sections alone, told by number; stage, canvas and categories stay as they are.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func keepingSections(where isKept: (_ number: Int) -> Bool) -> SeatMap {
    var map = self
    (map.sections, map.rows, map.seats) = ([], [], [])
    for (number, section) in sections.enumerated() where isKept(number) {
      var kept = section
      let firstRow = map.rows.count
      let (rowOffset, seatOffset) = (firstRow - section.rows.lowerBound, map.seats.count - section.seats.lowerBound)
      kept.rows = section.rows.moved(by: rowOffset)
      kept.seats = section.seats.moved(by: seatOffset)
      for var row in rows[section.rows] {
        row.section = map.sections.count
        row.seats = row.seats.moved(by: seatOffset)
        map.rows.append(row)
      }
      for var seat in seats[section.seats] {
        seat.row += rowOffset
        map.seats.append(seat)
      }
      map.sections.append(kept)
    }
    return map
  }

  /// The map with the sections of a name, or of an id, alone: a floor for itself; nil where no section has it.
  public func onlySection(named name: String) -> SeatMap? {
    let isMeant = sections.map { $0.name == name || $0.id == name }
    return isMeant.contains(true) ? keepingSections { isMeant[$0] } : nil
  }

  /// Moves a section with its seats, the names of its rows and its areas.
  mutating func moveSection(_ number: Int, by vector: Vector) {
    let section = sections[number]
    sections[number].transform = section.transform.then(.translation(vector))
    for seat in section.seats { seats[seat].center += vector }
    for row in section.rows {
      for label in rows[row].labels.indices { rows[row].labels[label].center += vector }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
