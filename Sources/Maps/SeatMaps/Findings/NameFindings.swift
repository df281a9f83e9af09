internal import Support

extension SeatMap {
  /// What is wrong with ids, labels and names.
  var nameFindings: [Finding] {
    [
      missingSeats, nothingForSale, duplicateIDs, duplicateLabels, emptyRows, unlabelledSeats, unlabelledRows,
      labelsNotInStyle,
      unnamedSections, controlCharacters, awkwardIDs,
    ].compactMap { $0 }
  }

  private var missingSeats: Finding? {
    guard seats.isEmpty, generalAdmission.isEmpty, sections.allSatisfy(\.areas.isEmpty) else { return nil }
    return Finding(.noSeat, count: 1, message: "The plan has no seat and no area. Add rows to one of its sections.")
  }

  /// Areas alone, as a drawing has them in which no shape is known to be a seat.
  var nothingForSale: Finding? {
    guard seats.isEmpty, generalAdmission.isEmpty, tables.isEmpty, !sections.allSatisfy(\.areas.isEmpty) else {
      return nil
    }
    return Finding(
      .nothingForSale, count: 1,
      message: "The plan has areas to look at, but no seat, no table and no place sold by the head, so that there is "
        + "nothing to sell. Add rows to one of its sections, or give an area a capacity.")
  }

  private var duplicateIDs: Finding? {
    let repetitions = Repetitions(seats.lazy.map(\.id))
    return repetitions.collected { .seat(seats[$0].id) }.finding(.duplicateID) { count, examples in
      "\(count.counted("seat id is", "seat ids are")) used more than once, by \(repetitions.memberCount) seats in all: "
        + "\(examples). Give each seat an id of its own, or bookings will hit the wrong seat."
    }
  }

  private var duplicateLabels: Finding? {
    struct Name: Hashable {
      var section: Int
      var row: String
      var label: String
    }
    let names = seats.indices.lazy.filter { !seats[$0].label.isEmpty }
    let repetitions = Repetitions(
      names.map { seat in
        let row = rows[seats[seat].row]
        return Name(section: row.section, row: row.label, label: seats[seat].label)
      })
    let numbers = Array(names)
    return repetitions.collected { .seat(seats[numbers[$0]].id) }.finding(.duplicateLabel) { count, examples in
      "\(count.counted("name of section, row and seat is", "names of section, row and seat are")) used more than once, "
        + "by \(repetitions.memberCount) seats in all, among them \(examples). "
        + "Tickets for them would read the same: number the seats of a row differently."
    }
  }

  private var emptyRows: Finding? {
    var found = Collected()
    for (number, row) in rows.enumerated() where row.seats.isEmpty { found.add(.row(nameForPeople(ofRow: number))) }
    return found.finding(.emptyRow) { count, examples in
      "\(count.counted("row has", "rows have")) no seat: \(examples). Remove empty rows, or give them seats."
    }
  }

  private var unlabelledSeats: Finding? {
    var found = Collected()
    for seat in seats where seat.label.isEmpty { found.add(.seat(seat.id)) }
    return found.finding(.unlabelledSeat) { count, examples in
      "\(count.counted("seat has", "seats have")) no number: \(examples). Nobody will find them; number them."
    }
  }

  private var unlabelledRows: Finding? {
    var found = Collected()
    for (number, row) in rows.enumerated() where row.label.isEmpty && !row.seats.isEmpty {
      found.add(.row(nameForPeople(ofRow: number)))
    }
    return found.finding(.unlabelledRow) { count, examples in
      "\(count.counted("row has", "rows have")) no name: \(examples). Nobody will find its seats; name it."
    }
  }

  private var labelsNotInStyle: Finding? {
    var found = Collected()
    for section in sections {
      for row in section.rowsOutsideStyle { found.add(.row(nameForPeople(ofRow: row))) }
    }
    return found.finding(.labelNotInStyle) { count, examples in
      "\(count.counted("row is", "rows are")) counted past the end of the style and named by a number: \(examples). "
        + "Begin with a later label, or count the other way."
    }
  }

  private var unnamedSections: Finding? {
    guard sections.count > 1 else { return nil }
    var found = Collected()
    for number in sections.indices where sections[number].name.isEmpty && !sections[number].seats.isEmpty {
      found.add(.section(nameForPeople(ofSection: number)))
    }
    return found.finding(.unnamedSection) { count, examples in
      "\(count.counted("section has", "sections have")) no name while there are others: \(examples). "
        + "Name each part of the room."
    }
  }

  private var controlCharacters: Finding? {
    var found = Collected()
    for category in categories where category.name.hasInvisibleControls { found.add(.category(category.name)) }
    for section in sections where section.name.hasInvisibleControls || section.id.hasInvisibleControls {
      found.add(.section(section.name))
    }
    for row in rows where row.label.hasInvisibleControls || row.shownLabel.hasInvisibleControls {
      found.add(.row(row.label))
    }
    for seat in seats
    where seat.label.hasInvisibleControls || seat.id.hasInvisibleControls || seat.shownLabel.hasInvisibleControls {
      found.add(.seat(seat.id))
    }
    return found.finding(.controlCharacter) { count, _ in
      "\(count.counted("name holds", "names hold")) characters that cannot be seen, such as line ends or changes of the "
        + "writing direction. Remove them."
    }
  }

  private var awkwardIDs: Finding? {
    var found = Collected()
    for seat in seats where seat.id.contains(",") || seat.id.hasPrefix(" ") || seat.id.hasSuffix(" ") {
      found.add(.seat(seat.id))
    }
    return found.finding(.awkwardID) { count, examples in
      "\(count.counted("seat id holds", "seat ids hold")) a comma, or spaces at its ends: \(examples). "
        + "Lists and tables need quotes for them; simpler ids are safer."
    }
  }
}

extension String {
  /// Whether the text holds characters that are not seen but change what is: control characters (Unicode category Cc),
  /// and those that embed, override or isolate a writing direction.
  fileprivate var hasInvisibleControls: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
