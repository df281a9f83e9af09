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
