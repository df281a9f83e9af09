internal import Support

/// Entries of an availability, taken in one by one for a map.
struct AvailabilityResolution {
  private(set) var states: SeatStates
  private let map: SeatMap
  private let directory: SoldPlacesDirectory
  private var seatHasEntry: [Bool]
  private var areaHasEntry: [Bool]
  /// The ids that had an entry and mean several seats, and whether these share it by mistake.
  private var isSharedByID: [String: Bool] = [:]
  private var (unknown, shared, repeated, unavailable) = (Collected(), Collected(), Collected(), Collected())
  private var (overfull, countedSeats, partlySold) = (Collected(), Collected(), Collected())

  init(_ map: SeatMap, defaultStatus: SeatStatus) {
    self.map = map
    states = SeatStates(of: map, all: defaultStatus)
    directory = SoldPlacesDirectory(map)
    seatHasEntry = Array(repeating: false, count: map.seats.count)
    areaHasEntry = Array(repeating: false, count: map.generalAdmission.count)
  }

  // MARK: Entries

  /// Takes in entries; of two for a seat the later one holds.
  ///
  /// Of the entries for an id that means several seats, those between the first and the last change nothing. They are
  /// counted alone, so that many entries for one id that many seats share cost little.
  mutating func add(_ entries: [Availability.Entry]) {
    guard directory.hasIDsOfSeveralSeats else {
      for entry in entries { add(entry) }
      return
    }
    let lastPlaces = Dictionary(entries.enumerated().map { ($1.seat, $0) }) { _, last in last }
    for (place, entry) in entries.enumerated() {
      if let isShared = isSharedByID[entry.seat], lastPlaces[entry.seat] != place {
        count(entry, isShared: isShared, isRepeated: true)
      } else {
        add(entry)
      }
    }
  }

  private mutating func add(_ entry: Availability.Entry) {
    switch directory.places(withID: entry.seat) {
    case .unknown: unknown.add(.seat(entry.seat))
    case .seats(let seats): add(entry, to: seats)
    case .area(let area): add(entry, toArea: area)
    }
  }

  private mutating func add(_ entry: Availability.Entry, to seats: [Int]) {
    let isShared = directory.isShared(entry.seat, by: seats)
    if seats.count > 1 { isSharedByID[entry.seat] = isShared }
    count(entry, isShared: isShared, isRepeated: seats.contains { seatHasEntry[$0] })
    for seat in seats {
      seatHasEntry[seat] = true
      states.setStatus(entry.status, of: seat)
      states.setPrice(entry.price ?? map.categoryPrice(of: map.seats[seat]), of: seat)
    }
  }

  /// Counts what is wrong with an entry for seats.
  private mutating func count(_ entry: Availability.Entry, isShared: Bool, isRepeated: Bool) {
    if isShared { shared.add(.seat(entry.seat)) }
    if isRepeated { repeated.add(.seat(entry.seat)) }
    if entry.taken != nil { countedSeats.add(.seat(entry.seat)) }
  }

  private mutating func add(_ entry: Availability.Entry, toArea number: Int) {
    let area = map.generalAdmission[number]
    if areaHasEntry[number] { repeated.add(.area(entry.seat)) }
    areaHasEntry[number] = true
    let taken = max(entry.taken ?? (entry.status == .sold ? area.capacity : 0), 0)
    if taken > area.capacity { overfull.add(.area(entry.seat)) }
    let isFull = taken >= area.capacity && taken > 0 || area.isSoldWhole && taken > 0
    let state = AreaState(
      status: isFull && entry.status == .available ? .sold : entry.status, taken: min(taken, area.capacity),
      price: entry.price ?? map.categoryPrice(of: area))
    states.setState(state, ofArea: number)
  }

  /// Blocks the free chairs of tables that are sold whole and have chairs that cannot be had: nobody can have the rest.
  mutating func closeTablesInParts() {
    for table in map.tables where table.isSoldWhole {
      let chairs = map.rows[table.row].seats
      let isTaken = chairs.contains { !states.statuses[$0].isFree }
      guard isTaken, chairs.contains(where: { states.statuses[$0] == .available }) else { continue }
      partlySold.add(.table(table.id))
      for chair in chairs where states.statuses[chair] == .available { states.setStatus(.blocked, of: chair) }
    }
  }

  // MARK: Selection

  /// Selects what has one of some ids, whatever the entries say; an id that stands twice is looked at once.
  mutating func select(_ ids: [String]) {
    var seen: Set<String> = []
    for id in ids where seen.insert(id).inserted { select(id) }
  }

  private mutating func select(_ id: String) {
    switch directory.places(withID: id) {
    case .unknown: unknown.add(.seat(id))
    case .seats(let seats): select(seats, withID: id)
    case .area(let area):
      if states.areas[area].status.isGone { unavailable.add(.area(id)) }
      states.setStatus(.selected, ofArea: area)
    }
  }

  private mutating func select(_ seats: [Int], withID id: String) {
    if directory.isShared(id, by: seats) { shared.add(.seat(id)) }
    for seat in seats {
      if states.statuses[seat].isGone {
        unavailable.add(.seat(directory.seats.uniqueIDs[seat]))
      }
      states.setStatus(.selected, of: seat)
    }
  }

  // MARK: Findings

  /// What does not fit the map.
  var findings: [Finding] {
    [
      unknown.finding(.unknownSeat) { count, examples in
        "\(count.counted("status is", "statuses are")) for seats that the plan does not have: \(examples). "
          + "Check that availability and plan belong together."
      },
      unavailable.finding(.selectedUnavailable) { count, examples in
        "\(count.counted("selected seat is", "selected seats are")) sold or blocked: \(examples). "
          + "Choose other seats."
      },
      overfull.finding(.takenBeyondCapacity) { count, examples in
        "\(count.counted("place has", "places have")) more people than they hold: \(examples). "
          + "Correct what is taken, or the capacity in the plan."
      },
      shared.finding(.sharedStatus) { count, examples in
        "\(count.counted("id stands", "ids stand")) for several seats, which all got the one status: \(examples). "
          + "Give each seat an id of its own, or write ~2, ~3, … after the id to mean one of them."
      },
      repeated.finding(.duplicateStatus) { count, examples in
        "\(count.counted("status repeats", "statuses repeat")) a seat that had one, and the last one holds: "
          + "\(examples). Keep one status for each seat."
      },
      partlySold.finding(.tablePartlySold) { count, examples in
        "\(count.counted("table is", "tables are")) sold whole, but only some of the chairs are taken: \(examples). "
          + "The other chairs are blocked: give all chairs of such a table one status."
      },
      countedSeats.finding(.takenOfSeat) { count, examples in
        "\(count.counted("entry counts", "entries count")) the people on seats, which have a status only: \(examples). "
          + "Leave out what is taken."
      },
    ].compactMap { $0 }
  }
}
