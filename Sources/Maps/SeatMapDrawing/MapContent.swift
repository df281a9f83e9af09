internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// What a map holds besides its seats, and how far everything reaches, in plan units turned as the picture is.
struct MapContent {
  /// A row's or a section's name with its place.
  struct Label {
    var string: String
    /// The middle, in the plan's own coordinates.
    var center: Point
    /// How far it is turned on the canvas.
    var rotation: Angle
    /// The size of its letters, in plan units.
    var size: Double
    var weight: FontWeight
    var className: String
    /// What it covers, turned as the picture is.
    var box: Rect
  }

  /// The width of a usual seat.
  let seatSize: Double
  /// Where the lowest seat ends, in the plan's own coordinates.
  let seatsBottom: Double
  /// How far seats, stage and areas reach; nil where there is nothing.
  private(set) var inkBounds: Rect?
  /// The names of rows and sections; none before they are asked for.
  private(set) var labels: [Label] = []

  /// What is shown of the map; all of it where nil.
  var window: CropWindow?
  /// Height by width of the mini-map that stands beside the map; none where nil.
  var miniMapAspect: Double?

  private let measuring: any TextMeasuring

  /// How far lines and badges reach beyond a seat's frame, as a part of its width.
  static let seatOverhang = 0.14

  init(map: SeatMap, theme: Theme, turn: AffineTransform, measuring: any TextMeasuring) {
    self.measuring = measuring
    seatSize = MapContent.usualSize(of: map.seats)

    var boxes = BoxUnion()
    // Read field by field: a copy of a whole seat counts references to each of its texts.
    for number in map.seats.indices {
      boxes.add(
        MapContent.reach(
          center: map.seats[number].center, size: map.seats[number].size, angle: map.seats[number].angle, turn: turn))
    }
    seatsBottom = boxes.rect.map { turn.inverted?.boundingBox(of: $0).maxY ?? $0.maxY } ?? 0
    if let stage = map.stage {
      boxes.add(turn.boundingBox(of: MapContent.reach(of: stage, seatsBottom: seatsBottom, lineWidth: seatSize / 3)))
    }
    for section in map.sections {
      let border = AreaDrawing.borderWidth(seatSize: seatSize)
      for area in section.areas {
        for box in MapContent.reach(of: area, seatSize: seatSize, measuring: measuring) {
          boxes.add(section.transform.then(turn).boundingBox(of: box).inset(by: -border))
        }
      }
    }
    let border = AreaDrawing.borderWidth(seatSize: seatSize)
    for outline in map.tables.lazy.map(\.outline) + map.generalAdmission.lazy.map(\.outline) {
      if let box = outline.transformed(by: turn).bounds { boxes.add(box.inset(by: -border)) }
    }
    inkBounds = boxes.rect
  }

  /// Puts the names of rows, sections and floors where they stand.
  mutating func placeLabels(of map: SeatMap, turn: AffineTransform) {
    let rows = RowLabelling(map: map, seatSize: seatSize, turn: turn, measuring: measuring)
    if let window {
      labels =
        CropLabelling(
          window: window, map: map, whole: rows.labelsOfRows, seatSize: seatSize, turn: turn, measuring: measuring
        ).labels
      return
    }
    labels = rows.labels
    labels += SectionLabelling(map: map, seatSize: seatSize, turn: turn, measuring: measuring).labels(avoiding: labels)
    placeFloorLabels(of: map, turn: turn)
  }

  /// Puts the names of floors where they stand.
  mutating func placeFloorLabels(of map: SeatMap, turn: AffineTransform) {
    labels += FloorLabelling(map: map, seatSize: seatSize, turn: turn, avoiding: labels, measuring: measuring).labels
  }

  /// Makes room for the outlines of sections.
  mutating func addOutlines(of map: SeatMap, turn: AffineTransform) {
    var boxes = BoxUnion(inkBounds)
    for section in map.sections {
      if let box = section.outline?.transformed(by: turn).bounds { boxes.add(box.inset(by: -seatSize * 0.1)) }
    }
    inkBounds = boxes.rect
  }

  /// How far everything reaches, with or without the names of rows and sections; a unit square where there is nothing.
  func bounds(withLabels: Bool) -> Rect {
    let map = mapBounds(withLabels: withLabels)
    return miniMapFrame(withLabels: withLabels).map(map.union) ?? map
  }

