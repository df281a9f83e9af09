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
