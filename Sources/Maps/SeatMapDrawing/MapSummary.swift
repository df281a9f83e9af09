internal import Geometry
package import SeatMaps

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

/// How many seats there are of each status.
package struct StatusCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: SeatStatus.allCases.count)
  private var total = 0

  /// Counts the statuses of some seats.
  package init(_ statuses: ArraySlice<SeatStatus>) {
    total = statuses.count
    for status in statuses { counts[status.ordinal] += 1 }
  }

  /// Counts a seat whose status has changed.
  package mutating func move(from old: SeatStatus, to new: SeatStatus) {
    counts[old.ordinal] -= 1
    counts[new.ordinal] += 1
  }

  /// The statuses that any seat has.
  package var occurring: [SeatStatus] { SeatStatus.allCases.filter { counts[$0.ordinal] > 0 } }

  /// The counts in words: "59 seats: 50 available, 9 sold".
  var text: String {
    let parts = occurring.map { "\(counts[$0.ordinal]) \($0.name)" }
    let seats = total == 1 ? "1 seat" : "\(total) seats"
    return parts.isEmpty ? seats : seats + ": " + parts.joined(separator: ", ")
  }
}

extension String {
  /// The text made so that nothing in it turns about what follows: neither letters that run from right to left nor
  /// controls that say so.
  ///
  /// It stands in an isolate (UAX #9, section 2.4), without isolates of its own that could end it early, and what
  /// follows runs from left to right.
  var isolated: String {
    guard unicodeScalars.contains(where: \.turnsText) else { return self }
    var inside = String.UnicodeScalarView()
    for scalar in unicodeScalars where !(0x2066...0x2069).contains(scalar.value) { inside.append(scalar) }
    return "\u{200E}\u{2068}" + String(inside) + "\u{2069}"
  }
}

extension Unicode.Scalar {
  /// Whether the character stands in a block whose letters run from right to left, or is a control of direction.
  fileprivate var turnsText: Bool {
    switch value {
    case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
