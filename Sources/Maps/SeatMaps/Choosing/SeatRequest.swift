public import Support

/// What a party asks for.
public struct SeatRequest: Hashable, Sendable {
  /// The most seats of a category that the party takes, such as two of the dearest.
  public struct CategoryLimit: Hashable, Sendable {
    /// The name of the category.
    public var category: String
    /// How many of its seats at most.
    public var most: Int

    /// Creates a limit.
    public init(_ category: String, most: Int) {
      self.category = category
      self.most = most
    }
  }

  /// How many people come, wheelchair users and companions among them.
  public var count: Int
  /// How many of them need a wheelchair place.
  public var wheelchairs: Int
  /// How many of them sit with a wheelchair user.
  public var companions: Int
  /// The names of the categories that will do; any where empty.
  public var categories: [String]
  /// The most seats of some categories; of two limits for one category the lower holds.
  public var limits: [CategoryLimit]
  /// The most that a seat may cost; a seat whose price nobody says is then left out.
  public var maximumPrice: Price?
  /// The name or id of the sections that will do; any where nil.
  public var section: String?
  /// The name of the floor that will do; any where nil.
  public var floor: String?
  /// What no seat of the party may be, such as ``SeatAttributes/restrictedView``.
  public var avoiding: SeatAttributes
  /// Whether the party may sit in several groups where it finds no seats in one row side by side.
  public var allowsSplit: Bool
  /// Whether a choice that leaves a single seat alone is out of the question; otherwise it is only worse.
  public var forbidsSingleSeats: Bool

  /// Creates a request.
  public init(
    count: Int, wheelchairs: Int = 0, companions: Int = 0, categories: [String] = [], limits: [CategoryLimit] = [],
    maximumPrice: Price? = nil, section: String? = nil, floor: String? = nil, avoiding: SeatAttributes = [],
    allowsSplit: Bool = true, forbidsSingleSeats: Bool = false
  ) {
    self.count = count
    self.wheelchairs = wheelchairs
    self.companions = companions
    self.categories = categories
    self.limits = limits
    self.maximumPrice = maximumPrice
    self.section = section
    self.floor = floor
    self.avoiding = avoiding
    self.allowsSplit = allowsSplit
    self.forbidsSingleSeats = forbidsSingleSeats
  }
}

/// Why a party cannot have what it asks for.
public enum ChoiceProblem: Error, Hashable, Sendable {
  /// The party has nobody in it.
  case nobody
  /// There are more wheelchair users and companions than people, or fewer than none.
  case partyTooSmall
  /// Companions come without a wheelchair user.
  case companionsWithoutWheelchair
  /// A category that the plan does not have.
  case unknownCategory(String)
  /// A section that the plan does not have, by name or id.
  case unknownSection(String)
  /// A floor that the plan does not have.
  case unknownFloor(String)
  /// There are fewer seats than people; so many could be had.
  case tooFewSeats(Int)
  /// There are fewer places than people in the named place sold by the head, which has the most; so many could be had.
  case tooFewPlaces(Int, area: String)
  /// There are fewer wheelchair places than wheelchair users; so many could be had.
  case tooFewWheelchairPlaces(Int)
  /// The party is not to be split, and so many at most could sit together.
  case notTogether(Int)
  /// There are seats enough, but none that meet all conditions at once: companions beside wheelchair places, limits of
  /// categories, no single seat left.
  case conditionsUnmet
  /// The party is too large for conditions beyond the number of seats.
  case tooIntricate
}

extension ChoiceProblem: CustomStringConvertible {
  /// What is wrong and what to do, in one English sentence without a full stop.
  public var description: String {
    switch self {
    case .nobody: "a party has at least one person"
    case .partyTooSmall: "wheelchair users and companions are counted among the party, which is smaller"
    case .companionsWithoutWheelchair: "companions come with a wheelchair user, and there is none"
    case .unknownCategory(let name): "the plan has no category \"\(name)\""
    case .unknownSection(let name): "the plan has no section \"\(name)\""
    case .unknownFloor(let name): "the plan has no floor \"\(name)\""
    case .tooFewSeats(0): "no seat that will do is free"
    case .tooFewSeats(let count): "only \(count.counted("seat that will do is", "seats that will do are")) free"
    case .tooFewPlaces(let count, let area):
      "only \(count.counted("place", "places")) in \(area.isEmpty ? "one area" : area) \(count == 1 ? "is" : "are") free"
    case .tooFewWheelchairPlaces(let count):
      "only \(count.counted("wheelchair place that will do is", "wheelchair places that will do are")) free"
    case .notTogether(let count): "at most \(count) can sit together; a party that may be split finds more"
    case .conditionsUnmet:
      "enough seats are free, but none that meet all conditions: companions beside wheelchair places, limits of "
        + "categories, no single seat left; ask for less of them"
    case .tooIntricate: "the party is too large for limits and wheelchair places at once; split it up"
    }
  }
}
