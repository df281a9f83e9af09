internal import Geometry
internal import Paths
internal import Support

extension SeatMap {
  /// What is wrong with the places of tables.
  var tableFindings: [Finding] {
    guard !tables.isEmpty else { return [] }
    let index = SeatIndex(self)
    return [overlappingTables(index), narrowPassages(index)].compactMap { $0 }
  }

  /// How deep tables may reach into each other, as a part of the smaller extent: curves are compared as lines.
  private static let tableTolerance = 0.02

  private func overlappingTables(_ index: SeatIndex) -> Finding? {
    let figures = tables.map { ConvexPolygon($0.outline) }
    let boxes = tables.map { $0.outline.bounds ?? Rect($0.center, $0.center) }
    let tree = RectangleTree(boxes)
    var isOnAnother = Array(repeating: false, count: tables.count)
    for (number, box) in boxes.enumerated() {
      let tolerance = SeatMap.tableTolerance * min(box.width, box.height)
      tree.visit(meeting: box) { other in
        guard other != number, areOnOneLevel(tables[number].section, tables[other].section) else { return true }
        if let figure = figures[number], let beside = figures[other], figure.overlaps(beside, byMoreThan: tolerance) {
          isOnAnother[number] = true
        }
        return !isOnAnother[number]
      }
    }
    for (number, box) in boxes.enumerated() where !isOnAnother[number] {
      guard let figure = figures[number] else { continue }
      isOnAnother[number] = index.hasSeat(meeting: box) { seat in
        let row = rows[seats[seat].row]
        return row.table != number && areOnOneLevel(row.section, tables[number].section)
          && ConvexPolygon(boxAround: seats[seat].center).map { figure.overlaps($0) } == true
      }
    }
    var found = Collected()
    for (number, isOnAnother) in isOnAnother.enumerated() where isOnAnother { found.add(.table(tables[number].id)) }
    return found.finding(.tablesOverlap) { count, examples in
      "\(count.counted("table lies", "tables lie")) on another one, or under the seats of another one: \(examples). "
        + "Move them apart, or make them smaller."
    }
  }

  /// What a waiter, or a wheelchair, needs between the chairs of two tables, in metres.
  private static let passage = 0.9

  /// Chairs count as circles.
  private func narrowPassages(_ index: SeatIndex) -> Finding? {
    guard let metresPerUnit, metresPerUnit > 0 else { return nil }
    let passage = SeatMap.passage / metresPerUnit
    let widest = seats.reduce(0) { max($0, $1.size) }
    var isTight = Array(repeating: false, count: tables.count)
    for (number, table) in tables.enumerated() {
      for chair in rows[table.row].seats where !isTight[number] {
        let seat = seats[chair]
        let reach = seat.size / 2 + widest / 2 + passage
        isTight[number] = index.hasSeat(meeting: Rect(center: seat.center, size: Size(2 * reach, 2 * reach))) {
          guard let other = rows[seats[$0].row].table, other != number else { return false }
          let gap = seats[$0].center.distance(to: seat.center) - (seats[$0].size + seat.size) / 2
          return gap < passage * (1 - 1e-9) && areOnOneLevel(table.section, tables[other].section)
        }
      }
    }
    var found = Collected()
    for (number, isTight) in isTight.enumerated() where isTight { found.add(.table(tables[number].id)) }
    return found.finding(.narrowPassage) { count, examples in
      "\(count.counted("table leaves", "tables leave")) less than 0.9 m between \(count == 1 ? "its" : "their") chairs and those of "
        + "another table: "
        + "\(examples). Move them apart so that people can pass."
    }
  }

  /// Whether two sections are drawn on one floor.
  func areOnOneLevel(_ first: Int, _ second: Int) -> Bool { level(ofSection: first) == level(ofSection: second) }
}

extension ConvexPolygon {
  /// A box around a point, too small to matter.
  fileprivate init?(boxAround point: Point) {
    self.init(Rect(center: point, size: Size(1e-3, 1e-3)).corners)
  }
}

