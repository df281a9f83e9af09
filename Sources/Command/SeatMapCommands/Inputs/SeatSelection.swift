internal import Documents
internal import JSON
internal import SeatMaps

/// What an option such as `--select` names, found in a map: seats, tables with all their chairs, and places that are
/// sold by the head.
struct SeatSelection {
  /// The ids of seats and tables that the map has, in the order in which they were given.
  private(set) var ids: [String] = []
  /// The ids of places that are sold by the head and have no seats, in the order in which they were given.
  private(set) var areas: [String] = []
  /// The ids of nothing.
  private var unknown: [String] = []
  /// The numbers of the seats and chairs with those ids, in order, each once.
  private(set) var seats: [Int] = []
  private let map: SeatMap
  private let option: CommandOption

  /// Finds what was given: a value is one id if there is something with it, or else several with commas between them.
  init(
    _ values: [String], of option: CommandOption = AvailabilityInput.selection, in map: SeatMap
  ) throws(CommandFailure) {
    self.map = map
    self.option = option
    guard !values.isEmpty else { return }
    let directory = SoldPlacesDirectory(map)
    var chosen: Set<Int> = []
    for value in values {
      for id in directory.places(withID: value) == .unknown ? try items(of: value) : [value] {
        switch directory.places(withID: id) {
        case .seats(let seats):
          ids.append(id)
          chosen.formUnion(seats)
        case .area: areas.append(id)
        case .unknown: unknown.append(id)
        }
      }
    }
    seats = chosen.sorted()
  }

  /// A line for each id of a place that is sold by the head, for options that need seats.
  var areaWarnings: [String] {
    areas.map { "\(option.spelling): \(quoted($0)) is sold by the head and has no seats" }
  }

  /// A line for each id of nothing; it suggests the first seat, table or place whose id is the same but for case and
  /// separators.
  var warnings: [String] {
    guard !unknown.isEmpty else { return [] }
    let wanted = Set(unknown.map(SeatSelection.lettersAndDigits))
    var meant: [String: String] = [:]
    func suggest(_ id: String) {
      let key = SeatSelection.lettersAndDigits(of: id)
      if wanted.contains(key), meant[key] == nil { meant[key] = id }
    }
    for seat in map.seats { suggest(seat.id) }
    for table in map.tables { suggest(table.id) }
    for area in map.generalAdmission { suggest(area.id) }
    return unknown.map { id in
      let hint = meant[SeatSelection.lettersAndDigits(of: id)].map { "; did you mean \(quoted($0))?" } ?? ""
      return "\(option.spelling): the plan has no seat \(quoted(id))" + hint
    }
  }

  /// The ids between commas, without the spaces around them.
  private func items(of value: String) throws(CommandFailure) -> [String] {
    let items = value.split(separator: ",", omittingEmptySubsequences: false).map { item in
      let start = item.drop { $0 == " " }
      return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
    }
    guard !items.contains("") else {
      throw CommandFailure(
        .usage,
        "\(option.spelling): expected seat ids with a comma between two, found \(quoted(value))")
    }
    return items
  }

  private static func lettersAndDigits(of id: String) -> String {
    id.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
