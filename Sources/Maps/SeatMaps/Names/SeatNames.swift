public import Support

/// What is said of the seats of a map, asked for one after the other.
///
/// Neighbours share most of it: what their rows are called, what they are and what they cost is put together once for as
/// long as it stays the same.
public struct SeatNames: Sendable {
  private let map: SeatMap
  private var row = Row()
  private var traits = Traits()

  /// What the seats of a row share.
  private struct Row {
    /// The number; none has this one.
    var number = -1
    /// What is spoken before the seat itself: "Stalls, row C, ".
    var spoken = ""
    var label = ""
    var endsInNumber = false
  }

  /// What seats share that are alike.
  private struct Traits {
    var attributes: SeatAttributes = []
    var category: String?
    var status: SeatStatus?
    var price: Price?
    /// What is spoken after the seat itself: ", wheelchair place, available, €14.50".
    var spoken = ""
  }

  /// Names for the seats of a map.
  public init(_ map: SeatMap) {
    self.map = map
  }

  /// What a screen reader says of a seat, as ``SeatMap/spokenName(ofSeat:status:price:)`` has it.
  ///
  /// - Precondition: `number` is the number of a seat.
  public mutating func spokenName(ofSeat number: Int, status: SeatStatus? = nil, price: Price? = nil) -> String {
    enterRow(ofSeat: number)
    enterTraits(ofSeat: number, status: status, price: price)
    var name = ""
    name.reserveCapacity(row.spoken.utf8.count + traits.spoken.utf8.count + 16)
    name += row.spoken
    if let spoken = map.seats[number].spokenLabel {
      name += spoken
    } else {
      // People read the names that are drawn; where nothing is drawn the labels are all there is.
      let shown = map.seats[number].shownLabel
      let label = shown.isEmpty ? map.seats[number].label : shown
      name += row.spoken.isEmpty ? "Seat " : "seat "
      name += label.isEmpty ? "without a number" : label
    }
    name += traits.spoken
    return name
  }

  /// A short name of a seat within its section, as ``SeatMap/shortName(ofSeat:)`` has it.
  ///
  /// - Precondition: `number` is the number of a seat.
  public mutating func shortName(ofSeat number: Int) -> String {
    enterRow(ofSeat: number)
    let label = map.seats[number].label
    guard !row.label.isEmpty, !label.isEmpty else { return row.label + label }
    if row.endsInNumber { return row.label + (label.beginsWithNumber ? "-" : "") + label }
    // Where not even the first byte is the same, nothing else needs to be compared.
    let (first, other) = (label.utf8.first ?? 0, row.label.utf8.first ?? 0)
    guard first == other || first >= 0x80 || other >= 0x80 else { return row.label + label }
    let isWhole = label.hasPrefix(row.label) && label.dropFirst(row.label.count).first?.isNumber == true
    return isWhole ? label : row.label + label
  }

  private mutating func enterRow(ofSeat number: Int) {
    let rowNumber = map.seats[number].row
    guard row.number != rowNumber else { return }
    let placed = map.rows[rowNumber]
    let section = map.sections[placed.section].name
    var parts = section.isEmpty ? [] : [section]
    let label = placed.shownLabel.isEmpty ? placed.label : placed.shownLabel
    if let name = placed.spokenLabel ?? SeatNames.spokenName(of: placed, named: label, beginsText: parts.isEmpty) {
      parts.append(name)
    }
    row = Row(
      number: rowNumber, spoken: parts.map { $0 + ", " }.joined(), label: placed.label,
      endsInNumber: placed.label.last?.isNumber ?? false)
  }

  private mutating func enterTraits(ofSeat number: Int, status: SeatStatus?, price: Price?) {
    let attributes = map.seats[number].attributes
    let category = map.categories.count > 1 ? map.seats[number].categoryName : nil
    guard
      traits.attributes != attributes || traits.status != status || traits.price != price
        || traits.category != category
    else { return }
    var parts = attributes.names
    if let category, !category.isEmpty { parts.append(category) }
    if let status { parts.append(status.name) }
    if let price { parts.append(price.text(currency: map.currency)) }
    traits = Traits(
      attributes: attributes, category: category, status: status, price: price,
      spoken: parts.map { ", " + $0 }.joined())
  }

  /// "Row C" or "Table 4"; nil where the row has no name.
  ///
  /// A table's name that says that it is one stands alone.
  private static func spokenName(of row: PlacedRow, named label: String, beginsText: Bool) -> String? {
    guard !label.isEmpty else { return nil }
    guard row.table != nil else { return (beginsText ? "Row " : "row ") + label }
    return label.lowercased().hasPrefix("table") ? label : (beginsText ? "Table " : "table ") + label
  }
}

extension String {
  /// Whether the first character is a digit, or another sign for a number.
  fileprivate var beginsWithNumber: Bool {
    // A plain digit is a character of its own where nothing that could be added to it follows.
    if let byte = utf8.first, byte < 0x80, utf8.dropFirst().first ?? 0 < 0x80 { return byte >= 0x30 && byte <= 0x39 }
    return first?.isNumber ?? false
  }
}

extension SeatMap {
  /// What a screen reader says of a seat: "Stalls, row C, seat 12, wheelchair place, available, €14.50".
  ///
  /// Section, row or table, and seat, then what is special about the seat, its category where the map has several, its
  /// status and its price, as far as each is known. Row and seat are spoken of as the plan says, or in English where it
  /// says nothing.
  ///
  /// - Precondition: `number` is the number of a seat.
  public func spokenName(ofSeat number: Int, status: SeatStatus? = nil, price: Price? = nil) -> String {
    var names = SeatNames(self)
    return names.spokenName(ofSeat: number, status: status, price: price)
  }

  /// A short name of a seat within its section, for tables and for searching: row and label, as in "C12".
  ///
  /// A hyphen keeps two numbers apart, as in "3-12". A label that begins with its row's label already, as "C12" in row
  /// "C", stands alone.
  ///
  /// - Precondition: `number` is the number of a seat.
  public func shortName(ofSeat number: Int) -> String {
    var names = SeatNames(self)
    return names.shortName(ofSeat: number)
  }
}

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
