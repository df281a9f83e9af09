public import Geometry
internal import Paths

extension SeatMap {
  /// The map with some of its sections alone, told by number; stage, canvas, floors and categories stay as they are.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func keepingSections(where isKept: (_ number: Int) -> Bool) -> SeatMap {
    var kept = KeptSections()
    for (number, section) in sections.enumerated() where isKept(number) { kept.append(section, of: self) }
    return SeatMap(
      name: name, canvas: canvas, metresPerUnit: metresPerUnit, currency: currency, categories: categories,
      stage: stage, focalPoint: focalPoint, floors: floors, sections: kept.sections, rows: kept.rows,
      seats: kept.seats, tables: kept.tables, generalAdmission: kept.generalAdmission)
  }

  /// The map with the sections of a name, or of an id, alone; nil where no section has it.
  public func onlySection(named name: String) -> SeatMap? {
    let isMeant = sections.map { $0.isCalled(name) }
    return isMeant.contains(true) ? keepingSections { isMeant[$0] } : nil
  }
}

extension SeatMap {
  /// The map with the sections of a floor alone; nil where the plan has no floor of that name.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func onlyFloor(named name: String) -> SeatMap? {
    guard let floor = floor(named: name) else { return nil }
    return keepingSections { sections[$0].floor == floor }
  }

  /// The number of the floor of a name; nil where the plan has none.
  public func floor(named name: String) -> Int? { floors.firstIndex { $0.name == name } }

  /// The number of the level that a section is drawn on: its floor, the first where it has none.
  func level(ofSection section: Int) -> Int { sections[section].floor ?? 0 }

  /// The smallest rectangle around what is drawn of a floor, told by number, without the stage; nil where it has
  /// nothing.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func extent(ofFloor floor: Int) -> Rect? {
    var alone = keepingSections { level(ofSection: $0) == floor }
    alone.stage = nil
    return alone.extent
  }
}

extension SeatMap {
  /// The map with its floors side by side, in the order of the plan; the map itself where all is on one floor.
  ///
  /// The first floor that has anything stays in place with the stage; the others follow to the right, at a distance of
  /// `gap` from what is drawn on the one before, and keep their height on the page. Sections without a floor go with
  /// the first. The canvas no longer holds for such a map and is dropped.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func floorsSideBySide(gap: Double = 60) -> SeatMap {
    arranged(inPanels: sections.indices.map { Panel(level: level(ofSection: $0), number: 0) }, gap: gap)
  }

  /// The map with floors, and sections of a floor that lie over each other, side by side, as panels; the map itself
  /// where there is one panel.
  ///
  /// Floors are often drawn over each other at the same coordinates, and not always said to be floors. A section goes
  /// to the first panel of its floor in which its seats lie on no other's, so that all parts of a floor stay together.
  /// The panels are arranged as ``floorsSideBySide(gap:)`` arranges floors.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public func panels(gap: Double = 60) -> SeatMap { arranged(inPanels: panelsOfSections(), gap: gap) }

  /// One of the drawings side by side.
  private struct Panel: Hashable, Comparable {
    var level: Int
    var number: Int

    static func < (left: Panel, right: Panel) -> Bool {
      (left.level, left.number) < (right.level, right.number)
    }
  }

  private func arranged(inPanels panels: [Panel], gap: Double) -> SeatMap {
    let order = Set(panels).sorted()
    guard order.count > 1 else { return self }
    var map = self
    map.canvas = nil
    var edge: Double?
    for panel in order {
      var alone = keepingSections { panels[$0] == panel }
      if edge != nil { alone.stage = nil }
      guard let extent = alone.extent else { continue }
      let shift = edge.map { $0 + gap - extent.minX } ?? 0
      for section in sections.indices where panels[section] == panel {
        map.moveSection(section, by: Vector(shift, 0))
      }
      edge = extent.maxX + shift
    }
    return map
  }

  /// The panel of each section.
  private func panelsOfSections() -> [Panel] {
    let pairs = SeatOverlaps(betweenSectionsOf: self).sections.map(\.pair)
    var panels: [Panel] = []
    for section in sections.indices {
      let level = level(ofSection: section)
      let taken = Set(pairs.lazy.filter { $0.upper == section }.map { panels[$0.lower].number })
      panels.append(Panel(level: level, number: (0...taken.count).first { !taken.contains($0) } ?? 0))
    }
    return panels
  }
}

/// Sections of a map with all that is in them, numbered anew.
private struct KeptSections {
  private(set) var sections: [PlacedSection] = []
  private(set) var rows: [PlacedRow] = []
  private(set) var seats: [PlacedSeat] = []
  private(set) var tables: [PlacedTable] = []
  private(set) var generalAdmission: [PlacedGeneralAdmissionArea] = []

  /// Adds a section of a map with all that is in it.
  mutating func append(_ section: PlacedSection, of map: SeatMap) {
    let rowOffset = rows.count - section.rows.lowerBound
    let seatOffset = seats.count - section.seats.lowerBound
    let tableOffset = tables.count - section.tables.lowerBound
    for var row in map.rows[section.rows] {
      row.section = sections.count
      row.seats = row.seats.moved(by: seatOffset)
      row.table = row.table.map { $0 + tableOffset }
      rows.append(row)
    }
    for var seat in map.seats[section.seats] {
      seat.row += rowOffset
      seats.append(seat)
    }
    for var table in map.tables[section.tables] {
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
    for var area in map.generalAdmission[section.generalAdmission] {
      area.section = sections.count
      generalAdmission.append(area)
    }
    sections.append(kept)
  }
}

extension Range<Int> {
  /// The range moved; one that holds nothing holds nothing anywhere.
  fileprivate func moved(by distance: Int) -> Range<Int> {
    self == 0..<0 ? self : lowerBound + distance..<upperBound + distance
  }
}
