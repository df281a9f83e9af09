internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension SeatsIOPlanReader {
  /// Reads the tables of a chart into its section.
  ///
  /// A table whose chairs stand where the rule for tables puts them becomes one; the chairs of any other become a row
  /// about an area, so that no chair moves.
  mutating func readTables(
    of chart: JSONNode, in surroundings: Surroundings, into section: inout Section
  ) throws(JSONFault) {
    var rows: [SeatRow] = []
    for node in try chart.items("tables") {
      let table = try table(node, in: surroundings)
      if let group = table.group(inheriting: surroundings.category?.name) {
        section.tables.append(joining: group)
      } else {
        if table.isSoldWhole {
          reading.notes.add("made a row of the chairs of a table, which can be booked one by one then", at: node)
        }
        section.areas.append(table.area)
        rows.append(table.row)
      }
    }
    if !rows.isEmpty { section.blocks.append(SeatsIOPlanReader.block(of: rows, in: section)) }
  }

  private mutating func table(_ node: JSONNode, in surroundings: Surroundings) throws(JSONFault) -> SeatsIOTable {
    let category = try categories.entry(of: node, else: surroundings.category, &reading)
    let seats = node["seats"]
    var table = SeatsIOTable(
      label: try reading.optionalText(node["label"]) ?? "", center: try SeatsIOOutline.center(of: node),
      rotation: try node["rotationAngle"]?.unlessNull?.angle() ?? .zero, form: try tableForm(of: node),
      chairs: try node.required(seats, "seats").map { (seat) throws(JSONFault) -> Seat in
        try self.seat(seat, category: category, in: surroundings)
      })
    table.shownLabel = try reading.optionalText(node["displayLabel"])
    table.isSoldWhole = try node.flag("bookAsAWhole")
    table.openPlaces = try node["openSpaces"]?.unlessNull?.integer(in: 0...1000) ?? 0
    if table.chairs.isEmpty { try reading.count(seats: 1, at: node) }
    try noteWhatIsLost(of: node, ["entrance": "left out the entrance of a table"])
    return table
  }

  private func tableForm(of node: JSONNode) throws(JSONFault) -> SeatsIOTable.Form {
    // Old charts have round tables only, and do not say so.
    guard try node.word("type") ?? "round" == "round" else {
      let (width, height) = (node["width"], node["height"])
      return .rectangle(
        Size(
          try node.required(width, "width").positiveLength(), try node.required(height, "height").positiveLength()))
    }
    let radius = node["radius"]
    return .round(radius: try node.required(radius, "radius").positiveLength())
  }
}

extension [TableGroup] {
  /// Adds a group of listed tables, to the last group where that says the same of its tables.
  fileprivate mutating func append(joining group: TableGroup) {
    guard let last, last.saysTheSame(as: group), case .listed(let places) = group.places else {
      append(group)
      return
    }
    self[count - 1].appendPlaces(places)
  }
}

extension TableGroup {
  /// Whether two groups differ in where their tables stand alone, and no exception is about some of them.
  fileprivate func saysTheSame(as other: TableGroup) -> Bool {
    var (own, other) = (self, other)
    (own.places, other.places) = (.listed([]), .listed([]))
    return own == other && exceptions.isEmpty
  }

  fileprivate mutating func appendPlaces(_ new: [Place]) {
    guard case .listed(var places) = self.places else { return }
    // Without a second owner the array grows in place.
    self.places = .listed([])
    places += new
    self.places = .listed(places)
  }
}

/// A table of a chart, with its chairs where the chart has them.
struct SeatsIOTable {
  /// What the table looks like.
  enum Form {
    case round(radius: Double)
    case rectangle(Size)
  }

  var label: String
  var shownLabel: String?
  var center: Point
  var rotation: Angle
  var form: Form
  /// The chairs, in the section's coordinates.
  var chairs: [Seat]
  /// Places without a chair, after the last one.
  var openPlaces = 0
  var isSoldWhole = false

  /// How far a chair of a table may stand from where the rule puts it: charts round to hundredths.
  private static let tolerance = 0.05
  /// The most chairs of a table by rule, where an exception for each is looked at for each.
  private static let mostChairs = 500

  // MARK: As a row about an area

