internal import Geometry

/// How good the place of each seat is, in whole steps, so that seats that are as good for everybody are equal.
struct SeatMerits: Sendable {
  /// How far the view is from the best: for each seat the steps that ``BestSeats`` defines.
  private(set) var view: [Int]
  /// How far aside each seat is, in whole pitches.
  private(set) var offCenter: [Int]

  /// Judges the seats of a map.
  ///
  /// Complexity: O(*n*) for *n* seats.
  init(_ map: SeatMap, pitch: Double) {
    let lines = SightLines(map)
    view = lines.lines.map { $0.map { SeatMerits.view($0, pitch: pitch) } ?? 0 }
    let seats = map.seats
    for seat in seats.indices where seats[seat].attributes.contains(.restrictedView) {
      view[seat] += SeatMerits.restrictedView
    }
    offCenter = Array(repeating: 0, count: map.seats.count)
    let axis = map.stage.flatMap { $0.frame.isFinite ? $0.frame.midX : nil }
    for row in map.rows where row.table == nil {
      for seat in row.seats {
        if let axis, map.sections[row.section].focalPoint ?? map.focalPoint == map.focalPoint {
          offCenter[seat] = SeatMerits.steps(abs(map.seats[seat].center.x - axis) / pitch)
        } else {
          offCenter[seat] = abs(seat - row.seats.lowerBound - (row.seats.upperBound - 1 - seat)) / 2
        }
      }
    }
  }

  /// So much that no distance in a hall makes up for it.
  private static let restrictedView = 10_000

  /// Five degrees out of the preferred zone are a step where the plan says how wide the screen is; else a pitch away
  /// from what the seat looks at.
  private static func view(_ line: Sightline, pitch: Double) -> Int {
    guard let verdict = line.verdict, let angle = line.viewingAngle?.degrees else {
      return steps(line.distance / pitch)
    }
    let preferred = Sightline.Verdict.preferredAngles
    let excess = max(preferred.lowerBound.degrees - angle, angle - preferred.upperBound.degrees, 0)
    let penalty =
      switch verdict {
      case .behind: 200
      case .distorted: 100
      default: 0
      }
    return penalty - steps(-excess / 5)
  }

  /// The whole steps in a length; what rounding may make of a whole number is one.
  private static func steps(_ value: Double) -> Int {
    guard value.isFinite else { return largest }
    return Int(max(min((value + 1e-6).rounded(.down), Double(largest)), -Double(largest)))
  }

  /// Sums over all seats of a map stay far from overflow.
  private static let largest = 1 << 20
}
