internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes
internal import Support

/// The places of a section that are sold by the head.
///
/// Each is filled with its category's colour and a pattern that tells its kind without it: figures where people stand,
/// chairs where they sit, a second line along the edge of booths. What is sold out is hatched. Its name, and how many
/// people find a place, stand inside where there is room.
struct GeneralAdmissionDrawing {
  let map: SeatMap
  let states: SeatStates
  let palette: SeatPalette
  let theme: Theme
  /// The width of a usual seat, in plan units.
  let seatSize: Double
  let placing: AffineTransform
  let detail: SeatMapDrawing.Detail
  /// The size that names have on a picture this large, in canvas units; larger where seats are.
  let nameSize: Double
  let measuring: any TextMeasuring

  func nodes(ofSection section: Int) -> [Node] {
    map.sections[section].generalAdmission.flatMap { nodes(ofArea: $0) }
  }

  private func nodes(ofArea number: Int) -> [Node] {
    let area = map.generalAdmission[number]
    let occupancy = AreaOccupancy(of: number, in: map, states: states)
    let isOpen = occupancy.isOpen
    let entry = palette[palette.index(of: occupancy.drawnStatus, category: area.category)]
    let outline = area.outline.transformed(by: placing)
    let ground = entry.style.body.over(theme.background)
    let mark = ground.mixed(with: ground.blackOrWhiteText, by: 0.3)

    // A booth's second line keeps texts away from its edge.
    let padding = area.kind == .booth ? borderWidth * 3 : 0
    var texts: (nodes: [Node], box: Rect)?
    if let room = OutlineRoom(outline) {
      let text = OutlineText(
        theme: theme, measuring: measuring, largestSize: max(seatSize * 0.62 * placing.meanScale, nameSize))
      texts = text.fitted(versions(of: area, occupancy), in: room, padding: padding, color: palette.ink(on: [ground]))
    }

    let classes = "area-for-sale " + entry.style.classes
    var nodes: [Node] = [.fill(outline, paint: .color(entry.style.body), class: classes)]
    if isOpen {
      let pattern = AreaPattern(kind: area.kind, pitch: seatSize * 0.9 * placing.meanScale)
      let marks = pattern.path(in: outline, avoiding: texts?.box)
      if !marks.isEmpty { nodes.append(.fill(marks, paint: .color(mark), class: "pattern")) }
    } else {
      let stripes = SectionOverviewDrawing.stripes(over: outline)
      nodes.append(.fill(stripes, paint: .color(palette.takenStripes(on: ground)), class: "sold-out"))
    }
    nodes += border(along: outline, of: area, color: palette.border(of: entry.style.body), ground: ground)
    nodes += texts?.nodes ?? []
    return wrapped(nodes, number: number, occupancy)
  }

  /// The width of lines along edges, in canvas units.
  private var borderWidth: Double { max(AreaDrawing.borderWidth(seatSize: seatSize) * placing.meanScale, 0.5) }

  /// A line along the edge; inside it a second one where the area is a booth.
  private func border(along outline: Path, of area: PlacedGeneralAdmissionArea, color: Color, ground: Color) -> [Node] {
    let width = borderWidth
    let line = Node.stroke(
      outline, paint: .color(color), style: StrokeStyle(width: width, join: .round), class: "area-for-sale-border")
    guard area.kind == .booth else { return [line] }
    // A wide line that only shows inside, and the ground again over all but its innermost part.
    let inner = Node.stroke(
      outline, paint: .color(color), style: StrokeStyle(width: width * 6, join: .round), class: "booth-border")
    let gap = Node.stroke(
      outline, paint: .color(ground), style: StrokeStyle(width: width * 4, join: .round), class: "booth-gap")
    return [.group(Group(clip: outline, nodes: [inner, gap])), line]
  }

  private func versions(
    of area: PlacedGeneralAdmissionArea, _ occupancy: AreaOccupancy
  ) -> [[OutlineText.Line]] {
    let names = OutlineText.nameVersions(area.shownLabel)
    let price: [OutlineText.Line] =
      occupancy.price.map { [.note(Price.rangeText(from: $0, to: $0, currency: map.currency))] } ?? []
    let count: [OutlineText.Line] = occupancy.text.isEmpty ? [] : [.note(occupancy.text)]
    let bar: [OutlineText.Line] =
      occupancy.free > 0 && occupancy.free < occupancy.capacity
      ? [.bar(1 - Double(occupancy.free) / Double(occupancy.capacity))] : []
    guard !names.isEmpty else { return [price + count + bar, count + bar, count] }
    return [price + count + bar, count + bar, count, bar, []].flatMap { rest in names.map { $0 + rest } }
  }

