internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// The names of sections, where there is room for them: in front of the middle of their first row, else above their
/// seats, else below, else nowhere.
///
/// A name that is wider than its section is cut. A map of one section needs no name for it: the title says it. One of
/// more than `mostSections` has no room for names, and each would have to be held against every other section.
struct SectionLabelling {
  /// The most sections whose names are shown.
  static let mostSections = 1000

  private let map: SeatMap
  private let seatSize: Double
  private let turn: AffineTransform
  private let measuring: any TextMeasuring
  /// What the seats of each section cover, turned as the picture is.
  private let sectionBounds: [Rect?]
  /// What else no name may cover, turned as the picture is.
  private let obstacles: [Rect]

  init(map: SeatMap, seatSize: Double, turn: AffineTransform, measuring: any TextMeasuring) {
    self.map = map
    self.seatSize = seatSize
    self.turn = turn
    self.measuring = measuring
    sectionBounds = map.sections.map { section in
      var boxes = BoxUnion()
      for number in section.seats { boxes.add(map.seats.box(ofSeat: number, turnedBy: turn)) }
      return boxes.rect
    }
    let outlines = map.tables.map(\.outline) + map.generalAdmission.map(\.outline)
    let stage = map.stage.map { turn.boundingBox(of: $0.frame.inset(by: -seatSize / 6)) }
    let words = map.sections.flatMap { section in
      section.areas.compactMap { $0.captionBox(measuring: measuring) }
        .map { section.transform.then(turn).boundingBox(of: $0) }
    }
    obstacles = outlines.compactMap { $0.transformed(by: turn).bounds } + [stage].compactMap { $0 } + words
  }

  /// The names that cover no seat, no stage and no other name.
  func labels(avoiding others: [MapContent.Label]) -> [MapContent.Label] {
    guard (2...SectionLabelling.mostSections).contains(map.sections.count) else { return [] }
    var placed: [MapContent.Label] = []
    var seats = SeatFinder(map, turn: turn, sectionBounds: sectionBounds)
    for (number, section) in map.sections.enumerated() where !section.name.isEmpty && !isNamedByFloor(section) {
      guard let bounds = sectionBounds[number] else { continue }
      let free = candidates(for: section, bounds: bounds).first { label in
        isFree(label.box, among: &seats) && !others.contains { $0.box.intersects(label.box) }
          && !placed.contains { $0.box.intersects(label.box) }
      }
      if let free { placed.append(free) }
    }
    return placed
  }

  /// Whether a section has the name of its floor, which is said above the floor.
  private func isNamedByFloor(_ section: PlacedSection) -> Bool {
    map.floors.count > 1 && section.floor.map { map.floors[$0].name == section.name } ?? false
  }

  /// The places that a section's name may have, best first.
  private func candidates(for section: PlacedSection, bounds: Rect) -> [MapContent.Label] {
    guard let back = turn.inverted else { return [] }
    // Fitted at a size of a hundred, since a plan's units may be metres, in which no letter is legible.
    let fitted = FittedLine(
      section.name, size: 100, weight: .semibold,
      width: max(bounds.width, 8 * seatSize) / (seatSize * 0.6) * 100, measuring: measuring)
    guard let fitted else { return [] }
    let size = seatSize * 0.6 * fitted.style.size / 100
    let extent = Size(fitted.metrics.width / fitted.style.size * size, size * 1.1)
    let gap = seatSize * 0.45
    let distance = size * 0.5 + gap
    var centers: [Point] = []
    if let first = map.rows[section.rows].first(where: { !$0.seats.isEmpty })?.seats {
      let seat = map.seats[first.lowerBound + first.count / 2]
      let forwards = turn.apply(Vector(direction: seat.angle - .degrees(90)))
      let front = turn.apply(SectionLabelling.middle(of: map.seats[first]))
      // A name is wider than high: to the side it has to keep farther away.
      let reach = forwards.dx.magnitude * extent.width / 2 + forwards.dy.magnitude * size / 2
      centers.append(front + forwards * (seat.size / 2 + reach + gap))
    }
    // Names of sections that lie over each other stand above each other.
    centers += (0..<4).map { Point(bounds.midX, bounds.minY - distance - Double($0) * size * 1.3) }
    centers.append(Point(bounds.midX, bounds.maxY + distance))
    return centers.map { center in
      MapContent.Label(
        string: fitted.string, center: back.apply(center), rotation: .zero, size: size, weight: .semibold,
        className: "section-label", box: Rect(center: center, size: extent))
    }
  }

  /// The middle of a row: its middle seat, or halfway between the middle two.
  private static func middle(of seats: ArraySlice<PlacedSeat>) -> Point {
    let low = seats[seats.startIndex + (seats.count - 1) / 2].center
    let high = seats[seats.startIndex + seats.count / 2].center
    return low.interpolated(to: high, at: 0.5)
  }

