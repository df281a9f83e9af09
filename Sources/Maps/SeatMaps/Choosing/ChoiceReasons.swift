internal import Geometry
internal import Support

/// Says why a choice is the best, in English.
struct ChoiceReasons {
  let map: SeatMap
  let states: SeatStates

  /// Short sentences without a full stop: where, what is left, how the view is, what it costs.
  func reasons(for choice: SeatChoice) -> [String] {
    switch choice.kind {
    case .area(let number): return [places(inArea: number)] + price(of: states.areas[number].price)
    case .table(let number):
      return ["table \(map.tables[number].label), which is sold whole, with \(choice.seats.count) chairs"]
        + view(of: choice.seats) + restrictedView(of: choice.seats)
    case .seats:
      var reasons = choice.groups.count == 1 ? [together(choice)] : split(choice)
      reasons += wheelchairs(of: choice)
      reasons.append(singleSeats(choice.score.singleSeats))
      reasons += view(of: choice.seats) + restrictedView(of: choice.seats)
      if !choice.isProvenBest { reasons.append("not every other choice was tried") }
      return reasons
    }
  }

  // MARK: Where

  private func together(_ choice: SeatChoice) -> String {
    guard let seat = choice.seats.first else { return "" }
    let count = choice.seats.count
    return (count == 1 ? "a place" : "\(count) together") + " \(place(ofRow: map.seats[seat].row))"
  }

  private func split(_ choice: SeatChoice) -> [String] {
    let groups = choice.groups.compactMap { group in
      group.first.map { "\(group.count) \(place(ofRow: map.seats[$0].row))" }
    }
    let sections = Set(choice.seats.map(map.section(ofSeat:)))
    let nearness =
      switch choice.score.nearness {
      case .together, .callingDistance: "within calling distance"
      case .section: "in one section"
      case .floor: sections.count == 1 ? "in one section" : "on one floor"
      case .venue: "in different parts of the venue"
      }
    return ["no \(choice.seats.count) together are free; \(groups.count) groups \(nearness)"]
      + [ChoiceReasons.listed(groups)]
  }

  private func place(ofRow number: Int) -> String {
    let row = map.rows[number]
    let section = map.sections[row.section].name
    let name = row.table != nil ? "at table \(row.label)" : row.label.isEmpty ? "in a row" : "in row \(row.label)"
    return section.isEmpty ? name : "\(name) of \(section)"
  }

  private func restrictedView(of seats: [Int]) -> [String] {
    let count = seats.count { map.seats[$0].attributes.contains(.restrictedView) }
    return count == 0 ? [] : ["restricted view from \(count.counted("seat", "seats"))"]
  }

  private func places(inArea number: Int) -> String {
    let area = map.generalAdmission[number]
    return "places in \(area.label), where \(area.kind == .standing ? "people stand" : "places are not numbered")"
  }

  // MARK: What else counts

  private func wheelchairs(of choice: SeatChoice) -> [String] {
    let wheelchairs = choice.places.count { $0.role == .wheelchair }
    guard wheelchairs > 0 else { return [] }
    let companions = choice.places.count { $0.role == .companion }
    let places = wheelchairs.counted("wheelchair place", "wheelchair places")
    return [companions == 0 ? places : "\(places) with \(companions.counted("companion", "companions")) beside"]
  }

  private func singleSeats(_ count: Int) -> String {
    count == 0
      ? "no single seat left"
      : "\(count.counted("single seat", "single seats")) left, the fewest that can be so near together"
  }

  private func view(of seats: [Int]) -> [String] {
    let lines = SightLines.lines(of: seats, in: map)
    guard !lines.isEmpty else { return [] }
    let target = map.stage.map { $0.kind == .screen ? "the screen" : "the stage" } ?? "the focal point"
    var reasons: [String] = []
    if let metres = ChoiceReasons.span(lines.compactMap(\.distanceInMetres), places: 1) {
      reasons.append("\(metres) m from \(target)")
    }
    if let angle = ChoiceReasons.span(lines.compactMap { $0.viewingAngle?.degrees }, places: 0) {
      reasons.append("\(angle)° view")
    }
    return reasons
  }

  private func price(of price: Price?) -> [String] { price.map { [$0.text(currency: map.currency)] } ?? [] }

  /// A number, or the least and the greatest where they are not written alike.
  private static func span(_ values: [Double], places: Int) -> String? {
    guard let least = values.min(), let most = values.max(), most.magnitude < 1e9 else { return nil }
    let (first, last) = (least.rounded(toPlaces: places), most.rounded(toPlaces: places))
    return first == last ? first : "\(first) to \(last)"
  }

  private static func listed(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
