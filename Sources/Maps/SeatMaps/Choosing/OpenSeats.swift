/// The seats that a party could have, in stretches of neighbours.
///
/// A class, so that what looks for seats shares one rather than counting references to each of its arrays.
final class OpenSeats {
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
  let seats: [Int]
  let stretches: [Stretch]
  /// What each of `seats` is; empty where all are plain: no wheelchair comes, and no limit binds.
  let traits: [Traits]
  /// The sums of the merits of all of `seats` before a place.
  let viewSums: [Int]
  let offCenterSums: [Int]
  /// The numbers of wheelchair places, companions' seats and seats of each limited category before a place; empty where
  /// `traits` is.
  let wheelchairSums: [Int]
  let companionSums: [Int]
  let limitSums: [[Int]]
  /// For each of `seats` whether taking it, and what is after it, leaves the seat before it alone; and the other way.
  let leavesSingleBefore: [Bool]
  let leavesSingleAfter: [Bool]
  /// Whether nothing but the number of seats counts.
  var isPlain: Bool { traits.isEmpty }

  private let ordinary: [Bool]
  private let neighbors: SeatNeighbors

  /// Lists the seats that `admits` says, of those that neighbours have.
  ///
  /// - Parameters:
  ///   - ordinary: For each seat whether it is free and for anybody.
  ///   - traits: What each seat is; nil where it does not matter.
  ///   - limits: The number of limits.
  init(
    of map: SeatMap, neighbors: SeatNeighbors, merits: SeatMerits, ordinary: [Bool], admits: [Bool],
    traits traitsOfSeat: ((_ seat: Int) -> Traits)?, limits: Int
  ) {
    (self.ordinary, self.neighbors) = (ordinary, neighbors)
    let (seats, stretches) = OpenSeats.stretches(of: neighbors, admits: admits)
    (self.seats, self.stretches) = (seats, stretches)
    viewSums = OpenSeats.sums(of: seats) { merits.view[$0] }
    offCenterSums = OpenSeats.sums(of: seats) { merits.offCenter[$0] }
    /// Whether the neighbour on one side of an ordinary seat has no other free neighbour.
    func leavesAlone(_ side: [Int], of seat: Int) -> Bool {
      let neighbor = side[seat]
      guard ordinary[seat], neighbor >= 0, ordinary[neighbor] else { return false }
      let beyond = side[neighbor]
      return beyond < 0 || !ordinary[beyond]
    }
    leavesSingleBefore = seats.map { leavesAlone(neighbors.previous, of: $0) }
    leavesSingleAfter = seats.map { leavesAlone(neighbors.next, of: $0) }
    guard let traitsOfSeat else {
      (traits, wheelchairSums, companionSums, limitSums) = ([], [], [], [])
      return
    }
    let traits = seats.map(traitsOfSeat)
    self.traits = traits
    wheelchairSums = OpenSeats.sums(of: traits) { $0.isWheelchair ? 1 : 0 }
    companionSums = OpenSeats.sums(of: traits) { $0.isCompanion ? 1 : 0 }
    limitSums = (0..<limits).map { limit in OpenSeats.sums(of: traits) { $0.limit == limit ? 1 : 0 } }
  }

  private static func sums<Element>(of elements: [Element], _ value: (Element) -> Int) -> [Int] {
    var sums: [Int] = []
    sums.reserveCapacity(elements.count + 1)
    var sum = 0
    sums.append(sum)
    for element in elements {
      sum += value(element)
      sums.append(sum)
    }
    return sums
  }

  private static func stretches(
    of neighbors: SeatNeighbors, admits: [Bool]
  ) -> (seats: [Int], stretches: [Stretch]) {
    var (seats, stretches): ([Int], [Stretch]) = ([], [])
    seats.reserveCapacity(neighbors.order.count)
    let order = neighbors.order
    for run in neighbors.runs {
      // A ring begins anew behind a seat that is not open.
      let firstClosed = run.isRing ? run.places.firstIndex { !admits[order[$0]] } : nil
      let count = run.places.count
      let start = firstClosed.map { $0 - run.places.lowerBound } ?? 0
      var first = seats.count
      for step in 0...count {
        let place = start + step < count ? start + step : start + step - count
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
    return (seats, stretches)
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
