/// Chooses the best free seats of a showing for a party.
///
/// What is best is decided by criteria one after the other, never by weights:
///
/// 1. Everybody has a place that fits: wheelchair users on wheelchair places, which nobody else gets; companions beside
///    them; companions' seats only with them. Seats come before a table that is sold whole, and that before a place
///    sold by the head.
/// 2. The party is near to each other: side by side, else in calling distance, in one section, on one floor, anywhere
///    (``SeatChoice/Nearness``).
/// 3. It sits in few groups.
/// 4. Few people sit alone.
/// 5. Few free seats are left alone.
/// 6. Groups are even: the sum of the squares of their sizes is small.
/// 7. The view is good: where the plan says how wide the screen is, each seat counts the steps of five degrees by which
///    its viewing angle misses the preferred zone (``Sightline/Verdict/preferredAngles``), 100 more where the picture is
///    distorted and 200 behind it; elsewhere the whole pitches to what the seat looks at. A restricted view counts
///    10,000 more, so that such seats come after all others.
/// 8. Seats are near the middle: in whole pitches from the axis of the screen or stage; without one, in seats from the
///    middle of the row.
/// 9. Seats have low numbers: of two choices the one that has the lowest seat that is not in both.
///
/// No two choices are equal by all nine, so that the same question has the same answer. Guides/choosing.md says more
/// about each, and what is done about very large parties.
///
///     let best = BestSeats(map, states: states)
///     let choice = try best.pick(SeatRequest(count: 4))
///     for place in choice.places { print(map.seats[place.seat].id) }
public struct BestSeats: Sendable {
  let map: SeatMap
  let states: SeatStates
  let neighbors: SeatNeighbors
  private let merits: SeatMerits
  /// For each seat whether it is free and for anybody.
  private let ordinary: [Bool]
  /// For each seat whether it belongs to a table that is sold whole.
  private let isSoldWithTable: [Bool]

  /// Prepares a showing for questions.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  ///
  /// - Precondition: `states` are those of the map: one for each seat.
  public init(_ map: SeatMap, states: SeatStates) {
    states.requireMatch(with: map)
    (self.map, self.states) = (map, states)
    neighbors = SeatNeighbors(map)
    merits = SeatMerits(map, pitch: neighbors.pitch)
    var isSoldWithTable = Array(repeating: false, count: map.seats.count)
    for table in map.tables where table.isSoldWhole {
      for seat in map.rows[table.row].seats { isSoldWithTable[seat] = true }
    }
    self.isSoldWithTable = isSoldWithTable
    ordinary = map.seats.indices.map { seat in
      states.statuses[seat] == .available && !isSoldWithTable[seat]
        && map.seats[seat].attributes.isDisjoint(with: [.wheelchair, .companion])
    }
  }

  /// The best places for a party.
  ///
  /// Complexity: O(*n*) for *n* seats where the party can sit together. Where it cannot, O(*n* · *p*) for a party of
  /// *p*, and then at most some millions of steps, beyond which ``SeatChoice/isProvenBest`` is false.
  public func pick(_ request: SeatRequest) throws(ChoiceProblem) -> SeatChoice {
    try pick(request, without: [])
  }

  /// The best places for a party and the best ones after it, none of which shares a seat or an area with one before.
  ///
  /// - Parameter most: How many choices at most.
  /// - Returns: The choices, the best first; at least one.
  public func picks(_ request: SeatRequest, most: Int) throws(ChoiceProblem) -> [SeatChoice] {
    var choices = [try pick(request)]
    while choices.count < most, let next = try? pick(request, without: choices) { choices.append(next) }
    return choices
  }

  // MARK: Seats

  private func pick(_ request: SeatRequest, without earlier: [SeatChoice]) throws(ChoiceProblem) -> SeatChoice {
    try check(request)
    let filter = SeatFilter(request, map: map, states: states)
    var admits = filter.admits
    for seat in admits.indices where isSoldWithTable[seat] { admits[seat] = false }
    for choice in earlier {
      for seat in choice.seats { admits[seat] = false }
    }
    do throws(ChoiceProblem) {
      return try seats(for: request, admits: admits, filter: filter)
    } catch {
      // Tables and areas have no wheelchair places, and are of one category each.
      guard request.wheelchairs == 0, filter.limits.isEmpty else { throw error }
      let taken = Set(earlier.map(\.kind))
      if let choice = table(for: request, filter: filter, without: taken) { return choice }
      if let choice = area(for: request, filter: filter, without: taken) { return choice }
      if case .tooFewSeats(let count) = error, let problem = shortage(filter, moreThan: count) { throw problem }
      throw error
    }
  }

