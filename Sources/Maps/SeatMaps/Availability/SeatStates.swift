public import Support

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
  /// Whether whoever looks at the map can have the seat: it is free, or they have chosen it.
  public var isFree: Bool { self == .available || self == .selected }
  /// Whether nobody can have the seat any more.
  var isGone: Bool { self == .sold || self == .blocked }
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
    status.isFree ? max(capacity - max(taken, 0), 0) : 0
  }
}

/// The status and price of every seat of a map, by the seat's number, and the state of every general admission area.
///
/// States are made for a map: they always have one status and one price for each of its seats, and one state for each
/// of its areas.
public struct SeatStates: Hashable, Sendable {
  /// The status of each seat.
  public private(set) var statuses: [SeatStatus]
  /// The price of each seat, its own before its category's; nil where it is unknown.
  public private(set) var prices: [Price?]
  /// The state of each general admission area, by its number in ``SeatMap/generalAdmission``.
  public private(set) var areas: [AreaState]

  /// Creates states of a map, one by one.
  ///
  /// Complexity: O(*n*) for *n* seats.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - statuses: The status of each seat.
  ///   - prices: The price of each seat; where nil, the price of its category.
  ///   - areas: The state of each area; where nil, each is available at the price of its category.
  /// - Precondition: There is one status and one price for each seat, and one state for each area.
  public init(of map: SeatMap, statuses: [SeatStatus], prices: [Price?]? = nil, areas: [AreaState]? = nil) {
    self.statuses = statuses
    self.prices = prices ?? map.seats.indices.map { map.categoryPrice(of: map.seats[$0]) }
    self.areas = areas ?? map.generalAdmission.map { AreaState(price: map.categoryPrice(of: $0)) }
    precondition(self.prices.count == statuses.count, "a price, or none, for each seat")
    requireMatch(with: map)
  }

  /// Gives all seats of a map one status, at the prices of their categories.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public init(of map: SeatMap, all status: SeatStatus = .available) {
    self.init(
      of: map, statuses: Array(repeating: status, count: map.seats.count),
      areas: map.generalAdmission.map { AreaState(status: status, price: map.categoryPrice(of: $0)) })
  }

  /// Stops the program where a map has another number of seats or areas: the states are those of another map.
  package func requireMatch(with map: SeatMap) {
    precondition(statuses.count == map.seats.count, "states of another map: a status for each seat")
    precondition(areas.count == map.generalAdmission.count, "states of another map: a state for each area")
  }

  // MARK: Changes

  /// Sets the status of a seat.
  ///
  /// - Precondition: `seat` is the number of a seat.
  public mutating func setStatus(_ status: SeatStatus, of seat: Int) { statuses[seat] = status }

  /// Sets the price of a seat; nil where it is unknown.
  ///
  /// - Precondition: `seat` is the number of a seat.
  public mutating func setPrice(_ price: Price?, of seat: Int) { prices[seat] = price }

  /// Sets the state of a general admission area.
  ///
  /// - Precondition: `area` is the number of an area.
  public mutating func setState(_ state: AreaState, ofArea area: Int) { areas[area] = state }

  /// Sets the status of a general admission area and leaves the rest of its state.
  ///
  /// - Precondition: `area` is the number of an area.
  public mutating func setStatus(_ status: SeatStatus, ofArea area: Int) { areas[area].status = status }

  /// The states of a map with some of its sections alone, as ``SeatMap/keepingSections(where:)`` makes it.
  ///
  /// Complexity: O(*n*) for *n* seats.
  ///
  /// - Precondition: The states are those of the map.
  public func keepingSections(of map: SeatMap, where isKept: (_ number: Int) -> Bool) -> SeatStates {
    requireMatch(with: map)
    let sections = map.sections.indices.filter(isKept).map { map.sections[$0] }
    var kept = self
    kept.statuses = sections.flatMap { statuses[$0.seats] }
    kept.prices = sections.flatMap { prices[$0.seats] }
    kept.areas = sections.flatMap { areas[$0.generalAdmission] }
    return kept
  }
}

extension SeatMap {
  /// What a seat costs where nobody says otherwise.
  func categoryPrice(of seat: PlacedSeat) -> Price? { seat.category.flatMap { categories[$0].price } }

  /// What a place in an area costs where nobody says otherwise.
  func categoryPrice(of area: PlacedGeneralAdmissionArea) -> Price? { area.category.flatMap { categories[$0].price } }
}
