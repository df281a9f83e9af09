internal import Colors
internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps

extension NativePlanWriter {
  /// Writes an area on one line.
  static func write(_ area: Area, to json: inout JSONWriter) {
    json.object(.inline) { json in
      write(area.outline, at: area.position, rotation: area.rotation, to: &json)
      json.field(AreaKey.fill, area.fill)
      json.field(AreaKey.border, area.border)
      write(area.caption, middle: area.outline.middle, to: &json)
      json.field(AreaKey.symbol, area.symbol?.rawValue)
      json.field(AreaKey.picture, area.picture)
      if area.isForeground {
        json.key(AreaKey.foreground)
        json.value(true)
      }
    }
  }

  /// Writes the keys of an outline with its place.
  static func write(
    _ outline: Area.Outline, at position: Point, rotation: Angle, to json: inout JSONWriter
  ) {
    json.field(AreaKey.shape, outline.shape.rawValue)
    json.field(AreaKey.x, position.x)
    json.field(AreaKey.y, position.y)
    switch outline {
    case .rectangle(let size, let cornerRadius):
      json.field(AreaKey.width, size.width)
      json.field(AreaKey.height, size.height)
      json.field(AreaKey.cornerRadius, cornerRadius.unless(0))
    case .ellipse(let radiusX, let radiusY):
      if outline.shape == .circle {
        json.field(AreaKey.radius, radiusX)
      } else {
        json.field(AreaKey.radiusX, radiusX)
        json.field(AreaKey.radiusY, radiusY)
      }
    case .polygon(let points):
      json.key(AreaKey.points)
      json.array { json in
        for point in points { json.value(point) }
      }
    case .path(let path):
      json.field(AreaKey.path, path.svgPathData())
    case .none:
      break
    }
    json.field(AreaKey.rotation, rotation.degrees.unless(0))
  }

  private static func write(_ caption: Area.Caption?, middle: Point, to json: inout JSONWriter) {
    guard let caption else { return }
    json.key(AreaKey.text)
    if caption == Area.Caption(caption.string, at: middle) {
      json.value(caption.string)
      return
    }
    json.object { json in
      json.field(CaptionKey.text, caption.string)
      json.field(CaptionKey.x, caption.position.x.unless(middle.x))
      json.field(CaptionKey.y, caption.position.y.unless(middle.y))
      json.field(CaptionKey.size, caption.size.unless(Area.Caption.defaultSize))
      json.field(CaptionKey.color, caption.color)
    }
  }
}

extension Area.Outline {
  /// What the outline is called in a file.
  var shape: AreaShape {
    switch self {
    case .rectangle: .rectangle
    case .ellipse(let radiusX, let radiusY): radiusX == radiusY ? .circle : .ellipse
    case .polygon: .polygon
    case .path: .path
    case .none: .text
    }
  }
}

extension NativePlanWriter {
  /// Writes a place that is sold by the head on one line.
  static func write(_ area: GeneralAdmissionArea, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field(GeneralAdmissionKey.label, area.label)
      json.field(GeneralAdmissionKey.id, area.id?.unless(""))
      json.field(GeneralAdmissionKey.shownLabel, area.shownLabel)
      json.field(GeneralAdmissionKey.kind, area.kind.unless(.standing)?.rawValue)
      json.field(GeneralAdmissionKey.capacity, area.capacity)
      if area.isSoldWhole {
        json.key(GeneralAdmissionKey.soldWhole)
        json.value(true)
      }
      json.field(GeneralAdmissionKey.category, area.category)
      write(area.outline, at: area.position, rotation: area.rotation, to: &json)
    }
  }

  /// Writes the line around a section; nothing where nothing is said.
  static func write(_ outline: SectionOutline?, to json: inout JSONWriter) {
    guard let outline else { return }
    json.key(SectionKey.outline)
    switch outline {
    case .polygon(let points):
      json.array(.inline) { json in
        for point in points { json.value(point) }
      }
    case .around(let padding):
      json.object(.inline) { json in json.field(OutlineKey.padding, padding) }
    }
  }
}
