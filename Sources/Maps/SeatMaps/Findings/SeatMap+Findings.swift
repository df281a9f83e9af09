extension SeatMap {
  /// What a box office should look at before it sells, in the order of ``Finding/Code``.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public func findings() -> [Finding] {
    let findings =
      nameFindings + placeFindings + viewFindings + tableFindings + areaFindings + categoryFindings + exceptionFindings
      + accessFindings
    let order = Dictionary(
      uniqueKeysWithValues: Finding.Code.allCases.enumerated().map { ($0.element, $0.offset) })
    return findings.enumerated()
      .sorted { (order[$0.element.code] ?? 0, $0.offset) < (order[$1.element.code] ?? 0, $1.offset) }
      .map(\.element)
  }

  /// Those of ``findings()`` that make a picture or a list of the seats differ from what the plan means: nothing to
  /// sell, floors and categories that it does not list, and exceptions about no seat.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func misleadingFindings() -> [Finding] {
    [nothingForSale, unknownFloors, unknownCategories].compactMap { $0 } + exceptionFindings
  }

  /// A section's name for messages, also where it has none.
  func nameForPeople(ofSection section: Int) -> String {
    let placed = sections[section]
    if !placed.name.isEmpty { return placed.name }
    return placed.id.isEmpty ? "section \(section + 1)" : placed.id
  }

  /// A row's name for messages, also where it has none.
  func nameForPeople(ofRow row: Int) -> String {
    let placed = rows[row]
    let section = sections[placed.section]
    let label = placed.label.isEmpty ? "row \(row - section.rows.lowerBound + 1)" : placed.label
    return sections.count > 1 || !section.name.isEmpty
      ? nameForPeople(ofSection: placed.section) + "/" + label : label
  }
}
