internal import Geometry
internal import Paths

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
