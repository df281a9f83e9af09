/// Finds the seats of a map by id.
public struct SeatDirectory: Sendable {
  /// The id of each seat that no other has, as ``SeatMap/uniqueIDs`` says.
  public let uniqueIDs: [String]
  /// The first seat of each id.
  private var first: [String: Int] = [:]
  /// For each seat the next one with the same id.
  private var next: [Int?]
  /// The seats whose unique id is not their own.
  private var repetitions: [String: Int] = [:]

  /// Lists the seats of a map.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public init(_ map: SeatMap) {
    uniqueIDs = map.uniqueIDs
    next = Array(repeating: nil, count: map.seats.count)
    first.reserveCapacity(map.seats.count)
    for number in map.seats.indices.reversed() {
      let id = map.seats[number].id
      if let following = first.updateValue(number, forKey: id) { next[number] = following }
      if uniqueIDs[number] != id { repetitions[uniqueIDs[number]] = number }
    }
  }

  /// Whether any seats share an id.
  var hasSharedIDs: Bool { !repetitions.isEmpty }

  /// The numbers of all seats with an id, in order; of the one seat where it is the unique id of a repetition, such as
  /// "A-1~2"; of none where nobody has it.
  ///
  /// Complexity: O(*k*) for *k* seats that share the id.
  public func seats(withID id: String) -> [Int] {
    guard var seat = first[id] else { return repetitions[id].map { [$0] } ?? [] }
    var seats = [seat]
    while let following = next[seat] {
      seats.append(following)
      seat = following
    }
    return seats
  }
}

extension SeatMap {
  /// The number of the section that a seat stands in.
  ///
  /// - Precondition: `seat` is the number of a seat.
  public func section(ofSeat seat: Int) -> Int { rows[seats[seat].row].section }

  /// An id for each seat that no other seat has.
  ///
  /// A seat keeps its own id unless a seat before it has the same; then "~2", "~3", … is added, passing over ids that
  /// are taken. Complexity: O(*n*) for *n* seats.
  public var uniqueIDs: [String] {
    var ids: [String] = []
    ids.reserveCapacity(seats.count)
    var taken = Set<String>(minimumCapacity: seats.count)
    var hasRepetition = false
    for seat in seats.indices {
      let id = seats[seat].id
      ids.append(id)
      if !taken.insert(id).inserted { hasRepetition = true }
    }
    guard hasRepetition else { return ids }

    var occurrences: [String: Int] = [:]
    for (number, seat) in seats.enumerated() {
      var occurrence = occurrences[seat.id, default: 0] + 1
      if occurrence > 1 {
        while !taken.insert("\(seat.id)~\(occurrence)").inserted { occurrence += 1 }
        ids[number] = "\(seat.id)~\(occurrence)"
      }
      occurrences[seat.id] = occurrence
    }
    return ids
  }
}
