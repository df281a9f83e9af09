internal import Colors
internal import Geometry
internal import JSON
internal import PlanFiles
internal import Reading
internal import SeatMaps
internal import Support

extension PretixPlanReader {
  /// The colour of an area and of its border where they say nothing of their own.
  static let defaultAreaColor = Color(hex: 0x888888)

  /// The shapes that an area may have, by the key that describes them.
  private enum Shape: String, CaseIterable {
    case rectangle, circle, ellipse, polygon, text
  }

  /// An area, in which no key needs to be there.
  ///
  /// The oldest versions have rectangles only, with their size as keys of the area and a text that is a string.
  mutating func area(_ node: JSONNode) throws(JSONFault) -> Area {
    var area = Area(.none)
    var shape: Shape?
    var text: JSONNode?
    var (width, height): (Double?, Double?)
    for (key, value) in try node.fields() {
      switch key {
      case "shape": shape = try value.unlessNull?.choice()
      case "color": area.fill = try reading.color(value)
      case "border_color": area.border = try reading.color(value)
      case "rotation": area.rotation = try value.unlessNull?.angle() ?? .zero
      case "position": area.position = try value.xyPoint()
      case "text": text = value.unlessNull
      case "width": width = try value.length()
      case "height": height = try value.length()
      case "uuid": break
      case "rectangle", "circle", "ellipse", "polygon": break
      default: reading.notes.addIgnoredKey(key)
      }
    }
    let isOldRectangle = shape == nil && width != nil && height != nil
    if isOldRectangle, let width, let height {
      area.outline = .rectangle(Size(width, height))
    } else {
      area.outline = try outline(shape, of: node)
    }
    if area.outline != .none {
      area.fill = area.fill ?? PretixPlanReader.defaultAreaColor
      area.border = area.border ?? PretixPlanReader.defaultAreaColor
    }
    let middle = isOldRectangle ? area.outline.middle : .zero
    if let text { area.caption = try caption(text, middle: middle) }
    return area
  }

  /// The outline of an area: of the shape that it names, else of the first that it describes.
  private mutating func outline(_ shape: Shape?, of area: JSONNode) throws(JSONFault) -> Area.Outline {
    func description(_ own: Shape, _ node: JSONNode?) throws(JSONFault) -> JSONNode? {
      if shape == own, node == nil {
        throw area.fault(.missingKey, "an area of shape \(quoted(own.rawValue)) needs the key of that name")
      }
      return shape ?? own == own ? node : nil
    }
    if let rectangle = try description(.rectangle, area["rectangle"]) {
      let (width, height) = (rectangle["width"], rectangle["height"])
      return .rectangle(
        Size(
          try rectangle.required(width, "width").length(), try rectangle.required(height, "height").length()))
    }
    if let circle = try description(.circle, area["circle"]) {
      let radius = try circle.required(circle["radius"], "radius").length()
      return .ellipse(radiusX: radius, radiusY: radius)
    }
    if let ellipse = try description(.ellipse, area["ellipse"]) {
      let radius = try ellipse.required(ellipse["radius"], "radius")
      let (x, y) = (radius["x"], radius["y"])
      return .ellipse(radiusX: try radius.required(x, "x").length(), radiusY: try radius.required(y, "y").length())
    }
    if let polygon = try description(.polygon, area["polygon"]) {
      let points = try polygon.required(polygon["points"], "points")
      let corners = try points.map { (point) throws(JSONFault) in try point.xyPoint() }
      guard corners.count >= 3 else {
        reading.notes.add("ignored a polygon of fewer than 3 points", at: points)
        return .none
      }
      return .polygon(corners)
    }
    return .none
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
        case "position": caption.position = try value.xyPoint()
        case "color": caption.color = try reading.color(value)
        case "size": caption.size = try value.positiveLength()
        default: reading.notes.addIgnoredKey(key)
        }
      }
    }
    return caption.string.isEmpty ? nil : caption
  }
}
