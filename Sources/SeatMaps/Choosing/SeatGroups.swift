/// The groups that a party could sit in: windows on stretches of open seats, and what each of them costs and gives.
struct SeatGroups {
  /// Neighbouring open seats among which groups are looked for: a stretch, or the part of one that lies in a circle.
  struct Line: Hashable {
    /// The first seat, as a place in ``OpenSeats/seats``.
    var first: Int
    var count: Int
    /// The number of its stretch.
    let stretch: Int
    /// Whether the last one is a neighbour of the first.
    var isRing: Bool
  }

  /// Seats side by side.
  struct Window: Hashable {
    /// The first seat, as a place in ``OpenSeats/seats``.
    let first: Int
    let count: Int
    /// The number of its stretch, round whose end it goes on where that is a ring.
    let stretch: Int
  }

  let open: OpenSeats
  let demand: Demand
  /// Whether a group that leaves a single seat alone is none.
  let forbidsSingleSeats: Bool
  /// Whether nothing but the number of seats tells what a group is good for.
  var isPlain: Bool { open.isPlain && !forbidsSingleSeats }

  /// All stretches.
  var lines: [Line] {
    open.stretches.enumerated().map {
      Line(first: $1.places.lowerBound, count: $1.places.count, stretch: $0, isRing: $1.isRing)
    }
  }

  /// The groups of some size in a line, from the first seat on; of a line that is a ring also those round its end.
  func windows(in line: Line, count: Int) -> some Sequence<Window> {
    let starts = line.isRing && count < line.count ? line.count : max(line.count - count + 1, 0)
    return (0..<starts).lazy.map { start in window(in: line, from: start, count: count) }
  }

  /// A group that begins at some seat of a line.
  func window(in line: Line, from start: Int, count: Int) -> Window {
    Window(first: wrapped(line.first + start, stretch: line.stretch), count: count, stretch: line.stretch)
  }

  private func wrapped(_ place: Int, stretch: Int) -> Int {
    let places = open.stretches[stretch].places
    return place < places.upperBound ? place : place - places.count
  }

  // MARK: What a group is

  /// The numbers of a group's seats as they stand.
  func seats(of window: Window) -> [Int] {
    (0..<window.count).map { open.seats[wrapped(window.first + $0, stretch: window.stretch)] }
  }

  /// The numbers of the seats of some groups, in order.
  func sortedSeats(of windows: [Window]) -> [Int] { windows.flatMap(seats).sorted() }

  /// What a group costs; nil where it is none.
  func cost(of window: Window) -> GroupCost? {
    let singleSeats = singleSeats(beside: window)
    guard singleSeats == 0 || !forbidsSingleSeats else { return nil }
    return GroupCost(
      alone: window.count == 1 && demand.people > 1 ? 1 : 0, singleSeats: singleSeats,
      unevenness: window.count * window.count, view: sum(open.viewSums, window),
      offCenter: sum(open.offCenterSums, window))
  }

  private func singleSeats(beside window: Window) -> Int {
    if open.stretches[window.stretch].liesInRing { return open.singleSeats(beside: seats(of: window)[...]) }
    return (open.leavesSingleBefore[window.first] ? 1 : 0)
      + (open.leavesSingleAfter[window.first + window.count - 1] ? 1 : 0)
  }

  private func sum(_ sums: [Int], _ window: Window) -> Int {
    let places = open.stretches[window.stretch].places
    let end = window.first + window.count
    if end <= places.upperBound { return sums[end] - sums[window.first] }
    let wrappedEnd = end - places.count
    return sums[places.upperBound] - sums[window.first] + sums[wrappedEnd] - sums[places.lowerBound]
  }

  /// What a group gives to the party; nil where a companion's seat of it is not near a wheelchair place of it.
  func supply(of window: Window) -> Demand.Supply? {
    guard !open.isPlain else { return Demand.Supply(people: window.count) }
    let traits = (0..<window.count).map { open.traits[wrapped(window.first + $0, stretch: window.stretch)] }
    var supply = Demand.Supply(people: window.count, limited: demand.limits.map { _ in 0 })
    var besideWheelchair = 0
    for (number, trait) in traits.enumerated() {
      if let limit = trait.limit { supply.limited[limit] += 1 }
      if trait.isWheelchair {
        supply.wheelchairs += 1
      } else if SeatGroups.isNearWheelchair(number, traits) {
        besideWheelchair += 1
      } else if trait.isCompanion {
        return nil
      }
    }
    supply.companions = min(besideWheelchair, supply.wheelchairs * demand.companionsOfOne, demand.companions)
    return supply
  }

  /// Companions sit beside a wheelchair user, or one seat further: places for wheelchairs often come in pairs.
  static func isNearWheelchair(_ number: Int, _ traits: [OpenSeats.Traits]) -> Bool {
    (max(number - 2, 0)...min(number + 2, traits.count - 1)).contains { traits[$0].isWheelchair }
  }

  /// Whether groups at equal cost come before others: those to which the lowest seat belongs that is not in both.
  func precede(_ windows: [Window], _ others: [Window]) -> Bool {
    sortedSeats(of: windows).lexicographicallyPrecedes(sortedSeats(of: others))
  }
}
