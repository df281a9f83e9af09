internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import SeatMaps

extension NativePlanReader {
  /// Something drawn that is no seat.
  mutating func area(_ node: JSONNode) throws(JSONFault) -> Area {
    guard let shapeNode = node["shape"] else {
      _ = try node.fields()
      throw node.fault(.missingKey, "an area needs the key \"shape\"")
    }
    let shape = try shapeNode.choice(of: AreaShape.self)
    var area = Area(.none)
    var (width, height, cornerRadius): (Double?, Double?, Double) = (nil, nil, 0)
    var (radius, radiusX, radiusY): (Double?, Double?, Double?)
    var points: [Point]?
    var caption: JSONNode?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(among: shape.keys, owner: "an area of shape \(quoted(shape.rawValue))") {
      case .shape: break
      case .x: area.position.x = try value.coordinate()
      case .y: area.position.y = try value.coordinate()
      case .rotation: area.rotation = try value.angle()
      case .width: width = try value.length()
      case .height: height = try value.length()
      case .cornerRadius: cornerRadius = try value.length()
      case .radius: radius = try value.length()
      case .radiusX: radiusX = try value.length()
      case .radiusY: radiusY = try value.length()
      case .points: points = try self.points(value)
      case .fill: area.fill = try value.color()
      case .border: area.border = try value.color()
      case .text: caption = value
      }
    }
    area.outline =
      switch shape {
      case .rectangle:
        .rectangle(
          Size(try node.required(width, AreaKey.width), try node.required(height, AreaKey.height)),
          cornerRadius: cornerRadius)
      case .circle:
        try NativePlanReader.circle(node.required(radius, AreaKey.radius))
      case .ellipse:
        .ellipse(
          radiusX: try node.required(radiusX, AreaKey.radiusX), radiusY: try node.required(radiusY, AreaKey.radiusY))
      case .polygon:
        .polygon(try node.required(points, AreaKey.points))
      case .text:
        .none
      }
    if let caption { area.caption = try self.caption(caption, middle: area.outline.middle) }
    return area
  }

  private static func circle(_ radius: Double) -> Area.Outline { .ellipse(radiusX: radius, radiusY: radius) }

  private func points(_ node: JSONNode) throws(JSONFault) -> [Point] {
    let points = try node.map { (point) throws(JSONFault) in try point.pair() }
    guard points.count >= 3 else {
      throw node.fault(.value, "a polygon needs at least 3 points, found \(points.count)")
    }
    return points
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
  var middle: Point {
    switch self {
    case .rectangle(let size, _): Point(size.width / 2, size.height / 2)
    case .ellipse, .none: .zero
    case .polygon(let points): Rect(containing: points)?.center ?? .zero
    case .path(let path): path.bounds?.center ?? .zero
    }
  }
}
