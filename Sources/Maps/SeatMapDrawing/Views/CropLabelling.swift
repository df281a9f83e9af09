internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// The names of the rows that a crop shows, for the sections of the chosen seats.
///
/// A row bears its name at the run of its seats that is nearest to the chosen ones, so that nobody takes the row of
/// another block for it: where the layout has put it, else in the aisle at an end of the run, else at the edge at which
/// the run is cut off. Rows of other sections have none: there they would be read as names of the same rows.
struct CropLabelling {
  private(set) var labels: [MapContent.Label] = []

  private let window: CropWindow
  private let map: SeatMap
  private let turn: AffineTransform
  private let measuring: any TextMeasuring
  private let style: TextStyle
  private let chosen: BoxUnion
  /// The seats that are shown, and the names so far.
  private var covered: LabelCrowd

  /// - Parameters:
  ///   - whole: The names of the whole map, by the number of their row.
  ///   - window: What is shown.
  init(
    window: CropWindow, map: SeatMap, whole: [(row: Int, label: MapContent.Label)], seatSize: Double,
    turn: AffineTransform, measuring: any TextMeasuring
  ) {
    (self.window, self.map, self.turn, self.measuring) = (window, map, turn, measuring)
    style = TextStyle(size: seatSize * RowLabelling.labelShare, weight: .medium)
    var chosen = BoxUnion()
    for seat in window.seats { chosen.add(map.seats[seat].box(turnedBy: turn)) }
    self.chosen = chosen
    covered = LabelCrowd(cellSize: seatSize * 2)
    for seat in map.seats.indices where window.shows(map.seats[seat].center, size: seatSize, turn: turn) {
      // Beyond the edge there is room for names.
      if let part = map.seats[seat].box(turnedBy: turn).intersection(window.rect) { covered.add(part) }
    }

    let chosenRows = Set(window.seats.map { map.seats[$0].row })
    let sections = Set(chosenRows.map { map.rows[$0].section })
    let named = map.rows.indices.filter {
      map.rows[$0].table == nil && !map.rows[$0].shownLabel.isEmpty && sections.contains(map.rows[$0].section)
    }
    let wholeOfRow = Dictionary(grouping: whole, by: \.row)
    // The chosen seats' rows come first: of names that would lie on each other theirs stays.
    for row in named.filter(chosenRows.contains) + named.filter({ !chosenRows.contains($0) }) {
      guard let run = nearestRun(ofRow: row) else { continue }
      let own = (wholeOfRow[row] ?? []).map(\.label).filter { window.rect.contains($0.box) && isBeside(run, $0) }
      add(own.isEmpty ? [label(ofRow: row, at: run)].compactMap { $0 } : own)
    }
  }

  private mutating func add(_ labels: [MapContent.Label]) {
    for label in labels { covered.add(label.box) }
    self.labels += labels
  }

  // MARK: Runs

  private func center(_ seat: Int) -> Point { turn.apply(map.seats[seat].center) }

  /// Of the runs of a row's shown seats between aisles and edges, the one nearest to the chosen seats.
  private func nearestRun(ofRow row: Int) -> Range<Int>? {
    var runs: [Range<Int>] = []
    for seat in map.rows[row].seats where window.rect.contains(center(seat)) {
      if let run = runs.last, run.upperBound == seat, isNeighbor(seat - 1, seat) {
        runs[runs.count - 1] = run.lowerBound..<seat + 1
      } else {
        runs.append(seat..<seat + 1)
      }
    }
    func distance(_ run: Range<Int>) -> Double { run.map(distanceToChosen).min() ?? .infinity }
    return runs.min { distance($0) < distance($1) }
  }

  private func distanceToChosen(_ seat: Int) -> Double {
    window.seats.map { center($0).distance(to: center(seat)) }.min() ?? .infinity
  }

  /// Whether there is no aisle between two seats.
  private func isNeighbor(_ one: Int, _ other: Int) -> Bool {
    map.seats[one].center.distance(to: map.seats[other].center) < 1.75 * max(map.seats[one].size, map.seats[other].size)
  }

