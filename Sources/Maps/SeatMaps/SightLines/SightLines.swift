internal import Geometry

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The sight line of every seat of a map.
///
/// A seat looks at the middle of the screen, or of the stage's front edge. Where its section has a focal point of its
/// own that is not on the stage, or the map has no stage, it looks at the focal point: the section's before the map's.
/// Such a seat has a distance and no angles, since nobody says how wide what it looks at is.
///
///     let lines = SightLines(map)
///     let angle = lines[12]?.viewingAngle
public struct SightLines: Hashable, Sendable {
  /// A sight line for each seat, by its number; nil where there is nothing to look at.
  public let lines: [Sightline?]

  /// Measures the sight lines of a map.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public init(_ map: SeatMap) {
    let front = map.stage.flatMap(StageFront.init)
    var lines = [Sightline?](repeating: nil, count: map.seats.count)
    for section in map.sections {
      guard let target = SightLines.target(of: section, in: map, front: front) else { continue }
      for seat in section.seats {
        lines[seat] = target.sightline(from: map.seats[seat].center, metresPerUnit: map.metresPerUnit)
      }
    }
    self.lines = lines
  }

  /// The sight line of a seat; nil where there is nothing to look at.
  ///
  /// - Precondition: `seat` is the number of a seat.
  public subscript(seat: Int) -> Sightline? { lines[seat] }

  /// The sight lines of some seats, as far as they have one.
  ///
  /// Complexity: O(*k*) for *k* seats.
  static func lines(of seats: [Int], in map: SeatMap) -> [Sightline] {
    let front = map.stage.flatMap(StageFront.init)
    return seats.compactMap { seat in
      target(of: map.sections[map.section(ofSeat: seat)], in: map, front: front)?
        .sightline(from: map.seats[seat].center, metresPerUnit: map.metresPerUnit)
    }
  }

  /// The point that the seats of a section look at; nil where there is nothing to look at.
  static func pointLookedAt(from section: PlacedSection, in map: SeatMap) -> Point? {
    switch target(of: section, in: map, front: map.stage.flatMap(StageFront.init)) {
    case .front(let front): front.middle
    case .point(let point): point
    case nil: nil
    }
  }

  private static func target(of section: PlacedSection, in map: SeatMap, front: StageFront?) -> Target? {
    let own = section.focalPoint.flatMap { $0.isFinite && $0 != map.focalPoint ? $0 : nil }
    if let front, own.map(front.frame.contains) ?? true { return .front(front) }
    return (own ?? map.focalPoint).flatMap { $0.isFinite ? .point($0) : nil }
  }

  /// What a seat looks at.
  private enum Target {
    case front(StageFront)
    case point(Point)

    func sightline(from seat: Point, metresPerUnit: Double?) -> Sightline {
      let metres = metresPerUnit.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      var line: Sightline
      switch self {
      case .point(let point): line = Sightline(distance: seat.distance(to: point))
      case .front(let front):
        line = Sightline(distance: seat.distance(to: front.middle))
        if let angles = front.angles(from: seat) {
          (line.viewingAngle, line.farEdgeAngle) = (angles.view, angles.farEdge)
          if front.isScreen { line.verdict = .init(viewingAngle: angles.view, farEdgeAngle: angles.farEdge) }
        }
      }
      line.distanceInMetres = metres.map { line.distance * $0 }
      return line
    }
  }
}

/// The straight line between the edges of a screen, or of the front of a stage.
private struct StageFront {
  let frame: Rect
  let middle: Point
  let isScreen: Bool
  /// Half of the width that the plan says; nil where it says none.
  private let halfWidth: Double?

  init?(_ stage: PlacedStage) {
    guard stage.frame.isFinite else { return nil }
    frame = stage.frame
    middle = Point(stage.frame.midX, stage.frame.maxY)
    isScreen = stage.kind == .screen
    halfWidth = stage.hasGivenWidth && stage.frame.width > 0 ? stage.frame.width / 2 : nil
  }

  /// The angle between the lines to both edges, and that between the normal and the line to the far edge.
  func angles(from seat: Point) -> (view: Angle, farEdge: Angle)? {
    guard let halfWidth else { return nil }
    let (depth, side) = (seat.y - middle.y, abs(seat.x - middle.x))
    let far = atan2(side + halfWidth, depth)
    let near = atan2(side - halfWidth, depth)
    // Behind the screen the two directions may lie on both sides of the one that points straight away from it.
    let view = min(abs(far - near), 2 * .pi - abs(far - near))
    return (Angle(radians: view), Angle(radians: far))
  }
}
