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