  /// Whether a box, turned as the picture is, covers no seat, no table, no area for sale and no stage.
  private func isFree(_ box: Rect, among seats: inout SeatFinder) -> Bool {
    !obstacles.contains { $0.intersects(box) } && !seats.meets(box)
  }
}

/// Tells whether a box covers seats.
///
/// It looks at the seats of the sections around a box one after another, until that has taken longer than sorting them
/// by place would; then it sorts them.
private struct SeatFinder {
  private let map: SeatMap
  private let turn: AffineTransform
  private let sectionBounds: [Rect?]
  private var visits = 0
  private var index: SeatIndex?
  private var largestSeat = 0.0

  init(_ map: SeatMap, turn: AffineTransform, sectionBounds: [Rect?]) {
    self.map = map
    self.turn = turn
    self.sectionBounds = sectionBounds
  }

  /// Whether a box, turned as the picture is, meets a seat.
  mutating func meets(_ box: Rect) -> Bool {
    if visits > 20 * map.seats.count { prepareIndex() }
    if let index {
      let around = turn.inverted?.boundingBox(of: box.inset(by: -largestSeat / 2)) ?? box
      return index.seats(in: around).contains { map.seats.box(ofSeat: $0, turnedBy: turn).intersects(box) }
    }
    for (number, bounds) in sectionBounds.enumerated() {
      guard let bounds, bounds.intersects(box) else { continue }
      visits += map.sections[number].seats.count
      if map.sections[number].seats.contains(where: { map.seats.box(ofSeat: $0, turnedBy: turn).intersects(box) }) {
        return true
      }
    }
    return false
  }

  private mutating func prepareIndex() {
    guard index == nil else { return }
    index = SeatIndex(map)
    largestSeat = map.seats.indices.reduce(0) { max($0, map.seats[$1].size) }
  }
}

extension [PlacedSeat] {
  /// The square that a seat, told by number, stands in, turned as the picture is.
  ///
  /// Read field by field: a copy of a whole seat counts references to each of its texts.
  fileprivate func box(ofSeat seat: Int, turnedBy turn: AffineTransform) -> Rect {
    Rect(center: turn.apply(self[seat].center), size: Size(self[seat].size, self[seat].size))
  }
}

extension PlacedSeat {
  /// The square that the seat stands in, turned as the picture is.
  func box(turnedBy turn: AffineTransform) -> Rect {
    Rect(center: turn.apply(center), size: Size(size, size))
  }
}

/// The names of floors above what they have, where the floors stand apart.
struct FloorLabelling {
  let labels: [MapContent.Label]

  /// The most floors whose names are shown: there is no room for more, and each is held against every other.
  private static let mostFloors = 100

  init(
    map: SeatMap, seatSize: Double, turn: AffineTransform, avoiding others: [MapContent.Label],
    measuring: any TextMeasuring
  ) {
    guard (2...FloorLabelling.mostFloors).contains(map.floors.count), let back = turn.inverted else {
      labels = []
      return
    }
    let extents: [(name: String, box: Rect)] = map.floors.indices.compactMap { number in
      guard let extent = map.extent(ofFloor: number) else { return nil }
      return (map.floors[number].name, turn.boundingBox(of: extent))
    }
    // Floors that are drawn over each other bear no names: nobody could tell whose they are.
    let standApart = extents.indices.allSatisfy { number in
      extents[..<number].allSatisfy { !$0.box.inset(by: seatSize * 0.01).intersects(extents[number].box) }
    }
    guard extents.count > 1, standApart else {
      labels = []
      return
    }
    let size = max(seatSize * 0.8, (extents.map(\.box.width).min() ?? 0) / 16)
    let stage = map.stage.map { turn.boundingBox(of: $0.frame) }
    // All on one line above the highest, as the heads of columns are.
    let boxes = extents.map(\.box) + [stage].compactMap { $0 } + others.map(\.box)
    let top = boxes.map(\.minY).min() ?? 0
    labels = extents.compactMap { name, box in
      // Fitted at a size of a hundred, since a plan's units may be metres.
      let line = FittedLine(name, size: 100, weight: .bold, width: box.width / size * 100, measuring: measuring)
      guard let line else { return nil }
      let letters = size * line.style.size / 100
      let center = Point(box.midX, top - size)
      return MapContent.Label(
        string: line.string, center: back.apply(center), rotation: .zero, size: letters, weight: .bold,
        className: "floor-label",
        box: Rect(center: center, size: Size(line.metrics.width / line.style.size * letters, size * 1.2)))
    }
  }
}
