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
