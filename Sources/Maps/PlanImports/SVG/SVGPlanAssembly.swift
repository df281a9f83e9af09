internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

/// Makes a plan of what was found in a drawing.
struct SVGPlanAssembly {
  var reading: TextDocumentReading
  private var contents: SVGContents
  private var gathered = GatheredSeats()
  private var prices = GatheredPrices()
  /// What the seats say of one showing; nil where they say nothing.
  private(set) var availability: Availability?

  init(_ contents: SVGContents, reading: TextDocumentReading) {
    self.contents = contents
    self.reading = reading
  }

  /// The plan, without name and canvas.
  mutating func plan() -> SeatPlan {
    takeTextsOnSeats()
    numberUnnamedSeats()
    let usualShape = self.usualShape
    let colors = nameCategoriesByColor()

    addShapes()
    var seats: [GatheredSeat] = []
    for found in contents.seats {
      var seat = GatheredSeat(
        seat: found.seat, floor: found.floor, section: found.section, row: found.row, price: found.price,
        status: found.status)
      if seat.seat.shape == usualShape { seat.seat.shape = nil }
      gathered.add(seat)
      prices.add(seat)
      seats.append(seat)
    }
    availability = prices.availability(of: seats)
    gathered.orderSeatsAlongRows()

    var plan = SeatPlan(
      name: "", categories: prices.categories, seatShape: usualShape, floors: gathered.floors, sections: [])
    for number in plan.categories.indices { plan.categories[number].color = colors[plan.categories[number].name] }
    place(contents.stage, in: &plan)
    let usualSize = gathered.usualSize ?? Block.defaultSeatSize
    let texts = Set(contents.texts.map(\.string))
    plan.sections = gathered.sections.map { section in
      var result = section.section(usualSize: usualSize)
      // A drawing whose own texts name rows names them once.
      result.rowLabels = section.rows.contains { texts.contains($0.label) } ? .none : .both
      return result
    }
    return plan
  }

  /// The drawing that most seats have.
  private var usualShape: SeatShape {
    let counts = SeatShape.allCases.map { shape in contents.seats.count { $0.seat.shape == shape } }
    let most = counts.max()
    return zip(SeatShape.allCases, counts).first { $0.1 == most }?.0 ?? .circle
  }
}

// MARK: - Names

extension SVGPlanAssembly {
  /// Takes texts that stand on seats for their numbers; they are drawn anyway.
  private mutating func takeTextsOnSeats() {
    let centers = contents.seats.map(\.seat.position)
    let sizes = contents.seats.map { $0.seat.size ?? 0 }
    let grid = PointGrid(centers, cell: sizes.isEmpty ? 1 : sizes.sorted()[sizes.count / 2])
    contents.texts.removeAll { text in
      guard let number = grid.nearest(to: text.center), centers[number].distance(to: text.center) <= sizes[number] / 2
      else { return false }
      if contents.seats[number].seat.label.isEmpty {
        contents.seats[number].seat.label = text.string
        return true
      }
      return contents.seats[number].seat.label == text.string
    }
  }

  /// Gives seats that nothing names a number each, in the order of the drawing.
  private mutating func numberUnnamedSeats() {
    var number = 0
    for index in contents.seats.indices where contents.seats[index].seat.label.isEmpty {
      number += 1
      contents.seats[index].seat.label = String(number)
      reading.note("numbered a seat that has no name", at: contents.seats[index].place)
    }
  }

  /// Gives seats without a category one that has the name of their colour, unless all have the same.
  ///
  /// The result is the colour of each category: that of its first seat that has one.
  private mutating func nameCategoriesByColor() -> [String: Color] {
    var colors: [String: Color] = [:]
    let unnamed = Set(contents.seats.filter { $0.seat.category == nil }.map { $0.color?.hexText })
    let isNamed = contents.seats.contains { $0.seat.category != nil }
    for index in contents.seats.indices {
      let color = contents.seats[index].color
      if contents.seats[index].seat.category == nil, let color, unnamed.count > 1 || isNamed {
        contents.seats[index].seat.category = color.hexText
        reading.note("named a category after its colour", at: contents.seats[index].place)
      }
      if let name = contents.seats[index].seat.category, colors[name] == nil { colors[name] = color }
    }
    return colors
  }
}

// MARK: - What is no seat

