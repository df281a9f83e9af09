internal import Geometry

extension SeatMap {
  /// What is wrong with the places of seats.
  var placeFindings: [Finding] {
    let overlaps = SeatOverlaps(self)
    return [overlappingSeats(overlaps)].compactMap { $0 } + overlappingSections(overlaps)
      + [seatsOutsideCanvas, seatsWithoutSize, tightRows, seatsFacingAway].compactMap { $0 }
  }

  private func overlappingSeats(_ overlaps: SeatOverlaps) -> Finding? {
    var found = Collected()
    for seat in overlaps.seats { found.add(.seat(seats[seat].id)) }
    return found.finding(.overlappingSeats) { count, examples in
      "\(count.counted("seat lies", "seats lie")) on another one of the same section: \(examples). "
        + "Move them apart, or make them smaller than their distance."
    }
  }

  /// One finding for each pair of sections, or one for all where there are many.
  private func overlappingSections(_ overlaps: SeatOverlaps) -> [Finding] {
    let findings = overlaps.sections.prefix(Finding.maximumSubjectCount).map { pair, seatCount in
      let names = [pair.lower, pair.upper].map(nameForPeople(ofSection:))
      return Finding(
        .sectionsOverlap, count: seatCount, subjects: names.map { .section($0) },
        message:
          "The sections \(names[0].abbreviated) and \(names[1].abbreviated) lie on each other: \(seatCount.counted("seat")) of theirs "
          + "overlap. Draw them as panels side by side, or give one another origin.")
    }
    let rest = overlaps.sections.count - findings.count
    guard rest > 0 else { return findings }
    return findings + [
      Finding(
        .sectionsOverlap, count: rest,
        message:
          "\(rest.counted("further pair")) of sections, or more, lie on each other. Draw them as panels side by side.")
    ]
  }

  /// Sections that a picture of the map draws over each other, as one finding for all of them; nil where none are.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public func overlappingSections() -> Finding? {
    let overlaps = SeatOverlaps(betweenSectionsOf: self).sections
    guard let first = overlaps.first else { return nil }
    let names = [first.pair.lower, first.pair.upper].map(nameForPeople(ofSection:))
    let rest = overlaps.count - 1
    return Finding(
      .sectionsOverlap, count: overlaps.count, subjects: names.map { .section($0) },
      message: "The sections \(names[0].abbreviated) and \(names[1].abbreviated) are drawn over each other: "
        + "\(first.seatCount.counted("seat")) of theirs overlap"
        + (rest > 0 ? "; so are \(rest.counted("further pair")) of sections." : "."))
  }

  private var seatsOutsideCanvas: Finding? {
    guard let canvas else { return nil }
    // Room for the last digits of sums.
    let frame = Rect(origin: .zero, size: canvas).inset(by: -1e-6)
    var found = Collected()
    for seat in seats where !frame.contains(seat.bounds) { found.add(.seat(seat.id)) }
    return found.finding(.seatOutsideCanvas) { count, examples in
      "\(count.counted("seat reaches", "seats reach")) beyond the canvas: \(examples). Move them, or enlarge the canvas."
    }
  }

  private var seatsWithoutSize: Finding? {
    var found = Collected()
    for seat in seats where seat.size <= 0 { found.add(.seat(seat.id)) }
    return found.finding(.seatWithoutSize) { count, examples in
      "\(count.counted("seat has", "seats have")) no width and cannot be seen: \(examples). Give them one above 0."
    }
  }

  private var tightRows: Finding? {
    var found = Collected()
    var worst: TightRow?
    for (number, section) in sections.enumerated() {
      for row in section.tightRows {
        let isNamed = sections.count > 1 || !section.name.isEmpty
        found.add(.row(isNamed ? nameForPeople(ofSection: number) + "/" + row.label : row.label))
        if row.leastRadius < worst?.leastRadius ?? .infinity { worst = row }
      }
    }
    return found.finding(.curveTooTight) { count, examples in
      "\(count.counted("row lies", "rows lie")) farther inside a bend than the bend is wide: \(examples). "
        + "The line bends to a radius of \(Int(min(worst?.leastRadius ?? 0, 1e15))); have fewer rows there, a wider "
        + "bend, or rows on the other side of the line."
    }
  }

  /// Chairs face their table, wherever the stage is.
  private var seatsFacingAway: Finding? {
    let stage = stage.map { Point($0.frame.midX, $0.frame.maxY) }
    var found = Collected()
    for seat in seats where rows[seat.row].table == nil {
      guard let target = sections[rows[seat.row].section].focalPoint ?? stage, target != seat.center else { continue }
      let facing = Vector(direction: seat.angle - .degrees(90))
      if facing.dot(target - seat.center) <= 0 { found.add(.seat(seat.id)) }
    }
    return found.finding(.seatFacingAway) { count, examples in
      "\(count.counted("seat looks", "seats look")) away from the stage: \(examples). "
        + "Set the angles of these seats, or a focal point that all seats face."
    }
  }
}
