import Geometry
import SeatMaps

/// The written criteria applied to every subset of the free seats: what the search is held against.
///
/// Nothing here is shared with the search. Neighbours, groups and single seats are found by looking at each seat anew.
struct ExhaustiveChoice {
  /// A score as the guide writes it down, with the seats as the last criterion.
  struct Found: Equatable {
    var criteria: [Int]
    var seats: [Int]

    func isBetter(than other: Found?) -> Bool {
      guard let other else { return true }
      return criteria == other.criteria
        ? seats.lexicographicallyPrecedes(other.seats) : criteria.lexicographicallyPrecedes(other.criteria)
    }
  }

  let map: SeatMap
  let states: SeatStates
  let request: SeatRequest
  /// For each seat those beside it.
  private let neighbors: [[Int]]
  private let pitch: Double
  private var isOpen: [Bool] = []
  private var views: [Int] = []
  private var offsets: [Int] = []

  init(_ map: SeatMap, _ states: SeatStates, _ request: SeatRequest) {
    (self.map, self.states, self.request) = (map, states, request)
    var gaps: [[Double]] = []
    for row in map.rows {
      gaps.append(
        row.seats.dropFirst().map { map.seats[$0].center.distance(to: map.seats[$0 - 1].center) })
    }
    func lowerMedian(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[(values.count - 1) / 2] }
    let median = lowerMedian(gaps.filter { !$0.isEmpty }.map(lowerMedian))
    let pitch = median > 0 ? median : map.seats.map(\.size).max() ?? 1
    self.pitch = pitch
    var neighbors = map.seats.map { _ in [Int]() }
    for (number, row) in map.rows.enumerated() {
      let reach = 1.5 * (row.seats.count > 2 ? lowerMedian(gaps[number]) : pitch)
      for left in row.seats {
        for right in row.seats where left < right {
          let areNext = right == left + 1
          let closeTheRing = row.table != nil && row.seats.count > 2 && right - left == row.seats.count - 1
          guard areNext || closeTheRing else { continue }
          if map.seats[left].center.distance(to: map.seats[right].center) <= reach {
            neighbors[left].append(right)
            neighbors[right].append(left)
          }
        }
      }
    }
    self.neighbors = neighbors
    isOpen = map.seats.indices.map(isOpen(_:))
    let lines = SightLines(map)
    views = map.seats.indices.map { seat in
      view(lines[seat]) + (map.seats[seat].attributes.contains(.restrictedView) ? 10_000 : 0)
    }
    offsets = map.seats.indices.map(offCenter)
  }

  /// The best choice; nil where there is none.
  func best() -> Found? {
    let open = map.seats.indices.filter { isOpen[$0] }
    guard open.count <= 20 else { return nil }
    var best: Found?
    for bits in 0..<(1 << open.count) where bits.nonzeroBitCount == request.count {
      let seats = open.indices.filter { bits & 1 << $0 != 0 }.map { open[$0] }
      if let found = judge(seats), found.isBetter(than: best) { best = found }
    }
    return best
  }

  // MARK: Criteria

  /// The score of some seats; nil where they will not do.
  func judge(_ seats: [Int]) -> Found? {
    let groups = self.groups(of: seats)
    guard fits(seats, groups), keepsDistance(groups) else { return nil }
    if !request.allowsSplit, groups.count > 1 { return nil }
    let singles = groups.reduce(0) { $0 + singleSeats(beside: $1) }
    if request.forbidsSingleSeats, singles > 0 { return nil }
    return Found(
      criteria: [
        nearness(of: seats, groups), groups.count, request.count == 1 ? 0 : groups.count { $0.count == 1 }, singles,
        groups.reduce(0) { $0 + $1.count * $1.count }, seats.reduce(0) { $0 + views[$1] },
        seats.reduce(0) { $0 + offsets[$1] },
      ], seats: seats)
  }

  private func isOpen(_ seat: Int) -> Bool {
    let placed = map.seats[seat]
    let isForWheelchairs = !placed.attributes.isDisjoint(with: [.wheelchair, .companion])
    if states.statuses[seat] != .available || isForWheelchairs && request.wheelchairs == 0 { return false }
    return request.categories.isEmpty || request.categories.contains(placed.categoryName ?? "")
  }

  private func isOrdinary(_ seat: Int) -> Bool {
    states.statuses[seat] == .available && map.seats[seat].attributes.isDisjoint(with: [.wheelchair, .companion])
  }

