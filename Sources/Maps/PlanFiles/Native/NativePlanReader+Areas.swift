internal import Colors
package import Geometry
internal import JSON
internal import Paths
internal import Reading
package import SeatMaps
internal import Support

extension NativePlanReader {
  /// Something drawn that is no seat.
  mutating func area(_ node: JSONNode) throws(JSONFault) -> Area {
    guard let shapeNode = node["shape"] else {
      _ = try node.fields()
      throw node.fault(.missingKey, "an area needs the key \"shape\"")
    }
    var rule = OutlineRule(try shapeNode.choice(of: AreaShape.self))
    var area = Area(.none)
    var caption: JSONNode?
    let owner = "an area of shape \(quoted(rule.shape.rawValue))"
    for (text, value) in try node.fields(duplicates: .rejected) {
      let key = try text.key(among: rule.shape.keys, owner: owner)
      guard try !rule.read(key, value) else { continue }
      switch key {
      case .fill: area.fill = try value.color()
      case .border: area.border = try value.color()
      case .text: caption = value
      case .symbol: area.symbol = try value.choice()
      case .picture: area.picture = try reading.text(value)
      case .foreground: area.isForeground = try value.boolean()
      default: break
      }
    }
    area.outline = try rule.outline(of: node)
    (area.position, area.rotation) = (rule.position, rule.rotation)
    if let caption { area.caption = try self.caption(caption, middle: area.outline.middle) }
    return area
  }

  /// A text as a string alone, or with its place, which otherwise is the middle of the area's outline.
  private mutating func caption(_ node: JSONNode, middle: Point) throws(JSONFault) -> Area.Caption {
    if node.kind == .string { return Area.Caption(try reading.text(node), at: middle) }
    var caption = Area.Caption("", at: middle)
    var string: String?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: CaptionKey.self) {
      case .text: string = try reading.text(value)
      case .x: caption.position.x = try value.coordinate()
      case .y: caption.position.y = try value.coordinate()
      case .size: caption.size = try value.positiveLength()
      case .color: caption.color = try value.color()
      }
    }
    caption.string = try node.required(string, CaptionKey.text)
    return caption
  }
}

extension Area.Outline {
  /// The middle of the outline's bounds, relative to the area's position; the position itself where there is none.
  package var middle: Point {
    switch self {
    case .rectangle(let size, _): Point(size.width / 2, size.height / 2)
    case .ellipse, .none: .zero
    case .polygon(let points): Rect(containing: points)?.center ?? .zero
    case .path(let path): path.bounds?.center ?? .zero
    }
  }
}

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

// MARK: - Keys

enum AreaKey: String, DocumentKey {
  case shape, x, y, rotation, width, height, cornerRadius, radius, radiusX, radiusY, points, path
  case fill, border, text, symbol, picture, foreground

  static let owner = "an area"
}

enum CaptionKey: String, DocumentKey {
  case text, x, y, size, color

  static let owner = "a text"
}

/// The keys of a place that is sold by the head.
enum GeneralAdmissionKey: String, DocumentKey {
  case label, id, shownLabel, kind, capacity, soldWhole, category
  case shape, x, y, rotation, width, height, cornerRadius, radius, radiusX, radiusY, points, path

  static let owner = "a place sold by the head"
}

/// The keys of a line around what is in a section.
enum OutlineKey: String, DocumentKey {
  case padding

  static let owner = "an outline"
}
