internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support

/// Reads the specifications that seatmap.pro's command builds venues from.
///
/// Sections are grids, arcs or areas for general admission, all by rule. Places and labels are those that the command
/// makes of a file, its oddities included; where a rule of ours gives the same it is taken, so that plans stay short and
/// can be changed. Guides/other-formats.md says what becomes of what.
struct SeatmapProPlanReader: JSONPlanReader {
  static let format = PlanFormat.seatmapPro

  var reading: DocumentReading
  /// How many people an area for general admission holds where nothing else says so.
  private(set) var usualCapacity: Int?
  /// The smallest y of the middle of a seat.
  var foremostSeat = Double.infinity

  /// The distance of neighbouring seats, and of rows, that say nothing of their own.
  static let defaultPitch = 28.0

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    var plan = SeatPlan(name: "", seatShape: .circle, sections: [])
    var names: [String] = []
    if let name = try venueName(root["venue"]?.unlessNull) { names.append(name) }
    if let name = try schemaName(root["schema"]?.unlessNull) { names.append(name) }
    plan.name = names.joined(separator: ", ")

    let sections = root["sections"]
    plan.sections = try root.required(sections, "sections").map { (section) throws(JSONFault) in
      try self.section(section)
    }
    try readShapes(root.items("shapes"), into: &plan)
    if let underlay = root["underlay"]?.unlessNull {
      reading.notes.add("left out a drawing that lies under the seats", at: underlay)
    }
    noteOtherKeys(of: root, "venue", "schema", "sections", "shapes", "underlay")
    return plan
  }

  private mutating func venueName(_ node: JSONNode?) throws(JSONFault) -> String? {
    guard let node else { return nil }
    noteOtherKeys(of: node, "name")
    return try reading.optionalText(node["name"])
  }

  private mutating func schemaName(_ node: JSONNode?) throws(JSONFault) -> String? {
    guard let node else { return nil }
    usualCapacity = try node["gaCapacity"]?.unlessNull?.integer(in: 0...DocumentLimits.mostPeople)
    noteOtherKeys(of: node, "name", "gaCapacity", "draft")
    return try reading.optionalText(node["name"])
  }

  /// Notes keys of an object that mean nothing here.
  mutating func noteOtherKeys(of node: JSONNode, _ known: String...) {
    guard let fields = try? node.fields() else { return }
    for (key, _) in fields where !known.contains(where: { key == $0 }) { reading.notes.addIgnoredKey(key) }
  }
}

extension SeatmapProPlanReader {
  /// The kinds of sections.
  private enum Kind: String, CaseIterable {
    case grid, arc, ga
  }

  mutating func section(_ node: JSONNode) throws(JSONFault) -> Section {
    let name = node["name"]
    var section = Section(
      name: try reading.text(node.required(name, "name")),
      origin: try node["position"]?.unlessNull?.xyPoint() ?? Point.zero)
    section.rowLabels = try rowLabels(node["rowLabels"]?.unlessNull)
    section.outline = try outline(node["outline"]?.unlessNull)
    try noteTitle(node["title"]?.unlessNull)
    for key in ["rowLabel", "seatLabel"] as [StaticString] {
      guard let word = node[key]?.unlessNull, try !["Row", "Seat"].contains(word.string()) else { continue }
      reading.notes.add("left out another word for rows or seats", at: word)
    }
    let kind: Kind = try node["type"]?.unlessNull?.choice() ?? .grid
    if kind == .ga {
      section.generalAdmission = [try generalAdmission(node, name: section.name)]
      return section
    }
    let rows = try ruledRows(node, kind)
    let baked = rows.bakedRows
    for row in baked {
      for seat in row.seats { foremostSeat = min(foremostSeat, section.origin.y + seat.position.y) }
    }
    if let ruled = rows.ruled(in: section, like: baked) { return ruled }
    section.blocks = [Block(.rows(baked), origin: .zero, seatSize: rows.seatSize)]
    return section
  }

  private mutating func ruledRows(_ node: JSONNode, _ kind: Kind) throws(JSONFault) -> SeatmapProRows {
    let (rows, seats, numbering) = (node["rows"], node["seatsPerRow"], node["numbering"]?.unlessNull)
    let rowCount = try node.required(rows, "rows").integer(in: 1...1_000_000)
    let seatCount = try node.required(seats, "seatsPerRow").integer(in: 1...1_000_000)
    try reading.count(seats: rowCount.multipliedReportingOverflow(by: seatCount).partialValue, at: node)

    let form: SeatmapProRows.Form
    if kind == .grid {
      let spacing = node["spacing"]?.unlessNull
      form = .grid(
        x: try spacing?["x"]?.unlessNull?.coordinate() ?? SeatmapProPlanReader.defaultPitch,
        y: try spacing?["y"]?.unlessNull?.coordinate() ?? SeatmapProPlanReader.defaultPitch)
    } else {
      let radius = node["radius"]
      form = .arc(
        radius: try node.required(radius, "radius").coordinate(),
        sweep: try node["arcDegrees"]?.unlessNull?.coordinate() ?? 90,
        rowSpacing: try node["rowSpacing"]?.unlessNull?.coordinate() ?? SeatmapProPlanReader.defaultPitch,
        facesOut: try facing(node["facing"]?.unlessNull) == .out)
    }
    var ruled = SeatmapProRows(
      form: form,
      rowLabels: try SeatmapProNumbering(rowsOf: numbering).labels(count: rowCount, at: node),
      rowsToTop: try direction(numbering?["rows"], "toTop"),
      seatLabels: try SeatmapProNumbering(seatsOf: numbering).labels(count: seatCount, at: node),
      seatsToLeft: try direction(numbering?["seats"], "toLeft"))
    ruled.skips = try node.items("skip").map { (node) throws(JSONFault) in try selector(node) }
    ruled.flags = try node.items("flags").map { (node) throws(JSONFault) in try flags(node) }
    try reading.count(
      exceptions: ruled.skips.count + ruled.flags.count, ofSeats: rowCount * seatCount, at: node)
    noteOtherKeys(
      of: node, "name", "type", "position", "rowLabels", "title", "outline", "rowLabel", "seatLabel", "numbering",
      "rows",
      "seatsPerRow", "spacing", "radius", "arcDegrees", "rowSpacing", "facing", "skip", "flags")
    return ruled
  }

