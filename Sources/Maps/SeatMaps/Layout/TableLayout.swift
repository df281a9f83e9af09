internal import Geometry
internal import Paths

extension SeatMapBuilder {
  /// Adds the tables of a section with their chairs.
  mutating func add(_ tables: [TableGroup], of section: Section, shape: SeatShape) {
    var labels = TableLabels()
    for group in tables {
      labels.beginGroup(group)
      let places = group.tablePlaces(limit: rowsLeft)
      add(
        group, of: section, at: places, labels: places.map { labels.label(of: $0) }, shape: group.seatShape ?? shape)
    }
  }

  private mutating func add(
    _ group: TableGroup, of section: Section, at places: [TableGroup.Place], labels: [String], shape: SeatShape
  ) {
    let firstRow = self.rows.count
    let figure = TableFigure(group, chair: shape, limit: seatsLeft)
    let names = TableNames(figure.cells, group.seatNumbering ?? section.seatNumbering, limit: seatsLeft)
    let usual = Traits(
      size: group.seatSize, shape: shape, category: category(named: group.category ?? section.category))
    var exceptions = BlockExceptions(group.exceptions, rows: labels) { category(named: $0) }
    for (number, (place, label)) in zip(places, labels).enumerated() {
      let transform = AffineTransform.rotation(place.rotation).then(.translation(place.position - .zero))
      let names = names.names(ofTable: label)
      exceptions.beginRow(number, seats: names.sequence)
      beginRow(label: label)
      beginTable(at: place, outline: figure.outline.transformed(by: transform), isSoldWhole: group.isSoldWhole)
      for (number, (chair, ordinal)) in zip(figure.chairs, names.ordinals).enumerated() {
        var traits = usual
        guard exceptions.apply(toSeat: ordinal, &traits) else { continue }
        let chair = SeatPlace(
          position: transform.apply(chair.position) + traits.nudge, facing: chair.facing + place.rotation)
        add(
          at: chair, ownAngle: traits.angle ?? chair.facing, label: names.label(ofSeat: number), traits: traits,
          shownLabel: names.shownLabel(ofSeat: number))
      }
      endRow(labels: .none)
    }
    note(exceptions.unmatched, ofRowsFrom: firstRow)
  }
}

/// The names of chairs, the same at each table but where they hold the table's label.
private struct TableNames {
  private let cells: RowCells
  private let numbering: SeatNumbering
  private let limit: Int
  private let usual: RowOfNames
  private let isTheSameEverywhere: Bool

  init(_ cells: RowCells, _ numbering: SeatNumbering, limit: Int) {
    (self.cells, self.numbering, self.limit) = (cells, numbering, limit)
    usual = RowOfNames(cells, numbering, label: "", shownLabel: "", limit: limit)
    let schemes = [numbering.scheme, numbering.shown?.scheme].compactMap(\.self)
    isTheSameEverywhere = !schemes.contains(where: \.namesRow)
  }

  func names(ofTable label: String) -> RowOfNames {
    isTheSameEverywhere ? usual : RowOfNames(cells, numbering, label: label, shownLabel: label, limit: limit)
  }
}

/// A table about its middle, before it is turned: its edge and where its chairs stand.
private struct TableFigure {
  /// The edge of the table.
  let outline: Path
  /// The chairs, in the order in which they are named.
  let chairs: [SeatPlace]
  /// What is named along the table: its chairs, and the open places after them.
  let cells: RowCells

  /// The table of a group, with at most `limit` chairs of a shape.
  init(_ group: TableGroup, chair shape: SeatShape, limit: Int) {
    let chair = shape.size(width: max(group.seatSize, 0))
    switch group.form {
    case .round(let table):
      let layout = RoundTableLayout(table, chair: chair, gap: group.chairGap)
      outline = .circle(center: .zero, radius: layout.radius)
      chairs = layout.chairs(limit: limit)
      cells = RowCells(
        RowPattern([.seats(max(table.seats, 0)), .gap(cells: max(table.openPlaces, 0))]))
    case .rectangle(let table):
      let layout = RectangularTableLayout(table, chair: chair, gap: group.chairGap)
      outline = .rectangle(Rect(center: .zero, size: layout.size))
      chairs = layout.chairs(limit: limit)
      cells = RowCells(RowPattern(seats: table.seatCount))
    }
  }

  /// The length of table edge that a chair gets where nobody says how large a table is, in widths of a chair: caterers
  /// reckon with 60 cm for a chair of 45.
  static let edgePerChair = 4.0 / 3
  /// How large a table is at least where nobody says, in widths of a chair: a bistro table of 70 cm.
  static let leastExtent = 1.5
}

/// The measures of a round table.
private struct RoundTableLayout {
  let radius: Double
  /// The chairs and the open places.
  private let slots: Int
  private let seats: Int
  /// The distance of the chairs' centres from the middle.
  private let chairRadius: Double

