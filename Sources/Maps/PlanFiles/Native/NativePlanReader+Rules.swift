internal import Geometry
internal import JSON
internal import Paths
internal import Reading
internal import SeatMaps
internal import Support

extension NativePlanReader {
  // MARK: Rules

  func arc(_ node: JSONNode) throws(JSONFault) -> RowRule.Arc {
    var radius: Double?
    var arc = RowRule.Arc(radius: 0)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: ArcKey.self) {
      case .radius: radius = try value.positiveLength()
      case .sweep: arc.sweep = .degrees(try value.number(in: 0...360))
      case .spacing: arc.spacing = try value.choice()
      case .aisles: arc.aisles = try value.map { (aisle) throws(JSONFault) in try self.aisle(aisle) }
      }
    }
    arc.radius = try node.required(radius, ArcKey.radius)
    return arc
  }

  private func aisle(_ node: JSONNode) throws(JSONFault) -> ArcRows.Aisle {
    var angle: Angle?
    var width: Double?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: ArcAisleKey.self) {
      case .angle: angle = .degrees(try value.number(in: -180...180))
      case .width: width = try value.length()
      }
    }
    return ArcRows.Aisle(
      at: try node.required(angle, ArcAisleKey.angle), width: try node.required(width, ArcAisleKey.width))
  }

  func path(_ node: JSONNode) throws(JSONFault) -> RowRule.Path {
    var data, points: JSONNode?
    let line: PathRows.Line
    var smoothness: JSONNode?
    var side = PathRows.Side.right
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: PathKey.self) {
      case .data: data = value
      case .points: points = value
      case .smoothness: smoothness = value
      case .side: side = try value.choice()
      }
    }
    switch (data, points) {
    case (let data?, nil):
      if let smoothness {
        throw smoothness.fault(.value, "path data is as smooth as it says: leave out \"smoothness\"")
      }
      line = .path(try pathData(data))
    case (nil, let points?):
      line = .points(
        try points.map { (point) throws(JSONFault) in try point.pair() },
        smoothness: try smoothness?.number(in: 0...1) ?? 0)
    case (_?, let points?):
      throw points.fault(.value, "rows run along \"data\" or \"points\", not both")
    case (nil, nil):
      throw node.fault(.missingKey, "the path of rows needs \"data\" or \"points\"")
    }
    guard line.hasLength else {
      throw (data ?? points ?? node).fault(
        .value,
        "rows need a line that has a length, of at most \(PathOffsets.maximumSegmentCount) pieces")
    }
    return RowRule.Path(line: line, side: side)
  }

  /// SVG path data whose points are within the limits of coordinates.
  private func pathData(_ node: JSONNode) throws(JSONFault) -> Path {
    let text = try node.string()
    let path: Path
    do throws(PathDataError) {
      path = try Path(svgPathData: text)
    } catch {
      throw node.fault(.value, "the path data is broken at \(error)")
    }
    guard path.elements.allSatisfy({ $0.points.allSatisfy(\.isWithinLimits) }) else {
      throw node.fault(.value, "the path reaches beyond the limits of coordinates, ±1000000000")
    }
    return path
  }

  func fill(_ node: JSONNode) throws(JSONFault) -> RowRule.Fill {
    var outline: [Point]?
    var direction, center: JSONNode?
    var fill = RowRule.Fill(outline: [])
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: FillKey.self) {
      case .outline:
        outline = try value.map { (point) throws(JSONFault) in try point.pair() }
        guard outline?.count ?? 0 >= 3 else {
          throw value.fault(.value, "an outline has three points or more, found \(outline?.count ?? 0)")
        }
      case .direction:
        direction = value
        fill.course = .straight(try value.angle())
      case .center:
        center = value
        fill.course = .arcs(center: try value.pair())
      case .start: fill.start = try value.length()
      case .margin: fill.margin = try value.length()
      }
    }
    if let center, direction != nil {
      throw center.fault(.value, "rows run in a \"direction\" or about a \"center\", not both")
    }
    fill.outline = try node.required(outline, FillKey.outline)
    return fill
  }

  func arch(_ node: JSONNode) throws(JSONFault) -> RowRule.Arch {
    var radius: Double?
    var arch = RowRule.Arch(radius: 0)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: ArchKey.self) {
      case .radius: radius = try value.positiveLength()
      case .sweep: arch.sweep = .degrees(try value.number(in: 0...360))
      case .maximumPitch: arch.maximumPitch = try value.positiveLength()
      }
    }
    arch.radius = try node.required(radius, ArchKey.radius)
    return arch
  }

  // MARK: Rows that differ

  mutating func rowOverride(_ node: JSONNode) throws(JSONFault) -> RowOverride {
    var override = RowOverride()
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: RowOverrideKey.self) {
      case .rows: override.rows = try labelSelection(value)
      case .seats: override.pattern = try pattern(ofRow: value)
      case .shift: override.shift = try value.coordinate()
      case .gapBefore: override.gapBefore = try value.coordinate()
      case .seatNumbering: override.seatNumbering = try seatNumbering(value)
      case .category: override.category = try reading.text(value)
      case .rowLabels: override.labelPlacement = try value.choice()
      }
    }
    return override
  }
}

extension PathRows.Line {
  /// Whether rows can stand along it.
  fileprivate var hasLength: Bool {
    switch self {
    case .path(let path): PathOffsets(path) != nil
    case .points(let points, let smoothness): PathOffsets(.line(through: points, smoothness: smoothness)) != nil
    }
  }
}

extension Point {
  fileprivate var isWithinLimits: Bool {
    max(x.magnitude, y.magnitude) <= JSONNode.coordinateLimit
  }
}

// MARK: - Keys

enum ArcKey: String, DocumentKey {
  case radius, sweep, spacing, aisles

  static let owner = "an arc"
}

enum ArcAisleKey: String, DocumentKey {
  case angle, width

  static let owner = "an aisle along a radius"
}

/// How the seats of rows on arcs are spread, as a file says it.
enum ArcSpacing: String, CaseIterable {
  case equalPitch = "equal-pitch"
  case equalAngle = "equal-angle"
}

enum PathKey: String, DocumentKey {
  case data, points, smoothness, side

  static let owner = "the path of rows"
}

enum FillKey: String, DocumentKey {
  case outline, direction, center, start, margin

  static let owner = "an outline to fill"
}

enum ArchKey: String, DocumentKey {
  case radius, sweep, maximumPitch

  static let owner = "an arch"
}

enum RowOverrideKey: String, DocumentKey {
  case rows, seats, shift, gapBefore, seatNumbering, category, rowLabels

  static let owner = "an override of rows"
}
