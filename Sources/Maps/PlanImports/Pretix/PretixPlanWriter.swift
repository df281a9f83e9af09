internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps

/// Writes plans as seating plans of pretix: every seat by itself, where the layout puts it.
///
/// A section becomes a zone; its turn is worked into the positions of its seats and areas. A screen or stage becomes an
/// area in a zone of its own, before the others. A plan without a canvas gets one, and is moved into it, since a canvas
/// of pretix begins at (0, 0).
struct PretixPlanWriter {
  let plan: SeatPlan
  let map: SeatMap
  private let canvas: Size
  let shift: Vector
  private let labelPlacements: [RowLabelPlacement]

  /// The space around a plan that has no canvas.
  private static let margin = 40.0

  init(_ plan: SeatPlan) {
    self.plan = plan
    let limit = max(plan.seatCount, plan.rowCount)
    map = plan.layout(limit: limit)
    labelPlacements = plan.rowLabelPlacements
    if let canvas = plan.canvas {
      (self.canvas, shift) = (canvas, .zero)
    } else {
      let extent = PretixPlanWriter.extent(of: map).inset(by: Insets(-PretixPlanWriter.margin))
      // The schema's canvas has whole numbers.
      canvas = Size(extent.width.rounded(.up), extent.height.rounded(.up))
      shift = .zero - extent.origin
    }
  }

  /// The bytes of the plan's file.
  func bytes() -> [UInt8] {
    var json = JSONWriter(.indented)
    json.object { json in
      json.field("name", plan.name)
      json.key("size")
      json.object(.inline) { json in
        json.field("width", canvas.width)
        json.field("height", canvas.height)
      }
      json.key("categories")
      json.array { json in
        for category in plan.categories {
          json.object(.inline) { json in
            json.field("name", category.name)
            json.field("color", category.color?.hexText)
          }
        }
      }
      json.key("zones")
      json.array { json in
        if let stage = map.stage { write(stage, to: &json) }
        for number in map.sections.indices { writeSection(number, to: &json) }
      }
    }
    return json.bytes
  }
}

// MARK: - Zones, rows and seats

extension PretixPlanWriter {
  private func writeSection(_ number: Int, to json: inout JSONWriter) {
    let section = map.sections[number]
    let origin = plan.sections[number].origin
    json.object { json in
      json.field("name", section.name)
      json.field("zone_id", plan.sections[number].id)
      writePosition(origin + shift, to: &json)
      json.key("rows")
      json.array { json in
        for row in section.rows { writeRow(row, from: origin, to: &json) }
      }
      let areas =
        section.areas.map { $0.inZone(of: plan.sections[number]) } + areasOfTables(in: section, from: origin)
        + areasSoldByTheHead(in: section, from: origin)
      if !areas.isEmpty {
        json.key("areas")
        json.array { json in
          for area in areas { write(area, to: &json) }
        }
      }
    }
  }

  private func writeRow(_ number: Int, from origin: Point, to json: inout JSONWriter) {
    let row = map.rows[number]
    let seats = map.seats[row.seats]
    let start = (seats.first?.center ?? origin) - origin
    json.object { json in
      json.field("row_number", row.label)
      json.field("row_label", row.spokenLabel.map { PretixLabel.template(of: $0, for: row.label) })
      json.field("seat_label", PretixLabel.template(of: seats))
      let placement = number < labelPlacements.count ? labelPlacements[number] : .none
      json.field("row_number_position", placement.unless(.none)?.rawValue)
      writePosition(.zero + start, to: &json)
      json.key("seats")
      json.array { json in
        for seat in seats { write(seat, from: origin + start, to: &json) }
      }
    }
  }

  private func write(_ seat: PlacedSeat, from origin: Point, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field("seat_guid", seat.id)
      json.field("seat_number", seat.label)
      writePosition(.zero + (seat.center - origin), to: &json)
      json.field("category", seat.categoryName ?? "")
      json.field("radius", (seat.size / 2).unless(PretixPlanReader.defaultRadius))
    }
  }

  /// Writes a position under its key.
  func writePosition(_ point: Point, to json: inout JSONWriter) {
    json.key("position")
    writeCoordinates(point, to: &json)
  }

  /// Writes a point as pretix does, its coordinates as keys.
  func writeCoordinates(_ point: Point, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field("x", point.x)
      json.field("y", point.y)
    }
  }
}

