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
  private let index: SeatIndex?

  init(map: SeatMap, seatSize: Double, turn: AffineTransform, measuring: any TextMeasuring) {
    self.map = map
    self.seatSize = seatSize
    self.turn = turn
    self.measuring = measuring
    index = map.sections.count > 1 ? SeatIndex(map) : nil
  }

  /// The names that cover no seat, no stage and no other name.
  func labels(avoiding others: [MapContent.Label]) -> [MapContent.Label] {
    guard map.sections.count > 1 else { return [] }
    var placed: [MapContent.Label] = []
    for section in map.sections where !section.name.isEmpty && !section.seats.isEmpty {
      let free = candidates(for: section).first { label in
        isFree(label.box) && !others.contains { $0.box.intersects(label.box) }
          && !placed.contains { $0.box.intersects(label.box) }
      }
      if let free { placed.append(free) }
    }
    return placed
  }

  /// The places that a section's name may have, best first.
  private func candidates(for section: PlacedSection) -> [MapContent.Label] {
    var boxes = BoxUnion()
    for seat in map.seats[section.seats] {
      boxes.add(Rect(center: turn.apply(seat.center), size: Size(seat.size, seat.size)))
    }
    guard let bounds = boxes.rect, let back = turn.inverted else { return [] }
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
    guard let index, let back = turn.inverted else { return true }
    // The index finds seats by their centres; half a seat around the box makes sure that none reaches into it.
    let reach = back.boundingBox(of: box.inset(by: -seatSize / 2))
    return index.seats(in: reach).isEmpty
  }
}
