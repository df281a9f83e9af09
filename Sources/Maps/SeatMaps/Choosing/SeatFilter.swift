internal import Support

/// Which seats of a showing a request admits, each for itself.
struct SeatFilter {
  /// For each seat whether it is free and will do.
  let admits: [Bool]
  /// The limits that may bind, each category once, in the order of the request.
  let limits: [SeatRequest.CategoryLimit]

  private let map: SeatMap
  private let states: SeatStates
  private let request: SeatRequest
  /// For each section whether it will do.
  private let sections: [Bool]
  /// For each category whether it will do, and last for places without one.
  private let categories: [Bool]

  init(_ request: SeatRequest, map: SeatMap, states: SeatStates) {
    (self.map, self.states, self.request) = (map, states, request)
    var limits: [SeatRequest.CategoryLimit] = []
    for limit in request.limits {
      if let known = limits.firstIndex(where: { $0.category == limit.category }) {
        limits[known].most = min(limits[known].most, limit.most)
      } else {
        limits.append(limit)
      }
    }
    self.limits = limits.filter { $0.most > 0 && $0.most < request.count }
    let forbidden = Set(limits.lazy.filter { $0.most <= 0 }.map(\.category))
    let floor = request.floor.flatMap(map.floor(named:))
    let sections = map.sections.map { section in
      (request.section.map(section.isCalled) ?? true)
        && (request.floor == nil || section.floor == floor)
    }
    self.sections = sections
    let categories =
      map.categories.map {
        (request.categories.isEmpty || request.categories.contains($0.name)) && !forbidden.contains($0.name)
      } + [request.categories.isEmpty]
    self.categories = categories
    let avoided = request.avoiding.union(request.wheelchairs > 0 ? [] : [.wheelchair, .companion])
    let seats = map.seats
    // Seats are not taken out of the array, which would count references to all their texts.
    admits = seats.indices.map { seat in
      states.statuses[seat] == .available && seats[seat].attributes.isDisjoint(with: avoided)
        && sections[map.rows[seats[seat].row].section] && categories[seats[seat].category ?? categories.count - 1]
        && SeatFilter.isAffordable(states.prices[seat], request)
    }
  }

  private static func isAffordable(_ price: Price?, _ request: SeatRequest) -> Bool {
    guard let most = request.maximumPrice else { return true }
    return price.map { $0 <= most } ?? false
  }

  /// What the party takes of a seat besides the place; nil where nothing but the number of seats counts.
  var traits: ((_ seat: Int) -> OpenSeats.Traits)? {
    guard request.wheelchairs > 0 || !limits.isEmpty else { return nil }
    let limitOfCategory = map.categories.map { category in limits.firstIndex { $0.category == category.name } }
    return { seat in
      let isWheelchair = map.seats[seat].attributes.contains(.wheelchair)
      return OpenSeats.Traits(
        isWheelchair: isWheelchair, isCompanion: map.seats[seat].attributes.contains(.companion) && !isWheelchair,
        limit: map.seats[seat].category.flatMap { limitOfCategory[$0] })
    }
  }

  /// How many people there are seats for, if wheelchair places and limits are all that keep some out.
  func room(among open: OpenSeats) -> Int {
    guard !limits.isEmpty else {
      return open.seats.count - max(open.traits.count { $0.isWheelchair } - request.wheelchairs, 0)
    }
    var (room, limited) = (0, limits.map { _ in 0 })
    for traits in open.traits {
      if let limit = traits.limit {
        limited[limit] += 1
      } else {
        room += 1
      }
    }
    return zip(limited, limits).reduce(room) { $0 + min($1.0, $1.1.most) }
  }

  /// How many more people a place sold by the head has room for; 0 where it will not do.
  func freePlaces(inArea number: Int) -> Int {
    let area = map.generalAdmission[number]
    guard sections[area.section] else { return 0 }
    let state = states.areas[number]
    guard state.status == .available, categories[area.category ?? categories.count - 1],
      SeatFilter.isAffordable(state.price, request)
    else { return 0 }
    return state.freePlaces(of: area.capacity)
  }
}
