internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

extension NativePlanReader {
  /// Tables of one kind.
  mutating func tableGroup(_ node: JSONNode) throws(JSONFault) -> TableGroup {
    var group = TableGroup(.round(.init(seats: 0)), at: .listed([]))
    var (form, places): (TableGroup.Form?, TableGroup.Places?)
    var exceptions: JSONNode?
    for (text, value) in try node.fields(duplicates: .rejected) {
      let key = try text.key(of: TableGroupKey.self)
      switch key {
      case .round, .rectangle:
        guard form == nil else { throw text.fault(.value, "tables are \"round\" or a \"rectangle\", not both") }
        form = key == .round ? .round(try roundTable(value)) : .rectangle(try rectangularTable(value))
      case .at, .grid:
        guard places == nil else { throw text.fault(.value, "tables stand \"at\" places or in a \"grid\", not both") }
        places = key == .at ? .listed(try tablePlaces(value)) : .grid(try tableGrid(value))
      case .numbering: group.numbering = try tableNumbering(value)
      case .seatNumbering: group.seatNumbering = try seatNumbering(value)
      case .seatSize: group.seatSize = try value.positiveLength()
      case .seatShape: group.seatShape = try value.choice()
      case .chairGap: group.chairGap = try value.coordinate()
      case .category: group.category = try reading.text(value)
      case .soldWhole: group.isSoldWhole = try value.boolean()
      case .exceptions:
        exceptions = value
        group.exceptions = try self.exceptions(value)
      }
    }
    guard let form else { throw node.fault(.missingKey, "tables need the key \"round\" or \"rectangle\"") }
    guard let places else { throw node.fault(.missingKey, "tables need the key \"at\" or \"grid\"") }
    (group.form, group.places) = (form, places)
    let seats = max(group.seatCount, group.tableCount)
    try reading.count(seats: seats, at: node)
    if let exceptions { try reading.count(exceptions: group.exceptions.count, ofSeats: seats, at: exceptions) }
    return group
  }

  /// How many chairs a table may have, so that no sum overflows; the limit on seats holds besides.
  private static let chairs = 0...1_000_000

  /// A round table, or the number of its chairs alone.
  private func roundTable(_ node: JSONNode) throws(JSONFault) -> TableGroup.Round {
    if node.kind == .number { return TableGroup.Round(seats: try node.integer(in: NativePlanReader.chairs)) }
    guard node.kind == .object else { throw node.mismatch(expected: "a number of chairs or an object") }
    var table = TableGroup.Round(seats: 0)
    var seats: Int?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: RoundTableKey.self) {
      case .seats: seats = try value.integer(in: NativePlanReader.chairs)
      case .openPlaces: table.openPlaces = try value.integer(in: NativePlanReader.chairs)
      case .radius: table.radius = try value.positiveLength()
      }
    }
    table.seats = try node.required(seats, RoundTableKey.seats)
    return table
  }

  private func rectangularTable(_ node: JSONNode) throws(JSONFault) -> TableGroup.Rectangle {
    var table = TableGroup.Rectangle()
    var (width, height): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: RectangularTableKey.self) {
      case .top: table.top = try value.integer(in: NativePlanReader.chairs)
      case .right: table.right = try value.integer(in: NativePlanReader.chairs)
      case .bottom: table.bottom = try value.integer(in: NativePlanReader.chairs)
      case .left: table.left = try value.integer(in: NativePlanReader.chairs)
      case .width: width = try value.positiveLength()
      case .height: height = try value.positiveLength()
      }
    }
    if width != nil || height != nil {
      table.size = Size(
        try node.required(width, RectangularTableKey.width), try node.required(height, RectangularTableKey.height))
    }
    return table
  }

  /// Places one by one: points, or objects where a table is turned or has a label of its own.
  private mutating func tablePlaces(_ node: JSONNode) throws(JSONFault) -> [TableGroup.Place] {
    try node.map(suchAs: "[[0, 0], [120, 0]]") { (node) throws(JSONFault) in
      if node.kind == .array { return TableGroup.Place(try node.pair()) }
      guard node.kind == .object else { throw node.mismatch(expected: "a place such as [120, 0], or an object") }
      var place = TableGroup.Place(.zero)
      var (x, y): (Double?, Double?)
      for (text, value) in try node.fields(duplicates: .rejected) {
        switch try text.key(of: TablePlaceKey.self) {
        case .x: x = try value.coordinate()
        case .y: y = try value.coordinate()
        case .rotation: place.rotation = try value.angle()
        case .label: place.label = try reading.text(value)
        }
      }
      place.position = Point(try node.required(x, TablePlaceKey.x), try node.required(y, TablePlaceKey.y))
      return place
    }
  }

  private func tableGrid(_ node: JSONNode) throws(JSONFault) -> TableGroup.Grid {
    var grid = TableGroup.Grid(rows: 0, columns: 0, rowPitch: 0, columnPitch: 0)
    var (rows, columns): (Int?, Int?)
    var (rowPitch, columnPitch): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: TableGridKey.self) {
      case .rows: rows = try value.integer(in: NativePlanReader.chairs)
      case .columns: columns = try value.integer(in: NativePlanReader.chairs)
      case .rowPitch: rowPitch = try value.positiveLength()
      case .columnPitch: columnPitch = try value.positiveLength()
      case .origin: grid.origin = try value.pair()
      case .stagger: grid.stagger = try value.number(in: -1...1)
      }
    }
    grid.rows = try node.required(rows, TableGridKey.rows)
    grid.columns = try node.required(columns, TableGridKey.columns)
    grid.rowPitch = try node.required(rowPitch, TableGridKey.rowPitch)
    grid.columnPitch = try node.required(columnPitch, TableGridKey.columnPitch)
    return grid
  }

  /// The labels of tables, which are counted one after the other as they are listed.
  private mutating func tableNumbering(_ node: JSONNode) throws(JSONFault) -> LabelScheme {
    if node.kind == .string { return try labels(node) }
    let numbering = try seatNumbering(node)
    guard numbering == SeatNumbering(numbering.scheme) else {
      throw node.fault(.value, "tables are counted in the order of their places: only their labels can be chosen")
    }
    return numbering.scheme
  }
}

// MARK: - Keys

// The keys of tables, of places sold by the head, and of lines around sections.

/// The keys of a group of tables.
enum TableGroupKey: String, DocumentKey {
  case round, rectangle, at, grid, numbering, seatNumbering, seatSize, seatShape, chairGap, category, soldWhole
  case exceptions

  static let owner = "a group of tables"
}

/// The keys of a round table.
enum RoundTableKey: String, DocumentKey {
  case seats, openPlaces, radius

  static let owner = "a round table"
}

/// The keys of a rectangular table.
enum RectangularTableKey: String, DocumentKey {
  case top, right, bottom, left, width, height

  static let owner = "a rectangular table"
}

/// The keys of a table's place.
enum TablePlaceKey: String, DocumentKey {
  case x, y, rotation, label

  static let owner = "a table's place"
}

/// The keys of rows of tables.
enum TableGridKey: String, DocumentKey {
  case rows, columns, rowPitch, columnPitch, origin, stagger

  static let owner = "a grid of tables"
}
