internal import Colors
internal import Geometry
internal import SeatMaps

extension PretixPlanReader {
  /// The colour of an area and of its border where they say nothing of their own.
  static let defaultAreaColor = Color(hex: 0x888888)

  /// The shapes that an area may have, by the key that describes them.
  private enum Shape: String, CaseIterable {
    case rectangle, circle, ellipse, polygon, text
  }

  /// An area, in which no key needs to be there; the oldest versions have rectangles only, with their size as keys of
  /// the area and a text that is a string.
  mutating func area(_ node: JSONNode) throws(JSONFault) -> Area {
    var area = Area(.none)
    var shape: Shape?
    var outlines: [Shape: JSONNode] = [:]
    var (width, height): (Double?, Double?)
    for (key, value) in try node.fields() {
      switch key {
      case "shape": shape = try value.unlessNull?.choice()
      case "color": area.fill = try color(value)
      case "border_color": area.border = try color(value)
      case "rotation": area.rotation = try value.unlessNull?.angle() ?? .zero
      case "position": area.position = try point(value)
      case "rectangle": outlines[.rectangle] = value
      case "circle": outlines[.circle] = value
      case "ellipse": outlines[.ellipse] = value
      case "polygon": outlines[.polygon] = value
      case "text": outlines[.text] = value
      case "width": width = try value.length()
      case "height": height = try value.length()
      case "uuid": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    let isOldRectangle = shape == nil && width != nil && height != nil
    if isOldRectangle, let width, let height {
      area.outline = .rectangle(Size(width, height))
    } else if let shape = shape ?? Shape.allCases.first(where: { outlines[$0] != nil }), shape != .text {
      guard let node = outlines[shape] else {
        throw node.fault(.missingKey, "an area of shape \(quoted(shape.rawValue)) needs the key of that name")
      }
      area.outline = try outline(shape, node)
    }
    if area.outline != .none {
      area.fill = area.fill ?? PretixPlanReader.defaultAreaColor
      area.border = area.border ?? PretixPlanReader.defaultAreaColor
    }
    let middle = isOldRectangle ? area.outline.middle : .zero
    if let text = outlines[.text]?.unlessNull { area.caption = try caption(text, middle: middle) }
    return area
  }

  private mutating func outline(_ shape: Shape, _ node: JSONNode) throws(JSONFault) -> Area.Outline {
    switch shape {
    case .rectangle:
      let (width, height) = (node["width"], node["height"])
      return .rectangle(
        Size(try node.required(width, "width").length(), try node.required(height, "height").length()))
    case .circle:
      let radius = try node.required(node["radius"], "radius").length()
      return .ellipse(radiusX: radius, radiusY: radius)
    case .ellipse:
      let radius = try node.required(node["radius"], "radius")
      let (x, y) = (radius["x"], radius["y"])
      return .ellipse(radiusX: try radius.required(x, "x").length(), radiusY: try radius.required(y, "y").length())
    case .polygon:
      let points = try node.required(node["points"], "points")
      let corners = try points.map { (point) throws(JSONFault) in try self.point(point) }
      guard corners.count >= 3 else {
        reading.notes.add("ignored a polygon of fewer than 3 points", at: points)
        return .none
      }
      return .polygon(corners)
    case .text:
      return .none
    }
  }

  /// The text of an area, or nil where it is empty.
  private mutating func caption(_ node: JSONNode, middle: Point) throws(JSONFault) -> Area.Caption? {
    var caption = Area.Caption("", at: middle)
    if node.kind == .string {
      caption.string = try reading.text(node)
    } else {
      for (key, value) in try node.fields() {
        switch key {
        case "text": if let text = value.unlessNull { caption.string = try reading.text(text) }
        case "position": caption.position = try point(value)
        case "color": caption.color = try color(value)
        case "size": caption.size = try value.positiveLength()
        default: reading.notes.addIgnoredKey(key)
        }
      }
    }
    return caption.string.isEmpty ? nil : caption
  }
}
