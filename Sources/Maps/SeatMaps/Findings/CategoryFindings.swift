internal import Colors
internal import Support

extension SeatMap {
  /// What is wrong with categories, their colours and prices.
  var categoryFindings: [Finding] {
    let seatCounts = seatCountsOfCategories
    return [
      duplicateCategories, unknownCategories, seatsWithoutCategory, unusedCategories(seatCounts),
      categoriesWithoutColor, indistinguishableCategories, indistinguishableToColorBlind, missingPrices(seatCounts),
      missingCurrency,
    ].compactMap { $0 }
  }

  private var seatCountsOfCategories: [Int] {
    var counts = Array(repeating: 0, count: categories.count)
    for seat in seats {
      if let category = seat.category { counts[category] += 1 }
    }
    for area in generalAdmission {
      if let category = area.category { counts[category] += 1 }
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

  /// Categories that seats ask for and the plan does not list.
  var unknownCategories: Finding? {
    var known = Set<String>()
    var found = Collected()
    var seatCount = 0
    func note(_ name: String?) {
      guard let name, !name.isEmpty else { return }
      seatCount += 1
      if known.insert(name).inserted { found.add(.category(name)) }
    }
    // Read field by field: a copy of a whole seat counts references to each of its texts.
    for seat in seats.indices where seats[seat].category == nil { note(seats[seat].categoryName) }
    for area in generalAdmission where area.category == nil { note(area.categoryName) }
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
      "\(count.counted("category has", "categories have")) no seat: \(examples). Give seats to them, or remove them; "
        + "the legend leaves them out."
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

  private var indistinguishableCategories: Finding? {
    let twins = colorTwins { $0.distance < SeatMap.leastColorDistance }
    return twins.found.finding(.indistinguishableCategories) { count, _ in
      "\(count.counted("category looks", "categories look")) much like another: \(twins.examples). "
        + "Choose colours that differ."
    }
  }

  private var indistinguishableToColorBlind: Finding? {
    let twins = colorTwins { pair in
      pair.distance >= SeatMap.leastColorDistance
        && ColorVision.allCases.contains { pair.distance(seenWith: $0) < SeatMap.leastColorDistance }
    }
    return twins.found.finding(.indistinguishableToColorBlind) { count, _ in
      "\(count.counted("category looks", "categories look")) much like another to people who cannot tell some colours "
        + "apart: \(twins.examples). Choose colours that differ in lightness as well."
    }
  }

  /// The categories, among the first 256 with a colour, that are too like one before them.
  private func colorTwins(where areAlike: (ColorPair) -> Bool) -> (found: Collected, examples: String) {
    let colored = categories.lazy.filter { $0.color != nil }.prefix(256)
    var found = Collected()
    var examples: [String] = []
    var earlier: [(name: String, color: Color)] = []
    for category in colored {
      guard let color = category.color else { continue }
      if let twin = earlier.first(where: { areAlike(ColorPair(first: $0.color, second: color)) }) {
        found.add(.category(category.name))
        if examples.count < 3 { examples.append("\(category.name.abbreviated) like \(twin.name.abbreviated)") }
      }
      earlier.append((category.name, color))
    }
    return (found, examples.joined(separator: ", "))
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

/// Two colours to be told apart.
private struct ColorPair {
  var first: Color
  var second: Color

  /// Their distance in OKLab.
  var distance: Double { OKLab(first).distance(to: OKLab(second)) }

  /// Their distance in OKLab for someone who lacks a kind of cone.
  func distance(seenWith vision: ColorVision) -> Double {
    OKLab(first.seen(with: vision)).distance(to: OKLab(second.seen(with: vision)))
  }
}
