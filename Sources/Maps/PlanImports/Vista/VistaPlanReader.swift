internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads seat layouts of Vista cinemas, with or without the answer of the interface around them.
///
/// All areas share one grid, whose row 0 is farthest from the screen. An area is a category, since rows go through
/// several of them; one without allocated seats is a place that is sold by the head.
struct VistaPlanReader: JSONPlanReader {
  static let format = PlanFormat.vista

  var reading: DocumentReading
  private(set) var availability: Availability?
  private var seats: [VistaSeat] = []
  private var takenCells: Set<VistaSeat.Cell> = []
  private var rowNames: [Int: String] = [:]
  private var columnCount = 0
  private var categories: [Category] = []
  private var categoryNames: Set<String> = []
  private var generalAdmission: [GeneralAdmissionArea] = []
  private var frame = VistaFrame()
  /// Row and label of seats that another seat shares.
  private var repeatedNames: Set<String> = []

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// Whether a file's root has the keys of a layout.
  static func recognizes(_ root: JSONNode) -> Bool {
    root["AreaCategories"] != nil || root["SeatLayoutData"] != nil
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    let layout = root["SeatLayoutData"]?.unlessNull ?? root
    var hasAreas = false
    for (key, value) in try layout.fields() {
      switch key {
      case "Areas":
        for area in try value.elements() { try readArea(area) }
        hasAreas = true
      case "BoundaryLeft": frame.left = try value.unlessNull?.coordinate()
      case "BoundaryRight": frame.right = try value.unlessNull?.coordinate()
      case "ScreenStart": frame.screenStart = try value.unlessNull?.coordinate()
      case "ScreenWidth": frame.screenWidth = try value.unlessNull?.coordinate()
      // Counts of a booking that is under way, and a height that says nothing of seats.
      case "AreaCategories", "BoundaryTop": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    guard hasAreas else { throw layout.fault(.missingKey, "missing key \"Areas\"") }
    seats.sort { ($1.cell.row, $0.cell.column) < ($0.cell.row, $1.cell.column) }
    nameAvailability()
    return SeatPlan(
      name: "", categories: categories, stage: frame.screen(aboveColumns: columnCount), sections: [section])
  }
}

// MARK: - Areas and seats

extension VistaPlanReader {
  /// How large an index of a row or a column may be.
  private static let indexLimit = 100_000

  private mutating func readArea(_ node: JSONNode) throws(JSONFault) {
    var (name, code) = ("", "")
    var number = 0
    var (capacity, isAllocated) = (0, true)
    var rows: JSONNode?
    for (key, value) in try node.fields() {
      switch key {
      case "Description": name = try reading.optionalText(value) ?? ""
      case "AreaCategoryCode": code = try reading.optionalText(value) ?? ""
      case "Number": number = try index(value)
      case "NumberOfSeats": capacity = try value.integer(in: 0...DocumentLimits.mostPeople)
      case "ColumnCount": columnCount = max(columnCount, try index(value))
      case "IsAllocatedSeating": isAllocated = try value.boolean()
      case "Rows": rows = value.unlessNull
      // The place of the area in percent follows from its seats; sofas are told by seats too.
      case "DescriptionAlt", "HasSofaSeatingEnabled", "Height", "Left", "RowCount", "Top", "Width": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    if name.isEmpty { name = code }
    if !name.isEmpty, categoryNames.insert(name).inserted { categories.append(Category(name: name)) }
    let category = name.nonempty
    let seatsBefore = seats.count
    if let rows {
      for (place, row) in try rows.elements().enumerated() { try readRow(row, place, area: number, category) }
    }
    guard !isAllocated, seats.count == seatsBefore else { return }
    try reading.count(seats: 1, at: node)
    generalAdmission.append(
      GeneralAdmissionArea(
        name.isEmpty ? String(number) : name, kind: .seating, outline: .none, capacity: capacity,
        category: category))
    reading.notes.add("placed an area without allocated seats behind the last row", at: node)
  }

  private mutating func readRow(
    _ node: JSONNode, _ place: Int, area: Int, _ category: String?
  ) throws(JSONFault) {
    var name: String?
    var rows: [Int] = []
    for (key, value) in try node.fields() {
      switch key {
      case "PhysicalName": name = try value.unlessNull.map { (text) throws(JSONFault) in try reading.text(text) }
      case "Seats":
        guard let list = value.unlessNull else { continue }
        for seat in try list.elements() {
          let row = try readSeat(seat, row: place, area: area, category)
          if rows.last != row { rows.append(row) }
        }
      default: reading.notes.addIgnoredKey(key)
      }
    }
    // A row without seats does not say which one it is.
    guard let name else { return }
    for row in rows {
      if let known = rowNames[row], known != name {
        reading.notes.add("a row has another name in another area: the first one holds", at: node)
      } else {
        rowNames[row] = name
      }
    }
  }

  /// Reads a seat and gives the number of its row, which is that of its place where it says nothing of its own.
  private mutating func readSeat(
    _ node: JSONNode, row: Int, area: Int, _ category: String?
  ) throws(JSONFault) -> Int {
    try reading.count(seats: 1, at: node)
    var label: String?
    var column: Int?
    var position: JSONNode?
    var seat = VistaSeat(
      label: "", cell: .init(row: row, column: 0), area: area, isSofa: false, status: .available, category: category)
    for (key, value) in try node.fields() {
      switch key {
      case "Id": label = value.kind == .number ? String(try value.integer()) : try reading.text(value)
      case "Position":
        position = value
        for (key, value) in try value.fields() {
          switch key {
          case "RowIndex": seat.cell.row = try index(value)
          case "ColumnIndex": column = try index(value)
          case "AreaNumber": seat.area = try index(value)
          default: reading.notes.addIgnoredKey(key)
          }
        }
      case "SeatStyle":
        if let isSofa = try VistaStyle.isSofa(value) {
          seat.isSofa = seat.isSofa || isSofa
        } else {
          reading.notes.add("ignored a SeatStyle that is not known", at: value)
        }
      case "SeatsInGroup":
        if value.unlessNull != nil, try value.elements().underestimatedCount > 1 { seat.isSofa = true }
      case "Status":
        if let status = try VistaStatus.status(value) {
          seat.status = status
        } else {
          seat.status = .blocked
          reading.notes.add("took a Status that is not known for blocked", at: value)
        }
      // What a seat was before a booking that is under way, and in which order seats are proposed.
      case "OriginalStatus", "Priority": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    seat.label = try node.required(label, "Id")
    seat.cell.column = try node.required(position, "Position").required(column, "ColumnIndex")
    columnCount = max(columnCount, seat.cell.column + 1)
    if takenCells.insert(seat.cell).inserted {
      seats.append(seat)
    } else {
      reading.notes.add("left out a seat whose cell has one already", at: node)
    }
    return seat.cell.row
  }

  /// A number of a row, a column or an area, which some answers hold as text.
  private func index(_ node: JSONNode) throws(JSONFault) -> Int {
    let range = 0...VistaPlanReader.indexLimit
    guard node.kind == .string else { return try node.integer(in: range) }
    let text = try node.string()
    guard let index = Int(text), range.contains(index) else {
      throw node.fault(.value, "expected an integer from 0 to \(range.upperBound), found \(quoted(text))")
    }
    return index
  }
}

// MARK: - Where everything is

extension VistaPlanReader {
  /// The row that is nearest to the screen, at y = 0.
  private var frontRow: Int { seats.first?.cell.row ?? 0 }

  /// The middle between the first and the last column, at x = 0.
  private var middleColumn: Double { Double(max(columnCount, 1) - 1) / 2 }

  private var section: Section {
    var rows: [SeatRow] = []
    var number: Int?
    for seat in seats {
      if seat.cell.row != number {
        number = seat.cell.row
        let y = Double(frontRow - seat.cell.row) * StraightRows.defaultRowPitch
        rows.append(SeatRow(label: rowName(of: seat), origin: Point(0, y), seats: []))
      }
      rows[rows.count - 1].seats.append(self.seat(seat))
    }
    var section = Section(name: "", generalAdmission: placedAreas)
    if !rows.isEmpty { section.blocks = [Block(.rows(rows), origin: .zero)] }
    return section
  }

  private func rowName(of seat: VistaSeat) -> String { rowNames[seat.cell.row] ?? "" }

  private func seat(_ seat: VistaSeat) -> Seat {
    Seat(
      id: ownID(of: seat), label: seat.label,
      position: Point((Double(seat.cell.column) - middleColumn) * StraightRows.defaultSeatPitch, 0),
      category: seat.category, attributes: seat.isSofa ? .wide : [])
  }

  /// The areas without seats as rectangles as wide as the grid, one behind the other behind the last row.
  private var placedAreas: [GeneralAdmissionArea] {
    let width = Double(max(columnCount, 1)) * StraightRows.defaultSeatPitch
    let pitch = StraightRows.defaultRowPitch
    let back = seats.last.map { Double(frontRow - $0.cell.row) * pitch + pitch } ?? 0
    return generalAdmission.enumerated().map { number, area in
      var area = area
      area.outline = .rectangle(Size(width, 2 * pitch))
      area.position = Point(-width / 2, back + Double(number) * 3 * pitch)
      return area
    }
  }
}

// MARK: - Identifiers and statuses

extension VistaPlanReader {
  /// Row and label identify a seat; where another has the same, area, row and column do.
  private func ownID(of seat: VistaSeat) -> String? {
    repeatedNames.contains(name(of: seat)) ? "\(seat.area)-\(seat.cell.row)-\(seat.cell.column)" : nil
  }

  private func name(of seat: VistaSeat) -> String { rowName(of: seat) + "/" + seat.label }

  private mutating func nameAvailability() {
    var seen: Set<String> = []
    repeatedNames = Set(seats.map(name).filter { !seen.insert($0).inserted })
    let entries = seats.filter { $0.status != .available }.map {
      Availability.Entry(seat: ownID(of: $0) ?? name(of: $0), status: $0.status)
    }
    if !seats.isEmpty { availability = Availability(entries: entries) }
  }
}
