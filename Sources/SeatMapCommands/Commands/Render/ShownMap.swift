internal import Documents
internal import JSON
internal import SeatMaps

/// The map that is drawn, or the part of it, with what is known of its seats.
struct ShownMap {
  var map: SeatMap
  /// What is known of each seat; nil where nothing is.
  var states: SeatStates?

  /// Leaves one section, told by name or id; the failure suggests one whose name is near.
  mutating func keepSection(named name: String, file: String) throws(CommandFailure) {
    let sections = map.sections.filter { $0.name == name || $0.id == name }
    guard !sections.isEmpty else {
      guard map.sections.contains(where: { !$0.name.isEmpty || !$0.id.isEmpty }) else {
        throw CommandFailure(.usage, "\(file): the plan has no named sections: leave --floor out")
      }
      let hint = likeliestMeaning(of: name, among: map.sections.map(\.name)).map { "; did you mean \(quoted($0))?" }
      throw CommandFailure(.usage, "\(file): there is no section \(quoted(name))" + (hint ?? ""))
    }
    if let states {
      self.states = SeatStates(
        statuses: sections.flatMap { states.statuses[$0.seats] }, prices: sections.flatMap { states.prices[$0.seats] })
    }
    let whole = map
    map = whole.keepingSections { whole.sections[$0].name == name || whole.sections[$0].id == name }
    // The canvas is that of the whole plan.
    map.canvas = nil
  }
}