  /// Whether a row's own name stands at an end of a run, and not at that of another.
  private func isBeside(_ run: Range<Int>, _ label: MapContent.Label) -> Bool {
    [run.lowerBound, run.upperBound - 1].contains {
      label.box.center.distance(to: center($0)) < label.box.width / 2 + map.seats[$0].size * 1.5
    }
  }

  // MARK: Places

  /// An end of a run.
  private struct End {
    var seat: Point
    var size: Double
    /// Away from the run, of length 1.
    var outwards: Vector
    /// Whether the row goes on beyond what is shown.
    var isCutOff: Bool
    /// Whether names stand there where all ends are alike: at the left, or where rows run up and down, above.
    var isUsual: Bool { outwards.dx.magnitude >= outwards.dy.magnitude ? outwards.dx < 0 : outwards.dy < 0 }
  }

  private func ends(of run: Range<Int>, ofRow row: Int) -> [End] {
    let (first, last) = (run.lowerBound, run.upperBound - 1)
    let seats = map.rows[row].seats
    func end(_ seat: Int, from inner: Int, beyond: Int, fallback: Vector) -> End {
      let along = center(seat) - center(inner)
      return End(
        seat: center(seat), size: map.seats[seat].size,
        outwards: along.normalized ?? turn.apply(fallback),
        isCutOff: seats.contains(beyond) && isNeighbor(seat, beyond))
    }
    let sideways = Vector(direction: map.seats[first].angle)
    return [
      end(first, from: min(first + 1, last), beyond: first - 1, fallback: sideways * -1),
      end(last, from: max(last - 1, first), beyond: last + 1, fallback: sideways),
    ]
  }

  private func label(ofRow row: Int, at run: Range<Int>) -> MapContent.Label? {
    let string = map.rows[row].shownLabel
    let width = measuring.metrics(of: string, style: style).width
    guard let back = turn.inverted else { return nil }
    let middle = chosen.rect?.center ?? window.rect.center
    let ends = ends(of: run, ofRow: row)
    let inAisles = ends.filter { !$0.isCutOff }.sorted {
      $0.seat.distance(to: middle) < $1.seat.distance(to: middle)
    }
    let atEdges = ends.filter(\.isCutOff).sorted { $0.isUsual && !$1.isUsual }
    let centers =
      inAisles.map { inAisle($0, width: width) } + atEdges.map { atEdge($0, width: width) }
    for center in centers {
      let box = Rect(center: center, size: Size(width, style.size))
      guard covered.hasRoom(for: box) else { continue }
      return MapContent.Label(
        string: string, center: back.apply(center), rotation: .zero, size: style.size, weight: .medium,
        className: "row-label", box: box)
    }
    return nil
  }

  private func inAisle(_ end: End, width: Double) -> Point {
    // A name is wider than high: to the side it has to keep farther away.
    let reach = end.outwards.dx.magnitude * width / 2 + end.outwards.dy.magnitude * style.size / 2
    return end.seat + end.outwards * (end.size / 2 + style.size * 0.75 + reach)
  }

  /// Where the row, which goes on straight from its last seat, meets the edge.
  private func atEdge(_ end: End, width: Double) -> Point {
    let (rect, out) = (window.rect, end.outwards)
    if out.dx.magnitude >= out.dy.magnitude {
      let x = out.dx < 0 ? rect.minX : rect.maxX
      let y = end.seat.y + (x - end.seat.x) / out.dx * out.dy
      let gap = width / 2 + style.size * 0.5
      return Point(out.dx < 0 ? x - gap : x + gap, min(max(y, rect.minY), rect.maxY))
    }
    let y = out.dy < 0 ? rect.minY : rect.maxY
    let x = end.seat.x + (y - end.seat.y) / out.dy * out.dx
    return Point(min(max(x, rect.minX), rect.maxX), out.dy < 0 ? y - style.size : y + style.size)
  }
}
