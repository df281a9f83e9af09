internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Reads seating plans of pretix, by its published JSON Schema and the older versions of that.
///
/// A zone is a section, without a turn; rows and seats are given one by one, each relative to what holds it, so that a
/// seat's centre is the sum of the positions of zone, row and seat. Numbers may have fractions everywhere, and the size
/// of the plan may be missing, as old versions of the schema allow. Keys that mean nothing here are ignored, with a note
/// unless pretix itself gives them no meaning.
struct PretixPlanReader: JSONPlanReader {
  static let format = PlanFormat.pretix

  var reading: DocumentReading
  /// The category of the seat before, since neighbours mostly have the same.
  private var lastCategory: (text: JSONText, name: String?)?

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    var name: String?
    var canvas: Size?
    var categories: [Category]?
    var sections: [Section]?
    for (key, value) in try root.fields() {
      switch key {
      case "name": name = try reading.text(value)
      case "size": canvas = try size(value)
      case "categories": categories = try value.map { (node) throws(JSONFault) in try self.category(node) }
      case "zones": sections = try self.sections(value)
      default: reading.notes.addIgnoredKey(key)
      }
    }
    return SeatPlan(
      name: try root.required(name, "name"), canvas: canvas,
      categories: try root.required(categories, "categories"), seatShape: .circle,
      sections: try root.required(sections, "zones"))
  }

  private func size(_ node: JSONNode) throws(JSONFault) -> Size {
    var (width, height): (Double?, Double?)
    for (key, value) in try node.fields() {
      switch key {
      case "width": width = try value.positiveLength()
      case "height": height = try value.positiveLength()
      default: break
      }
    }
    return Size(try node.required(width, "width"), try node.required(height, "height"))
  }

  private mutating func category(_ node: JSONNode) throws(JSONFault) -> Category {
    var name: String?
    var category = Category(name: "")
    for (key, value) in try node.fields() {
      switch key {
      case "name": name = try reading.text(value)
      case "color": category.color = try reading.color(value)
      default: reading.notes.addIgnoredKey(key)
      }
    }
    category.name = try node.required(name, "name")
    return category
  }
}

// MARK: - Zones, rows and seats

extension PretixPlanReader {
  /// The radius of a seat that says nothing of its own.
  static let defaultRadius = 10.0

  /// The sections of all zones: those of a large plan on several threads, each zone by a reader of its own.
  ///
  /// Where one of these meets a fault, or all together too many seats, the zones are read again one after the other, so
  /// that the first fault in the file's order is the one that is told.
  private mutating func sections(_ zones: JSONNode) throws(JSONFault) -> [Section] {
    let limits = reading.limits
    let parts = zones.concurrentMap(threads: limits.threads) { zone -> (section: Section, reading: DocumentReading)? in
      var reader = PretixPlanReader(reading: DocumentReading(limits: limits))
      guard let section = try? reader.section(zone) else { return nil }
      return (section, reader.reading)
    }
    var reading = self.reading
    if let parts, parts.allSatisfy({ reading.append($0.reading) }) {
      self.reading = reading
      return parts.map(\.section)
    }
    return try zones.map { (zone) throws(JSONFault) in try section(zone) }
  }

  private mutating func section(_ node: JSONNode) throws(JSONFault) -> Section {
    var section = Section(name: "", blocks: [], rowLabels: .none)
    var origin: Point?
    var rows: [SeatRow]?
    for (key, value) in try node.fields() {
      switch key {
      case "name": section.name = try reading.optionalText(value) ?? ""
      case "zone_id": section.id = try reading.optionalText(value)
      case "position": origin = try value.xyPoint()
      case "rows": rows = try value.map { (row) throws(JSONFault) in try self.row(row) }
      case "areas": section.areas = try value.map { (area) throws(JSONFault) in try self.area(area) }
      // `displayed` is of old versions, in which no zone was hidden.
      case "uuid", "displayed": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    section.origin = try node.required(origin, "position")
    if let rows = try node.required(rows, "rows").nonempty {
      section.blocks = [Block(.rows(rows), origin: .zero, seatSize: 2 * PretixPlanReader.defaultRadius)]
    }
    return section
  }

  private mutating func row(_ node: JSONNode) throws(JSONFault) -> SeatRow {
    var row = SeatRow(label: "", seats: [])
    var number: String?
    var rowTemplate, seatTemplate: JSONNode?
    var seats: [Seat]?
    for (key, value) in try node.fields() {
      switch key {
      case "row_number": number = try reading.text(value)
      case "row_label": rowTemplate = value.unlessNull
      case "seat_label": seatTemplate = value.unlessNull
      case "row_number_position":
        row.labelPlacement = try value.unlessNull.map(labelPlacement) ?? RowLabelPlacement.none
      case "position": row.origin = try value.xyPoint()
      case "seats": seats = try value.map { (seat) throws(JSONFault) in try self.seat(seat) }
      // Old versions say how the editor made the seats, and give the seats as well.
      case "uuid", "number_of_seats", "seats_spacing": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    row.label = try node.required(number, "row_number")
    row.seats = try node.required(seats, "seats")
    if row.seats.isEmpty { try reading.count(seats: 1, at: node) }
    if let rowTemplate { row.spokenLabel = PretixLabel.text(try reading.text(rowTemplate), of: row.label) }
    if let seatTemplate {
      let template = try reading.text(seatTemplate)
      for index in row.seats.indices {
        row.seats[index].spokenLabel = PretixLabel.text(template, of: row.seats[index].label)
      }
    }
    return row
  }

  /// Where the name of a row stands; no name is null in a file, not a word.
  private func labelPlacement(_ node: JSONNode) throws(JSONFault) -> RowLabelPlacement {
    let placements: [RowLabelPlacement] = [.start, .end, .both]
    let word = try node.string()
    guard let placement = placements.first(where: { $0.rawValue == word }) else {
      throw node.fault(.value, "expected \"start\", \"end\", \"both\" or null, found \(quoted(word))")
    }
    return placement
  }

  private mutating func seat(_ node: JSONNode) throws(JSONFault) -> Seat {
    try reading.count(seats: 1, at: node)
    var (id, number, category): (String?, String?, String?)
    var position: Point?
    var size: Double?
    var (hasIdentifier, hasCategory) = (false, false)
    for (key, value) in try node.fields() {
      switch key {
      case "seat_guid":
        // Where it is empty one is made from section, row and label.
        id = try reading.optionalText(value)
        if id == nil { reading.notes.add("made an id for a seat whose seat_guid is empty", at: value) }
        hasIdentifier = true
      case "seat_number": number = try reading.text(value)
      case "position": position = try value.xyPoint()
      case "category":
        category = try categoryName(value)
        hasCategory = true
      case "radius":
        size = try value.positiveLength(scale: 2).unless(2 * PretixPlanReader.defaultRadius)
      case "uuid": break
      case "start_direction": if !value.isNull { reading.notes.addIgnoredKey(key) }
      default: reading.notes.addIgnoredKey(key)
      }
    }
    guard hasIdentifier else { throw node.fault(.missingKey, "missing key \"seat_guid\"") }
    guard hasCategory else { throw node.fault(.missingKey, "missing key \"category\"") }
    return Seat(
      id: id, label: try node.required(number, "seat_number"), position: try node.required(position, "position"),
      size: size, category: category)
  }

  /// The name of a category; the empty one means none.
  private mutating func categoryName(_ node: JSONNode) throws(JSONFault) -> String? {
    let text = try node.text()
    if let lastCategory, lastCategory.text == text { return lastCategory.name }
    let name = try reading.text(node).nonempty
    lastCategory = (text, name)
    return name
  }
}
