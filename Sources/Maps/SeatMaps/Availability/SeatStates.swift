/// Whether a seat can be had.
public enum SeatStatus: String, Hashable, Sendable, CaseIterable {
  /// Free.
  case available
  /// Chosen by whoever looks at the map.
  case selected
  /// In somebody's basket, for a while.
  case held
  /// Set aside for somebody.
  case reserved
  /// Taken.
  case sold
  /// Not for sale.
  case blocked

  /// The name for people, in English.
  public var name: String { rawValue }
}

/// What is known of a place that is sold by the head.
public struct AreaState: Hashable, Sendable {
  /// Whether it can be had at all.
  public var status: SeatStatus
  /// How many of its places are taken.
  public var taken: Int
  /// What a place costs, its own price before its category's; nil where nobody says.
  public var price: Price?

  /// Creates a state.
  public init(status: SeatStatus = .available, taken: Int = 0, price: Price? = nil) {
    self.status = status
    self.taken = taken
    self.price = price
  }

  /// How many more people there is room for: none where the area cannot be had.
  public func freePlaces(of capacity: Int) -> Int {
    switch status {
    case .available, .selected: max(capacity - max(taken, 0), 0)
    case .held, .reserved, .sold, .blocked: 0
    }
  }
}

/// What is known of every seat of a map, by the seat's number, and of every place that is sold by the head.
public struct SeatStates: Hashable, Sendable {
  /// Whether each seat can be had.
  public var statuses: [SeatStatus]
  /// What each seat costs, its own price before its category's; nil where nobody says.
  public var prices: [Price?]
  /// What is known of each place that is sold by the head, by its number in ``SeatMap/generalAdmission``.
  public var areas: [AreaState]

  /// Creates states.
  public init(statuses: [SeatStatus], prices: [Price?], areas: [AreaState] = []) {
    self.statuses = statuses
    self.prices = prices
    self.areas = areas
  }

  /// All seats of a map in one state, at the prices of their categories.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public init(of map: SeatMap, all status: SeatStatus = .available) {
    self.init(
      statuses: Array(repeating: status, count: map.seats.count),
      prices: map.seats.map { map.categoryPrice(of: $0) },
      areas: map.generalAdmission.map { AreaState(status: status, price: map.categoryPrice(of: $0)) })
  }
}

extension SeatMap {
  /// What a seat costs where nobody says otherwise.
  func categoryPrice(of seat: PlacedSeat) -> Price? { seat.category.flatMap { categories[$0].price } }

  /// What a place in an area costs where nobody says otherwise.
  func categoryPrice(of area: PlacedGeneralAdmissionArea) -> Price? { area.category.flatMap { categories[$0].price } }
}
