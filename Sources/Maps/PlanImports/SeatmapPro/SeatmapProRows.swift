internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

/// The rows of a section of a specification: as seatmap.pro lays them out, and as a rule of ours.
struct SeatmapProRows {
  /// How rows are arranged.
  enum Form {
    /// A grid, whose first seat stands a little inside the section's origin.
    case grid(x: Double, y: Double)
    /// Arcs about the section's origin, below it, with as many seats at equal angles in every row.
    case arc(radius: Double, sweep: Double, rowSpacing: Double, facesOut: Bool)
  }

  /// Seats that are chosen by label; a whole row where no seats are named.
  struct Selector {
    var row: String
    var seats: Set<String>?

    func selects(_ label: String) -> Bool { seats?.contains(label) ?? true }
  }

  /// What is special about chosen seats; nil leaves it as an earlier entry says.
  struct Flags {
    var selector: Selector
    var isAccessible: Bool?
    var isHidden: Bool?
  }

  let form: Form
  /// The rows' labels from the top, or from the inside out.
  let rowLabels: [String]
  /// Whether row labels run from the last row.
  let rowsToTop: Bool
  /// The seats' labels in the order in which seatmap.pro makes seats: from the left, but in arcs from the right.
  let seatLabels: [String]
  /// Whether seat labels run from the last seat.
  let seatsToLeft: Bool
  var skips: [Selector] = []
  var flags: [Flags] = []

  /// How far the first seat of a grid stands from the section's origin, in both directions.
  static let gridInset = 19.0
  /// How far a seat may stand from where a rule puts it: seatmap.pro rounds to thousandths.
  private static let tolerance = 0.001

  // MARK: As seatmap.pro lays them out

  /// The rows with their seats from the left, in the section's coordinates.
  var bakedRows: [SeatRow] {
    let skipsByRow = Dictionary(grouping: skips, by: \.row)
    let flagsByRow = Dictionary(grouping: flags, by: \.selector.row)
    return rowLabels.indices.map { row in
      let label = rowLabels[row]
      var seats: [Seat] = []
      for place in seatLabels.indices {
        let seatLabel = seatLabels[place]
        if skipsByRow[label]?.contains(where: { $0.selects(seatLabel) }) == true { continue }
        let flags = flagsByRow[label]?.filter { $0.selector.selects(seatLabel) } ?? []
        if flags.last(where: { $0.isHidden != nil })?.isHidden == true { continue }
        let isAccessible = flags.last { $0.isAccessible != nil }?.isAccessible == true
        var seat = self.seat(row: row, place: place)
        if isAccessible { seat.attributes = .wheelchair }
        seats.append(seat)
      }
      if case .arc = form { seats.reverse() }
      return SeatRow(label: label, seats: seats)
    }
  }

  private func seat(row: Int, place: Int) -> Seat {
    switch form {
    case .grid(let x, let y):
      let inset = SeatmapProRows.gridInset
      return Seat(label: seatLabels[place], position: Point(inset + Double(place) * x, inset + Double(row) * y))
    case .arc(let radius, let sweep, let rowSpacing, let facesOut):
      let step = seatLabels.count > 1 ? sweep / Double(seatLabels.count - 1) : 0
      let angle = Angle.degrees(seatLabels.count > 1 ? 90 - sweep / 2 + Double(place) * step : 90)
      let reach = radius + Double(row) * rowSpacing
      return Seat(
        label: seatLabels[place], position: .zero + Vector(direction: angle) * reach,
        angle: (angle + .degrees(facesOut ? 90 : -90)).normalizedAroundZero)
    }
  }

  /// The width of a seat, which files do not say: four fifths of the narrowest pitch, at most of the usual one.
  var seatSize: Double {
    let pitch: Double
    switch form {
    case .grid(let x, let y): pitch = min(x.magnitude, y.magnitude)
    case .arc(let radius, let sweep, let rowSpacing, _):
      let step = Angle.degrees(seatLabels.count > 1 ? sweep / Double(seatLabels.count - 1) : 90)
      pitch = min((2 * radius * (step / 2).sine).magnitude, rowSpacing.magnitude)
    }
    let usual = SeatmapProPlanReader.defaultPitch
    let size = 0.8 * (pitch > 1e-6 ? min(pitch, usual) : usual)
    return max((size * 100).rounded() / 100, JSONNode.leastLength)
  }

  // MARK: As a rule

  /// A section with the rows as a rule, where one gives every baked seat its place and label; nil where none does.
  func ruled(in section: Section, like baked: [SeatRow]) -> Section? {
    guard let arrangement = ruledArrangement,
      let rowScheme = LabelScheme(making: rowsToTop ? rowLabels.reversed() : rowLabels),
      let seatScheme = LabelScheme(making: seatsToLeft ? seatLabels.reversed() : seatLabels)
    else { return nil }
    var block = Block(arrangement.rows, origin: arrangement.origin, seatSize: seatSize)
    block.exceptions = baked.flatMap(exceptions)
    var section = section
    section.blocks = [block]
    section.rowNumbering = RowNumbering(rowScheme, order: rowsToTop ? .backToFront : .frontToBack)
    var firstIsLeft = !seatsToLeft
    if case .arc = form { firstIsLeft.toggle() }
    section.seatNumbering = SeatNumbering(seatScheme, order: firstIsLeft ? .leftToRight : .rightToLeft)
    return section.lays(out: baked, within: SeatmapProRows.tolerance) ? section : nil
  }

  /// What is different from the rule in a row: seats that are not there, and places for wheelchairs.
  private func exceptions(in row: SeatRow) -> [SeatException] {
    let labels = Set(row.seats.map(\.label))
    let missing = seatLabels.filter { !labels.contains($0) }
    let accessible = row.seats.filter { $0.attributes.contains(.wheelchair) }.map(\.label)
    let rows = LabelSelection([.label(row.label)])
    func selection(_ chosen: [String], of all: Int) -> LabelSelection? {
      chosen.count == all ? nil : LabelSelection(chosen.map { .label($0) })
    }
    var exceptions: [SeatException] = []
    if !missing.isEmpty {
      exceptions.append(SeatException(rows: rows, seats: selection(missing, of: seatLabels.count), isRemoved: true))
    }
    if !accessible.isEmpty {
      exceptions.append(
        SeatException(rows: rows, seats: selection(accessible, of: row.seats.count), attributes: .wheelchair))
    }
    return exceptions
  }

  private var ruledArrangement: (rows: Block.Arrangement, origin: Point)? {
    let (rows, seats) = (rowLabels.count, seatLabels.count)
    switch form {
    case .grid(let x, let y):
      guard min(x, y) >= JSONNode.leastLength else { return nil }
      let middle = SeatmapProRows.gridInset + Double(seats - 1) * x / 2
      return (
        .straight(StraightRows(count: rows, seats: seats, seatPitch: x, rowPitch: y)),
        Point(middle, SeatmapProRows.gridInset)
      )
    case .arc(let radius, let sweep, let rowSpacing, let facesOut):
      guard !facesOut, min(radius, rowSpacing) >= JSONNode.leastLength, (0...360).contains(sweep) else { return nil }
      return (
        .arc(
          ArcRows(
            count: rows, radius: radius, rowPitch: rowSpacing, spacing: .equalAngle, sweep: .degrees(sweep),
            patterns: [RowPattern(seats: seats)])),
        Point(0, radius)
      )
    }
  }
}