extension SeatMap {
  /// What is wrong with places that are sold by the head, with ids of several things, with outlines and floors.
  var areaFindings: [Finding] {
    [
      areasOnSeats, areasWithoutCapacity, areasWithoutOutline, idsOfSeveralThings, seatsOutsideOutline, unknownFloors,
    ].compactMap { $0 }
  }

  private var areasOnSeats: Finding? {
    guard !generalAdmission.isEmpty, !seats.isEmpty else { return nil }
    let index = SeatIndex(self)
    var found = Collected()
    for area in generalAdmission {
      guard let bounds = area.outline.bounds else { continue }
      let interior = PathInterior(area.outline)
      let coversSeat = index.hasSeat(meeting: bounds) {
        areOnOneLevel(section(ofSeat: $0), area.section) && interior.contains(seats[$0].center)
      }
      if coversSeat { found.add(.area(area.id)) }
    }
    return found.finding(.areaOnSeats) { count, examples in
      "\(count.counted("place", "places")) sold by the head \(count == 1 ? "covers" : "cover") seats: \(examples). "
        + "The same floor would be sold twice: move or shrink the outline."
    }
  }

  private var areasWithoutCapacity: Finding? {
    var found = Collected()
    for area in generalAdmission where area.capacity == 0 { found.add(.area(area.id)) }
    return found.finding(.areaWithoutCapacity) { count, examples in
      "\(count.counted("place", "places")) sold by the head \(count == 1 ? "holds" : "hold") nobody: \(examples). "
        + "Give them a capacity, or draw them as areas."
    }
  }

  private var areasWithoutOutline: Finding? {
    var found = Collected()
    for area in generalAdmission where area.outline.bounds?.isEmpty ?? true { found.add(.area(area.id)) }
    return found.finding(.areaWithoutOutline) { count, examples in
      "\(count.counted("place", "places")) sold by the head \(count == 1 ? "has" : "have") no outline: \(examples). "
        + "Nobody will find them; give them a shape."
    }
  }

  /// A status for such an id goes to the seats alone.
  private var idsOfSeveralThings: Finding? {
    guard !tables.isEmpty || !generalAdmission.isEmpty else { return nil }
    var ids = Set(seats.lazy.map(\.id))
    var found = Collected()
    for table in tables where !ids.insert(table.id).inserted { found.add(.table(table.id)) }
    for area in generalAdmission where !ids.insert(area.id).inserted { found.add(.area(area.id)) }
    return found.finding(.sharedID) { count, examples in
      "\(count.counted("table or place", "tables or places")) sold by the head \(count == 1 ? "has" : "have") the id of "
        + "something else: \(examples). Bookings would hit the wrong one: give it another label or id."
    }
  }

  /// Computed outlines hold all their seats; given ones may not.
  private var seatsOutsideOutline: Finding? {
    var found = Collected()
    for section in sections {
      guard let interior = section.outline.map(PathInterior.init) else { continue }
      for seat in section.seats where !interior.contains(seats[seat].center) { found.add(.seat(seats[seat].id)) }
    }
    return found.finding(.seatOutsideOutline) { count, examples in
      "\(count.counted("seat lies", "seats lie")) outside the outline of their section: \(examples). "
        + "Correct the outline, or leave it out: then one is drawn around the seats."
    }
  }

  /// Sections on floors that the plan does not list.
  var unknownFloors: Finding? {
    var found = Collected()
    for (number, section) in sections.enumerated() where section.floor == nil && section.floorName != nil {
      found.add(.section(nameForPeople(ofSection: number)))
    }
    return found.finding(.unknownFloor) { count, examples in
      "\(count.counted("section is", "sections are")) on a floor that the plan does not list: \(examples). "
        + "Add it to the floors, or correct the name; they are drawn with the first floor."
    }
  }
}