  private func check(_ request: SeatRequest) throws(ChoiceProblem) {
    guard request.count > 0 else { throw .nobody }
    guard request.wheelchairs >= 0, request.companions >= 0, request.wheelchairs <= request.count,
      request.companions <= request.count - request.wheelchairs
    else { throw .partyTooSmall }
    guard request.wheelchairs > 0 || request.companions == 0 else { throw .companionsWithoutWheelchair }
    for name in request.categories + request.limits.map(\.category)
    where !map.categories.contains(where: { $0.name == name }) {
      throw .unknownCategory(name)
    }
    if let name = request.section, !map.sections.contains(where: { $0.isCalled(name) }) {
      throw .unknownSection(name)
    }
    if let name = request.floor, map.floor(named: name) == nil { throw .unknownFloor(name) }
  }

  private func seats(
    for request: SeatRequest, admits: [Bool], filter: SeatFilter
  ) throws(ChoiceProblem) -> SeatChoice {
    let open = OpenSeats(
      of: map, neighbors: neighbors, merits: merits, ordinary: ordinary, admits: admits, traits: filter.traits,
      limits: filter.limits.count)
    let room = filter.room(among: open)
    guard room >= request.count else { throw .tooFewSeats(room) }
    if request.wheelchairs > 0 {
      let places = open.traits.count { $0.isWheelchair }
      guard places >= request.wheelchairs else { throw .tooFewWheelchairPlaces(places) }
    }
    let demand = Demand(
      people: request.count, wheelchairs: request.wheelchairs, companions: request.companions,
      limits: filter.limits.map(\.most))
    let groups = SeatGroups(open: open, demand: demand, forbidsSingleSeats: request.forbidsSingleSeats)
    let search = GroupSearch(map: map, groups: groups, pitch: neighbors.pitch)
    if let result = search.together() { return choice(of: result, groups: groups) }
    guard request.allowsSplit else { throw .notTogether(search.mostTogether()) }
    guard let result = try search.split() else { throw .conditionsUnmet }
    return choice(of: result, groups: groups)
  }

  private func choice(of result: GroupSearch.Result, groups: SeatGroups) -> SeatChoice {
    let seats = result.windows.map(groups.seats(of:)).sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }
    let roles = SeatRoles(groups: seats, map: map, demand: groups.demand)
    return explained(
      SeatChoice(
        kind: .seats,
        places: seats.flatMap { $0 }.sorted().map { SeatChoice.Place(seat: $0, role: roles.role(of: $0)) },
        groups: seats, score: result.score, isProvenBest: result.isProvenBest, reasons: []))
  }

  /// A choice with its reasons.
  private func explained(_ choice: SeatChoice) -> SeatChoice {
    var choice = choice
    choice.reasons = ChoiceReasons(map: map, states: states).reasons(for: choice)
    return choice
  }

  // MARK: Tables and areas

  /// The table that is sold whole with the fewest chairs too many, then with the best view and the lowest number.
  private func table(for request: SeatRequest, filter: SeatFilter, without taken: Set<SeatChoice.Kind>) -> SeatChoice? {
    var best: (chairs: Int, view: Int, number: Int)?
    for (number, table) in map.tables.enumerated() where table.isSoldWhole && !taken.contains(.table(number)) {
      let chairs = map.rows[table.row].seats
      guard chairs.count >= request.count, chairs.allSatisfy({ filter.admits[$0] }) else { continue }
      let candidate = (chairs.count, chairs.reduce(0) { $0 + merits.view[$1] }, number)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    guard let best else { return nil }
    let chairs = Array(map.rows[map.tables[best.number].row].seats)
    return explained(
      SeatChoice(
        kind: .table(best.number), places: chairs.map { SeatChoice.Place(seat: $0) }, groups: [chairs],
        score: .init(nearness: .together, groups: 1, view: best.view), isProvenBest: true, reasons: []))
  }

  /// That the place sold by the head with the most room has too little, where it has more than there are seats.
  private func shortage(_ filter: SeatFilter, moreThan seats: Int) -> ChoiceProblem? {
    var most: (count: Int, area: Int)?
    for area in map.generalAdmission.indices {
      let count = filter.freePlaces(inArea: area)
      if count > most?.count ?? seats { most = (count, area) }
    }
    return most.map { .tooFewPlaces($0.count, area: map.generalAdmission[$0.area].label) }
  }

  /// The place sold by the head that has room for all and the lowest number.
  private func area(for request: SeatRequest, filter: SeatFilter, without taken: Set<SeatChoice.Kind>) -> SeatChoice? {
    let found = map.generalAdmission.indices.first { number in
      !taken.contains(.area(number)) && filter.freePlaces(inArea: number) >= request.count
    }
    return found.map { number in
      explained(
        SeatChoice(
          kind: .area(number), places: [], groups: [], score: .init(nearness: .together, groups: 1),
          isProvenBest: true, reasons: []))
    }
  }
}
