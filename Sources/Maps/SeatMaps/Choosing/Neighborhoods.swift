internal import Geometry

/// The open seats within calling distance of each other: in one section, in a circle around an open seat.
///
/// Seats are sorted into square cells at least as wide as the circles' radius, so that a circle around a seat of a cell
/// meets that cell and its eight neighbours alone. What promises most is looked at first: cells by what is known of
/// them and their neighbours, then by the seats themselves, then circle by circle.
struct Neighborhoods {
  private struct Cell {
    let section: Int
    let column: Int
    let row: Int
    var seats = 0
    var wheelchairs = 0
    /// The best view of a wheelchair place, and of another seat.
    var leastWheelchairView = Int.max
    var leastView = Int.max
    /// The last place of its seats.
    var last = -1
  }

  /// What may be looked at, at three levels of knowledge.
  private enum Prospect {
    case cell
    case surroundings
    case circle(center: Int)
  }

  private struct Entry: Comparable {
    let bound: SeatChoice.Score
    let cell: Int
    let prospect: Prospect

    /// Circles before cells, so that something is found early.
    private var order: Int {
      switch prospect {
      case .circle(let center): center
      case .surroundings: .max - 1
      case .cell: .max
      }
    }

    static func < (left: Entry, right: Entry) -> Bool {
      left.bound == right.bound
        ? left.order == right.order ? left.cell < right.cell : left.order < right.order : left.bound < right.bound
    }

    static func == (left: Entry, right: Entry) -> Bool {
      left.bound == right.bound && left.cell == right.cell && left.order == right.order
    }
  }

  private let groups: SeatGroups
  private let circle: Circle
  private var cells: [Cell] = []
  /// For each cell how many stretches there are of each length, longer ones than the party counting as the last.
  private var lengths: [Int] = []
  /// For each cell the seats of each limited category.
  private var limited: [Int] = []
  /// For each place the one before it in its cell; −1 where there is none.
  private var previous: [Int]
  /// For each cell the places of it and its neighbours, in order; empty until they are needed.
  private var surroundings: [[Int]] = []
  private var numbers: [Int: Int] = [:]
  private var queue = BestFirstQueue<Entry>([])
  private let bounds: ScoreBound
  /// For each open seat the number of its stretch.
  private let stretchOfPlace: [Int]
  /// For each open seat its center.
  private let centers: [Point]

  /// The radius of a circle: a seat's pitch for each of a party, and at least four.
  static func radius(people: Int, pitch: Double) -> Double { Double(max(people, 4)) * pitch }

  /// Sorts open seats into cells.
  ///
  /// Complexity: O(*n*) for *n* open seats.
  init(_ map: SeatMap, groups: SeatGroups, radius: Double) {
    self.groups = groups
    circle = Circle(radius: radius)
    bounds = ScoreBound(groups)
    var stretchOfPlace: [Int] = []
    stretchOfPlace.reserveCapacity(groups.open.seats.count)
    for (number, stretch) in groups.open.stretches.enumerated() {
      for _ in stretch.places { stretchOfPlace.append(number) }
    }
    self.stretchOfPlace = stretchOfPlace
    let seats = map.seats
    centers = groups.open.seats.map { seats[$0].center }
    previous = Array(repeating: -1, count: centers.count)
    addCells(of: map)
    surroundings = Array(repeating: [], count: cells.count)
    queue = BestFirstQueue(
      cells.indices.compactMap { cell in
        bounds.bound(room(around: cell)).map { Entry(bound: $0, cell: cell, prospect: .cell) }
      })
  }

