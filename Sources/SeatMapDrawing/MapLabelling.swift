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
      // A table bears its label itself.
      row.shownLabel.isEmpty || row.table != nil
        ? []
        : RowLabelling.apart(row, of: map, turn: turn) { label in
          let width = widths[row.shownLabel] ?? measuring.metrics(of: row.shownLabel, style: style).width
          widths[row.shownLabel] = width
          let center = label.center + RowLabelling.offset(of: label, beside: row, in: map)
          let rotation = label.rotation.turnedForReading(turn)
          let turned = turn.apply(center)
          let box = Rect(center: turned, size: Size(width, size))
          return MapContent.Label(
            string: row.shownLabel, center: center, rotation: rotation, size: size, weight: .medium,
            className: "row-label", box: AffineTransform.rotation(rotation, about: turned).boundingBox(of: box))
        }
    }
  }

  /// The names of a row, without those that would lie on a seat at its other end, as they do where a row is nearly a
  /// circle, or on each other.
  private static func apart(
    _ row: PlacedRow, of map: SeatMap, turn: AffineTransform, label: (PlacedRow.Label) -> MapContent.Label
  ) -> [MapContent.Label] {
    var labels: [MapContent.Label] = []
    for place in row.labels {
      let label = label(place)
      let ends = [map.seats[row.seats].first, map.seats[row.seats].last].compactMap { $0?.box(turnedBy: turn) }
      let coversSeat = ends.contains { $0.inset(by: $0.width * 0.2).intersects(label.box) }
      if !coversSeat, !labels.contains(where: { $0.box.intersects(label.box) }) { labels.append(label) }
    }
    return labels
  }

  /// From the middle of the outermost seat to the middle of its number, so that both stand on one line.
  private static func offset(of label: PlacedRow.Label, beside row: PlacedRow, in map: SeatMap) -> Vector {
    guard let first = map.seats[row.seats].first, let last = map.seats[row.seats].last else { return .zero }
    let isAtStart = label.center.distance(to: first.center) <= label.center.distance(to: last.center)
    let seat = isAtStart ? first : last
    let offset = SeatSymbol.labelFrame(shape: seat.shape, size: seat.size).center - Point.zero
    return offset.rotated(by: seat.angle)
  }
}

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

  init(map: SeatMap, seatSize: Double, turn: AffineTransform, measuring: any TextMeasuring) {
    self.map = map
    self.seatSize = seatSize
    self.turn = turn
    self.measuring = measuring
    sectionBounds = map.sections.map { section in
      var boxes = BoxUnion()
      for number in section.seats { boxes.add(map.seats[number].box(turnedBy: turn)) }
      return boxes.rect
    }
  }

  /// The names that cover no seat, no stage and no other name.
  func labels(avoiding others: [MapContent.Label]) -> [MapContent.Label] {
    guard (2...SectionLabelling.mostSections).contains(map.sections.count) else { return [] }
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

  /// Whether a box, turned as the picture is, covers no seat and no stage.
  private func isFree(_ box: Rect) -> Bool {
    if let stage = map.stage, turn.boundingBox(of: stage.frame.inset(by: -seatSize / 6)).intersects(box) {
      return false
    }
    return zip(map.sections, sectionBounds).allSatisfy { section, bounds in
      guard let bounds, bounds.intersects(box) else { return true }
      return !section.seats.contains { map.seats[$0].box(turnedBy: turn).intersects(box) }
    }
  }
}

extension PlacedSeat {
  /// The square that the seat stands in, turned as the picture is.
  fileprivate func box(turnedBy turn: AffineTransform) -> Rect {
    Rect(center: turn.apply(center), size: Size(size, size))
  }
}
