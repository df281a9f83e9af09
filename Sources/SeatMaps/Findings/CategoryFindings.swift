internal import Colors

extension SeatMap {
  /// What is wrong with categories, their colours and prices.
  var categoryFindings: [Finding] {
    let seatCounts = seatCountsOfCategories
    return [
      duplicateCategories, unknownCategories, seatsWithoutCategory, unusedCategories(seatCounts),
      categoriesWithoutColor, indistinguishableCategories, missingPrices(seatCounts), missingCurrency,
    ].compactMap { $0 }
  }

  private var seatCountsOfCategories: [Int] {
    var counts = Array(repeating: 0, count: categories.count)
    for seat in seats {
      if let category = seat.category { counts[category] += 1 }
    }
    return counts
  }

  private var duplicateCategories: Finding? {
    var names = Set<String>()
    var found = Collected()
    for category in categories where !names.insert(category.name).inserted { found.add(.category(category.name)) }
    return found.finding(.duplicateCategory) { count, examples in
      "\(count.counted("category repeats", "categories repeat")) the name of one before: \(examples). "
        + "Seats get the first; rename the others, or remove them."
    }
  }

  private var unknownCategories: Finding? {
    var names = Set<String>()
    var found = Collected()
    var seatCount = 0
    for seat in seats where seat.category == nil {
      guard let name = seat.categoryName, !name.isEmpty else { continue }
      seatCount += 1
      if names.insert(name).inserted { found.add(.category(name)) }
    }
    return found.finding(.unknownCategory) { count, examples in
      "\(seatCount.counted("seat asks", "seats ask")) for \(count.counted("category", "categories")) that the plan does "
        + "not list: \(examples). Add them to the categories, or correct the names."
    }
  }

  private var seatsWithoutCategory: Finding? {
    guard !categories.isEmpty else { return nil }
    var found = Collected()
    for seat in seats where seat.categoryName?.isEmpty ?? true { found.add(.seat(seat.id)) }
    return found.finding(.seatWithoutCategory) { count, examples in
      "\(count.counted("seat has", "seats have")) no category: \(examples). Name one for their section or block."
    }
  }

  private func unusedCategories(_ seatCounts: [Int]) -> Finding? {
    var found = Collected()
    for (category, count) in zip(categories, seatCounts) where count == 0 { found.add(.category(category.name)) }
    return found.finding(.categoryUnused) { count, examples in
      "\(count.counted("category has", "categories have")) no seat: \(examples). The legend will show them all the same."
    }
  }

  private var categoriesWithoutColor: Finding? {
    guard categories.contains(where: { $0.color != nil }) else { return nil }
    var found = Collected()
    for category in categories where category.color == nil { found.add(.category(category.name)) }
    return found.finding(.categoryWithoutColor) { count, examples in
      "\(count.counted("category has", "categories have")) no colour while others have: \(examples). "
        + "The theme will choose; give them colours to be sure that all differ."
    }
  }

  /// The distance in OKLab below which two colours side by side are hard to tell apart, well above the least
  /// noticeable one of about 0.02.
  private static let leastColorDistance = 0.05

  /// Compares the first 256 colours with each other.
  private var indistinguishableCategories: Finding? {
    let colors = categories.compactMap { category in category.color.map { (name: category.name, lab: OKLab($0)) } }
      .prefix(256)
    var found = Collected()
    var pairs: [String] = []
    for (number, color) in colors.enumerated() {
      let twin = colors[..<number].first { $0.lab.distance(to: color.lab) < SeatMap.leastColorDistance }
      guard let twin else { continue }
      found.add(.category(color.name))
      pairs.append("\(color.name) like \(twin.name)")
    }
    return found.finding(.indistinguishableCategories) { count, _ in
      "\(count.counted("category looks", "categories look")) much like another: "
        + "\(pairs.prefix(3).joined(separator: ", ")). Choose colours that differ."
    }
  }

  private func missingPrices(_ seatCounts: [Int]) -> Finding? {
    guard categories.contains(where: { $0.price != nil }) else { return nil }
    var found = Collected()
    for (category, count) in zip(categories, seatCounts) where category.price == nil && count > 0 {
      found.add(.category(category.name))
    }
    return found.finding(.priceMissing) { count, examples in
      "\(count.counted("category has", "categories have")) no price while others have: \(examples). Add the price."
    }
  }

  private var missingCurrency: Finding? {
    guard currency?.isEmpty ?? true, categories.contains(where: { $0.price != nil }) else { return nil }
    return Finding(
      .currencyMissing, count: 1,
      message: "There are prices but no currency. Add its ISO 4217 code to the plan, such as EUR.")
  }
}
