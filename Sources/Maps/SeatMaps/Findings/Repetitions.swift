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
