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
