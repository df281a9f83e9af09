/// The seats that a party could have, in stretches of neighbours.
struct OpenSeats {
  /// Neighbours one after the other, all of them open.
  struct Stretch: Hashable {
    /// The seats, as places in ``OpenSeats/seats``.
    let places: Range<Int>
    /// Whether the last one is a neighbour of the first.
    let isRing: Bool
    /// Whether it lies in a run that is a ring, so that both its ends may have one neighbour.
    let liesInRing: Bool
  }

  /// What a party takes of a seat besides the place.
  struct Traits: Hashable {
    var isWheelchair = false
    var isCompanion = false
    /// The number of the limit that its category has; nil where it has none.
    var limit: Int?
  }

  /// The numbers of the seats, stretch by stretch.
  private(set) var seats: [Int] = []
  private(set) var stretches: [Stretch] = []
  /// What each of `seats` is; empty where all are plain: no wheelchair comes, and no limit binds.
  private(set) var traits: [Traits] = []
  /// The sums of the merits of all of `seats` before a place.
  private(set) var viewSums = [0]
  private(set) var offCenterSums = [0]
  /// For each of `seats` whether taking it, and what is after it, leaves the seat before it alone; and the other way.
  private(set) var leavesSingleBefore: [Bool] = []
  private(set) var leavesSingleAfter: [Bool] = []
  /// Whether nothing but the number of seats counts.
  var isPlain: Bool { traits.isEmpty }

  private let ordinary: [Bool]
  private let neighbors: SeatNeighbors

  /// Lists the seats that `admits` says, of those that neighbours have.
  ///
  /// - Parameters:
  ///   - ordinary: For each seat whether it is free and for anybody.
  ///   - traits: What each seat is; nil where it does not matter.
  init(
    of map: SeatMap, neighbors: SeatNeighbors, merits: SeatMerits, ordinary: [Bool], admits: [Bool],
    traits traitsOfSeat: ((_ seat: Int) -> Traits)?
  ) {
    (self.ordinary, self.neighbors) = (ordinary, neighbors)
    seats.reserveCapacity(map.seats.count)
    for run in neighbors.runs { addStretches(of: run, order: neighbors.order, admits: admits) }
    viewSums.reserveCapacity(seats.count + 1)
    offCenterSums.reserveCapacity(seats.count + 1)
    var (viewSum, offCenterSum) = (0, 0)
    for seat in seats {
      viewSum += merits.view[seat]
      offCenterSum += merits.offCenter[seat]
      viewSums.append(viewSum)
      offCenterSums.append(offCenterSum)
    }
    leavesSingleBefore = seats.map { leavesAlone(neighbors.previous, of: $0) }
    leavesSingleAfter = seats.map { leavesAlone(neighbors.next, of: $0) }
    if let traitsOfSeat { traits = seats.map(traitsOfSeat) }
  }

  private mutating func addStretches(of run: SeatNeighbors.Run, order: [Int], admits: [Bool]) {
    // A ring begins anew behind a seat that is not open.
    let firstClosed = run.isRing ? run.places.firstIndex { !admits[order[$0]] } : nil
    let count = run.places.count
    let start = firstClosed.map { $0 - run.places.lowerBound } ?? 0
    var first = seats.count
    for step in 0...count {
      let place = (start + step) % count
      if step < count, admits[order[run.places.lowerBound + place]] {
        seats.append(order[run.places.lowerBound + place])
      } else {
        if seats.count > first {
          stretches.append(
            Stretch(
              places: first..<seats.count, isRing: run.isRing && firstClosed == nil, liesInRing: run.isRing))
        }
        first = seats.count
      }
    }
  }

  /// Whether the neighbour on one side of an ordinary seat has no other free neighbour.
  private func leavesAlone(_ side: [Int], of seat: Int) -> Bool {
    let neighbor = side[seat]
    guard ordinary[seat], neighbor >= 0, ordinary[neighbor] else { return false }
    let beyond = side[neighbor]
    return beyond < 0 || !ordinary[beyond]
  }

  /// The free seats that a group leaves alone: beside an ordinary seat of it, and beside no other free seat.
  ///
  /// - Parameters:
  ///   - group: The group's seats as they stand.
  func singleSeats(beside group: ArraySlice<Int>) -> Int {
    guard let first = group.first, let last = group.last else { return 0 }
    let (before, after) = (neighbors.previous[first], neighbors.next[last])
    func isLeftAlone(_ seat: Int, by taken: Int) -> Bool {
      guard ordinary[taken], seat >= 0, ordinary[seat], !group.contains(seat) else { return false }
      return ![neighbors.previous[seat], neighbors.next[seat]].contains {
        $0 >= 0 && ordinary[$0] && !group.contains($0)
      }
    }
    let beforeIsAlone = isLeftAlone(before, by: first)
    let afterIsAlone = isLeftAlone(after, by: last)
    return (beforeIsAlone ? 1 : 0) + (afterIsAlone && !(beforeIsAlone && before == after) ? 1 : 0)
  }
}
