internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support

/// What a file says of the outline of an area, or of a place that is sold by the head, before it is known to be whole.
struct OutlineRule {
  let shape: AreaShape
  private(set) var position = Point.zero
  private(set) var rotation = Angle.zero
  private var (width, height, cornerRadius): (Double?, Double?, Double) = (nil, nil, 0)
  private var (radius, radiusX, radiusY): (Double?, Double?, Double?)
  private var points: [Point]?
  private var path: Path?

  init(_ shape: AreaShape) { self.shape = shape }

  /// Takes in the value of a key; false where the key says nothing of the outline.
  mutating func read(_ key: AreaKey, _ value: JSONNode) throws(JSONFault) -> Bool {
    switch key {
    case .shape: break
    case .x: position.x = try value.coordinate()
    case .y: position.y = try value.coordinate()
    case .rotation: rotation = try value.angle()
    case .width: width = try value.length()
    case .height: height = try value.length()
    case .cornerRadius: cornerRadius = try value.length()
    case .radius: radius = try value.length()
    case .radiusX: radiusX = try value.length()
    case .radiusY: radiusY = try value.length()
    case .points: points = try value.polygon()
    case .path: path = try value.pathData()
    case .fill, .border, .text, .symbol, .picture, .foreground: return false
    }
    return true
  }

  /// The outline, or the fault that something is missing.
  func outline(of node: JSONNode) throws(JSONFault) -> Area.Outline {
    switch shape {
    case .rectangle:
      return .rectangle(
        Size(try node.required(width, AreaKey.width), try node.required(height, AreaKey.height)),
        cornerRadius: cornerRadius)
    case .circle:
      let radius = try node.required(radius, AreaKey.radius)
      return .ellipse(radiusX: radius, radiusY: radius)
    case .ellipse:
      return .ellipse(
        radiusX: try node.required(radiusX, AreaKey.radiusX), radiusY: try node.required(radiusY, AreaKey.radiusY))
    case .polygon:
      return .polygon(try node.required(points, AreaKey.points))
    case .path:
      return .path(try node.required(path, AreaKey.path))
    case .text:
      return .none
    }
  }
}

extension JSONNode {
  /// The corners of a polygon, three or more.
  func polygon() throws(JSONFault) -> [Point] {
    let points = try map { (point) throws(JSONFault) in try point.pair() }
    guard points.count >= 3 else { throw fault(.value, "a polygon needs at least 3 points, found \(points.count)") }
    return points
  }

  /// A shape as SVG path data, its numbers within the limits of coordinates.
  func pathData() throws(JSONFault) -> Path {
    let text = try string()
    let path: Path
    do {
      path = try Path(svgPathData: text)
    } catch {
      throw fault(.value, "expected SVG path data such as \"M0 0 L40 0 L20 30 Z\": \(error)")
    }
    guard let bounds = path.bounds, path.elements.count > 1 else {
      throw fault(.value, "expected SVG path data with a line or a curve, found \(quoted(text))")
    }
    let reach = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].reduce(0) { max($0, $1.magnitude) }
    guard reach <= JSONNode.coordinateLimit else { throw fault(.value, "the path reaches beyond 10⁹ units") }
    return path
  }
}

/// What an area is called in a file, and the keys that it then has.
enum AreaShape: String, CaseIterable {
  case rectangle, circle, ellipse, polygon, path, text

  /// The keys of its outline.
  var outlineKeys: [String] {
    let keys: [AreaKey] =
      switch self {
      case .rectangle: [.width, .height, .cornerRadius]
      case .circle: [.radius]
      case .ellipse: [.radiusX, .radiusY]
      case .polygon: [.points]
      case .path: [.path]
      case .text: []
      }
    return ([.shape, .x, .y, .rotation] + keys).map(\.rawValue)
  }

  var keys: [AreaKey] {
    outlineKeys.compactMap(AreaKey.init) + [.fill, .border, .text, .symbol, .picture, .foreground]
  }

  /// The keys of a place of the shape that is sold by the head.
  var generalAdmissionKeys: [GeneralAdmissionKey] {
    outlineKeys.compactMap(GeneralAdmissionKey.init)
      + [.label, .id, .shownLabel, .kind, .capacity, .soldWhole, .category]
  }
}
