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
