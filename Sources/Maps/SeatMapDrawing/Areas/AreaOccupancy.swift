internal import SeatMaps

/// What is known of a place that is sold by the head.
struct AreaOccupancy {
  /// What is known of it, its price that of its category where it has none of its own.
  let state: AreaState
  /// How many more people find a place; none where the area as a whole cannot be had.
  let free: Int
  /// How many there are; none where nobody says.
  let capacity: Int

  init(of number: Int, in map: SeatMap, states: SeatStates) {
    let area = map.generalAdmission[number]
    // No crowd is larger, and the sum of all areas still is a number.
    capacity = min(max(area.capacity, 0), 1_000_000_000)
    var state = states.areas.indices.contains(number) ? states.areas[number] : AreaState()
    state.price = state.price ?? area.category.flatMap { map.categories[$0].price }
    self.state = state
    free = state.freePlaces(of: capacity)
  }

  var status: SeatStatus { state.status }

  /// What a place costs; nil where nobody says.
  var price: Price? { state.price }

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
