extension SeatMap {
  /// What a screen reader says of a seat: "Stalls, row C, seat 12, wheelchair place, available, €14.50".
  ///
  /// Section, row or table, and seat, then what is special about the seat, its category where the map has several, its
  /// status and its price, as far as each is known. Row and seat are spoken of as the plan says, or in English where it
  /// says nothing.
  ///
  /// - Precondition: `number` is the number of a seat.
  public func spokenName(ofSeat number: Int, status: SeatStatus? = nil, price: Price? = nil) -> String {
    let seat = seats[number]
    let row = rows[seat.row]
    let section = sections[row.section]
    var parts: [String] = []
    if !section.name.isEmpty { parts.append(section.name) }
    // People read the names that are drawn; where nothing is drawn the labels are all there is.
    let rowLabel = row.shownLabel.isEmpty ? row.label : row.shownLabel
    let seatLabel = seat.shownLabel.isEmpty ? seat.label : seat.shownLabel
    if let rowName = row.spokenLabel ?? spokenName(of: row, named: rowLabel, beginsText: parts.isEmpty) {
      parts.append(rowName)
    }
    let seatWord = parts.isEmpty ? "Seat " : "seat "
    parts.append(seat.spokenLabel ?? seatWord + (seatLabel.isEmpty ? "without a number" : seatLabel))
    parts += seat.attributes.names
    if categories.count > 1, let category = seat.categoryName, !category.isEmpty { parts.append(category) }
    if let status { parts.append(status.name) }
    if let price { parts.append(price.text(currency: currency)) }
    return parts.joined(separator: ", ")
  }

  /// "Row C" or "Table 4"; nil where the row has no name.
  ///
  /// A table's name that says that it is one stands alone.
  private func spokenName(of row: PlacedRow, named label: String, beginsText: Bool) -> String? {
    guard !label.isEmpty else { return nil }
    guard row.table != nil else { return (beginsText ? "Row " : "row ") + label }
    return label.lowercased().hasPrefix("table") ? label : (beginsText ? "Table " : "table ") + label
  }

  /// A short name of a seat within its section, for tables and for searching: row and label, as in "C12".
  ///
  /// A hyphen keeps two numbers apart, as in "3-12". A label that begins with its row's label already, as "C12" in row
  /// "C", stands alone.
  ///
  /// - Precondition: `number` is the number of a seat.
  public func shortName(ofSeat number: Int) -> String {
    let label = seats[number].label
    let row = rows[seats[number].row].label
    guard let rowEnd = row.last, let labelStart = label.first else { return row + label }
    if !rowEnd.isNumber, label.hasPrefix(row), label.dropFirst(row.count).first?.isNumber == true { return label }
    return row + (rowEnd.isNumber && labelStart.isNumber ? "-" : "") + label
  }
}
