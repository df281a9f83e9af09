extension Availability {
  /// The status and price of every seat of a map, and what does not fit the map.
  ///
  /// A seat is meant by its id or by its unique id (``SeatMap/uniqueIDs``); an id that several seats share means all
  /// of them. Of two entries for a seat the later one holds. Selected seats are selected whatever the entries say. A
  /// seat costs what its entry says, else what its category costs.
  ///
  /// Findings: ids that the map does not have, statuses that several seats share, several statuses for one seat, and
  /// seats that are selected though sold or blocked. Complexity: O(*n* + *e*) for *n* seats and *e* entries.
  public func states(for map: SeatMap) -> (states: SeatStates, findings: [Finding]) {
    var states = SeatStates(of: map, all: defaultStatus)
    guard !entries.isEmpty || !selection.isEmpty else { return (states, []) }

    let directory = SeatDirectory(map)
    var (unknown, shared, repeated, unavailable) = (Collected(), Collected(), Collected(), Collected())
    var hasEntry = Array(repeating: false, count: map.seats.count)
    for entry in entries {
      let seats = directory.seats(withID: entry.seat)
      if seats.isEmpty { unknown.add(.seat(entry.seat)) }
      if seats.count > 1 { shared.add(.seat(entry.seat)) }
      if seats.contains(where: { hasEntry[$0] }) { repeated.add(.seat(entry.seat)) }
      for seat in seats {
        hasEntry[seat] = true
        states.statuses[seat] = entry.status
        states.prices[seat] = entry.price ?? map.categoryPrice(of: map.seats[seat])
      }
    }
    for id in selection {
      let seats = directory.seats(withID: id)
      if seats.isEmpty { unknown.add(.seat(id)) }
      if seats.count > 1 { shared.add(.seat(id)) }
      for seat in seats {
        if [.sold, .blocked].contains(states.statuses[seat]) { unavailable.add(.seat(directory.uniqueIDs[seat])) }
        states.statuses[seat] = .selected
      }
    }
    return (states, Self.findings(unknown: unknown, shared: shared, repeated: repeated, unavailable: unavailable))
  }

  private static func findings(
    unknown: Collected, shared: Collected, repeated: Collected, unavailable: Collected
  ) -> [Finding] {
    [
      unknown.finding(.unknownSeat) { count, examples in
        "\(count.counted("status is", "statuses are")) for seats that the plan does not have: \(examples). "
          + "Check that availability and plan belong together."
      },
      unavailable.finding(.selectedUnavailable) { count, examples in
        "\(count.counted("selected seat is", "selected seats are")) sold or blocked: \(examples). "
          + "Choose other seats."
      },
      shared.finding(.sharedStatus) { count, examples in
        "\(count.counted("id stands", "ids stand")) for several seats, which all got the one status: \(examples). "
          + "Give each seat an id of its own, or write ~2, ~3, … after the id to mean one of them."
      },
      repeated.finding(.duplicateStatus) { count, examples in
        "\(count.counted("status repeats", "statuses repeat")) a seat that had one, and the last one holds: "
          + "\(examples). Keep one status for each seat."
      },
    ].compactMap { $0 }
  }
}
