internal import JSON

// The keys of tables, of places sold by the head, and of lines around sections.

/// The keys of a group of tables.
enum TableGroupKey: String, DocumentKey {
  case round, rectangle, at, grid, numbering, seatNumbering, seatSize, seatShape, chairGap, category, soldWhole
  case exceptions

  static let owner = "a group of tables"
}

/// The keys of a round table.
enum RoundTableKey: String, DocumentKey {
  case seats, openPlaces, radius

  static let owner = "a round table"
}

/// The keys of a rectangular table.
enum RectangularTableKey: String, DocumentKey {
  case top, right, bottom, left, width, height

  static let owner = "a rectangular table"
}

/// The keys of a table's place.
enum TablePlaceKey: String, DocumentKey {
  case x, y, rotation, label

  static let owner = "a table's place"
}

/// The keys of rows of tables.
enum TableGridKey: String, DocumentKey {
  case rows, columns, rowPitch, columnPitch, origin, stagger

  static let owner = "a grid of tables"
}

/// The keys of a place that is sold by the head.
enum GeneralAdmissionKey: String, DocumentKey {
  case label, id, shownLabel, kind, capacity, soldWhole, category
  case shape, x, y, rotation, width, height, cornerRadius, radius, radiusX, radiusY, points, path

  static let owner = "a place sold by the head"
}

/// The keys of a line around what is in a section.
enum OutlineKey: String, DocumentKey {
  case padding

  static let owner = "an outline"
}
