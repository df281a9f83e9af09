internal import Geometry

extension TableGroup {
  /// Where the tables stand, in the order of their labels; at most `limit` of them.
  func tablePlaces(limit: Int) -> [Place] {
    switch places {
    case .listed(let places): Array(places.prefix(max(limit, 0)))
    case .grid(let grid): grid.places(limit: limit)
    }
  }
}

extension TableGroup.Grid {
  fileprivate func places(limit: Int) -> [TableGroup.Place] {
    let (rows, columns) = (max(rows, 0), max(columns, 0))
    let count = min(rows.multipliedSaturated(by: columns), max(limit, 0))
    return (0..<count).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: columns)
      let shift = row.isMultiple(of: 2) ? 0 : stagger * columnPitch
      // In half pitches, so that the two ends of a row mirror each other exactly.
      let x = (2 * Double(column) + 1 - Double(columns)) * (columnPitch / 2) + shift
      return TableGroup.Place(origin + Vector(x, Double(row) * rowPitch))
    }
  }
}

/// The labels of a section's tables, which go on from group to group until one begins anew.
///
/// Tables with a label of their own are not counted.
struct TableLabels {
  private var sequence = LabelSequence(LabelScheme(.numbers))
  private var count = 0

  /// Goes on to a group.
  mutating func beginGroup(_ group: TableGroup) {
    guard let numbering = group.numbering else { return }
    (sequence, count) = (LabelSequence(numbering), 0)
  }

  /// The label of the next table.
  mutating func label(of place: TableGroup.Place) -> String {
    if let label = place.label { return label }
    defer { count += 1 }
    return sequence[count]
  }
}
