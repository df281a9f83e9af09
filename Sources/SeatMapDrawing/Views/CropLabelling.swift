internal import Drawing
internal import Geometry
internal import SeatMaps

/// The names of the rows that a crop shows: where they stand by themselves, or at the edge at which a row is cut off.
struct CropLabelling {
  let labels: [MapContent.Label]

  /// - Parameters:
  ///   - whole: The names of the whole map, by the number of their row.
  ///   - window: What is shown.
  init(
    window: CropWindow, map: SeatMap, whole: [(row: Int, label: MapContent.Label)], seatSize: Double,
    turn: AffineTransform, measuring: any TextMeasuring
  ) {
    let size = seatSize * RowLabelling.labelShare
    let style = TextStyle(size: size, weight: .medium)
    let inside = whole.filter { window.rect.contains($0.label.box) }
    var labels = inside.map(\.label)
    let named = Set(inside.map(\.row))
    let chosen = Set(window.seats.map { map.seats[$0].row })
    // The chosen seats' rows come first: of names that would lie on each other theirs stays.
    let rows = map.rows.indices.filter { !named.contains($0) && map.rows[$0].table == nil }
    for row in rows.filter(chosen.contains) + rows.filter({ !chosen.contains($0) }) {
      let string = map.rows[row].shownLabel
      let visible = map.rows[row].seats.filter { window.rect.contains(turn.apply(map.seats[$0].center)) }
      guard !string.isEmpty, let first = visible.first, let last = visible.last else { continue }
      let ends = [first, last].map { turn.apply(map.seats[$0].center) }
      let along = ends[1] - ends[0]
      let width = measuring.metrics(of: string, style: style).width
      let center: Point
      if along.dx.magnitude >= along.dy.magnitude {
        let left = ends[0].x <= ends[1].x ? ends[0] : ends[1]
        center = Point(window.rect.minX - width / 2 - size * 0.5, left.y)
      } else {
        let top = ends[0].y <= ends[1].y ? ends[0] : ends[1]
        center = Point(top.x, window.rect.minY - size)
      }
      let box = Rect(center: center, size: Size(width, size))
      guard let back = turn.inverted, !labels.contains(where: { $0.box.intersects(box) }) else { continue }
      labels.append(
        MapContent.Label(
          string: string, center: back.apply(center), rotation: .zero, size: size, weight: .medium,
          className: "row-label", box: box))
    }
    self.labels = labels
  }
}
