internal import Drawing
internal import Geometry
internal import SeatMaps

/// The names of rows, where the layout has put them.
struct RowLabelling {
  let labels: [MapContent.Label]

  init(map: SeatMap, seatSize: Double, turn: AffineTransform, measuring: any TextMeasuring) {
    let size = seatSize * 0.42
    let style = TextStyle(size: size, weight: .medium)
    var widths: [String: Double] = [:]
    labels = map.rows.flatMap { row in
      row.shownLabel.isEmpty
        ? []
        : row.labels.map { label in
          let width = widths[row.shownLabel] ?? measuring.metrics(of: row.shownLabel, style: style).width
          widths[row.shownLabel] = width
          let center = label.center + RowLabelling.offset(of: label, in: map.seats[row.seats])
          let rotation = label.rotation.turnedForReading(turn)
          let turned = turn.apply(center)
          let box = Rect(center: turned, size: Size(width, size))
          return MapContent.Label(
            string: row.shownLabel, center: center, rotation: rotation, size: size, weight: .medium,
            className: "row-label", box: AffineTransform.rotation(rotation, about: turned).boundingBox(of: box))
        }
    }
  }

  /// From the middle of the outermost seat to the middle of its number, so that both stand on one line.
  private static func offset(of label: PlacedRow.Label, in seats: ArraySlice<PlacedSeat>) -> Vector {
    guard let first = seats.first, let last = seats.last else { return .zero }
    let isAtStart = label.center.distance(to: first.center) <= label.center.distance(to: last.center)
    let seat = isAtStart ? first : last
    let offset = SeatSymbol.labelFrame(shape: seat.shape, size: seat.size).center - Point.zero
    return offset.rotated(by: seat.angle)
  }
}

/// The names of sections, where there is room for them: in front of the middle of their first row, else above their
/// seats, else below, else nowhere.
///
/// A map of one section needs no name for it: the title says it.
struct SectionLabelling {
  private let map: SeatMap
  private let seatSize: Double
  private let turn: AffineTransform
  private let measuring: any TextMeasuring
  /// What the seats of each section cover, turned as the picture is.
  private let sectionBounds: [Rect?]

  init(map: SeatMap, seatSize: Double, turn: AffineTransform, measuring: any TextMeasuring) {
    self.map = map
    self.seatSize = seatSize
    self.turn = turn
    self.measuring = measuring
    sectionBounds = map.sections.map { section in
      var boxes = BoxUnion()
      for number in section.seats { boxes.add(SectionLabelling.box(ofSeat: number, in: map, turn: turn)) }
      return boxes.rect
    }
  }

  /// The names that cover no seat, no stage and no other name.
  func labels(avoiding others: [MapContent.Label]) -> [MapContent.Label] {
    guard map.sections.count > 1 else { return [] }
    var placed: [MapContent.Label] = []
    for (number, section) in map.sections.enumerated() where !section.name.isEmpty {
      guard let bounds = sectionBounds[number] else { continue }
      let free = candidates(for: section, bounds: bounds).first { label in
        isFree(label.box) && !others.contains { $0.box.intersects(label.box) }
          && !placed.contains { $0.box.intersects(label.box) }
      }
      if let free { placed.append(free) }
    }
    return placed
  }

  /// The places that a section's name may have, best first.
  private func candidates(for section: PlacedSection, bounds: Rect) -> [MapContent.Label] {
    guard let back = turn.inverted else { return [] }
    let size = seatSize * 0.6
    let metrics = measuring.metrics(of: section.name, style: TextStyle(size: size, weight: .semibold))
    let distance = size * 0.5 + seatSize * 0.45
    var centers: [Point] = []
    if let first = map.rows[section.rows].first(where: { !$0.seats.isEmpty })?.seats {
      let seat = map.seats[first.lowerBound + first.count / 2]
      let forwards = turn.apply(Vector(direction: seat.angle - .degrees(90)))
      let front = turn.apply(SectionLabelling.middle(of: map.seats[first]))
      centers.append(front + forwards * (seat.size / 2 + distance))
    }
    // Names of sections that lie over each other stand above each other.
    centers += (0..<4).map { Point(bounds.midX, bounds.minY - distance - Double($0) * size * 1.3) }
    centers.append(Point(bounds.midX, bounds.maxY + distance))
    return centers.map { center in
      MapContent.Label(
        string: section.name, center: back.apply(center), rotation: .zero, size: size, weight: .semibold,
        className: "section-label", box: Rect(center: center, size: Size(metrics.width, size * 1.1)))
    }
  }

  /// The middle of a row: its middle seat, or halfway between the middle two.
  private static func middle(of seats: ArraySlice<PlacedSeat>) -> Point {
    let low = seats[seats.startIndex + (seats.count - 1) / 2].center
    let high = seats[seats.startIndex + seats.count / 2].center
    return low.interpolated(to: high, at: 0.5)
  }

  /// Whether a box, turned as the picture is, covers no seat and no stage.
  private func isFree(_ box: Rect) -> Bool {
    if let stage = map.stage, turn.boundingBox(of: stage.frame.inset(by: -seatSize / 6)).intersects(box) {
      return false
    }
    return zip(map.sections, sectionBounds).allSatisfy { section, bounds in
      guard let bounds, bounds.intersects(box) else { return true }
      return !section.seats.contains { SectionLabelling.box(ofSeat: $0, in: map, turn: turn).intersects(box) }
    }
  }

  /// The square that a seat stands in, turned as the picture is.
  private static func box(ofSeat number: Int, in map: SeatMap, turn: AffineTransform) -> Rect {
    let size = map.seats[number].size
    return Rect(center: turn.apply(map.seats[number].center), size: Size(size, size))
  }
}