  init(_ table: TableGroup.Round, chair: Size, gap: Double) {
    seats = max(table.seats, 0)
    slots = seats.addingSaturated(max(table.openPlaces, 0))
    let edge = Double(slots) * TableFigure.edgePerChair * chair.width / (2 * .pi)
    // Inner corners of neighbours touch where half a chair is the tangent of half their angle.
    let touching = slots > 2 ? chair.width / 2 / Angle(degrees: 180 / Double(slots)).tangent - gap : 0
    radius = max(table.radius ?? max(edge, touching, chair.width * TableFigure.leastExtent / 2), 0)
    chairRadius = radius + gap + chair.height / 2
  }

  /// From the lowest point clockwise, each looking at the middle.
  func chairs(limit: Int) -> [SeatPlace] {
    (0..<min(seats, max(limit, 0))).map { chair in
      let angle = Angle(degrees: 360 * Double(chair) / Double(slots))
      return SeatPlace(
        position: Point(-chairRadius * angle.sine, chairRadius * angle.cosine), facing: angle.normalizedAroundZero)
    }
  }
}

/// The measures of a rectangular table.
private struct RectangularTableLayout {
  let size: Size
  private let sides: [Side]

  /// The chairs of a side, whose first is at the left as seen from them.
  private struct Side {
    var count: Int
    var pitch: Double
    /// From the table's middle to the middle of the chairs.
    var distance: Double
    /// Where the chairs look; the side itself lies the other way.
    var facing: Angle
  }

  init(_ table: TableGroup.Rectangle, chair: Size, gap: Double) {
    let pitch = chair.width * TableFigure.edgePerChair
    let counts = [table.top, table.right, table.bottom, table.left].map { max($0, 0) }
    let least = chair.width * TableFigure.leastExtent
    let (longest, deepest) = (max(counts[0], counts[2]), max(counts[1], counts[3]))
    let usual = Size(max(Double(longest) * pitch, least), max(Double(deepest) * pitch, least))
    let size = table.size.map { Size(max($0.width, 0), max($0.height, 0)) } ?? usual
    self.size = size
    let (alongWidth, alongHeight) = (size.width / Double(max(longest, 1)), size.height / Double(max(deepest, 1)))
    let (above, beside) = (size.height / 2 + gap + chair.height / 2, size.width / 2 + gap + chair.height / 2)
    sides = [
      Side(count: counts[0], pitch: alongWidth, distance: above, facing: .degrees(180)),
      Side(count: counts[1], pitch: alongHeight, distance: beside, facing: .degrees(-90)),
      Side(count: counts[2], pitch: alongWidth, distance: above, facing: .zero),
      Side(count: counts[3], pitch: alongHeight, distance: beside, facing: .degrees(90)),
    ]
  }

  /// From the upper left corner clockwise: the chairs of opposite sides have one pitch, and each side is centred.
  func chairs(limit: Int) -> [SeatPlace] {
    var chairs: [SeatPlace] = []
    for side in sides {
      for chair in 0..<min(side.count, max(limit, 0) - chairs.count) {
        // Clockwise round the table is from right to left as the chairs of a side look.
        let along = (Double(side.count - 1) / 2 - Double(chair)) * side.pitch
        let place = Vector(along, side.distance).rotated(by: side.facing)
        chairs.append(SeatPlace(position: .zero + place, facing: side.facing))
      }
    }
    return chairs
  }
}

extension TableGroup {
  /// Where the tables stand, in the order of their labels; at most `limit` of them.
  fileprivate func tablePlaces(limit: Int) -> [Place] {
    switch places {
    case .listed(let places): Array(places.prefix(max(limit, 0)))
    case .grid(let grid): grid.places(limit: limit)
    }
  }
}

extension TableGroup.Grid {
  fileprivate func places(limit: Int) -> [TableGroup.Place] {
    let (rows, columns) = (max(rows, 0), max(columns, 0))
    let count = min(rows.multipliedSaturated(by: columns), max(limit, 0))
    return (0..<count).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: columns)
      let shift = row.isMultiple(of: 2) ? 0 : stagger * columnPitch
      // In half pitches, so that the two ends of a row mirror each other exactly.
      let x = (2 * Double(column) + 1 - Double(columns)) * (columnPitch / 2) + shift
      return TableGroup.Place(origin + Vector(x, Double(row) * rowPitch))
    }
  }
}

/// The labels of a section's tables, which go on from group to group until one begins anew.
///
/// Tables with a label of their own are not counted.
private struct TableLabels {
  private var sequence = LabelSequence(LabelScheme(.numbers))
  private var count = 0

  /// Goes on to a group.
  mutating func beginGroup(_ group: TableGroup) {
    guard let numbering = group.numbering else { return }
    (sequence, count) = (LabelSequence(numbering), 0)
  }

  /// The label of the next table.
  mutating func label(of place: TableGroup.Place) -> String {
    if let label = place.label { return label }
    defer { count += 1 }
    return sequence[count]
  }
}
