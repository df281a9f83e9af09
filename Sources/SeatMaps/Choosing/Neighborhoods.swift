internal import Geometry

/// The open seats within calling distance of each other: in one section, in a circle around an open seat.
///
/// Seats are sorted into square cells at least as wide as the circles' radius, so that a circle around a seat of a cell
/// meets that cell and its eight neighbours alone.
struct Neighborhoods {
  private struct Cell {
    let section: Int
    let column: Int
    let row: Int
    /// The seats, as places in ``OpenSeats/seats``, in order.
    var places: [Int] = []
    /// The seats of the cell and its neighbours, in order.
    var surroundings: [Int] = []
    /// A score that no choice here is better than; nil where there is no room for the party.
    var bound: SeatChoice.Score?
  }

  private let map: SeatMap
  private let groups: SeatGroups
  private let radius: Double
  private var cells: [Cell]
  private let bounds: ScoreBound
  /// For each open seat the number of its stretch.
  private let stretchOfPlace: [Int]
  /// The number of distances that are to be measured.
  private(set) var work = 0

  /// The radius of a circle: a seat's pitch for each of a party, and at least four.
  static func radius(people: Int, pitch: Double) -> Double { Double(max(people, 4)) * pitch }

  /// Sorts open seats into cells, the most promising ones first.
  ///
  /// Complexity: O(*n* log *n*) for *n* open seats.
  init(_ map: SeatMap, groups: SeatGroups, radius: Double) {
    (self.map, self.groups, self.radius) = (map, groups, radius)
    bounds = ScoreBound(groups)
    var stretchOfPlace: [Int] = []
    for (number, stretch) in groups.open.stretches.enumerated() {
      stretchOfPlace += Array(repeating: number, count: stretch.places.count)
    }
    self.stretchOfPlace = stretchOfPlace
    cells = Neighborhoods.cells(of: groups.open, in: map, radius: radius)
    addSurroundings()
    work = cells.reduce(0) { $0 + $1.places.count * $1.surroundings.count }
    cells = cells.compactMap { cell in cell.bound.map { (bound: $0, cell: cell) } }
      .sorted {
        $0.bound == $1.bound
          ? ($0.cell.section, $0.cell.row, $0.cell.column) < ($1.cell.section, $1.cell.row, $1.cell.column)
          : $0.bound < $1.bound
      }.map(\.cell)
  }

  /// Visits the lines in each circle that may have room for a party no worse than `best` says then.
  func visit(best: () -> SeatChoice.Score?, _ body: ([SeatGroups.Line]) -> Void) {
    var last: [Int] = []
    for cell in cells {
      if let best = best(), let bound = cell.bound, best < bound { return }
      for center in cell.places {
        let inside = places(around: center, among: cell.surroundings)
        guard inside.count >= groups.demand.people, inside != last else { continue }
        last = inside
        let lines = lines(of: inside)
        guard let bound = bounds.bound(places: inside, lengths: lines.map(\.count)) else { continue }
        if let best = best(), best < bound { continue }
        body(lines)
      }
    }
  }

  private func center(_ place: Int) -> Point { map.seats[groups.open.seats[place]].center }

  private func places(around place: Int, among places: [Int]) -> [Int] {
    let middle = center(place)
    return places.filter { Neighborhoods.isInCircle(center($0), around: middle, radius: radius) }
  }

  /// Whether a seat lies in a circle, its edge included, whatever rounding makes of a seat on the edge.
  static func isInCircle(_ point: Point, around center: Point, radius: Double) -> Bool {
    point.distance(to: center) <= radius * (1 + 1e-9)
  }

  /// Seats in order as lines of neighbours; the last and the first of a ring are neighbours too.
  private func lines(of places: [Int]) -> [SeatGroups.Line] {
    var lines: [SeatGroups.Line] = []
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

  private static func cells(of open: OpenSeats, in map: SeatMap, radius: Double) -> [Cell] {
    var extents: [Rect?] = Array(repeating: nil, count: map.sections.count)
    for seat in open.seats {
      let (section, center) = (map.section(ofSeat: seat), map.seats[seat].center)
      extents[section] = extents[section]?.union(Rect(center, center)) ?? Rect(center, center)
    }
    var keyed: [(section: Int, row: Int, column: Int, place: Int)] = []
    keyed.reserveCapacity(open.seats.count)
    for (place, seat) in open.seats.enumerated() {
      let section = map.section(ofSeat: seat)
      guard let extent = extents[section] else { continue }
      let side = max(radius, extent.width / mostCells, extent.height / mostCells)
      let offset = map.seats[seat].center - extent.origin
      keyed.append((section, number(offset.dy / side), number(offset.dx / side), place))
    }
    keyed.sort { ($0.section, $0.row, $0.column, $0.place) < ($1.section, $1.row, $1.column, $1.place) }
    var cells: [Cell] = []
    for (section, row, column, place) in keyed {
      if cells.last.map({ ($0.section, $0.row, $0.column) != (section, row, column) }) ?? true {
        cells.append(Cell(section: section, column: column, row: row))
      }
      cells[cells.count - 1].places.append(place)
    }
    return cells
  }

  /// A plan's extent may be anything that a double holds.
  private static let mostCells = 4096.0

  private static func number(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), mostCells)) : 0 }

  private mutating func addSurroundings() {
    var numbers: [Int: Int] = [:]
    func key(_ section: Int, _ row: Int, _ column: Int) -> Int { (section * 8192 + row + 1) * 8192 + column + 1 }
    for (number, cell) in cells.enumerated() { numbers[key(cell.section, cell.row, cell.column)] = number }
    for number in cells.indices {
      let cell = cells[number]
      var places: [Int] = []
      for row in cell.row - 1...cell.row + 1 {
        for column in cell.column - 1...cell.column + 1 {
          if let other = numbers[key(cell.section, row, column)] { places += cells[other].places }
        }
      }
      cells[number].surroundings = places.sorted()
      let lines = lines(of: cells[number].surroundings)
      cells[number].bound = bounds.bound(places: places, lengths: lines.map(\.count))
    }
  }
}
