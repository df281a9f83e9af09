/// The best places for a party, and why they are.
public struct SeatChoice: Hashable, Sendable {
  /// What is chosen.
  public enum Kind: Hashable, Sendable {
    /// Seats, one for each of the party.
    case seats
    /// A table that is sold whole, told by its number in the map; its chairs are the seats.
    case table(Int)
    /// A place that is sold by the head, told by its number in the map; there are no seats.
    case area(Int)
  }

  /// Who sits on a seat.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A wheelchair user, on a wheelchair place.
    case wheelchair
    /// A companion, at most two places from the wheelchair user.
    case companion
    /// Anybody else.
    case guest
  }

  /// A seat of the choice.
  public struct Place: Hashable, Sendable {
    /// The number of the seat.
    public var seat: Int
    /// Who sits on it.
    public var role: Role

    /// Creates a place.
    public init(seat: Int, role: Role = .guest) {
      self.seat = seat
      self.role = role
    }
  }

  /// How near the party is to each other, nearest first.
  public enum Nearness: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// All sit side by side.
    case together
    /// All sit in one section, in a circle around a seat whose radius is a seat's pitch for each person, and at least
    /// four.
    case callingDistance
    /// All sit in one section.
    case section
    /// All sit on one floor.
    case floor
    /// Wherever there is room.
    case venue

    /// Whether one is nearer than another.
    public static func < (left: Nearness, right: Nearness) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a choice is judged by, criterion by criterion; of two choices the one that is less in the first criterion in
  /// which they differ is better.
  ///
  /// Guides/choosing.md says what each one means, and why they stand in this order.
  public struct Score: Hashable, Sendable, Comparable {
    /// How near the party is to each other.
    public var nearness: Nearness
    /// The number of groups: seats side by side.
    public var groups: Int
    /// The number of people who sit without any of the party beside them; 0 for a party of one.
    public var alone: Int
    /// The number of free seats that are left without a free seat beside them.
    public var singleSeats: Int
    /// The sum of the squares of the groups' sizes: least where the groups are even.
    public var unevenness: Int
    /// How far the view is from the best, over all seats; see ``BestSeats``.
    public var view: Int
    /// How far aside the seats are, over all seats, in pitches.
    public var offCenter: Int

    /// Creates a score.
    public init(
      nearness: Nearness, groups: Int, alone: Int = 0, singleSeats: Int = 0, unevenness: Int = 0, view: Int = 0,
      offCenter: Int = 0
    ) {
      self.nearness = nearness
      self.groups = groups
      self.alone = alone
      self.singleSeats = singleSeats
      self.unevenness = unevenness
      self.view = view
      self.offCenter = offCenter
    }

    /// Whether one score is better than another.
    public static func < (left: Score, right: Score) -> Bool {
      (left.nearness.rawValue, left.groups, left.cost) < (right.nearness.rawValue, right.groups, right.cost)
    }
  }

  /// What is chosen.
  public var kind: Kind
  /// The seats with who sits on them, by number; all chairs of a table that is sold whole.
  public var places: [Place]
  /// The numbers of the seats, group by group, each in the order in which they stand.
  public var groups: [[Int]]
  /// What the choice was judged by.
  public var score: Score
  /// Whether no other choice is better by the criteria; false for parties too large to try everything.
  public var isProvenBest: Bool
  /// Why these, in short English sentences without a full stop, the most important first.
  public var reasons: [String]

  /// The numbers of the seats, in order.
  public var seats: [Int] { places.map(\.seat) }
}

/// What groups are judged by once their number is fixed: criteria that add up over groups, the first one first.
struct GroupCost: Hashable, Comparable {
  var alone = 0
  var singleSeats = 0
  var unevenness = 0
  var view = 0
  var offCenter = 0

  static func < (left: GroupCost, right: GroupCost) -> Bool {
    if left.alone != right.alone { return left.alone < right.alone }
    if left.singleSeats != right.singleSeats { return left.singleSeats < right.singleSeats }
    if left.unevenness != right.unevenness { return left.unevenness < right.unevenness }
    if left.view != right.view { return left.view < right.view }
    return left.offCenter < right.offCenter
  }

  static func + (left: GroupCost, right: GroupCost) -> GroupCost {
    GroupCost(
      alone: left.alone + right.alone, singleSeats: left.singleSeats + right.singleSeats,
      unevenness: left.unevenness + right.unevenness, view: left.view + right.view,
      offCenter: left.offCenter + right.offCenter)
  }
}

extension SeatChoice.Score {
  /// The part that adds up over groups.
  var cost: GroupCost {
    GroupCost(alone: alone, singleSeats: singleSeats, unevenness: unevenness, view: view, offCenter: offCenter)
  }

  init(nearness: SeatChoice.Nearness, groups: Int, cost: GroupCost) {
    self.init(
      nearness: nearness, groups: groups, alone: cost.alone, singleSeats: cost.singleSeats,
      unevenness: cost.unevenness, view: cost.view, offCenter: cost.offCenter)
  }
}

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
