internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// The names of rows, where the layout has put them.
///
/// Of names that would lie on each other, as those of neighbouring blocks may, the first stays, unless the row has no
/// other.
struct RowLabelling {
  /// The names with the numbers of their rows.
  let labelsOfRows: [(row: Int, label: MapContent.Label)]
  var labels: [MapContent.Label] { labelsOfRows.map(\.label) }

  /// The height of letters as a part of a usual seat's width.
  static let labelShare = 0.42

  init(map: SeatMap, seatSize: Double, turn: AffineTransform, measuring: any TextMeasuring) {
    let size = seatSize * RowLabelling.labelShare
    let style = TextStyle(size: size, weight: .medium)
    var widths: [String: Double] = [:]
    var crowd = LabelCrowd(cellSize: seatSize * 2)
    labelsOfRows = map.rows.indices.flatMap { number -> [(row: Int, label: MapContent.Label)] in
      let row = map.rows[number]
      // A table bears its label itself.
      guard !row.shownLabel.isEmpty, row.table == nil else { return [] }
      var labels = RowLabelling.apart(row, of: map, turn: turn) { label in
        let width = widths[row.shownLabel] ?? measuring.metrics(of: row.shownLabel, style: style).width
        widths[row.shownLabel] = width
        let center = label.center + RowLabelling.offset(of: label, beside: row, in: map)
        let rotation = label.rotation.turnedForReading(turn, aspect: width / size)
        let turned = turn.apply(center)
        let box = Rect(center: turned, size: Size(width, size))
        return MapContent.Label(
          string: row.shownLabel, center: center, rotation: rotation, size: size, weight: .medium,
          className: "row-label", box: AffineTransform.rotation(rotation, about: turned).boundingBox(of: box))
      }
      let free = labels.filter { crowd.hasRoom(for: $0.box) }
      if !free.isEmpty { labels = free }
      for label in labels { crowd.add(label.box) }
      return labels.map { (number, $0) }
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

/// Boxes that no further one may meet, found by place.
struct LabelCrowd {
  private struct Cell: Hashable {
    var x, y: Int
  }

  private let cellSize: Double
  private var boxes: [Cell: [Rect]] = [:]

  init(cellSize: Double) {
    self.cellSize = max(cellSize, 1e-9)
  }

  func hasRoom(for box: Rect) -> Bool {
    cells(of: box).allSatisfy { cell in !(boxes[cell]?.contains { $0.intersects(box) } ?? false) }
  }

  mutating func add(_ box: Rect) {
    for cell in cells(of: box) { boxes[cell, default: []].append(box) }
  }

  /// The cells that a box meets; of a box that is far too large, the first ones.
  private func cells(of box: Rect) -> [Cell] {
    func span(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let (first, last) = ((low / cellSize).rounded(.down), (high / cellSize).rounded(.down))
      guard first.magnitude < 1e15, last.magnitude < 1e15 else { return 0...0 }
      return Int(first)...min(Int(last), Int(first) + 100)
    }
    return span(box.minX, box.maxX).flatMap { x in span(box.minY, box.maxY).map { Cell(x: x, y: $0) } }
  }
}