  /// Which way the seats of an arc look.
  private enum Facing: String, CaseIterable {
    case `in`, out
  }

  private func facing(_ node: JSONNode?) throws(JSONFault) -> Facing { try node?.choice() ?? .in }

  /// Whether a numbering runs backwards, which has a word of its own for rows and for seats.
  private func direction(_ node: JSONNode?, _ backwards: String) throws(JSONFault) -> Bool {
    guard let direction = node?["direction"]?.unlessNull else { return false }
    let words = backwards == "toTop" ? ["toBottom", "toTop"] : ["toRight", "toLeft"]
    let word = try direction.string()
    guard words.contains(word) else {
      throw direction.fault(.value, "expected \(oneOf(words.map(quoted))), found \(quoted(word))")
    }
    return word == backwards
  }

  // MARK: Chosen seats

  private mutating func selector(_ node: JSONNode) throws(JSONFault) -> SeatmapProRows.Selector {
    let row = node["row"]
    var selector = SeatmapProRows.Selector(row: try reading.text(node.required(row, "row")), seats: nil)
    if node["seats"]?.unlessNull != nil {
      selector.seats = Set(try node.items("seats").map { (seat) throws(JSONFault) in try reading.text(seat) })
    }
    return selector
  }

  private mutating func flags(_ node: JSONNode) throws(JSONFault) -> SeatmapProRows.Flags {
    var flags = SeatmapProRows.Flags(selector: try selector(node))
    flags.isAccessible = try node["accessible"]?.unlessNull?.boolean()
    flags.isHidden = try node["hidden"]?.unlessNull?.boolean()
    if flags.isHidden == true { reading.notes.add("left out seats that are hidden", at: node) }
    if try node.flag("marked") { reading.notes.add("left out that seats are marked", at: node) }
    noteOtherKeys(of: node, "row", "seats", "accessible", "hidden", "marked")
    return flags
  }
}

// MARK: - What sections are drawn with

extension SeatmapProPlanReader {
  private mutating func rowLabels(_ node: JSONNode?) throws(JSONFault) -> RowLabelPlacement {
    guard let node else { return .none }
    if try node.flag("center") { reading.notes.add("left out names in the middle of rows", at: node) }
    return switch (try node.flag("left"), try node.flag("right")) {
    case (true, true): .both
    case (true, false): .start
    case (false, true): .end
    case (false, false): .none
    }
  }

  private mutating func noteTitle(_ node: JSONNode?) throws(JSONFault) {
    guard let node else { return }
    let position = try node["position"]?.unlessNull?.string() ?? "TOP"
    let scale = try node["fontScale"]?.unlessNull?.number() ?? 1
    if position != "TOP" || scale != 1 { reading.notes.add("left out how a section's title stands", at: node) }
  }

  /// The kinds of outlines.
  private enum OutlineMode: String, CaseIterable {
    case none = "NONE"
    case auto = "AUTO"
    case svg = "SVG"
  }

  /// The line around a section; the same distance on all sides, of those that the file gives the greatest.
  private mutating func outline(_ node: JSONNode?) throws(JSONFault) -> SectionOutline? {
    guard let node else { return nil }
    let path = node["path"]?.unlessNull
    switch try node["mode"]?.unlessNull?.choice() ?? (path == nil ? OutlineMode.auto : .svg) {
    case .none: return nil
    case .svg:
      let text = try node.required(path, "path")
      guard let shape = try? Path(svgPathData: text.string()) else {
        throw text.fault(.value, "expected SVG path data such as \"M0 0 H90 V40 Z\"")
      }
      var corners = shape.outlinePoints
      if corners.count > 1, corners.first == corners.last { corners.removeLast() }
      guard corners.count >= 3, corners.allSatisfy({ $0.isWithinLimits }) else {
        reading.notes.add("ignored the outline of a section, which encloses nothing", at: text)
        return nil
      }
      return .polygon(corners)
    case .auto:
      guard let padding = node["padding"]?.unlessNull else { return nil }
      var sides: [Double] = []
      for side in ["top", "right", "bottom", "left"] as [StaticString] {
        if let value = try padding[side]?.unlessNull?.length() { sides.append(value) }
      }
      if Set(sides).count > 1 { reading.notes.add("gave an outline the same distance on all sides", at: padding) }
      return sides.max().map { .around(padding: $0) }
    }
  }
}

extension Point {
  /// Whether the coordinates are no larger than files may have them.
  fileprivate var isWithinLimits: Bool {
    isFinite && max(x.magnitude, y.magnitude) <= JSONNode.coordinateLimit
  }
}