  private func mapBounds(withLabels: Bool) -> Rect {
    var boxes = BoxUnion(window?.rect ?? inkBounds)
    if withLabels {
      for label in labels { boxes.add(label.box) }
    }
    return boxes.rect ?? Rect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Where a mini-map stands: to the right of a wide map, below a high one.
  func miniMapFrame(withLabels: Bool) -> Rect? {
    guard let miniMapAspect else { return nil }
    let map = mapBounds(withLabels: withLabels)
    let isWide = map.width >= map.height
    let limit = Size(map.width * (isWide ? 0.3 : 0.5), map.height * (isWide ? 0.9 : 0.3))
    let aspect = min(max(miniMapAspect, 0.2), 5)
    let width = min(limit.width, limit.height / aspect)
    let gap = max(map.width, map.height) * 0.03
    return isWide
      ? Rect(x: map.maxX + gap, y: map.minY, width: width, height: width * aspect)
      : Rect(x: map.maxX - width, y: map.maxY + gap, width: width, height: width * aspect)
  }

  /// The least size of letters among the names, in plan units; nil where there are none.
  var smallestLabelSize: Double? { labels.map(\.size).min() }

  /// The names of rows and sections as text.
  func labelNodes(placing: AffineTransform, color: Color) -> [Node] {
    labels.compactMap { label in
      let fitted = FittedLine(
        label.string, size: label.size * placing.meanScale, weight: label.weight, measuring: measuring)
      let text = fitted?.text(
        centeredOn: placing.apply(label.center), rotation: label.rotation, color: color, className: label.className)
      return text.map { .text($0) }
    }
  }

  /// The median width of seats; of a plan without seats, the width of a usual one.
  private static func usualSize(of seats: [PlacedSeat]) -> Double {
    guard let first = seats.first?.size else { return Block.defaultSeatSize }
    if seats.indices.allSatisfy({ seats[$0].size == first }) { return first }
    return seats.map(\.size).sorted()[seats.count / 2]
  }

  /// What a seat may cover, badges and outline included.
  private static func reach(center: Point, size: Double, angle: Angle, turn: AffineTransform) -> Rect {
    let half = size * (0.5 + seatOverhang)
    let (sine, cosine) = angle.degrees == 0 ? (0, 1) : (angle.sine, angle.cosine)
    let extent = 2 * half * (sine.magnitude + cosine.magnitude)
    return Rect(center: turn.apply(center), size: Size(extent, extent))
  }

  /// What a screen with its light, or a stage, covers.
  private static func reach(of stage: PlacedStage, seatsBottom: Double, lineWidth: Double) -> Rect {
    stage.kind == .screen
      ? StageDrawing.screenFrame(of: stage, bottom: stage.frame.maxY).inset(by: -lineWidth)
      : stage.frame.inset(by: -lineWidth / 4)
  }

  /// What an area, its sign and its text cover, in the section's coordinates.
  private static func reach(of area: Area, seatSize: Double, measuring: any TextMeasuring) -> [Rect] {
    var boxes: [Rect] = []
    if let bounds = area.path?.bounds { boxes.append(bounds) }
    if area.symbol != nil, area.path == nil { boxes.append(area.signFrame(seatSize: seatSize)) }
    if let box = area.captionBox(measuring: measuring) { boxes.append(box) }
    return boxes
  }
}

extension Area {
  /// What its text covers, in the section's coordinates; nil where it has none.
  func captionBox(measuring: any TextMeasuring) -> Rect? {
    guard let caption, !caption.string.isEmpty else { return nil }
    let metrics = measuring.metrics(of: caption.string, style: TextStyle(size: caption.size, weight: .medium))
    let box = Rect(center: captionCenter(of: caption), size: Size(metrics.width, caption.size * 1.2))
    return AffineTransform.rotation(rotation, about: box.center).boundingBox(of: box)
  }
}

/// The smallest rectangle around what was added so far; what is not finite is left out.
struct BoxUnion {
  private(set) var rect: Rect?

  init(_ rect: Rect? = nil) {
    self.rect = rect
  }

  mutating func add(_ box: Rect) {
    guard box.isFinite else { return }
    rect.formUnion(box)
  }
}
