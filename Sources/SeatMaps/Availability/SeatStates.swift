/// What is known of every seat of a map, by the seat's number.
public struct SeatStates: Hashable, Sendable {
  /// Whether each seat can be had.
  public var statuses: [SeatStatus]
  /// What each seat costs, its own price before its category's; nil where nobody says.
  public var prices: [Price?]

  /// Creates states.
  public init(statuses: [SeatStatus], prices: [Price?]) {
    self.statuses = statuses
    self.prices = prices
  }
}
