/// A score that no way to seat a party on some seats is better than, found without looking for one.
struct ScoreBound {
  private let groups: SeatGroups
  private var people: Int { groups.demand.people }

  init(_ groups: SeatGroups) {
    self.groups = groups
  }

  /// The bound for seats on lines of some lengths; nil where they have no room for the party.
  ///
  /// The party is known to have no place together. Complexity: O(*k* log *k*) for *k* seats.
  ///
  /// - Parameter places: The seats, as places in ``OpenSeats/seats``.
  func bound(places: [Int], lengths: [Int]) -> SeatChoice.Score? {
    guard places.count >= people, groups.open.isPlain || hasRoom(places) else { return nil }
    let longest = lengths.sorted(by: >)
    var (left, least) = (people, 0)
    for length in longest where left > 0 {
      left -= length
      least += 1
    }
    guard left <= 0 else { return nil }
    let count = max(least, 2)
    let sizes = groups.isPlain ? ScoreBound.evenSizes(people, lengths: longest.prefix(count)) : nil
    let views = places.map { groups.open.viewSums[$0 + 1] - groups.open.viewSums[$0] }.sorted()
    return SeatChoice.Score(
      nearness: .callingDistance, groups: count,
      // Of *g* groups *a* alone have *a* people, and the others at least two each.
      alone: max(2 * count - people, 0),
      unevenness: sizes?.reduce(0) { $0 + $1 * $1 } ?? (people * people + count - 1) / count,
      view: views.prefix(people).reduce(0, +))
  }

  /// Whether there are wheelchair places enough, and seats enough within the limits of categories.
  private func hasRoom(_ places: [Int]) -> Bool {
    var (wheelchairs, unlimited, limited) = (0, 0, groups.demand.limits.map { _ in 0 })
    for place in places {
      let traits = groups.open.traits[place]
      if traits.isWheelchair { wheelchairs += 1 }
      if let limit = traits.limit { limited[limit] += 1 } else { unlimited += 1 }
    }
    let room = zip(limited, groups.demand.limits).reduce(unlimited) { $0 + min($1.0, $1.1) }
    return wheelchairs >= groups.demand.wheelchairs && room >= people
  }

  /// As even a split as the longest lines have room for; nil where they have none.
  private static func evenSizes(_ people: Int, lengths: ArraySlice<Int>) -> [Int]? {
    var (left, sizes) = (people, [Int]())
    // The shortest first: what they have no room for is shared among the longer ones.
    for (number, length) in lengths.reversed().enumerated() {
      let share = min(length, left / (lengths.count - number))
      sizes.append(share)
      left -= share
    }
    return left == 0 ? sizes : nil
  }
}
