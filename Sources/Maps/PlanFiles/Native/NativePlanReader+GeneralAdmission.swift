internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension NativePlanReader {
  /// A place that is sold by the head.
  mutating func generalAdmissionArea(_ node: JSONNode) throws(JSONFault) -> GeneralAdmissionArea {
    try reading.count(seats: 1, at: node)
    guard let shapeNode = node["shape"] else {
      _ = try node.fields()
      throw node.fault(.missingKey, "a place sold by the head needs the key \"shape\"")
    }
    var rule = OutlineRule(try shapeNode.choice(of: AreaShape.self))
    var area = GeneralAdmissionArea("", outline: .none, capacity: 0)
    var label: String?
    var capacity: Int?
    let owner = "a place of shape \(quoted(rule.shape.rawValue)) that is sold by the head"
    for (text, value) in try node.fields(duplicates: .rejected) {
      let key = try text.key(among: rule.shape.generalAdmissionKeys, owner: owner)
      switch key {
      case .label: label = try reading.text(value)
      case .id: area.id = try identifier(value)
      case .shownLabel: area.shownLabel = try reading.text(value)
      case .kind: area.kind = try value.choice()
      case .capacity: capacity = try value.integer(in: 0...DocumentLimits.mostPeople)
      case .soldWhole: area.isSoldWhole = try value.boolean()
      case .category: area.category = try reading.text(value)
      default: if let key = AreaKey(rawValue: key.rawValue) { _ = try rule.read(key, value) }
      }
    }
    area.label = try node.required(label, GeneralAdmissionKey.label)
    area.capacity = try node.required(capacity, GeneralAdmissionKey.capacity)
    area.outline = try rule.outline(of: node)
    (area.position, area.rotation) = (rule.position, rule.rotation)
    return area
  }

  /// The line around a section: its corners, or the distance from what is in it.
  func sectionOutline(_ node: JSONNode) throws(JSONFault) -> SectionOutline {
    guard node.kind == .object else { return .polygon(try node.polygon()) }
    var padding: Double?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: OutlineKey.self) {
      case .padding: padding = try value.length()
      }
    }
    return .around(padding: try node.required(padding, OutlineKey.padding))
  }

  /// The names of floors, from the lowest.
  mutating func floors(_ node: JSONNode) throws(JSONFault) -> [Floor] {
    var names: Set<String> = []
    return try node.map(suchAs: "[\"Ground floor\", \"Balcony\"]") { (floor) throws(JSONFault) in
      let name = try reading.text(floor)
      guard names.insert(name).inserted else {
        throw floor.fault(.value, "there is a floor \(quoted(name)) already: give each a name of its own")
      }
      return Floor(name: name)
    }
  }
}