  private func isWheelchair(_ seat: Int) -> Bool { map.seats[seat].attributes.contains(.wheelchair) }

  /// Seats connected by being neighbours, each group in the order in which it is walked from one end.
  private func groups(of seats: [Int]) -> [[Int]] {
    var left = seats
    var groups: [[Int]] = []
    // Begin at ends; what is left then are rings.
    while let start = left.first(where: { seat in neighbors[seat].count { left.contains($0) } < 2 }) ?? left.first {
      var line = [start]
      while let next = neighbors[line[line.count - 1]].first(where: { left.contains($0) && !line.contains($0) }) {
        line.append(next)
      }
      left.removeAll { line.contains($0) }
      groups.append(line)
    }
    return groups
  }

  private func fits(_ seats: [Int], _ groups: [[Int]]) -> Bool {
    guard seats.count(where: isWheelchair) == request.wheelchairs else { return false }
    for limit in request.limits where seats.count(where: { map.seats[$0].categoryName == limit.category }) > limit.most
    {
      return false
    }
    guard request.wheelchairs > 0 else { return true }
    let each = Int((Double(request.companions) / Double(request.wheelchairs)).rounded(.up))
    var companions = 0
    for group in groups {
      var beside = 0
      for (place, seat) in group.enumerated() where !isWheelchair(seat) {
        let isNear = group.indices.contains { abs($0 - place) <= 2 && isWheelchair(group[$0]) }
        if isNear { beside += 1 }
        if map.seats[seat].attributes.contains(.companion), !isNear { return false }
      }
      companions += min(beside, each * group.count(where: isWheelchair))
    }
    return companions >= request.companions
  }

  /// Two groups with one open seat between them would be one; a table of which every chair is open takes one group.
  private func keepsDistance(_ groups: [[Int]]) -> Bool {
    for (number, group) in groups.enumerated() {
      let row = map.rows[map.seats[group[0]].row].seats
      let isOpenRing = row.allSatisfy { isOpen[$0] && neighbors[$0].count == 2 }
      let beside = group.flatMap { neighbors[$0] }.filter { isOpen[$0] && !group.contains($0) }
      for other in groups[..<number] {
        if isOpenRing, row.contains(other[0]) { return false }
        if beside.contains(where: { seat in neighbors[seat].contains { other.contains($0) } }) { return false }
      }
    }
    return true
  }

  private func singleSeats(beside group: [Int]) -> Int {
    let beside = Set(
      group.filter(isOrdinary).flatMap { neighbors[$0] }.filter { isOrdinary($0) && !group.contains($0) })
    return beside.count { seat in !neighbors[seat].contains { isOrdinary($0) && !group.contains($0) } }
  }

  private func nearness(of seats: [Int], _ groups: [[Int]]) -> Int {
    if groups.count == 1 { return 0 }
    let sections = Set(seats.map { map.rows[map.seats[$0].row].section })
    if sections.count == 1 {
      let radius = Double(max(request.count, 4)) * pitch
      let centers = map.seats.indices.filter { isOpen[$0] && sections.contains(map.rows[map.seats[$0].row].section) }
      let isNear = centers.contains { center in
        seats.allSatisfy { map.seats[$0].center.distance(to: map.seats[center].center) <= radius * (1 + 1e-9) }
      }
      return isNear ? 1 : 2
    }
    return Set(sections.map { map.sections[$0].floor }).count == 1 ? 3 : 4
  }

  private func view(_ line: Sightline?) -> Int {
    guard let line else { return 0 }
    guard let verdict = line.verdict, let angle = line.viewingAngle?.degrees else {
      return Int((line.distance / pitch + 1e-6).rounded(.down))
    }
    let excess = angle < 45 ? 45 - angle : angle > 50 ? angle - 50 : 0
    return Int((excess / 5 - 1e-6).rounded(.up)) + (verdict == .behind ? 200 : verdict == .distorted ? 100 : 0)
  }

  private func offCenter(of seat: Int) -> Int {
    let row = map.rows[map.seats[seat].row]
    if row.table != nil { return 0 }
    if let stage = map.stage {
      return Int((abs(map.seats[seat].center.x - stage.frame.midX) / pitch + 1e-6).rounded(.down))
    }
    let (before, after) = (seat - row.seats.lowerBound, row.seats.upperBound - 1 - seat)
    return abs(before - after) / 2
  }
}
