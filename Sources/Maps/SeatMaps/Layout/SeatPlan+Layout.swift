extension SeatPlan {
  /// How many seats, and how many rows, a map has at most where nobody allows more.
  public static let defaultLimit = 1_000_000

  /// Gives every seat its place, its names and its category.
  ///
  /// Every plan has a map, and the same plan always the same one. Counts below zero are taken for zero; a seat whose
  /// place, angle or width is infinite or not a number is left out. Past `limit` rows or `limit` seats nothing more is
  /// laid out: compare ``seatCount`` and ``rowCount`` first to tell.
  ///
  /// A seat without an id of its own gets its section's id or name, its row's label and its own label, joined by
  /// the section's separator; row and label alone where the section's name is empty.
  ///
  /// Complexity: O(*n*) for *n* seats; exceptions are looked at once for each row, and once for each seat of the rows
  /// that they are about.
  public func layout(limit: Int = SeatPlan.defaultLimit) -> SeatMap {
    var builder = SeatMapBuilder(self, limit: limit)
    for section in sections {
      builder.beginSection(section)
      builder.add(section.blocks, of: section, shape: seatShape)
      builder.add(section.tables, of: section, shape: seatShape)
      builder.add(section.generalAdmission, of: section)
      builder.endSection(section)
    }
    builder.place(stage)
    return builder.map
  }
}
