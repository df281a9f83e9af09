internal import SeatMaps

/// What is known of a place that is sold by the head.
struct AreaOccupancy {
  let status: SeatStatus
  /// How many more people find a place; none where the area as a whole cannot be had.
  let free: Int
  /// How many there are; none where nobody says.
  let capacity: Int
  let price: Price?

  init(of number: Int, in map: SeatMap, states: SeatStates) {
    let area = map.generalAdmission[number]
    // No crowd is larger, and the sum of all areas still is a number.
    capacity = min(max(area.capacity, 0), 1_000_000_000)
    let state = states.areas.indices.contains(number) ? states.areas[number] : AreaState()
    status = state.status
    free = state.freePlaces(of: capacity)
    price = state.price ?? area.category.flatMap { map.categories[$0].price }
  }

  /// Whether a place can be had.
  var isOpen: Bool { free > 0 || capacity == 0 && [.available, .selected].contains(status) }

  /// The status in whose colours it is drawn: sold where no place is left.
  var drawnStatus: SeatStatus { status == .available && !isOpen ? .sold : status }

  /// "120 of 400 free", "400 places", or the status where the whole area is not to be had; empty where nobody knows.
  var text: String {
    switch status {
    case .sold: return "sold out"
    case .held, .reserved, .blocked: return status.name
    case .available, .selected: break
    }
    if capacity == 0 { return "" }
    if free == 0 { return "sold out" }
    if free == capacity { return capacity == 1 ? "1 place" : "\(capacity) places" }
    return "\(free) of \(capacity) free"
  }
}
