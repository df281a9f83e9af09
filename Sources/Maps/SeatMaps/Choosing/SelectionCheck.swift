/// What is wrong with seats that somebody chose by hand, by the rules that ``BestSeats`` keeps.
///
///     let problems = SelectionCheck(map, states: states).problems(of: chosen)
public struct SelectionCheck: Sendable {
  /// A rule that a selection breaks.
  public enum Problem: Hashable, Sendable {
    /// The seat cannot be had.
    case unavailable(seat: Int)
    /// The free seat would be left without a free seat beside it, though it has one now.
    case singleSeat(seat: Int)
    /// The companion's seat is not taken together with a wheelchair place at most two places further on.
    case companionWithoutWheelchair(seat: Int)
    /// Chairs of the table are chosen, which is sold with all of them only; told by its number.
    case tableInParts(table: Int)
  }

  private let map: SeatMap
  private let states: SeatStates
  private let neighbors: SeatNeighbors

  /// Prepares a showing for questions.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  ///
  /// - Precondition: `states` are those of the map: one for each seat.
  public init(_ map: SeatMap, states: SeatStates) {
    states.requireMatch(with: map)
    (self.map, self.states, neighbors) = (map, states, SeatNeighbors(map))
  }

  /// What is wrong with some seats, told by number: seats that cannot be had, single seats, companions, tables, each in
  /// the order of the map; empty where all is well.
  ///
  /// Seats whose status is `selected` are taken for free. Complexity: O(*n*) for *n* seats.
  public func problems(of selection: [Int]) -> [Problem] {
    let chosen = Set(selection)
    let seats = chosen.sorted()
    return seats.filter { !isFree($0) }.map { .unavailable(seat: $0) }
      + singleSeats(besides: chosen).map { .singleSeat(seat: $0) }
      + seats.filter { isCompanionAlone($0, among: chosen) }.map { .companionWithoutWheelchair(seat: $0) }
      + map.tables.indices.filter { isTakenInPart($0, by: chosen) }.map { .tableInParts(table: $0) }
  }

  private func isFree(_ seat: Int) -> Bool { states.statuses[seat].isFree }

  /// Whether a seat is free and for anybody.
  private func isOrdinary(_ seat: Int) -> Bool {
    isFree(seat) && map.seats[seat].attributes.isDisjoint(with: [.wheelchair, .companion])
  }

  private func singleSeats(besides chosen: Set<Int>) -> [Int] {
    map.seats.indices.filter { seat in
      guard isOrdinary(seat), !chosen.contains(seat) else { return false }
      let beside = [neighbors.previous[seat], neighbors.next[seat]].filter { $0 >= 0 && isOrdinary($0) }
      return !beside.isEmpty && beside.allSatisfy(chosen.contains)
    }
  }

  private func isCompanionAlone(_ seat: Int, among chosen: Set<Int>) -> Bool {
    let attributes = map.seats[seat].attributes
    guard attributes.contains(.companion), !attributes.contains(.wheelchair) else { return false }
    return ![neighbors.previous, neighbors.next].contains { side in
      var place = seat
      for _ in 0..<SeatRoles.reach {
        place = side[place]
        guard place >= 0, chosen.contains(place) else { return false }
        if map.seats[place].attributes.contains(.wheelchair) { return true }
      }
      return false
    }
  }

  private func isTakenInPart(_ number: Int, by chosen: Set<Int>) -> Bool {
    let table = map.tables[number]
    guard table.isSoldWhole else { return false }
    let chairs = map.rows[table.row].seats.count { chosen.contains($0) }
    return chairs > 0 && chairs < map.rows[table.row].seats.count
  }
}
