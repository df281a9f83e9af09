internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

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
