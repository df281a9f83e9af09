extension SeatMap {
  /// What a screen reader says of a place that is sold by the head: "Standing area Pit, 120 of 400 free, €25.00".
  ///
  /// Section, kind and name, then the category where the map has several, how many places are free, the status where it
  /// is not simply available, and the price, as far as each is known; a capacity of 0 says that nobody knows it.
  ///
  /// - Precondition: `number` is the number of a place in ``generalAdmission``.
  public func spokenName(ofArea number: Int, state: AreaState? = nil) -> String {
    let area = generalAdmission[number]
    let section = sections[area.section]
    var parts: [String] = []
    if !section.name.isEmpty { parts.append(section.name) }
    parts.append(area.kind.spokenName(beginsText: parts.isEmpty) + (area.label.isEmpty ? "" : " " + area.label))
    if categories.count > 1, let category = area.categoryName, !category.isEmpty { parts.append(category) }
    let places = area.capacity.counted("place", "places")
    guard let state else {
      if area.capacity > 0 { parts.append(places) }
      return parts.joined(separator: ", ")
    }
    if area.capacity > 0 {
      let free = "\(state.freePlaces(of: area.capacity)) of \(area.capacity) free"
      parts.append(area.isSoldWhole ? places + ", sold whole" : free)
    }
    if state.status != .available || area.isSoldWhole { parts.append(state.status.name) }
    if let price = state.price { parts.append(price.text(currency: currency)) }
    return parts.joined(separator: ", ")
  }
}

extension GeneralAdmissionArea.Kind {
  /// The name for people, in English, at the beginning of a text or within it.
  func spokenName(beginsText: Bool) -> String {
    switch self {
    case .standing: beginsText ? "Standing area" : "standing area"
    case .seating: beginsText ? "Free seating" : "free seating"
    case .booth: beginsText ? "Booth" : "booth"
    }
  }
}