  /// The lines of the next circle that may have room for a party no worse than `best`; nil where there is none, or the
  /// budget is spent.
  mutating func next(noWorseThan best: SeatChoice.Score?, budget: inout StepBudget) -> [SeatGroups.Line]? {
    while !budget.isSpent, let entry = queue.popLeast() {
      if let best, best < entry.bound { return nil }
      switch entry.prospect {
      case .cell:
        let places = gatherSurroundings(of: entry.cell)
        budget.spend(places.count * 8)
        guard let bound = bounds.bound(places: places, lines: lines(of: places)) else { continue }
        surroundings[entry.cell] = places
        queue.insert(Entry(bound: bound, cell: entry.cell, prospect: .surroundings))
      case .surroundings:
        addCircles(of: entry.cell, noWorseThan: best, budget: &budget)
      case .circle(let center):
        budget.spend(surroundings[entry.cell].count)
        return lines(of: places(around: center, among: surroundings[entry.cell]))
      }
    }
    return nil
  }

  private mutating func addCircles(of cell: Int, noWorseThan best: SeatChoice.Score?, budget: inout StepBudget) {
    let around = surroundings[cell]
    var last: [Int] = []
    for center in places(in: cell).reversed() {
      let inside = places(around: center, among: around)
      budget.spend(around.count + inside.count * 4)
      guard inside.count >= groups.demand.people, inside != last else { continue }
      last = inside
      guard let bound = bounds.bound(places: inside, lines: lines(of: inside)) else { continue }
      if let best, best < bound { continue }
      queue.insert(Entry(bound: bound, cell: cell, prospect: .circle(center: center)))
    }
  }

  private func places(around place: Int, among places: [Int]) -> [Int] {
    let middle = centers[place]
    var inside: [Int] = []
    inside.reserveCapacity(places.count)
    for other in places where circle.contains(centers[other], around: middle) { inside.append(other) }
    return inside
  }

  /// Seats in order as lines of neighbours; the last and the first of a ring are neighbours too.
  private func lines(of places: [Int]) -> [SeatGroups.Line] {
    var lines: [SeatGroups.Line] = []
    lines.reserveCapacity(places.count)
    var ringStart: Int?
    for place in places {
      let stretch = stretchOfPlace[place]
      if let last = lines.last, last.stretch == stretch, last.first + last.count == place {
        lines[lines.count - 1].count += 1
      } else {
        lines.append(SeatGroups.Line(first: place, count: 1, stretch: stretch, isRing: false))
      }
      let ring = groups.open.stretches[stretch]
      guard ring.isRing else { continue }
      if place == ring.places.lowerBound { ringStart = lines.count - 1 }
      if place == ring.places.upperBound - 1, let start = ringStart, lines[start].stretch == stretch {
        if start == lines.count - 1 {
          lines[start].isRing = true
        } else {
          lines[lines.count - 1].count += lines[start].count
          lines.remove(at: start)
        }
      }
    }
    return lines
  }

  // MARK: Cells

  private mutating func addCells(of map: SeatMap) {
    let sectionOfPlace = groups.open.seats.map { map.section(ofSeat: $0) }
    var extents: [Rect?] = Array(repeating: nil, count: map.sections.count)
    for (section, center) in zip(sectionOfPlace, centers) {
      extents[section].formUnion(Rect(center, center))
    }
    var (lastCell, lastStretch) = (-1, -1)
    for (place, section) in sectionOfPlace.enumerated() {
      guard let extent = extents[section] else { continue }
      let side = max(circle.radius, extent.width / Neighborhoods.mostCells, extent.height / Neighborhoods.mostCells)
      let offset = centers[place] - extent.origin
      let (row, column) = (Neighborhoods.number(offset.dy / side), Neighborhoods.number(offset.dx / side))
      let cell: Int
      if lastCell >= 0, cells[lastCell].section == section, cells[lastCell].row == row,
        cells[lastCell].column == column
      {
        cell = lastCell
      } else {
        let key = Neighborhoods.key(section, row, column)
        cell = numbers[key] ?? cells.count
        if cell == cells.count {
          numbers[key] = cell
          cells.append(Cell(section: section, column: column, row: row))
          for _ in 0...groups.demand.people { lengths.append(0) }
          for _ in groups.demand.limits { limited.append(0) }
        }
      }
      if (cell, stretchOfPlace[place]) != (lastCell, lastStretch) {
        (lastCell, lastStretch) = (cell, stretchOfPlace[place])
        let length = groups.open.stretches[lastStretch].places.count
        lengths[cell * (groups.demand.people + 1) + min(length, groups.demand.people)] += 1
      }
      add(place, to: cell)
    }
  }

