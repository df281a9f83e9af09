internal import Geometry
internal import SeatMaps

extension SeatMap {
  /// What the map shows, in a few words, for people who cannot see it.
  func summary(states: SeatStates) -> String {
    var sentences = [SeatMap.seatCountText(states.statuses[...]).capitalizedFirst]
    if sections.count > 1 {
      let names = sections.map(\.name).filter { !$0.isEmpty }
      if !names.isEmpty { sentences.append("Sections: " + names.joined(separator: ", ")) }
    }
    if let stage {
      let isAbove = seats.allSatisfy { $0.center.y >= stage.frame.minY }
      let what = stage.kind == .screen ? "The screen" : "The stage"
      if isAbove, !seats.isEmpty { sentences.append(what + " is in front of the first row") }
    }
    return sentences.joined(separator: ". ") + "."
  }

  /// How many seats there are of each status: "59 seats: 50 available, 9 sold".
  static func seatCountText(_ statuses: ArraySlice<SeatStatus>) -> String {
    var counts = [Int](repeating: 0, count: SeatStatus.allCases.count)
    for status in statuses { counts[status.ordinal] += 1 }
    let parts = SeatStatus.allCases.compactMap { status in
      counts[status.ordinal] > 0 ? "\(counts[status.ordinal]) \(status.name)" : nil
    }
    let total = statuses.count == 1 ? "1 seat" : "\(statuses.count) seats"
    return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