// MARK: - What holds for a whole plan

extension PretixPlanWriter {
  /// The rectangle around all that is drawn; areas count with their positions, seats and stage as a whole.
  private static func extent(of map: SeatMap) -> Rect {
    var corners: [Point] = []
    for rect in [map.seatExtent, map.stage?.frame].compactMap(\.self) {
      corners += [Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY)]
    }
    for section in map.sections {
      for area in section.areas {
        let placed = AffineTransform.rotation(area.rotation).then(.translation(area.position - .zero))
        let box = section.transform.boundingBox(of: placed.boundingBox(of: area.outline.bounds))
        corners += [Point(box.minX, box.minY), Point(box.maxX, box.maxY)]
      }
    }
    return Rect(containing: corners) ?? Rect(x: 0, y: 0, width: 1, height: 1)
  }
}

extension SeatPlan {
  /// Where the name of each row stands, in the order of the layout's rows.
  fileprivate var rowLabelPlacements: [RowLabelPlacement] {
    sections.flatMap { section in
      let tables = section.tables.reduce(0) { $0 + $1.tableCount }
      return section.blocks.flatMap { block -> [RowLabelPlacement] in
        switch block.arrangement {
        case .rows(let rows): rows.map { $0.labelPlacement ?? section.rowLabels }
        case .straight, .arc, .path, .filling, .arch: Array(repeating: section.rowLabels, count: block.rowCount)
        }
      } + Array(repeating: RowLabelPlacement.none, count: tables)
    }
  }
}

extension PretixPlanWriter {
  /// The tables of a section as areas of a zone, with their names; their chairs are rows.
  func areasOfTables(in section: PlacedSection, from origin: Point) -> [Area] {
    map.tables[section.tables].map { table in
      let caption = Area.Caption(table.label)
      guard let radius = table.roundRadius else {
        let shape = table.outline.translated(by: .zero - table.center)
        return Area(.path(shape), at: .zero + (table.center - origin), caption: caption)
      }
      return Area(
        .ellipse(radiusX: radius, radiusY: radius), at: .zero + (table.center - origin), caption: caption)
    }
  }

  /// The places of a section that are sold by the head as areas of a zone, with their names and capacities.
  func areasSoldByTheHead(in section: PlacedSection, from origin: Point) -> [Area] {
    map.generalAdmission[section.generalAdmission].map { area in
      let shape = area.outline.translated(by: .zero - area.labelCenter)
      return Area(
        area.outline.isEmpty ? .none : .path(shape), at: .zero + (area.labelCenter - origin),
        caption: Area.Caption("\(area.shownLabel) (\(area.capacity))"))
    }
  }
}

extension PlacedTable {
  /// The radius of a round table; nil where it is not round.
  fileprivate var roundRadius: Double? {
    let isCurved = outline.elements.contains { element in
      if case .cubic = element { true } else { false }
    }
    return isCurved ? outline.bounds.map { $0.width / 2 } : nil
  }
}

/// Labels as pretix writes them for reading aloud: a template in which `%s` stands for the name of a row or seat.
enum PretixLabel {
  private static let placeholder = "%s"

  /// The label of a name, or nil where the template is empty, which is the same as none.
  static func text(_ template: String, of name: String) -> String? {
    guard !template.isEmpty else { return nil }
    return replaced(placeholder, by: name, in: template)
  }

  /// The template that gives a name its label; a label in which the name does not stand is its own template.
  static func template(of text: String, for name: String) -> String {
    name.isEmpty ? text : replaced(name, by: placeholder, in: text)
  }

  /// The template that gives all seats of a row their labels; nil where they have none, or no template does.
  static func template(of seats: ArraySlice<PlacedSeat>) -> String? {
    guard let first = seats.first, let spoken = first.spokenLabel else { return nil }
    let template = template(of: spoken, for: first.label)
    return seats.allSatisfy { $0.spokenLabel == text(template, of: $0.label) } ? template : nil
  }

  private static func replaced(_ target: String, by replacement: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let next = rest.indices.first(where: { rest[$0...].hasPrefix(target) }) {
      result += rest[..<next]
      result += replacement
      rest = rest[next...].dropFirst(target.count)
    }
    return result + rest
  }
}