  private mutating func add(_ place: Int, to cell: Int) {
    previous[place] = cells[cell].last
    cells[cell].last = place
    cells[cell].seats += 1
    let view = groups.open.viewSums[place + 1] - groups.open.viewSums[place]
    if !groups.open.isPlain {
      let traits = groups.open.traits[place]
      if let limit = traits.limit { limited[cell * groups.demand.limits.count + limit] += 1 }
      if traits.isWheelchair {
        cells[cell].wheelchairs += 1
        cells[cell].leastWheelchairView = min(cells[cell].leastWheelchairView, view)
        return
      }
    }
    cells[cell].leastView = min(cells[cell].leastView, view)
  }

  /// A plan's extent may be anything that a double holds.
  private static let mostCells = 4096.0

  private static func number(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), mostCells)) : 0 }

  private static func key(_ section: Int, _ row: Int, _ column: Int) -> Int {
    (section * 8192 + row + 1) * 8192 + column + 1
  }

  /// The seats of a cell, as places in ``OpenSeats/seats``, the last first.
  private func places(in cell: Int) -> [Int] {
    var (places, place): ([Int], Int) = ([], cells[cell].last)
    places.reserveCapacity(cells[cell].seats)
    while place >= 0 {
      places.append(place)
      place = previous[place]
    }
    return places
  }

  /// A cell and those around it.
  private func neighbors(of number: Int) -> [Int] {
    let cell = cells[number]
    var neighbors: [Int] = []
    neighbors.reserveCapacity(9)
    for row in cell.row - 1...cell.row + 1 {
      for column in cell.column - 1...cell.column + 1 {
        if let other = numbers[Neighborhoods.key(cell.section, row, column)] { neighbors.append(other) }
      }
    }
    return neighbors
  }

  /// What is known of a cell and those around it; a stretch that is in several counts as often.
  private func room(around number: Int) -> ScoreBound.Room {
    var room = bounds.emptyRoom
    var (wheelchairView, view) = (Int.max, Int.max)
    let (lengthCount, limitCount) = (room.lengths.count, room.limited.count)
    for other in neighbors(of: number) {
      for length in 0..<lengthCount { room.lengths[length] += lengths[other * lengthCount + length] }
      for limit in 0..<limitCount { room.limited[limit] += limited[other * limitCount + limit] }
      let cell = cells[other]
      room.seats += cell.seats
      room.wheelchairs += cell.wheelchairs
      (wheelchairView, view) = (min(wheelchairView, cell.leastWheelchairView), min(view, cell.leastView))
    }
    let wheelchairs = groups.demand.wheelchairs
    room.view =
      (wheelchairView < .max ? wheelchairs * wheelchairView : 0)
      + (view < .max ? (groups.demand.people - wheelchairs) * view : 0)
    return room
  }

  private func gatherSurroundings(of cell: Int) -> [Int] {
    var gathered: [Int] = []
    for other in neighbors(of: cell) { gathered += places(in: other) }
    gathered.sort()
    return gathered
  }
}

/// A circle of some radius around a seat.
private struct Circle {
  let radius: Double
  private let square: Double

  init(radius: Double) {
    self.radius = radius
    let limit = radius * (1 + 1e-9)
    square = limit * limit
  }

  /// Whether a seat lies in it, its edge included, whatever rounding makes of a seat on the edge.
  func contains(_ point: Point, around center: Point) -> Bool {
    // Squares of what is very small or very large are not what they should be.
    guard 1e-200...1e200 ~= square else { return point.distance(to: center) <= radius * (1 + 1e-9) }
    let (x, y) = (point.x - center.x, point.y - center.y)
    return x * x + y * y <= square
  }
}
