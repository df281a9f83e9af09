public import Support

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

extension Availability {
  /// The status and price of every seat of a map, and what does not fit the map.
  ///
  /// A seat is meant by its id or by its unique id (``SeatMap/uniqueIDs``); an id that several seats share means all
  /// of them. Of two entries for a seat the later one holds. Selected seats are selected whatever the entries say. A
  /// seat costs what its entry says, else what its category costs.
  ///
  /// A table's id means all its chairs. A place that is sold by the head has the status of its entry and so many people
  /// as it says; where it is full, or sold and nobody counted, all its places are taken.
  ///
  /// Where a table is sold whole and some of its chairs cannot be had, nobody can have the others: they are blocked.
  ///
  /// Findings: ids that the map does not have, statuses that several seats share, several statuses for a seat or place,
  /// seats and places that are selected though sold or blocked, counts of people that are too high, or of seats, and
  /// tables sold whole of which only a part is taken.
  ///
  /// Complexity: O(*n* + *e*) for *n* seats and *e* entries.
  public func states(for map: SeatMap) -> (states: SeatStates, findings: [Finding]) {
    guard !entries.isEmpty || !selection.isEmpty else { return (SeatStates(of: map, all: defaultStatus), []) }
    var resolution = AvailabilityResolution(map, defaultStatus: defaultStatus)
    resolution.add(entries)
    resolution.closeTablesInParts()
    resolution.select(selection)
    return (resolution.states, resolution.findings)
  }
}

/// What an id of an availability stands for.
public enum SoldPlaces: Hashable, Sendable {
  /// Seats: one, several that share their id, or all chairs of a table.
  case seats([Int])
  /// A place that is sold by the head, told by number.
  case area(Int)
  /// Nothing that the map has.
  case unknown
}

/// Finds what can be sold in a map by id: seats first, then tables, then places that are sold by the head.
public struct SoldPlacesDirectory: Sendable {
  let seats: SeatDirectory
  private let map: SeatMap
  private var tables: [String: Int] = [:]
  private var areas: [String: Int] = [:]

  /// Lists what can be sold in a map.
  ///
  /// Complexity: O(*n*) for *n* seats, tables and areas.
  public init(_ map: SeatMap) {
    self.map = map
    seats = SeatDirectory(map)
    for (number, table) in map.tables.enumerated() where tables[table.id] == nil { tables[table.id] = number }
    for (number, area) in map.generalAdmission.enumerated() where areas[area.id] == nil { areas[area.id] = number }
  }

  /// Whether an id may mean several seats.
  var hasIDsOfSeveralSeats: Bool { !tables.isEmpty || seats.hasSharedIDs }

  /// What has an id, or a seat's unique id (``SeatMap/uniqueIDs``).
  public func places(withID id: String) -> SoldPlaces {
    let seats = seats.seats(withID: id)
    if !seats.isEmpty { return .seats(seats) }
    if let table = tables[id] { return .seats(Array(map.rows[map.tables[table].row].seats)) }
    return areas[id].map { .area($0) } ?? .unknown
  }

  /// Whether the seats that an id means share it by mistake; the chairs of a table mean to share its status.
  func isShared(_ id: String, by seats: [Int]) -> Bool {
    seats.count > 1 && (tables[id] == nil || !self.seats.seats(withID: id).isEmpty)
  }
}