extension SVGPlanAssembly {
  private mutating func addShapes() {
    for shape in contents.shapes {
      let (outline, position) = shape.outline
      gathered.add(
        Area(outline, at: position, fill: shape.fill.areaColor, border: shape.stroke.areaColor),
        floor: shape.floor, section: shape.section)
    }
    for text in contents.texts {
      gathered.add(
        Area(
          .none, at: text.center, rotation: text.rotation,
          caption: Area.Caption(text.string, size: text.size, color: text.color)), floor: nil, section: text.section)
    }
    for (number, area) in contents.areas.enumerated() {
      let (outline, position) = area.shape.outline
      gathered.add(
        GeneralAdmissionArea(
          area.label.isEmpty ? "Area \(number + 1)" : area.label, outline: outline, at: position,
          capacity: area.capacity, category: area.category),
        floor: area.shape.floor, section: area.shape.section)
    }
  }

  /// Places a stage above the seats below it as the plan's, and any other as an area that the seats face.
  private mutating func place(_ stage: SVGContents.FoundStage?, in plan: inout SeatPlan) {
    guard let stage else { return }
    let bounds = stage.bounds
    let columns = contents.seats.filter { (bounds.minX...bounds.maxX).contains($0.seat.position.x) }
    let tops = (columns.isEmpty ? contents.seats : columns).map { $0.seat.position.y - ($0.seat.size ?? 0) / 4 }
    guard let top = tops.min(), bounds.maxY > top else {
      plan.stage = Stage(
        stage.kind, position: Point(bounds.midX, bounds.maxY), width: max(bounds.width, JSONNode.leastLength),
        depth: bounds.height, curvature: 2 * stage.rise, label: stage.label)
      return
    }
    reading.note(
      "drew the stage as an area that the seats face, since it is not above them", at: reading.place(line: 1, column: 1)
    )
    gathered.add(
      Area(
        .rectangle(bounds.size), at: bounds.origin,
        caption: Area.Caption(
          stage.label ?? (stage.kind == .stage ? "Stage" : "Screen"), at: Point(bounds.width / 2, bounds.height / 2))),
      floor: nil, section: "")
    if contents.seats.allSatisfy({ $0.seat.angle == nil }) { plan.focalPoint = bounds.center }
  }
}

extension SVGContents.FoundShape {
  /// The outline of an area, and where it stands.
  fileprivate var outline: (Area.Outline, Point) {
    if let (rect, radius) = rectangle { return (.rectangle(rect.size, cornerRadius: radius), rect.origin) }
    return (.path(path), .zero)
  }
}

extension SVGPaint {
  /// The colour of an area: clear where nothing is painted, the theme's where it is not known.
  fileprivate var areaColor: Color? {
    switch self {
    case .none: .clear
    case .color(let color): color
    case .other: nil
    }
  }
}

/// Points in the cells of a grid, so that one near a place is found without looking at all.
///
/// Of points that crowd in a cell only the first few are kept, so that no heap of them makes looking slow.
struct PointGrid {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// How many points are kept in a cell.
  private static let crowd = 16

  private let points: [Point]
  private let size: Double
  private var numbers: [Cell: [Int]] = [:]

  /// Creates a grid of cells as wide as the distance up to which points are looked for.
  init(_ points: [Point], cell size: Double) {
    self.points = points
    self.size = size > 0 ? size : 1
    for (number, point) in points.enumerated() {
      guard let cell = cell(of: point), numbers[cell, default: []].count < PointGrid.crowd else { continue }
      numbers[cell, default: []].append(number)
    }
  }

  /// The number of the nearest point in the cell of a place and those around it; the first of equally near ones.
  func nearest(to place: Point) -> Int? {
    guard let middle = cell(of: place) else { return nil }
    var nearest: (number: Int, distance: Double)?
    for row in middle.row - 1...middle.row + 1 {
      for column in middle.column - 1...middle.column + 1 {
        for number in numbers[Cell(column: column, row: row)] ?? [] {
          let distance = points[number].distance(to: place)
          if distance < nearest?.distance ?? .infinity { nearest = (number, distance) }
        }
      }
    }
    return nearest?.number
  }

  private func cell(of point: Point) -> Cell? {
    let (column, row) = ((point.x / size).rounded(.down), (point.y / size).rounded(.down))
    // Far out there are no neighbours that a double tells apart.
    guard max(column.magnitude, row.magnitude) < 0x1p50 else { return nil }
    return Cell(column: Int(column), row: Int(row))
  }
}
