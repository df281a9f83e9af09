public import SeatMaps
internal import Support

/// A map or a part of it, a floor or some sections, with the status of its seats.
///
///     var shown = ShownMap(map, states: states)
///     try shown.keepFloor(named: "Circle")
///     shown.arrange()
///     let drawn = SeatMapDrawing().draw(shown.map, states: shown.states, measuring: measurer)
public struct ShownMap: Hashable, Sendable {
  /// What is shown.
  public private(set) var map: SeatMap
  /// The status and price of each seat that is shown; `nil` if nothing is known of any.
  public private(set) var states: SeatStates?
  /// The map before any part was left out.
  private let whole: SeatMap
  /// The numbers in the whole map of the sections that are left.
  private var sections: [Int]

  /// Shows a whole map.
  ///
  /// - Precondition: The states are those of the map.
  public init(_ map: SeatMap, states: SeatStates? = nil) {
    states?.requireMatch(with: map)
    self.map = map
    self.states = states
    whole = map
    sections = Array(map.sections.indices)
  }

  /// Whether a part was left out.
  private var isPart: Bool { sections.count < whole.sections.count }

  // MARK: Parts

  /// Keeps one floor, whose name the title then has too; if no floor has the name, the sections that have it as name or
  /// id.
  ///
  /// - Throws: `MapPartError`, which suggests a name that is near.
  public mutating func keepFloor(named name: String) throws(MapPartError) {
    if let floor = map.floors.firstIndex(where: { $0.name == name }) {
      let kept = map.sections.indices.filter { map.sections[$0].floor == floor }
      guard !kept.isEmpty else { throw .emptyFloor(name) }
      keep(kept, named: name)
    } else {
      try keepSections(named: name, orOneOf: map.floors.map(\.name))
    }
  }

  /// Keeps the sections that have a name, or an id.
  ///
  /// - Throws: `MapPartError`, which suggests a name that is near.
  public mutating func keepSections(named name: String) throws(MapPartError) {
    try keepSections(named: name, orOneOf: [])
  }

  private mutating func keepSections(named name: String, orOneOf floors: [String]) throws(MapPartError) {
    let kept = map.sections.indices.filter { map.sections[$0].name == name || map.sections[$0].id == name }
    guard kept.isEmpty else { return keep(kept, named: map.sections[kept[0]].name) }
    let names = map.sections.map { $0.name.isEmpty ? $0.id : $0.name }
    guard !floors.isEmpty || names.contains(where: { !$0.isEmpty }) else { throw .noNamedSections }
    throw .unknown(name, known: floors + names, includesFloors: !floors.isEmpty)
  }

  private mutating func keep(_ kept: [Int], named name: String) {
    let numbers = Set(kept)
    states = states?.keepingSections(of: map) { numbers.contains($0) }
    map = map.keepingSections { numbers.contains($0) }
    sections = kept.map { sections[$0] }
    if isPart, !name.isEmpty { map.name = map.name.isEmpty ? name : map.name + ", " + name }
    // The canvas is that of the whole plan.
    map.canvas = nil
  }

  /// The names of the pictures that areas show, each once, in the order of the areas.
  public var pictureNames: [String] {
    var seen: Set<String> = []
    return map.sections.lazy.flatMap(\.areas).compactMap(\.picture).filter { seen.insert($0).inserted }
  }

  // MARK: Arrangement

  /// Puts floors side by side, and with `inPanels` sections that lie over each other too.
  public mutating func arrange(inPanels: Bool = false) {
    map = inPanels ? map.panels() : map.floorsSideBySide()
  }

  /// The overview that shows where the map, or chosen seats in it, are.
  ///
  /// Of a venue with several floors it is that of the floors that are shown.
  ///
  /// - Parameter seats: The numbers of the chosen seats in ``map``.
  public func miniMap(marking seats: [Int] = []) -> MiniMap {
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

/// Why there is no such part of a map.
public enum MapPartError: Error, Hashable, Sendable {
  /// Nothing is on the floor.
  case emptyFloor(String)
  /// No section of the map has a name or an id.
  case noNamedSections
  /// No section has the name, and no floor where floors count; `known` are the names that there are.
  case unknown(String, known: [String], includesFloors: Bool)
}

extension MapPartError: CustomStringConvertible {
  /// What is wrong, with the name that was most likely meant or the first few that there are.
  public var description: String {
    switch self {
    case .emptyFloor(let name): return "nothing is on the floor \(quoted(name))"
    case .noNamedSections: return "the plan has no named sections"
    case .unknown(let name, let known, let includesFloors):
      let what = includesFloors ? "floor or section" : "section"
      return "there is no \(what) \(quoted(name)); " + MapPartError.hint(for: name, among: known)
    }
  }

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
}