  private func wrapped(_ nodes: [Node], number: Int, _ occupancy: AreaOccupancy) -> [Node] {
    guard detail == .document else { return nodes }
    let area = map.generalAdmission[number]
    var attributes: [Identity.Attribute] = [
      .init("area", area.label), .init("capacity", String(occupancy.capacity)),
      .init("free", String(occupancy.free)),
    ]
    if let price = occupancy.price { attributes.append(.init("price", price.decimalText())) }
    let identity = Identity(
      id: area.id, classes: "general-admission " + area.kind.rawValue, attributes: attributes,
      name: map.spokenName(ofArea: number, state: occupancy.state), text: area.label)
    return [.group(Group(identity: identity, nodes: nodes))]
  }
}

/// What is known of a place that is sold by the head.
struct AreaOccupancy {
  /// What is known of it, its price that of its category where it has none of its own.
  let state: AreaState
  /// How many more people find a place; none where the area as a whole cannot be had.
  let free: Int
  /// How many there are; none where nobody says.
  let capacity: Int

  init(of number: Int, in map: SeatMap, states: SeatStates) {
    let area = map.generalAdmission[number]
    // No crowd is larger, and the sum of all areas still is a number.
    capacity = min(max(area.capacity, 0), 1_000_000_000)
    var state = states.areas[number]
    state.price = state.price ?? area.category.flatMap { map.categories[$0].price }
    self.state = state
    free = state.freePlaces(of: capacity)
  }

  var status: SeatStatus { state.status }

  /// What a place costs; nil where nobody says.
  var price: Price? { state.price }

  /// Whether a place can be had.
  var isOpen: Bool { free > 0 || capacity == 0 && status.isFree }

  /// The status in whose colours it is drawn: sold where no place is left.
  var drawnStatus: SeatStatus { status == .available && !isOpen ? .sold : status }

  /// "120 of 400 free", "400 places", or the status where the whole area is not to be had; empty where nobody knows.
  var text: String {
    switch status {
    case .sold: return "sold out"
    case .held, .reserved, .blocked: return status.name
    case .available, .selected: break
    }
    if capacity == 0 { return "" }
    if free == 0 { return "sold out" }
    if free == capacity { return capacity == 1 ? "1 place" : "\(capacity) places" }
    return "\(free) of \(capacity) free"
  }
}

/// The marks that fill a place sold by the head: what its kind is, told without colour.
private struct AreaPattern {
  let kind: GeneralAdmissionArea.Kind
  /// The distance of neighbouring marks, in canvas units; larger where there would be more than `mostMarks`.
  let pitch: Double

  /// The most marks in an area.
  private static let mostMarks = 600
  /// The least distance at which marks are told apart.
  private static let leastPitch = 7.0

  /// The marks that lie inside an outline as a whole, in staggered rows, without those that a box covers.
  func path(in outline: Path, avoiding box: Rect?) -> Path {
    guard kind != .booth, let bounds = outline.bounds, bounds.isFinite, !bounds.isEmpty else { return Path() }
    let interior = PathInterior(outline)
    let area = bounds.width * bounds.height
    let pitch = max(self.pitch, AreaPattern.leastPitch, (area / Double(AreaPattern.mostMarks)).squareRoot())
    let side = pitch * 0.36
    let (columns, rows) = (Int(bounds.width / pitch) + 1, Int(bounds.height / pitch) + 1)
    var marks = Path()
    for row in 0..<rows {
      for column in 0..<columns {
        let shift = row.isMultiple(of: 2) ? 0.25 : 0.75
        let center = Point(
          bounds.minX + (Double(column) + shift) * pitch, bounds.midY + (Double(row) - Double(rows - 1) / 2) * pitch)
        let frame = Rect(center: center, size: Size(side, side))
        guard frame.inset(by: -side * 0.4).corners.allSatisfy({ interior.contains($0) }) else { continue }
        if let box, box.intersects(frame) { continue }
        marks.append(mark(in: frame))
      }
    }
    return marks
  }

  private func mark(in frame: Rect) -> Path {
    switch kind {
    case .standing: AreaPattern.figure(in: frame)
    case .seating: Chair().path(in: frame)
    case .booth: Path()
    }
  }

  /// Head and shoulders.
  private static func figure(in frame: Rect) -> Path {
    let unit = frame.width / 10
    var path = Path.circle(center: Point(frame.midX, frame.minY + 2.4 * unit), radius: 2.4 * unit)
    let shoulders = Rect(
      minX: frame.minX + unit, minY: frame.minY + 5.6 * unit, maxX: frame.maxX - unit, maxY: frame.maxY)
    path.append(
      .roundedRectangle(
        shoulders, radii: CornerRadii(topLeft: 4 * unit, topRight: 4 * unit, bottomRight: 0, bottomLeft: 0)))
    return path
  }
}
