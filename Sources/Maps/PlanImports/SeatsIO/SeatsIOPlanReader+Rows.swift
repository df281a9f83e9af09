internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension SeatsIOPlanReader {
  /// Reads the rows of a chart into its section.
  ///
  /// A row that names a section of its own goes to one of that name, which comes back.
  mutating func readRows(
    of chart: JSONNode, in surroundings: Surroundings, into section: inout Section
  ) throws(JSONFault) -> [Section] {
    var own: [SeatRow] = []
    var named: [(name: String, rows: [SeatRow])] = []
    var numberByName: [String: Int] = [:]
    for node in try chart.items("rows") {
      let row = try row(node, in: surroundings)
      if let name = try reading.optionalText(node["sectionLabel"]), name != section.name {
        let number = numberByName[name] ?? named.count
        numberByName[name] = number
        if number == named.count { named.append((name, [])) }
        named[number].rows.append(row)
      } else {
        own.append(row)
      }
    }
    if !own.isEmpty { section.blocks.append(SeatsIOPlanReader.block(of: own, in: section)) }
    return named.map { name, rows in
      var section = bareSection(named: name, in: surroundings)
      section.blocks = [SeatsIOPlanReader.block(of: rows, in: section)]
      return section
    }
  }

  /// A block of rows that stand where they are.
  ///
  /// The labels of section, row and seat make an identifier by themselves, but where one of them is empty.
  static func block(of rows: [SeatRow], in section: Section) -> Block {
    var rows = rows
    for row in rows.indices {
      for seat in rows[row].seats.indices where rows[row].label.isEmpty || rows[row].seats[seat].label.isEmpty {
        let labels = [section.name, rows[row].label, rows[row].seats[seat].label].filter { !$0.isEmpty }
        rows[row].seats[seat].id = labels.nonempty?.joined(separator: labelSeparator)
      }
    }
    return Block(.rows(rows), origin: .zero, seatSize: chairDiameter)
  }

  private mutating func row(_ node: JSONNode, in surroundings: Surroundings) throws(JSONFault) -> SeatRow {
    let category = try categories.entry(of: node, else: surroundings.category, &reading)
    var row = SeatRow(label: try reading.optionalText(node["label"]) ?? "", seats: [])
    row.shownLabel = try reading.optionalText(node["displayLabel"])
    if let kind = try reading.optionalText(node["displayObjectType"]), kind != "row", !row.label.isEmpty {
      row.spokenLabel = "\(kind) \(row.label)"
    }
    let seats = node["seats"]
    row.seats = try node.required(seats, "seats").map { (seat) throws(JSONFault) -> Seat in
      try self.seat(seat, category: category, in: surroundings)
    }
    if row.seats.isEmpty { try reading.count(seats: 1, at: node) }
    row.labelPlacement = try labelPlacement(of: node, seats: row.seats)
    try noteWhatIsLost(
      of: node,
      [
        "sectionDisplayedLabel": "left out what a section is called on the map",
        "entrance": "left out the entrance of a row or seat",
      ])
    return row
  }

  /// Where the name of a row stands.
  ///
  /// Old charts do not say, and their rows get it at both ends.
  private mutating func labelPlacement(
    of row: JSONNode, seats: [Seat]
  ) throws(JSONFault) -> RowLabelPlacement? {
    if try row.flag("rowLabelDisabled") { return RowLabelPlacement.none }
    guard let node = row["rowLabelPosition"]?.unlessNull else { return nil }
    let runsLeft = (seats.first?.position.x ?? 0) > (seats.last?.position.x ?? 0)
    switch try node.text() {
    case "label-position-invisible": return RowLabelPlacement.none
    case "label-position-left": return runsLeft ? .end : .start
    case "label-position-right": return runsLeft ? .start : .end
    case "label-position-both": return .both
    default:
      reading.notes.add("did not know where the name of a row stands", at: node)
      return nil
    }
  }

  /// A seat of a row or at a table.
  mutating func seat(
    _ node: JSONNode, category inherited: SeatsIOCategories.Entry?, in surroundings: Surroundings
  ) throws(JSONFault) -> Seat {
    try reading.count(seats: 1, at: node)
    var seat = Seat(label: "", position: .zero)
    var (x, y): (Double?, Double?)
    var isLossy = false
    for (key, value) in try node.fields() {
      switch key {
      case "x": x = try value.coordinate()
      case "y": y = try value.coordinate()
      case "label": seat.label = try reading.optionalText(value) ?? ""
      case "displayLabel": seat.shownLabel = try reading.optionalText(value)
      case "accessible": if try value.isTrue() { seat.attributes.insert(.wheelchair) }
      case "wheelchairSpaceType": if !value.isNull { seat.attributes.insert(.wheelchair) }
      case "companionSeat": if try value.isTrue() { seat.attributes.insert(.companion) }
      case "restrictedView": if try value.isTrue() { seat.attributes.insert(.restrictedView) }
      case "semiAmbulatorySeat": if try value.isTrue() { seat.attributes.insert(.semiAmbulatory) }
      case "hearingImpaired": if try value.isTrue() { seat.attributes.insert(.hearingLoop) }
      case "signLanguageInterpretation": if try value.isTrue() { seat.attributes.insert(.signLanguage) }
      case "cartServices": if try value.isTrue() { seat.attributes.insert(.captions) }
      case "plusSize": if try value.isTrue() { seat.attributes.insert(.wide) }
      case "liftUpArmrests": if try value.isTrue() { seat.attributes.insert(.liftingArmrest) }
      case "categoryKey", "categoryLabel", "uuid", "objectType": break
      case "categoryAccessible": if try value.isTrue() { seat.attributes.insert(.wheelchair) }
      case "entrance", "viewFromYourSeatImage", "disabledBySocialDistancingRules", "extraData":
        isLossy = isLossy || value.saysSomething
      case "published": if try !value.isTrue() { isLossy = true }
      default: reading.notes.addIgnoredKey(key)
      }
    }
    seat.position = Point(try node.required(x, "x"), try node.required(y, "y"))
    noteSeat(at: surroundings.origin + (seat.position - .zero))
    let category = try categories.entry(of: node, else: inherited, &reading)
    if category?.isAccessible == true { seat.attributes.insert(.wheelchair) }
    // A section says once what most of its seats inherit.
    seat.category = category == surroundings.category ? nil : category?.name
    if isLossy {
      try noteWhatIsLost(of: node, ["entrance": "left out the entrance of a row or seat"])
    }
    return seat
  }
}

extension JSONNode {
  /// The truth value, where null means false.
  fileprivate func isTrue() throws(JSONFault) -> Bool { try unlessNull?.boolean() ?? false }
}
