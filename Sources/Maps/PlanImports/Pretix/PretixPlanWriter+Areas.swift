internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support

extension PretixPlanWriter {
  /// Writes a screen or stage as a zone that holds a rectangle with its name.
  func write(_ stage: PlacedStage, to json: inout JSONWriter) {
    let frame = stage.frame
    let size = Size(frame.width, max(frame.height, 1))
    let label = stage.label ?? (stage.kind == .screen ? "Screen" : "Stage")
    let caption = Area.Caption(label, at: Point(size.width / 2, size.height / 2))
    json.object { json in
      json.field("name", label)
      writePosition(Point(frame.minX, frame.minY) + shift, to: &json)
      json.key("rows")
      json.array { _ in }
      json.key("areas")
      json.array { json in write(Area(.rectangle(size), caption: caption), to: &json) }
    }
  }

  /// Writes an area in a zone's coordinates.
  func write(_ area: Area, to json: inout JSONWriter) {
    json.object { json in
      json.field("shape", area.outline.pretixShape)
      json.field("color", area.fill?.hexText)
      json.field("border_color", area.border?.hexText)
      json.field("rotation", area.rotation.degrees)
      writePosition(area.position, to: &json)
      write(area.outline, to: &json)
      if let caption = area.caption {
        json.key("text")
        json.object(.inline) { json in
          json.field("text", caption.string)
          writePosition(caption.position, to: &json)
          json.field("color", caption.color?.hexText)
          json.field("size", caption.size)
        }
      }
    }
  }

  private func write(_ outline: Area.Outline, to json: inout JSONWriter) {
    guard outline != .none else { return }
    json.key(outline.pretixShape)
    json.object(.inline) { json in
      switch outline {
      case .rectangle(let size, _):
        json.field("width", size.width)
        json.field("height", size.height)
      case .ellipse(let radiusX, let radiusY) where radiusX == radiusY:
        json.field("radius", radiusX)
      case .ellipse(let radiusX, let radiusY):
        json.key("radius")
        writeCoordinates(Point(radiusX, radiusY), to: &json)
      case .polygon(let points):
        json.key("points")
        json.array { json in
          for point in points { writeCoordinates(point, to: &json) }
        }
      case .path(let path):
        json.key("points")
        json.array { json in
          for point in path.outlinePoints { writeCoordinates(point, to: &json) }
        }
      case .none:
        break
      }
    }
  }
}

extension Area {
  /// The area of a section as one of a zone, which begins where the section does and is not turned.
  func inZone(of section: Section) -> Area {
    var area = self
    area.position = .zero + (position - .zero).rotated(by: section.rotation)
    area.rotation = rotation + section.rotation
    return area
  }
}

extension Area.Outline {
  /// What pretix, which has no curves, calls the outline.
  fileprivate var pretixShape: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse(let radiusX, let radiusY): radiusX == radiusY ? "circle" : "ellipse"
    case .polygon, .path: "polygon"
    case .none: "text"
    }
  }

  /// The bounds relative to the area's position.
  var bounds: Rect {
    switch self {
    case .rectangle(let size, _): Rect(origin: .zero, size: size)
    case .ellipse(let radiusX, let radiusY): Rect(center: .zero, size: Size(2 * radiusX, 2 * radiusY))
    case .polygon(let points): Rect(containing: points) ?? .zero
    case .path(let path): path.bounds ?? .zero
    case .none: .zero
    }
  }
}

extension PretixPlanWriter {
  /// What a pretix plan has no word for, and what becomes of it.
  var notes: [DocumentNote] {
    var notes: [DocumentNote] = []
    func note(_ message: String, _ count: Int) {
      if count > 0 { notes.append(DocumentNote(message, count: count)) }
    }
    func noteSeats(_ message: String, where isAffected: (PlacedSeat) -> Bool) {
      note(message, map.seats.count(where: isAffected))
    }
    if shift != .zero {
      let (x, y) = (shift.dx.shortestText, shift.dy.shortestText)
      note("moved everything by (\(x), \(y)) into a canvas from (0, 0)", 1)
    }
    if let stage = map.stage { note("the \(stage.kind.rawValue) is written as an area", 1) }
    if plan.focalPoint != nil { note("the focal point is left out", 1) }
    if plan.metresPerUnit != nil { note("the scale, metres per unit, is left out", 1) }
    note("prices of categories are left out", plan.categories.count { $0.price != nil })
    noteSeats("a seat that is no circle becomes one") { $0.shape != .circle }
    noteSeats("the angle of a seat is left out") { $0.shape != .circle && $0.angle != .zero }
    noteSeats("the attributes of a seat are left out") { !$0.attributes.isEmpty }
    noteSeats("the shown label of a seat is left out") { $0.shownLabel != $0.label }
    note("the shown label of a row is left out", map.rows.count { $0.shownLabel != $0.label })
    note(
      "the spoken labels of a row's seats follow no pattern and are left out",
      map.rows.count { row in
        let seats = map.seats[row.seats]
        return seats.contains { $0.spokenLabel != nil } && PretixLabel.template(of: seats) == nil
      })
    note("a table is written as an area and a row of seats", map.tables.count)
    note(
      "that a table or a place is sold whole is left out",
      map.tables.count(where: \.isSoldWhole) + map.generalAdmission.count(where: \.isSoldWhole))
    note(
      "a place sold by the head is written as an area with its name and capacity, and cannot be sold",
      map.generalAdmission.count)
    note("the floor of a section is left out", plan.sections.count { $0.floor != nil })
    note("the outline of a section is left out", plan.sections.count { $0.outline != nil })
    note("the entrance of a section is left out", plan.sections.count { $0.entrance != nil })
    note("the focal point of a section is left out", plan.sections.count { $0.focalPoint != nil })
    let areas = map.sections.flatMap(\.areas)
    note("the sign of an area is left out", areas.count { $0.symbol != nil })
    note("the picture of an area is left out", areas.count { $0.picture != nil })
    note(
      "a curved outline becomes a polygon",
      areas.count { area in
        if case .path = area.outline { true } else { false }
      })
    note("rounded corners of an area are left out", areas.count { $0.outline.cornerRadius > 0 })
    note(
      "an area without a colour of its own becomes grey",
      areas.count { $0.outline != .none && ($0.fill == nil || $0.border == nil) })
    return notes
  }
}

extension Area.Outline {
  fileprivate var cornerRadius: Double {
    if case .rectangle(_, let radius) = self { radius } else { 0 }
  }
}
