/// An exception whose rows and seats are told by number.
struct ResolvedException {
  private let rows: SelectedOrdinals?
  private let seats: SelectedOrdinals?
  private let exception: SeatException
  private let category: ResolvedCategory

  /// Resolves an exception from a rule, in which the numbers are ordinals.
  init(_ exception: SeatException, rows: LabelSequence, seats: LabelSequence, category: ResolvedCategory) {
    self.exception = exception
    self.category = category
    self.rows = exception.rows.map { SelectedOrdinals($0, of: rows) }
    self.seats = exception.seats.map { SelectedOrdinals($0, of: seats) }
  }

  /// Resolves an exception from rows and seats that are listed, in which the numbers are places in the lists.
  init(_ exception: SeatException, rows: [String], seats: [String], category: ResolvedCategory) {
    self.exception = exception
    self.category = category
    self.rows = exception.rows.map { SelectedOrdinals($0, in: rows) }
    self.seats = exception.seats.map { SelectedOrdinals($0, in: seats) }
  }

  func isAbout(row: Int) -> Bool { rows?.contains(row) ?? true }
  func isAbout(seat: Int) -> Bool { seats?.contains(seat) ?? true }

  /// Changes what a seat is; false where it is not there at all.
  fileprivate func apply(_ traits: inout SeatMapBuilder.Traits) -> Bool {
    if exception.category != nil { traits.category = category }
    if let shape = exception.shape { traits.shape = shape }
    traits.attributes.formUnion(exception.attributes)
    return !exception.isRemoved
  }
}

extension [ResolvedException] {
  /// Changes what a seat is, exception by exception; false where it is not there at all.
  func apply(toSeat seat: Int, _ traits: inout SeatMapBuilder.Traits) -> Bool {
    for exception in self where exception.isAbout(seat: seat) {
      guard exception.apply(&traits) else { return false }
    }
    return true
  }
}
