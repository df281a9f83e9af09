internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

extension SeatsIOPlanReader {
  /// Reads what a chart draws besides what it sells: shapes, texts and icons.
  mutating func readAreas(
    of chart: JSONNode, in surroundings: Surroundings, into section: inout Section, number: Int
  ) throws(JSONFault) {
    for node in try chart.items("shapes") {
      guard let (area, stage) = try shape(node) else { continue }
      if stageCandidate == nil, surroundings.origin == Point.zero, let stage, let edge = stage.position?.y {
        stageCandidate = (stage, edge, number, section.areas.count)
      }
      section.areas.append(area)
    }
    for node in try chart.items("texts") {
      if let area = try text(node) { section.areas.append(area) }
    }
    for node in try chart.items("icons") {
      if let area = try icon(node) { section.areas.append(area) }
    }
  }

  /// A shape, and the stage that it could be where it lies straight.
  private mutating func shape(_ node: JSONNode) throws(JSONFault) -> (area: Area, stage: Stage?)? {
    guard let form = try SeatsIOOutline(node, &reading) else { return nil }
    var area = Area(
      form.outline, at: form.position, rotation: form.rotation, fill: try reading.color(node["fillColor"]),
      border: try reading.color(node["strokeColor"]), isForeground: try node.flag("foreground"))
    if try node["strokeWidth"]?.unlessNull?.number() == 0 { area.border = area.fill }
    let label = try reading.optionalText(node["label"])
    if let label {
      area.caption = Area.Caption(label, at: form.middle, size: try textSize(node["labelSize"]))
      try noteMovedLabel(of: node)
    }
    guard try node.word("smartType") == "stage", form.rotation == .zero,
      case .rectangle(let size, _) = form.outline, size.width > 0
    else { return (area, nil) }
    let frontEdge = Point(form.position.x + size.width / 2, form.position.y + size.height)
    return (area, Stage(.stage, position: frontEdge, width: size.width, depth: size.height, label: label))
  }

  /// A text that stands by itself.
  private mutating func text(_ node: JSONNode) throws(JSONFault) -> Area? {
    guard let string = try reading.optionalText(node["text"] ?? node["label"]) else { return nil }
    return Area(
      .none, at: try SeatsIOOutline.center(of: node),
      rotation: try node["rotationAngle"]?.unlessNull?.angle() ?? .zero,
      caption: Area.Caption(
        string, size: try textSize(node["fontSize"] ?? node["size"]),
        color: try reading.color(node["textColor"] ?? node["color"])))
  }

  /// A sign, where its icon is one of those that are known.
  private mutating func icon(_ node: JSONNode) throws(JSONFault) -> Area? {
    let name = node["icon"]?.unlessNull ?? node["type"]?.unlessNull
    guard let name, let symbol = AreaSymbol(seatsIOIcon: try name.string()) else {
      reading.notes.add("left out an icon that has no sign here", at: name ?? node)
      return nil
    }
    let size = try node["size"]?.unlessNull?.length() ?? 24
    return Area(
      .ellipse(radiusX: size / 2, radiusY: size / 2), at: try SeatsIOOutline.center(of: node),
      rotation: try node["rotationAngle"]?.unlessNull?.angle() ?? .zero, symbol: symbol)
  }

  /// The size of a text, which must be more than nothing.
  private func textSize(_ node: JSONNode?) throws(JSONFault) -> Double {
    try node?.unlessNull?.positiveLength() ?? Area.Caption.defaultSize
  }

  private mutating func noteMovedLabel(of node: JSONNode) throws(JSONFault) {
    for key in ["labelHorizontalOffset", "labelVerticalOffset"] as [StaticString] {
      if let offset = node[key]?.unlessNull, try offset.number() != 0 {
        reading.notes.add("put a label in the middle of what it names", at: offset)
      }
    }
  }
}

// MARK: - General admission and booths

extension SeatsIOPlanReader {
  /// Reads the places of a chart that are sold by the head, and booths.
  mutating func readPlacesForSale(
    of chart: JSONNode, in surroundings: Surroundings, into section: inout Section
  ) throws(JSONFault) {
    for node in try chart.items("generalAdmissionAreas") {
      let capacity = node["capacity"]
      let people = try node.required(capacity, "capacity").integer(in: 0...DocumentLimits.mostPeople)
      if let area = try placeForSale(node, .standing, capacity: people, in: surroundings, of: section.name) {
        section.generalAdmission.append(area)
      }
    }
    for node in try chart.items("booths") {
      let people = try node["capacity"]?.unlessNull?.integer(in: 0...DocumentLimits.mostPeople) ?? 1
      if var area = try placeForSale(node, .booth, capacity: people, in: surroundings, of: section.name) {
        area.isSoldWhole = true
        section.generalAdmission.append(area)
      }
    }
  }

