internal import JSON
internal import SeatMapDrawing
internal import SeatMaps

/// The map that is drawn, or the part of it, with what is known of its seats.
struct ShownMap {
  private(set) var map: SeatMap
  /// What is known of each seat; nil where nothing is.
  private(set) var states: SeatStates?
  /// The map before any part was left out.
  private let whole: SeatMap
  /// The numbers in the whole map of the sections that are left.
  private var sections: [Int]

  init(map: SeatMap, states: SeatStates?) {
    self.map = map
    self.states = states
    whole = map
    sections = Array(map.sections.indices)
  }

  /// Whether a part was left out.
  private var isPart: Bool { sections.count < whole.sections.count }

  // MARK: Parts

  /// Leaves one floor, whose name the title then says too, or where no floor has the name the sections that have it as
  /// name or id; the failure suggests a name that is near.
  mutating func keepFloor(named name: String, file: String) throws(CommandFailure) {
    if let floor = map.floors.firstIndex(where: { $0.name == name }) {
      let kept = map.sections.indices.filter { map.sections[$0].floor == floor }
      guard !kept.isEmpty else { throw CommandFailure(.usage, "\(file): nothing is on the floor \(quoted(name))") }
      keep(kept, named: name)
    } else {
      try keepSection(named: name, option: RenderOptions.floor, or: map.floors.map(\.name), file: file)
    }
  }

  /// Leaves the sections that have a name, or an id.
  mutating func keepSection(named name: String, file: String) throws(CommandFailure) {
    try keepSection(named: name, option: RenderOptions.section, or: [], file: file)
  }

  private mutating func keepSection(
    named name: String, option: CommandOption, or others: [String], file: String
  ) throws(CommandFailure) {
    let kept = map.sections.indices.filter { map.sections[$0].name == name || map.sections[$0].id == name }
    guard kept.isEmpty else { return keep(kept, named: map.sections[kept[0]].name) }
    guard !others.isEmpty || map.sections.contains(where: { !$0.name.isEmpty || !$0.id.isEmpty }) else {
      throw CommandFailure(.usage, "\(file): the plan has no named sections: leave \(option.spelling) out")
    }
    let known = others + map.sections.map { $0.name.isEmpty ? $0.id : $0.name }
    let what = others.isEmpty ? "section" : "floor or section"
    throw CommandFailure(
      .usage, "\(file): there is no \(what) \(quoted(name)); " + ShownMap.hint(for: name, among: known))
  }

  /// The name that was most likely meant, or the first few that there are.
  private static func hint(for name: String, among known: [String]) -> String {
    if let meant = likeliestMeaning(of: name, among: known) { return "did you mean \(quoted(meant))?" }
    var seen: Set<String> = []
    let names = known.filter { !$0.isEmpty && seen.insert($0).inserted }
    let shown = names.count > mostNamesInHint + 1 ? names.prefix(mostNamesInHint) : names[...]
    let rest = names.count - shown.count
    return "there \(names.count == 1 ? "is" : "are") " + shown.map { quoted($0) }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many names a message lists.
  private static let mostNamesInHint = 6

  private mutating func keep(_ kept: [Int], named name: String) {
    let numbers = Set(kept)
    states = states?.keepingSections(of: map) { numbers.contains($0) }
    map = map.keepingSections { numbers.contains($0) }
    sections = kept.map { sections[$0] }
    if isPart, !name.isEmpty { map.name = map.name.isEmpty ? name : map.name + ", " + name }
    // The canvas is that of the whole plan.
    map.canvas = nil
  }

  /// Puts floors side by side, and sections that lie over each other too where that is asked for.
  mutating func arrange(inPanels: Bool) {
    map = inPanels ? map.panels() : map.floorsSideBySide()
  }

  // MARK: Overview

  /// The overview that shows where the map, or chosen seats in it, are.
  ///
  /// Of a venue with several floors it is that of the floors that are shown.
  func miniMap(seats: [Int]) -> MiniMap {
    guard isPart else { return MiniMap(of: map, seats: seats) }
    let floors = Set(sections.map { whole.sections[$0].floor })
    let numbers = whole.sections.indices.filter { floors.contains(whole.sections[$0].floor) }
    let venue = whole.keepingSections { floors.contains(whole.sections[$0].floor) }
    let places = sections.map { section in numbers.firstIndex(of: section) ?? 0 }
    let marked = seats.map { seat in
      let section = map.section(ofSeat: seat)
      return venue.sections[places[section]].seats.lowerBound + seat - map.sections[section].seats.lowerBound
    }
    return MiniMap(of: venue, seats: marked, sections: seats.isEmpty && places.count < numbers.count ? places : [])
  }
}

/// What `--show` colours seats by.
enum ShownMeasure: String, CaseIterable {
  case sight
  case distance
  case angle

  /// What is measured.
  private var quantity: SightLines.Quantity {
    switch self {
    case .sight: .verdict
    case .distance: .distance
    case .angle: .angle
    }
  }

  /// The measure of each seat of a map; the failure says what the plan lacks for it.
  func measure(of map: SeatMap, file: String) throws(CommandFailure) -> SeatMeasure {
    let measure = SightLines(map).measure(quantity)
    guard !measure.ticks.isEmpty else {
      let needs =
        switch self {
        case .distance: "a screen, a stage or a focal point"
        case .sight: "a screen with its width"
        case .angle: "a screen or a stage with its width"
        }
      throw CommandFailure(.badData, "\(file): --show \(rawValue) needs \(needs), which the plan does not say")
    }
    return measure
  }
}
