internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps

extension PretixPlanWriter {
  /// Writes a screen or stage as a zone that holds a rectangle with its name.
  func write(_ stage: PlacedStage, to json: inout JSONWriter) {
    let frame = stage.frame
    let size = Size(frame.width, max(frame.height, 1))
    let label = stage.label ?? (stage.kind == .screen ? "Screen" : "Stage")
    let caption = Area.Caption(label, at: Point(size.width / 2, size.height / 2))
    json.object { json in
      json.field("name", label)
      writePosition(Point(frame.minX, frame.minY) + shift, to: &json)
      json.key("rows")
      json.array { _ in }
      json.key("areas")
      json.array { json in write(Area(.rectangle(size), caption: caption), to: &json) }
    }
  }

  /// Writes an area in a zone's coordinates.
  func write(_ area: Area, to json: inout JSONWriter) {
    json.object { json in
      json.field("shape", area.outline.pretixShape)
      json.field("color", area.fill?.hexText)
      json.field("border_color", area.border?.hexText)
      json.field("rotation", area.rotation.degrees)
      writePosition(area.position, to: &json)
      write(area.outline, to: &json)
      if let caption = area.caption {
        json.key("text")
        json.object(.inline) { json in
          json.field("text", caption.string)
          writePosition(caption.position, to: &json)
          json.field("color", caption.color?.hexText)
          json.field("size", caption.size)
        }
      }
    }
  }

  private func write(_ outline: Area.Outline, to json: inout JSONWriter) {
    guard outline != .none else { return }
    json.key(outline.pretixShape)
    json.object(.inline) { json in
      switch outline {
      case .rectangle(let size, _):
        json.field("width", size.width)
        json.field("height", size.height)
      case .ellipse(let radiusX, let radiusY) where radiusX == radiusY:
        json.field("radius", radiusX)
      case .ellipse(let radiusX, let radiusY):
        json.key("radius")
        writeCoordinates(Point(radiusX, radiusY), to: &json)
      case .polygon(let points):
        json.key("points")
        json.array { json in
          for point in points { writeCoordinates(point, to: &json) }
        }
      case .path(let path):
        json.key("points")
        json.array { json in
          for point in path.outlinePoints { writeCoordinates(point, to: &json) }
        }
      case .none:
        break
      }
    }
  }
}

extension Area {
  /// The area of a section as one of a zone, which begins where the section does and is not turned.
  func inZone(of section: Section) -> Area {
    var area = self
    area.position = .zero + (position - .zero).rotated(by: section.rotation)
    area.rotation = rotation + section.rotation
    return area
  }
}

extension Area.Outline {
  /// What pretix, which has no curves, calls the outline.
  fileprivate var pretixShape: String {
    switch self {
    case .rectangle: "rectangle"
    case .ellipse(let radiusX, let radiusY): radiusX == radiusY ? "circle" : "ellipse"
    case .polygon, .path: "polygon"
    case .none: "text"
    }
  }

  /// The bounds relative to the area's position.
  var bounds: Rect {
    switch self {
    case .rectangle(let size, _): Rect(origin: .zero, size: size)
    case .ellipse(let radiusX, let radiusY): Rect(center: .zero, size: Size(2 * radiusX, 2 * radiusY))
    case .polygon(let points): Rect(containing: points) ?? .zero
    case .path(let path): path.bounds ?? .zero
    case .none: .zero
    }
  }
}
