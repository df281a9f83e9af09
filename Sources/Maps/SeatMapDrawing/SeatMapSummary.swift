internal import Geometry
internal import SeatMaps

/// What a map shows, in a few words, for people who cannot see it.
struct SeatMapSummary {
  /// What follows the counts of seats.
  private let further: [String]

  init(of map: SeatMap) {
    var sentences: [String] = []
    if map.sections.count > 1 {
      let names = map.sections.map(\.name).filter { !$0.isEmpty }
      if !names.isEmpty { sentences.append("Sections: " + names.joined(separator: ", ")) }
    }
    if let stage = map.stage {
      let isAbove = map.seats.indices.allSatisfy { map.seats[$0].center.y >= stage.frame.minY }
      let what = stage.kind == .screen ? "The screen" : "The stage"
      if isAbove, !map.seats.isEmpty { sentences.append(what + " is in front of the first row") }
    }
    further = sentences
  }

  /// The sentences: "59 seats: 50 available, 9 sold. Sections: Stalls, Circle."
  func text(_ counts: StatusCounts) -> String {
    ([counts.text] + further).joined(separator: ". ") + "."
  }
}
