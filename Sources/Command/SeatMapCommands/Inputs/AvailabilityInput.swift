internal import JSON
internal import PlanFiles
internal import PlanImports
internal import Reading
internal import SeatMaps
internal import Support

/// What a command is told of the seats: a file of statuses and prices, and a selection.
struct AvailabilityInput {
  /// The file of statuses and prices; nil where none is given.
  let availabilityFile: InputFile?
  /// What `--select` was given: ids, or lists of them.
  private let selections: [String]
  private let limits: DocumentLimits

  static let file = CommandOption(
    "availability", taking: .input("FILE"), "The status and price of seats, as JSON or CSV; \"-\" is standard input.")
  static let selection = CommandOption(
    "select", taking: .text("ID,…"), isRepeatable: true, "Seats to show as selected, by id; may be repeated.")

  /// What is known of the seats of a map.
  struct Known {
    let states: SeatStates
    let findings: [Finding]
    /// What the file's reader ignored or changed.
    let notes: [DocumentNote]
    /// What is wrong with the selection that was typed, in lines.
    let selectionWarnings: [String]

    /// All that does not fit, in lines.
    var warnings: [String] { notes.map(\.description) + findings.map(\.message) + selectionWarnings }
  }

  init(_ arguments: ParsedArguments, limits: DocumentLimits) {
    availabilityFile = arguments.value(of: AvailabilityInput.file).map(InputFile.init)
    selections = arguments.values(of: AvailabilityInput.selection)
    self.limits = limits
  }

  /// What is known of the seats of a map; nil where nothing was given, and the plan's own file says nothing either.
  ///
  /// A file of statuses takes the place of all that the plan's file says of them.
  func states(
    for map: SeatMap, of document: ImportedPlan, in session: Session
  ) throws(CommandFailure) -> Known? {
    if availabilityFile == nil, selections.isEmpty, document.availability == nil { return nil }
    var availability = document.availability ?? Availability()
    var notes: [DocumentNote] = []
    if let availabilityFile {
      let document = try availabilityFile.document(limit: limits.fileSize, in: session) {
        bytes, name throws(DocumentError) in
        try AvailabilityDocument(reading: bytes, file: name, limits: limits)
      }
      (availability, notes) = (document.availability, document.notes)
    }
    let selection = try SeatSelection(selections, in: map)
    availability.selection += selection.ids + selection.areas
    let (states, findings) = availability.states(for: map)
    return Known(states: states, findings: findings, notes: notes, selectionWarnings: selection.warnings)
  }
}

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