  private mutating func placeForSale(
    _ node: JSONNode, _ kind: GeneralAdmissionArea.Kind, capacity: Int, in surroundings: Surroundings,
    of section: String
  ) throws(JSONFault) -> GeneralAdmissionArea? {
    guard let form = try SeatsIOOutline(node, &reading) else { return nil }
    let label = try reading.optionalText(node["label"]) ?? ""
    let category = try categories.entry(of: node, else: surroundings.category, &reading)
    var area = GeneralAdmissionArea(
      label, kind: kind, outline: form.outline, at: form.position, rotation: form.rotation, capacity: capacity,
      isSoldWhole: try node.flag("bookAsAWhole"),
      category: category == surroundings.category ? nil : category?.name)
    area.shownLabel = try reading.optionalText(node["displayLabel"])
    if let shown = node["labelShown"]?.unlessNull, try !shown.boolean() { area.shownLabel = "" }
    if area.isSoldWhole, try node.flag("variableOccupancy") {
      reading.notes.add("left out how few people may book an area whole", at: node["minOccupancy"] ?? node)
    }
    if !label.isEmpty {
      area.id = section.isEmpty ? label : section + SeatsIOPlanReader.labelSeparator + label
    }
    try noteMovedLabel(of: node)
    try noteWhatIsLost(of: node, ["entrance": "left out the entrance of a place that is sold by the head"])
    return area
  }
}

extension AreaSymbol {
  /// The sign of an icon of seats.io, told by the words in its name.
  fileprivate init?(seatsIOIcon name: String) {
    let signs: [(word: String, symbol: AreaSymbol)] = [
      ("exit", .exit), ("entrance", .entrance), ("door", .door), ("stairs", .stairs), ("elevator", .elevator),
      ("restroom", .toilets), ("toilet", .toilets), ("bar", .bar), ("cocktail", .bar), ("cloakroom", .cloakroom),
      ("coat", .cloakroom), ("column", .column), ("pillar", .column),
    ]
    let words = name.lowercased().split { !$0.isLetter }
    guard let sign = signs.first(where: { sign in words.contains { $0 == sign.word } }) else { return nil }
    self = sign.symbol
  }
}

/// The form of a shape, an area for general admission or a booth, and where it stands.
struct SeatsIOOutline {
  /// The outline, about or from the position.
  var outline: Area.Outline
  var position: Point
  var rotation: Angle
  /// The middle, relative to the position and before the turn.
  var middle: Point

  /// Reads the form of an object; nil with a note where it is of a kind that is not known.
  init?(_ node: JSONNode, _ reading: inout DocumentReading) throws(JSONFault) {
    rotation = try node["rotationAngle"]?.unlessNull?.angle() ?? .zero
    let type = node["type"]?.unlessNull
    switch try type?.string() ?? "rectangle" {
    case "rectangle", "square":
      let (width, height) = (node["width"], node["height"])
      let size = Size(try node.required(width, "width").length(), try node.required(height, "height").length())
      let center = try SeatsIOOutline.center(of: node)
      outline = .rectangle(size, cornerRadius: try node["cornerRadius"]?.unlessNull?.length() ?? 0)
      middle = Point(size.width / 2, size.height / 2)
      position = center - (middle - .zero).rotated(by: rotation)
    case "circle", "ellipse":
      let (first, second) = (node["radius1"] ?? node["radius"], node["radius2"] ?? node["radius"])
      outline = .ellipse(
        radiusX: try node.required(first, "radius1").length(), radiusY: try node.required(second, "radius2").length())
      position = try SeatsIOOutline.center(of: node)
      middle = .zero
    case "polygon":
      let points = node["points"]
      let corners = try node.required(points, "points").map { (point) throws(JSONFault) in try point.xyPoint() }
      guard let box = Rect(containing: corners), corners.count >= 3 else {
        reading.notes.add("left out a polygon of fewer than 3 points", at: points ?? node)
        return nil
      }
      // Its points are where they are, however it came to them.
      (outline, position, rotation, middle) = (.polygon(corners), .zero, .zero, box.center)
    default:
      reading.notes.add("left out an object of a form that is not known", at: type ?? node)
      return nil
    }
  }

  /// The middle of an object, of which there are several ways to say it.
  static func center(of node: JSONNode) throws(JSONFault) -> Point {
    if let center = node["center"]?.unlessNull ?? node["position"]?.unlessNull { return try center.xyPoint() }
    if node["x"] != nil { return try node.xyPoint() }
    throw node.fault(.missingKey, "missing key \"center\"")
  }
}
