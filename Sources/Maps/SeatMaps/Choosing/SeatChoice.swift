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
