internal import Colors
package import Geometry
internal import JSON
internal import Paths
internal import Reading
package import SeatMaps

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
