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

/// What a rule has found so far: a count and the first examples.
struct Collected {
  private(set) var count = 0
  private(set) var subjects: [Finding.Subject] = []

  mutating func add(_ subject: @autoclosure () -> Finding.Subject) {
    count += 1
    if subjects.count < Finding.maximumSubjectCount { subjects.append(subject()) }
  }

  /// The finding, its message made from the count and the examples; nil where nothing was found.
  func finding(_ code: Finding.Code, message: (_ count: Int, _ examples: String) -> String) -> Finding? {
    guard count > 0 else { return nil }
    return Finding(code, count: count, subjects: subjects, message: message(count, examples))
  }

  /// The first few names and the number of others: "A, B, C and 4 more".
  private var examples: String {
    let shown = subjects.prefix(3).map { $0.name.isEmpty ? "\"\"" : $0.name.abbreviated }
    guard count > shown.count else {
      return shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
    return shown.joined(separator: ", ") + " and \(count - shown.count) more"
  }
}

/// The values of a list that occur more than once.
struct Repetitions {
  /// The places at which each of them first occurs, in order.
  private(set) var firstPlaces: [Int] = []
  /// The number of places that they take up altogether.
  private(set) var memberCount = 0

  /// Looks through a list.
  ///
  /// Complexity: O(*n*) for *n* values.
  init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    var firstPlace: [Values.Element: Int] = [:]
    var occurrences: [Int] = []
    for (place, value) in values.enumerated() {
      occurrences.append(0)
      let first = firstPlace[value] ?? place
      if first == place { firstPlace[value] = place }
      occurrences[first] += 1
    }
    for (place, count) in occurrences.enumerated() where count > 1 {
      firstPlaces.append(place)
      memberCount += count
    }
  }

  /// Them as what a finding is about.
  func collected(_ subject: (_ place: Int) -> Finding.Subject) -> Collected {
    firstPlaces.reduce(into: Collected()) { $0.add(subject($1)) }
  }
}

extension String {
  /// The text for a message: after 60 Unicode scalars an ellipsis stands for the rest, so that no name fills a page.
  var abbreviated: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
