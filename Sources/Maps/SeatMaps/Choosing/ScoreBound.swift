/// A score that no way to seat a party on some seats is better than, found without looking for one.
struct ScoreBound {
  /// What is known of some seats.
  struct Room {
    /// How many lines there are of each length up to the party's; longer ones count as the last.
    var lengths: [Int]
    var seats = 0
    var wheelchairs = 0
    /// The seats of each limited category.
    var limited: [Int]
    /// At most the sum of the best views of a party.
    var view = 0
  }

  private let groups: SeatGroups
  private var people: Int { groups.demand.people }

  init(_ groups: SeatGroups) {
    self.groups = groups
  }

  /// No seats.
  var emptyRoom: Room {
    Room(lengths: Array(repeating: 0, count: people + 1), limited: groups.demand.limits.map { _ in 0 })
  }

  /// The bound for some seats; nil where they have no room for the party.
  ///
  /// The party is known to have no place together. Complexity: O(*p*) for a party of *p*.
  func bound(_ room: Room) -> SeatChoice.Score? {
    guard hasRoom(room) else { return nil }
    var (left, longest) = (people, [Int]())
    for length in stride(from: people, to: 0, by: -1) {
      var lines = room.lengths[length]
      while lines > 0, left > 0 || longest.count < 2 {
        longest.append(length)
        left -= length
        lines -= 1
      }
    }
    guard left <= 0 else { return nil }
    let count = max(longest.count, 2)
    let sizes = groups.isPlain ? ScoreBound.evenSizes(people, lengths: longest) : nil
    return SeatChoice.Score(
      nearness: .callingDistance, groups: count,
      // Of *g* groups *a* alone have *a* people, and the others at least two each. Plain groups are on lines of their
      // own.
      alone: max(2 * count - people, groups.isPlain ? longest.count { $0 == 1 } : 0),
      unevenness: sizes?.reduce(0) { $0 + $1 * $1 } ?? (people * people + count - 1) / count, view: room.view)
  }

  /// The bound for seats on lines; nil where they have no room for the party.
  ///
  /// Complexity: O(*k* log *k*) for *k* seats.
  ///
  /// - Parameter places: The seats, as places in ``OpenSeats/seats``.
  func bound(places: [Int], lines: [SeatGroups.Line]) -> SeatChoice.Score? {
    guard places.count >= people else { return nil }
    var room = emptyRoom
    for line in lines { room.lengths[min(line.count, people)] += 1 }
    room.seats = places.count
    let wheelchairs = groups.demand.wheelchairs
    var others = LeastValues(most: people - wheelchairs)
    var best = LeastValues(most: wheelchairs)
    for place in places {
      let view = groups.open.viewSums[place + 1] - groups.open.viewSums[place]
      let traits = groups.open.isPlain ? OpenSeats.Traits() : groups.open.traits[place]
      if let limit = traits.limit { room.limited[limit] += 1 }
      if traits.isWheelchair {
        room.wheelchairs += 1
        best.insert(view)
      } else {
        others.insert(view)
      }
    }
    room.view = others.sum + best.sum
    return bound(room)
  }

  /// Whether there are wheelchair places enough, and seats enough besides and within the limits of categories.
  private func hasRoom(_ room: Room) -> Bool {
    let demand = groups.demand
    guard room.seats >= people, room.wheelchairs >= demand.wheelchairs,
      room.seats - room.wheelchairs >= people - demand.wheelchairs
    else { return false }
    let limited = zip(room.limited, demand.limits).reduce(0) { $0 + max($1.0 - $1.1, 0) }
    return room.seats - limited >= people
  }

  /// As even a split as the longest lines have room for; nil where they have none.
  private static func evenSizes(_ people: Int, lengths: [Int]) -> [Int]? {
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

/// The sum of the least of some values.
private struct LeastValues {
  private let most: Int
  private var values: [Int] = []
  private(set) var sum = 0

  init(most: Int) {
    self.most = most
    values.reserveCapacity(most + 1)
  }

  mutating func insert(_ value: Int) {
    if values.count == most {
      guard let greatest = values.last, value < greatest else { return }
      values.removeLast()
      sum -= greatest
    }
    var place = values.count
    values.append(value)
    sum += value
    while place > 0, values[place - 1] > value {
      values.swapAt(place, place - 1)
      place -= 1
    }
  }
}
