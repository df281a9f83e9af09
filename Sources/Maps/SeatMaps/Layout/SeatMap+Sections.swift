internal import Geometry
internal import Paths

extension SeatMap {
  /// The map with some of its sections alone, told by number; stage, canvas, floors and categories stay as they are.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func keepingSections(where isKept: (_ number: Int) -> Bool) -> SeatMap {
    var map = self
    (map.sections, map.rows, map.seats, map.tables, map.generalAdmission) = ([], [], [], [], [])
    for (number, section) in sections.enumerated() where isKept(number) { map.append(section, of: self) }
    return map
  }

  /// The map with the sections of a name, or of an id, alone; nil where no section has it.
  public func onlySection(named name: String) -> SeatMap? {
    let isMeant = sections.map { $0.name == name || $0.id == name }
    return isMeant.contains(true) ? keepingSections { isMeant[$0] } : nil
  }

  /// Adds a section of another map with all that is in it.
  private mutating func append(_ section: PlacedSection, of other: SeatMap) {
    let rowOffset = rows.count - section.rows.lowerBound
    let seatOffset = seats.count - section.seats.lowerBound
    let tableOffset = tables.count - section.tables.lowerBound
    for var row in other.rows[section.rows] {
      row.section = sections.count
      row.seats = row.seats.moved(by: seatOffset)
      row.table = row.table.map { $0 + tableOffset }
      rows.append(row)
    }
    for var seat in other.seats[section.seats] {
      seat.row += rowOffset
      seats.append(seat)
    }
    for var table in other.tables[section.tables] {
      table.section = sections.count
      table.row += rowOffset
      tables.append(table)
    }
    var kept = section
    kept.rows = section.rows.moved(by: rowOffset)
    kept.seats = section.seats.moved(by: seatOffset)
    kept.tables = section.tables.moved(by: tableOffset)
    kept.generalAdmission = section.generalAdmission.moved(
      by: generalAdmission.count - section.generalAdmission.lowerBound)
    kept.rowsOutsideStyle = section.rowsOutsideStyle.map { $0 + rowOffset }
    for var area in other.generalAdmission[section.generalAdmission] {
      area.section = sections.count
      generalAdmission.append(area)
    }
    sections.append(kept)
  }

  /// Moves a section with all that is in it.
  mutating func moveSection(_ number: Int, by vector: Vector) {
    let section = sections[number]
    sections[number].transform = section.transform.then(.translation(vector))
    sections[number].outline = section.outline?.translated(by: vector)
    sections[number].focalPoint = section.focalPoint.map { $0 + vector }
    for seat in section.seats { seats[seat].center += vector }
    for row in section.rows {
      for label in rows[row].labels.indices { rows[row].labels[label].center += vector }
    }
    for table in section.tables {
      tables[table].center += vector
      tables[table].outline = tables[table].outline.translated(by: vector)
    }
    for area in section.generalAdmission {
      generalAdmission[area].labelCenter += vector
      generalAdmission[area].outline = generalAdmission[area].outline.translated(by: vector)
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
