internal import Reading
internal import SeatMaps

/// The categories of seats in the order in which they are first met, with what their seats cost.
struct GatheredPrices {
  private(set) var categories: [Category] = []
  private var numberOfCategory: [String: Int] = [:]

  mutating func add(_ seat: GatheredSeat) {
    guard let name = seat.seat.category else { return }
    guard let number = numberOfCategory[name] else {
      numberOfCategory[name] = categories.count
      categories.append(Category(name: name, price: seat.price))
      return
    }
    // Where its seats cost different amounts, each has a price of its own.
    if categories[number].price != seat.price { categories[number].price = nil }
  }

  /// What is said of single seats: statuses, and prices that are not their category's.
  func availability(of seats: [GatheredSeat]) -> Availability? {
    let entries = seats.compactMap { seat -> Availability.Entry? in
      let categoryPrice = seat.seat.category.flatMap { numberOfCategory[$0] }.flatMap { categories[$0].price }
      let price = seat.price == categoryPrice ? nil : seat.price
      guard seat.status != nil || price != nil else { return nil }
      let prefix = seat.section.isEmpty ? "" : seat.section + "/"
      return Availability.Entry(
        seat: seat.seat.id ?? prefix + seat.row + "/" + seat.seat.label, status: seat.status ?? .available,
        price: price)
    }
    return entries.nonempty.map { Availability(entries: $0) }
  }
}
