/// What is known of seats, and of places that are sold by the head, for one showing, by id.
public struct Availability: Hashable, Sendable {
  /// What is known of a seat, of a table with all its chairs, or of a place that is sold by the head.
  public struct Entry: Hashable, Sendable {
    /// The id of the seat, the table or the place.
    public var seat: String
    /// Whether it can be had.
    public var status: SeatStatus
    /// What it costs, where that is not its category's price.
    public var price: Price?
    /// How many people have a place already, where places are sold by the head; unknown where nil.
    public var taken: Int?

    /// Creates an entry.
    public init(seat: String, status: SeatStatus, price: Price? = nil, taken: Int? = nil) {
      self.seat = seat
      self.status = status
      self.price = price
      self.taken = taken
    }
  }

  /// The status of seats without an entry.
  public var defaultStatus: SeatStatus
  /// What is known, in the order of the file; of two entries for a seat the later one holds.
  public var entries: [Entry]
  /// The ids of seats chosen by whoever looks at the map, whatever the entries say.
  public var selection: [String]

  /// Creates a list of what is known.
  public init(defaultStatus: SeatStatus = .available, entries: [Entry] = [], selection: [String] = []) {
    self.defaultStatus = defaultStatus
    self.entries = entries
    self.selection = selection
  }
}
