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
