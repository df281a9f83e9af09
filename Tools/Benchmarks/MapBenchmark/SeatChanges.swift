import Measuring
import SeatMaps

/// Which seats are sold and given back while a map is shown: a hundred at a time, the same in every program that asks.
struct SeatChanges {
  enum Places: String {
    /// Ten groups of ten neighbours.
    case neighbours
    /// A hundred seats, each by itself.
    case scattered
  }

  let places: Places
  let map: SeatMap
  private var numbers = RepeatableNumbers(seed: 2026)

  init(_ places: Places, in map: SeatMap) {
    self.places = places
    self.map = map
  }

  /// The next changes: what is free is sold, what is sold becomes free.
  mutating func next(of states: SeatStates) -> [(seat: Int, status: SeatStatus)] {
    nextSeats().map { ($0, states.statuses[$0] == .available ? .sold : .available) }
  }

  private mutating func nextSeats() -> [Int] {
    var seats: Set<Int> = []
    let wanted = min(100, map.seats.count / 2)
    while seats.count < wanted {
      switch places {
      case .scattered: seats.insert(numbers.next(below: map.seats.count))
      case .neighbours:
        let row = map.rows[numbers.next(below: map.rows.count)].seats
        let group = row.dropFirst(numbers.next(below: max(row.count - 9, 1))).prefix(10)
        if seats.isDisjoint(with: group) { seats.formUnion(group) }
      }
    }
    return seats.sorted()
  }
}