  /// The chairs as a row, each of which looks at the middle of the table.
  var row: SeatRow {
    SeatRow(
      label: label, shownLabel: shownLabel, labelPlacement: RowLabelPlacement.none,
      seats: chairs.map { chair in
        var chair = chair
        if chair.position != center { chair.angle = (center - chair.position).direction + .degrees(90) }
        return chair
      })
  }

  /// The table as an area with its name.
  var area: Area {
    let caption = (shownLabel ?? label).nonempty
    switch form {
    case .round(let radius):
      return Area(
        .ellipse(radiusX: radius, radiusY: radius), at: center, caption: caption.map { Area.Caption($0, size: 12) })
    case .rectangle(let size):
      let middle = Vector(size.width / 2, size.height / 2)
      return Area(
        .rectangle(size), at: center - middle.rotated(by: rotation), rotation: rotation,
        caption: caption.map { Area.Caption($0, at: .zero + middle, size: 12) })
    }
  }

  // MARK: As a table

  /// The table as a group of one, where that says the same of every chair; nil where it does not.
  func group(inheriting category: String?) -> TableGroup? {
    guard (1...SeatsIOTable.mostChairs).contains(chairs.count), shownLabel == nil, !label.isEmpty,
      let scheme = LabelScheme(making: chairs.map(\.label)),
      let form = groupForm, let turn = groupRotation, let gap = chairGap
    else { return nil }
    var group = TableGroup(
      form, at: .listed([TableGroup.Place(center, rotation: turn, label: label)]),
      seatNumbering: SeatNumbering(scheme).unless(SeatNumbering()), seatSize: SeatsIOPlanReader.chairDiameter,
      chairGap: gap, isSoldWhole: isSoldWhole)
    group.category = chairs[0].category
    for chair in chairs {
      if chair.category == nil, group.category != nil { return nil }
      let category = chair.category == group.category ? nil : chair.category
      guard category != nil || !chair.attributes.isEmpty else { continue }
      group.exceptions.append(
        SeatException(
          rows: LabelSelection([.label(label)]), seats: LabelSelection([.label(chair.label)]), category: category,
          attributes: chair.attributes))
    }
    let section = Section(name: "", tables: [group])
    return section.lays(out: chairs, ofRow: label, within: SeatsIOTable.tolerance) ? group : nil
  }

  private var groupForm: TableGroup.Form? {
    switch form {
    case .round(let radius):
      return .round(TableGroup.Round(seats: chairs.count, openPlaces: openPlaces, radius: radius))
    case .rectangle(let size):
      var sides = TableGroup.Rectangle(size: size)
      for chair in chairs {
        let place = (chair.position - center).rotated(by: -rotation)
        let (right, down) = (place.dx.magnitude - size.width / 2, place.dy.magnitude - size.height / 2)
        switch (right > down, place.dx > 0, place.dy > 0) {
        case (true, true, _): sides.right += 1
        case (true, false, _): sides.left += 1
        case (false, _, true): sides.bottom += 1
        case (false, _, false): sides.top += 1
        }
      }
      return .rectangle(sides)
    }
  }

  /// How far the table is turned: so that the first chair of a round one would be the lowest.
  private var groupRotation: Angle? {
    guard case .round = form else { return rotation }
    let arm = chairs[0].position - center
    guard arm.length > 0 else { return nil }
    let turn = arm.direction - .degrees(90)
    // Rounded positions give a turn that is not quite what was meant.
    return abs((turn - rotation).normalizedAroundZero.degrees) < 0.5 ? rotation : turn.normalizedAroundZero
  }

  /// The distance of the chairs' edges from the table's.
  private var chairGap: Double? {
    let reach = SeatsIOPlanReader.chairDiameter / 2
    let gap: Double
    switch form {
    case .round(let radius):
      gap = chairs.reduce(0) { $0 + $1.position.distance(to: center) } / Double(chairs.count) - radius - reach
    case .rectangle(let size):
      let place = (chairs[0].position - center).rotated(by: -rotation)
      gap = max(place.dx.magnitude - size.width / 2, place.dy.magnitude - size.height / 2) - reach
    }
    // Charts say hundredths.
    return gap.isFinite ? (gap * 100).rounded() / 100 : nil
  }
}
