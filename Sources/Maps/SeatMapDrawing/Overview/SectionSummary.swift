internal import SeatMaps

/// What an overview says of a section.
struct SectionSummary {
  /// How many people find a place.
  private(set) var places = 0
  /// How many of those are free.
  private(set) var free = 0
  /// How many places each category has, by number, and last those without one.
  private(set) var placesOfCategory: [Int]
  private let hasSeatsAlone: Bool
  private var lowestPrice: Price?
  private var highestPrice: Price?
  private let currency: String?

  init(ofSection number: Int, in map: SeatMap, states: SeatStates) {
    placesOfCategory = Array(repeating: 0, count: map.categories.count + 1)
    currency = map.currency
    let section = map.sections[number]
    hasSeatsAlone = section.generalAdmission.isEmpty
    // What is sold out costs nothing any more; where all is, its prices are told all the same.
    var taken: [Price?] = []
    for seat in section.seats {
      let isFree = states.statuses[seat] == .available
      add(1, free: isFree ? 1 : 0, category: map.seats[seat].category)
      if isFree { note(states.prices[seat]) } else if lowestPrice == nil { taken.append(states.prices[seat]) }
    }
    for number in section.generalAdmission {
      let area = map.generalAdmission[number]
      let occupancy = AreaOccupancy(of: number, in: map, states: states)
      add(occupancy.capacity, free: occupancy.free, category: area.category)
      if occupancy.free > 0 { note(occupancy.price) } else { taken.append(occupancy.price) }
    }
    if lowestPrice == nil { taken.forEach { note($0) } }
  }

  private mutating func add(_ places: Int, free: Int, category: Int?) {
    self.places += places
    self.free += free
    placesOfCategory[category ?? placesOfCategory.count - 1] += places
  }

  private mutating func note(_ price: Price?) {
    guard let price else { return }
    if lowestPrice.map({ price < $0 }) ?? true { lowestPrice = price }
    if highestPrice.map({ $0 < price }) ?? true { highestPrice = price }
  }

  /// The categories that have places, the one with most first; the number of categories stands for none.
  var categories: [Int] {
    placesOfCategory.indices.filter { placesOfCategory[$0] > 0 }
      .sorted { (-placesOfCategory[$0], $0) < (-placesOfCategory[$1], $1) }
  }

  /// The part of the places that is not free, 0…1.
  var takenShare: Double { places > 0 ? Double(places - free) / Double(places) : 0 }

  var isSoldOut: Bool { places > 0 && free == 0 }

  /// What its places cost: "€20–45"; empty where nobody says.
  var priceText: String {
    guard let lowestPrice, let highestPrice else { return "" }
    return Price.rangeText(from: lowestPrice, to: highestPrice, currency: currency)
  }

  /// "312 of 800 free", "sold out", or "800 seats" where all are free; empty where there are none.
  var placesText: String {
    if places == 0 { return "" }
    if isSoldOut { return "sold out" }
    let word = hasSeatsAlone ? "seat" : "place"
    if free == places { return places == 1 ? "1 \(word)" : "\(places) \(word)s" }
    return "\(free) of \(places) free"
  }
}
