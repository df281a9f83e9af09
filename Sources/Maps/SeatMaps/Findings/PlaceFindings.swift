internal import Geometry
internal import Paths
internal import Support

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

extension SeatMap {
  /// What is wrong with what people see.
  var viewFindings: [Finding] { [seatsBehindColumns].compactMap { $0 } }

  /// The most columns that are looked at.
  private static let mostColumns = 256

  /// A column hides the stage where it crosses the line from a seat to what the seat looks at.
  private var seatsBehindColumns: Finding? {
    let columns = self.columns
    guard !columns.isEmpty else { return nil }
    let targets = sections.map { SightLines.pointLookedAt(from: $0, in: self) }
    var found = Collected()
    for seat in seats where !seat.attributes.contains(.restrictedView) {
      let section = rows[seat.row].section
      guard let target = targets[section] else { continue }
      let sight = Rect(seat.center, target)
      let isHidden = columns.contains { column in
        column.bounds.intersects(sight) && areOnOneLevel(column.section, section)
          && column.figure.isCrossed(from: seat.center, to: target)
      }
      if isHidden { found.add(.seat(seat.id)) }
    }
    return found.finding(.viewBlocked) { count, examples in
      "\(count.counted("seat has", "seats have")) a column between \(count == 1 ? "it" : "them") and the stage: "
        + "\(examples). Mark \(count == 1 ? "it" : "them") as restricted view, so that people know before they buy."
    }
  }

  private struct Column {
    var section: Int
    var bounds: Rect
    var figure: ConvexPolygon
  }

  /// The columns of all sections; one that is not convex counts as its bounds.
  private var columns: [Column] {
    var columns: [Column] = []
    for (number, section) in sections.enumerated() {
      for area in section.areas where area.symbol == .column && columns.count < SeatMap.mostColumns {
        guard let path = area.path?.transformed(by: section.transform), let bounds = path.bounds else { continue }
        let figure: ConvexPolygon? =
          switch area.outline {
          case .rectangle, .ellipse: ConvexPolygon(path)
          case .polygon, .path, .none: ConvexPolygon(bounds.corners)
          }
        if let figure { columns.append(Column(section: number, bounds: bounds, figure: figure)) }
      }
    }
    return columns
  }
}

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

extension SeatMap {
  /// What is wrong with exceptions from the rules of blocks.
  var exceptionFindings: [Finding] { [exceptionsWithoutSeat].compactMap { $0 } }

  private var exceptionsWithoutSeat: Finding? {
    var found = Collected()
    var examples: [String] = []
    for (number, section) in sections.enumerated() {
      for unmatched in section.unmatchedExceptions {
        found.add(.section(nameForPeople(ofSection: number)))
        guard examples.count < 3 else { continue }
        let name = section.name.isEmpty ? "" : " of " + section.name.abbreviated
        examples.append(
          "\(unmatched.exception.selectionForPeople)\(name), where the block has \(unmatched.labelsForPeople)")
      }
    }
    return found.finding(.exceptionWithoutSeat) { count, _ in
      "\(count.counted("exception is", "exceptions are")) about no seat: \(examples.joined(separator: "; ")). "
        + "Correct the labels, or remove what is not needed."
    }
  }
}

extension SeatException {
  /// What it is about, such as "rows A…C, seats 3, 5".
  fileprivate var selectionForPeople: String {
    let parts = [rows.map { "rows " + $0.textForPeople }, seats.map { "seats " + $0.textForPeople }]
    return parts.contains { $0 != nil } ? parts.compactMap { $0 }.joined(separator: ", ") : "all seats"
  }
}

extension LabelSelection {
  /// The first few pieces, such as "A…C, F".
  fileprivate var textForPeople: String {
    let pieces = items.prefix(5).map { item in
      switch item {
      case .label(let label): label.abbreviated
      case .range(let first, let last): first.abbreviated + "…" + last.abbreviated
      }
    }
    return (pieces + (items.count > pieces.count ? ["…"] : [])).joined(separator: ", ")
  }
}

extension UnmatchedException {
  /// The labels that there are, such as "rows A…H and seats 1…12".
  fileprivate var labelsForPeople: String {
    guard !rowLabels.isEmpty else { return "no rows" }
    let seats = seatLabels.isEmpty ? "no seats" : "seats " + seatLabels.map(\.abbreviated).joined(separator: "…")
    return "rows " + rowLabels.map(\.abbreviated).joined(separator: "…") + " and " + seats
  }
}
