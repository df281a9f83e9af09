internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps

extension SeatmapProPlanReader {
  /// The forms that shapes have.
  private enum Form: String, CaseIterable {
    case rectangle = "RECT"
    case circle = "CIRCLE"
    case polygon = "POLYGON"
    case line = "LINE"
  }

  /// The kinds of what stands besides sections.
  private enum ShapeKind: String, CaseIterable {
    case stage, shape, label
  }

  /// The side of a square area that says nothing of its own.
  private static let usualExtent = 250.0

  /// Reads what stands besides the sections, into a section without a name under all others.
  ///
  /// The first stage that lies straight before all seats is the plan's.
  mutating func readShapes(_ nodes: [JSONNode], into plan: inout SeatPlan) throws(JSONFault) {
    var areas: [Area] = []
    for node in nodes {
      let kind: ShapeKind = try node["type"]?.unlessNull?.choice() ?? .shape
      if kind == .label {
        areas.append(try label(node))
        continue
      }
      let usual = kind == .stage ? Size(600, 120) : Size(Self.usualExtent, Self.usualExtent)
      let (area, size) = try shape(node, usual: usual, usualText: kind == .stage ? "STAGE" : nil)
      let isStraightRectangle = if case .rectangle = area.outline { area.rotation == .zero } else { false }
      if kind == .stage, plan.stage == nil, isStraightRectangle, size.width > 0,
        area.position.y + size.height <= foremostSeat
      {
        plan.stage = Stage(
          .stage, position: area.position + Vector(size.width / 2, size.height), width: size.width, depth: size.height,
          label: area.caption?.string)
      } else {
        areas.append(area)
      }
    }
    if !areas.isEmpty { plan.sections.insert(Section(name: "", areas: areas), at: 0) }
  }

  private mutating func label(_ node: JSONNode) throws(JSONFault) -> Area {
    let text = node["text"]
    let box = try boxSize(of: node, usual: Size(200, 200))
    let scale = try node["fontScale"]?.unlessNull?.positiveLength() ?? 1
    noteOtherKeys(of: node, "type", "position", "width", "height", "text", "fill", "fontScale")
    return Area(
      .none, at: try position(of: node) + Vector(box.width / 2, box.height / 2),
      caption: Area.Caption(
        try reading.text(node.required(text, "text")),
        size: max(Area.Caption.defaultSize * scale, JSONNode.leastLength),
        color: try reading.color(node["fill"])))
  }

  private mutating func shape(
    _ node: JSONNode, usual: Size, usualText: String?
  ) throws(JSONFault) -> (area: Area, size: Size) {
    let size = try boxSize(of: node, usual: usual)
    let (outline, offset) = try form(of: node, size: size)
    var area = Area(
      outline, at: try position(of: node) + offset, rotation: try node["angle"]?.unlessNull?.angle() ?? .zero,
      fill: try reading.color(node["fill"]), border: try reading.color(node["stroke"]))
    if let text = try reading.optionalText(node["text"]) ?? usualText {
      area.caption = Area.Caption(
        text, at: Point(size.width / 2, size.height / 2) - offset, color: try reading.color(node["textColor"]))
    }
    noteOtherKeys(
      of: node, "type", "shape", "position", "width", "height", "angle", "text", "fill", "stroke", "textColor", "points"
    )
    return (area, size)
  }

  /// The outline that fills a box, and where its position stands in the box.
  private mutating func form(
    of node: JSONNode, size: Size
  ) throws(JSONFault) -> (outline: Area.Outline, offset: Vector) {
    let points = try node.items("points").map { (point) throws(JSONFault) in try point.xyPoint() }
    switch try node["shape"]?.unlessNull?.choice() ?? Form.rectangle {
    case .rectangle: return (.rectangle(size), .zero)
    case .circle:
      return (
        .ellipse(radiusX: size.width / 2, radiusY: size.height / 2), Vector(size.width / 2, size.height / 2)
      )
    case .polygon where points.count >= 3: return (.polygon(points), .zero)
    case .polygon:
      reading.notes.add("took a polygon of fewer than 3 points for its box", at: node)
      return (.rectangle(size), .zero)
    case .line:
      let line = points.count >= 2 ? points : [.zero, Point(size.width, size.height)]
      return (.path(.polyline(line)), .zero)
    }
  }

  private func boxSize(of node: JSONNode, usual: Size) throws(JSONFault) -> Size {
    Size(
      try node["width"]?.unlessNull?.length() ?? usual.width, try node["height"]?.unlessNull?.length() ?? usual.height)
  }

  private func position(of node: JSONNode) throws(JSONFault) -> Point {
    try node["position"]?.unlessNull?.xyPoint() ?? Point.zero
  }
}

// MARK: - General admission

extension SeatmapProPlanReader {
  /// The area of a section for general admission, which bears the section's name.
  mutating func generalAdmission(_ node: JSONNode, name: String) throws(JSONFault) -> GeneralAdmissionArea {
    let size = try boxSize(of: node, usual: Size(Self.usualExtent, Self.usualExtent))
    let (outline, offset) = try form(of: node, size: size)
    if usualCapacity == nil {
      reading.notes.add("did not learn how many people an area for general admission holds", at: node)
    }
    for key in ["fill", "textColor"] as [StaticString] where node[key]?.unlessNull != nil {
      reading.notes.add("left out the colours of an area for general admission", at: node[key] ?? node)
    }
    noteOtherKeys(
      of: node, "name", "type", "position", "rowLabels", "title", "outline", "rowLabel", "seatLabel", "numbering",
      "shape", "width", "height", "points", "fill", "textColor")
    return GeneralAdmissionArea(
      name, id: name.nonempty, kind: .standing, outline: outline, at: .zero + offset,
      capacity: usualCapacity ?? 0)
  }
}
