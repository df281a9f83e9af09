internal import Documents
internal import JSON
internal import SeatMaps

/// The seats that an option such as `--select` names, found in a map.
struct SeatSelection {
  /// The ids of seats that the map has, in the order in which they were given.
  private(set) var ids: [String] = []
  /// The ids of no seat.
  private var unknown: [String] = []
  /// The numbers of the seats with those ids, in order, each once.
  private(set) var seats: [Int] = []
  private let map: SeatMap
  private let option: CommandOption

  /// Finds what was given: a value is one id if there is such a seat, or else several with commas between them.
  init(
    _ values: [String], of option: CommandOption = AvailabilityInput.selection, in map: SeatMap
  ) throws(CommandFailure) {
    self.map = map
    self.option = option
    guard !values.isEmpty else { return }
    let directory = SeatDirectory(map)
    for value in values {
      for id in directory.seats(withID: value).isEmpty ? try items(of: value) : [value] {
        if directory.seats(withID: id).isEmpty { unknown.append(id) } else { ids.append(id) }
      }
    }
    seats = Set(ids.flatMap { directory.seats(withID: $0) }).sorted()
  }

  /// A line for each id of no seat; it suggests the first seat whose id is the same but for case and separators.
  var warnings: [String] {
    guard !unknown.isEmpty else { return [] }
    let wanted = Set(unknown.map(SeatSelection.lettersAndDigits))
    var meant: [String: String] = [:]
    for seat in map.seats {
      let key = SeatSelection.lettersAndDigits(of: seat.id)
      if wanted.contains(key), meant[key] == nil { meant[key] = seat.id }
    }
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
