internal import Geometry

/// Which seats of a map lie on each other.
struct SeatOverlaps {
  /// Two sections, the one drawn first first.
  struct SectionPair: Hashable {
    var lower: Int
    var upper: Int
  }

  /// The seats that lie on another seat of their section, in order.
  private(set) var seats: [Int] = []
  /// Sections of which seats lie on each other, in order, and the number of those seats, counted in both.
  ///
  /// A seat counts with at most `mostSections` other sections.
  private(set) var sections: [(pair: SectionPair, seatCount: Int)] = []

  /// The most other sections that a seat counts with: more than are named of any.
  private static let mostSections = 64

  /// Looks at each seat's surroundings; seats on different floors never lie on each other.
  ///
  /// A seat is compared with the first 256 it may lie on, and counts with at most `mostSections` other sections, so
  /// that a heap of thousands in one place takes neither more time nor more memory than it needs to.
  /// Complexity: O(*n* log *n*) time, O(*n*) memory for *n* seats.
  init(_ map: SeatMap) { self.init(map, among: Array(map.seats.indices)) }

  /// Looks for overlaps between sections alone: only at seats that reach into the box of another section, of which
  /// most maps have few or none.
  ///
  /// Complexity: O(*n* + *k* log *k*) for *n* seats of which *k* do, and few sections at each place.
  init(betweenSectionsOf map: SeatMap) {
    self.init(map, among: map.sections.count > 1 ? SeatOverlaps.seatsInBoxesOfOtherSections(of: map) : [])
    seats = []
  }

  private static func seatsInBoxesOfOtherSections(of map: SeatMap) -> [Int] {
    let seats = map.seats
    guard mayMeet(map.sections.compactMap { roughBounds(of: seats, $0.seats) }) else { return [] }
    func bounds(_ seat: Int) -> Rect { SeatFigure(ofSeat: seat, in: seats).bounds }
    let boxes = map.sections.map { section in SeatMap.union(section.seats.lazy.map(bounds)) }
    let occupied = boxes.indices.filter { boxes[$0] != nil }
    let tree = RectangleTree(occupied.compactMap { boxes[$0] })
    return occupied.flatMap { section -> [Int] in
      var others: [Rect] = []
      if let box = boxes[section] {
        tree.visit(meeting: box) { place in
          if occupied[place] != section, let other = boxes[occupied[place]] { others.append(other) }
          return true
        }
      }
      guard !others.isEmpty else { return [] }
      return map.sections[section].seats.filter { seat in
        let box = bounds(seat)
        return others.contains { $0.intersects(box) }
      }
    }
  }

  /// A rectangle that some seats do not reach beyond, however they are turned.
  private static func roughBounds(of seats: [PlacedSeat], _ range: Range<Int>) -> Rect? {
    guard !range.isEmpty else { return nil }
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for seat in range {
      let size = seats[seat].shape.size(width: seats[seat].size)
      let (x, y, reach) = (seats[seat].center.x, seats[seat].center.y, (size.width + size.height) / 2)
      (minX, maxX) = (min(minX, x - reach), max(maxX, x + reach))
      (minY, maxY) = (min(minY, y - reach), max(maxY, y + reach))
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Whether any of some rectangles meets another.
  private static func mayMeet(_ boxes: [Rect]) -> Bool {
    let tree = RectangleTree(boxes)
    return boxes.indices.contains { place in
      var meets = false
      tree.visit(meeting: boxes[place]) { other in
        meets = other != place
        return !meets
      }
      return meets
    }
  }

  /// Looks at some seats as if there were no others.
  private init(_ map: SeatMap, among numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    let index = SeatIndex(numbers.lazy.map { SeatFigure(ofSeat: $0, in: map.seats) })
    let sectionOfSeat = numbers.map { map.rows[map.seats[$0].row].section }
    let levels = map.sections.indices.map(map.level(ofSection:))
    var seatCounts: [SectionPair: Int] = [:]
    for seat in numbers.indices {
      let section = sectionOfSeat[seat]
      var isOnOwnSection = false
      var others: [Int] = []
      var comparisons = 0
      index.visitNeighbors(of: seat) { other in
        let otherSection = sectionOfSeat[other]
        guard levels[otherSection] == levels[section] else { return true }
        comparisons += 1
        let isKnown =
          otherSection == section
          ? isOnOwnSection : others.count == SeatOverlaps.mostSections || others.contains(otherSection)
        if !isKnown, index.overlap(seat, other) {
          if otherSection == section { isOnOwnSection = true } else { others.append(otherSection) }
        }
        return comparisons < 256
      }
      if isOnOwnSection { seats.append(numbers[seat]) }
      for other in others {
        seatCounts[SectionPair(lower: min(section, other), upper: max(section, other)), default: 0] += 1
      }
    }
    sections = seatCounts.map { (pair: $0.key, seatCount: $0.value) }
      .sorted { ($0.pair.lower, $0.pair.upper) < ($1.pair.lower, $1.pair.upper) }
  }
}
