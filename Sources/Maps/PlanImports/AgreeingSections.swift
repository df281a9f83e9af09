internal import Geometry
internal import Paths
internal import Reading
internal import SeatMaps

/// Other systems' files have seats whose places are written down, or follow from rules of those systems. Where a rule
/// of ours gives the same, it is taken, since people can change it; whether it does is found by laying it out.
extension Section {
  /// Whether the section, at its origin, has just these seats, each within a distance of its place, in this order.
  ///
  /// Seats are circles, as those of other systems are: how deep a seat is can decide where it stands.
  ///
  /// O(number of seats).
  func lays(out rows: [SeatRow], within tolerance: Double) -> Bool {
    let count = rows.reduce(0) { $0 + $1.seats.count }
    let map = SeatPlan(name: "", seatShape: .circle, sections: [self]).layout(limit: max(count, rows.count) + 1)
    let laidOut = map.rows.filter { !$0.seats.isEmpty }
    let expected = rows.filter { !$0.seats.isEmpty }
    guard map.seats.count == count, laidOut.map(\.label) == expected.map(\.label) else { return false }
    return zip(laidOut, expected).allSatisfy { row, expected in
      row.seats.count == expected.seats.count
        && zip(map.seats[row.seats], expected.seats).allSatisfy { seat, expected in
          seat.label == expected.label && seat.shownLabel == expected.shownLabel ?? expected.label
            && seat.attributes == expected.attributes
            && seat.categoryName == (expected.category ?? category)
            && seat.center.distance(to: expected.position + (origin - .zero)) <= tolerance
        }
    }
  }

  /// Whether the section has just the seats of one row.
  func lays(out seats: [Seat], ofRow label: String, within tolerance: Double) -> Bool {
    lays(out: [SeatRow(label: label, seats: seats)], within: tolerance)
  }
}

extension LabelScheme {
  /// A scheme that makes just these labels: numbers, letters or roman numerals that go on by the same step, numbers also
  /// with the same text before them, and else a list of them; nil where one stands twice.
  init?(making labels: [String]) {
    guard let first = labels.first else { return nil }
    let digits = first.reversed().prefix { $0.isNumber }.count
    let prefix = String(first.dropLast(digits))
    var candidates: [LabelScheme] = []
    if digits > 0 { candidates.append(LabelScheme(.numbers, prefix: prefix)) }
    candidates += [LabelScheme(.letters), LabelScheme(.lowercaseLetters), LabelScheme(.roman)]
    for var scheme in candidates {
      let sequence = LabelSequence(scheme)
      guard let start = sequence.ordinal(ofLabel: first) else { continue }
      scheme.start = start
      if labels.count > 1 {
        guard let second = sequence.ordinal(ofLabel: labels[1]) else { continue }
        let (step, overflows) = second.subtractingReportingOverflow(start)
        guard !overflows, step != 0 else { continue }
        scheme.step = step
      }
      let made = LabelSequence(scheme)
      if labels.indices.allSatisfy({ made[$0] == labels[$0] }) {
        self = scheme
        return
      }
    }
    guard Set(labels).count == labels.count else { return nil }
    self.init(listed: labels)
  }
}

extension Path {
  /// The corners of the path's first contour, curves flattened, for formats that know polygons only.
  var outlinePoints: [Point] {
    let polygon: Path = flattened(tolerance: Path.outlineTolerance)
    guard let contour = polygon.contours.first else { return [] }
    return [contour.start] + contour.segments.map(\.end)
  }

  /// How far flattened curves may lie from the true ones, in plan units.
  private static let outlineTolerance = 0.1
}
