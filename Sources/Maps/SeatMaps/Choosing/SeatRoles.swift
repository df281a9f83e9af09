/// Who of a party sits where.
struct SeatRoles {
  /// How many places from a wheelchair user a companion sits at most: beside, or one further, since places for
  /// wheelchairs often come in pairs.
  static let reach = 2

  private var companions: Set<Int> = []
  private let map: SeatMap
  private let hasWheelchairs: Bool

  /// Seats the companions of wheelchair users: on companions' seats first, then on the nearest, then on low numbers.
  ///
  /// - Parameter groups: The numbers of the seats, group by group, as they stand.
  init(groups: [[Int]], map: SeatMap, demand: Demand) {
    self.map = map
    hasWheelchairs = demand.wheelchairs > 0
    var left = demand.companions
    for group in groups where left > 0 {
      let wheelchairs = group.indices.filter { isWheelchair(group[$0]) }
      let candidates = group.indices.compactMap { index -> (rank: Int, distance: Int, seat: Int)? in
        guard !isWheelchair(group[index]), let distance = wheelchairs.map({ abs($0 - index) }).min(),
          distance <= SeatRoles.reach
        else { return nil }
        return (map.seats[group[index]].attributes.contains(.companion) ? 0 : 1, distance, group[index])
      }
      let chosen = candidates.sorted { $0 < $1 }.prefix(min(left, wheelchairs.count * demand.companionsOfOne))
      companions.formUnion(chosen.map(\.seat))
      left -= chosen.count
    }
  }

  func role(of seat: Int) -> SeatChoice.Role {
    if hasWheelchairs, isWheelchair(seat) { return .wheelchair }
    return companions.contains(seat) ? .companion : .guest
  }

  private func isWheelchair(_ seat: Int) -> Bool { map.seats[seat].attributes.contains(.wheelchair) }
}
