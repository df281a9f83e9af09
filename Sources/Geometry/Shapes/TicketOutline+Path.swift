public import Geometry
public import Paths

extension TicketOutline {
  /// The outline, clockwise from the end of the corner at the top left.
  public func path(in frame: Rect) -> Path {
    guard frame.isFinite, !frame.isEmpty else { return .rectangle(frame) }
    let cuts = fitted(to: frame.size).cuts(in: frame.size)
    var path = Path()
    path.add(corners: cuts.corners, and: cuts.bites, in: frame)
    for hole in cuts.holes {
      path.append(Path.circle(center: frame.origin + (hole.center - .zero), radius: hole.radius).reversed())
    }
    return path
  }

  /// The outline with the radii and depths that a frame of this size has room for, and without what it drops.
  ///
  /// Whatever is cut out at an edge lies in a circle about a point of the edge: a corner's tip, a bite's middle. All
  /// circles shrink by the same factor until no two of them overlap. O(n²) for n bites.
  public func fitted(to size: Size) -> TicketOutline {
    var outline = self
    outline.bites = []
    for bite in bites {
      guard let bite = bite.limited(to: size) else { continue }
      let isFirstThere = outline.bites.allSatisfy { $0.edge != bite.edge || $0.position != bite.position }
      if isFirstThere { outline.bites.append(bite) }
    }
    outline.corners = corners.mapped { $0.withRadius($0.radius.limited(to: min(size.width, size.height) / 2)) }

    let circles = outline.circles(in: size)
    var factor = 1.0
    for (index, circle) in circles.enumerated() {
      for other in circles[..<index] where circle.radius + other.radius > 0 {
        factor = min(factor, circle.center.distance(to: other.center) / (circle.radius + other.radius))
      }
    }
    guard factor < 1 else { return outline }
    outline.corners = outline.corners.mapped { $0.withRadius($0.radius * factor) }
    for index in outline.bites.indices {
      outline.bites[index].radius *= factor
      outline.bites[index].depth *= factor
    }
    return outline
  }

  /// The outline with left and right in each other's place.
  public var mirrored: TicketOutline {
    TicketOutline(
      corners: Corners(corners.topRight, corners.topLeft, corners.bottomLeft, corners.bottomRight),
      bites: bites.map { bite in
        Bite(
          bite.edge.mirrored, at: bite.edge.isHorizontal ? 1 - bite.position : bite.position, radius: bite.radius,
          depth: bite.depth)
      },
      scallops: scallops.map { Scallops(Set($0.edges.map(\.mirrored)), radius: $0.radius, spacing: $0.spacing) },
      holes: holes.map { row in
        Holes(
          row.edge.mirrored, at: row.edge.isHorizontal ? 1 - row.position : row.position, radius: row.radius,
          pitch: row.pitch, inset: row.inset)
      })
  }

  // MARK: What is cut out

  /// Where things are cut out of a frame at the origin.
  private struct Cuts {
    let corners: Corners
    var bites: [Bite]
    var holes: [CutCircle] = []
  }

  /// All that is cut out of a frame to which this outline is fitted.
  private func cuts(in size: Size) -> Cuts {
    var cuts = Cuts(corners: corners, bites: bites)
    var circles = circles(in: size)
    for scallop in scallopBites(in: size) where circles.count < Edge.mostCutsOfAll {
      let circle = scallop.circle(in: size)
      guard circles.allSatisfy({ !$0.overlaps(circle) }) else { continue }
      cuts.bites.append(scallop)
      circles.append(circle)
    }
    for hole in holes.lazy.flatMap({ $0.circles(in: size) }) where circles.count < Edge.mostCutsOfAll {
      guard hole.isInside(size), circles.allSatisfy({ !$0.overlaps(hole) }) else { continue }
      cuts.holes.append(hole)
      circles.append(hole)
    }
    return cuts
  }

  /// The circles that the corners and bites lie in.
  private func circles(in size: Size) -> [CutCircle] {
    let tips = Rect(origin: .zero, size: size).corners
    let corners = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    return zip(tips, corners).map { CutCircle(center: $0, radius: $1.radius) } + bites.map { $0.circle(in: size) }
  }

  /// The half circles of scalloped edges, between the corners and bites that are there already.
  private func scallopBites(in size: Size) -> [Bite] {
    guard let scallops else { return [] }
    let radius = scallops.radius.limited(to: min(size.width, size.height) / 4)
    guard radius > 0 else { return [] }
    let spacing = max(radius / 100, scallops.spacing.limited(to: .greatestFiniteMagnitude))
    return Edge.allCases.filter { scallops.edges.contains($0) }.flatMap { edge in
      gaps(along: edge, in: size).flatMap { gap -> [Bite] in
        let room = gap.upperBound - gap.lowerBound - spacing
        let count = min((room / (2 * radius + spacing)).rounded(.down), Edge.mostCuts)
        guard count >= 1 else { return [] }
        let pitch = (gap.upperBound - gap.lowerBound) / count
        return (0..<Int(count)).map { index in
          let distance = gap.lowerBound + (Double(index) + 0.5) * pitch
          return Bite(edge, at: distance / edge.length(in: size), radius: radius)
        }
      }
    }
  }

  /// The pieces of an edge between what is cut out of it.
  private func gaps(along edge: Edge, in size: Size) -> [ClosedRange<Double>] {
    let length = edge.length(in: size)
    let (first, last) = corners.ends(of: edge)
    let own = bites.filter { $0.edge == edge }.sorted { $0.position < $1.position }
    let starts = [first.radius] + own.map { $0.position * length + $0.halfChord }
    let ends = own.map { $0.position * length - $0.halfChord } + [length - last.radius]
    return zip(starts, ends).compactMap { $0 < $1 ? $0...$1 : nil }
  }
}

/// A circle that something which is cut out lies in.
private struct CutCircle {
  let center: Point
  let radius: Double

  func overlaps(_ other: CutCircle) -> Bool {
    radius > 0 && other.radius > 0 && center.distance(to: other.center) < (radius + other.radius) * (1 - 1e-9)
  }

  /// Whether it lies in a frame at the origin without touching its edges.
  func isInside(_ size: Size) -> Bool {
    radius > 0 && center.x > radius && center.y > radius && size.width - center.x > radius
      && size.height - center.y > radius
  }
}

extension TicketOutline.Edge {
  /// The most scallops in a gap and the most holes in a row: more could not be told from a line.
  fileprivate static let mostCuts = 500.0
  /// The most bites, scallops and holes of an outline, each of which is held against all others.
  fileprivate static let mostCutsOfAll = 2000

  fileprivate var isHorizontal: Bool { self == .top || self == .bottom }

  fileprivate var mirrored: TicketOutline.Edge {
    switch self {
    case .top, .bottom: self
    case .right: .left
    case .left: .right
    }
  }

  fileprivate func length(in size: Size) -> Double { isHorizontal ? size.width : size.height }

  /// How far a frame reaches inwards from the edge.
  fileprivate func reach(in size: Size) -> Double { isHorizontal ? size.height : size.width }

  /// The point of the edge at a distance from its start.
  fileprivate func point(at distance: Double, in size: Size) -> Point {
    switch self {
    case .top: Point(distance, 0)
    case .right: Point(size.width, distance)
    case .bottom: Point(distance, size.height)
    case .left: Point(0, distance)
    }
  }

  /// The direction that leads into the frame.
  fileprivate var inwards: Vector {
    switch self {
    case .top: Vector(0, 1)
    case .right: Vector(-1, 0)
    case .bottom: Vector(0, -1)
    case .left: Vector(1, 0)
    }
  }
}

extension TicketOutline.Bite {
  /// The length of the straight line that the bite takes away of its edge.
  public var chord: Double { 2 * halfChord }

  /// Half of the straight line that the bite takes away of its edge.
  fileprivate var halfChord: Double { max(0, depth * (2 * radius - depth)).squareRoot() }

  /// The circle about the bite's middle that it lies in: it is nowhere deeper than half as wide.
  fileprivate func circle(in size: Size) -> CutCircle {
    CutCircle(center: edge.point(at: position * edge.length(in: size), in: size), radius: halfChord)
  }

  /// The bite as deep as a frame allows, or nil where there is none: without extent, or beyond the ends of the edge.
  fileprivate func limited(to size: Size) -> TicketOutline.Bite? {
    guard position > 0, position < 1 else { return nil }
    var bite = self
    bite.radius = radius.limited(to: 1e9)
    bite.depth = depth.limited(to: bite.radius)
    guard bite.halfChord > 0 else { return nil }
    let factor = min(1, edge.reach(in: size) / 2 / bite.halfChord, edge.length(in: size) / 2 / bite.halfChord)
    bite.radius *= factor
    bite.depth *= factor
    return bite.halfChord > 0 ? bite : nil
  }
}

extension TicketOutline.Holes {
  /// The holes in a frame at the origin.
  fileprivate func circles(in size: Size) -> [CutCircle] {
    let radius = radius.limited(to: min(size.width, size.height) / 4)
    let inset = inset.limited(to: edge.reach(in: size) / 2)
    let length = edge.reach(in: size) - 2 * inset
    guard radius > 0, position > 0, position < 1, length > 0 else { return [] }
    // Neighbours need a bridge between them that holds the paper together.
    let pitch = max(pitch.limited(to: length), radius * 2.2)
    let count = min((length / pitch).rounded(), TicketOutline.Edge.mostCuts)
    guard count >= 1 else { return [] }
    let start = edge.point(at: position * edge.length(in: size), in: size)
    return (0..<Int(count)).map { index in
      let distance = inset + (Double(index) + 0.5) * length / count
      return CutCircle(center: start + edge.inwards * distance, radius: radius)
    }
  }
}

extension TicketOutline.Corner {
  fileprivate func withRadius(_ radius: Double) -> TicketOutline.Corner {
    switch self {
    case .square: .square
    case .rounded: .rounded(radius)
    case .concave: .concave(radius)
    }
  }
}

extension TicketOutline.Corners {
  fileprivate func mapped(_ change: (TicketOutline.Corner) -> TicketOutline.Corner) -> TicketOutline.Corners {
    TicketOutline.Corners(change(topLeft), change(topRight), change(bottomRight), change(bottomLeft))
  }

  /// The corners at the start and at the end of an edge.
  fileprivate func ends(of edge: TicketOutline.Edge) -> (TicketOutline.Corner, TicketOutline.Corner) {
    switch edge {
    case .top: (topLeft, topRight)
    case .right: (topRight, bottomRight)
    case .bottom: (bottomLeft, bottomRight)
    case .left: (topLeft, bottomLeft)
    }
  }
}

extension Path {
  /// Adds the closed contour of a frame with corners and bites that do not overlap.
  fileprivate mutating func add(
    corners: TicketOutline.Corners, and bites: [TicketOutline.Bite], in frame: Rect
  ) {
    let tips = frame.corners
    let forms = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    // Clockwise, so that the lower and the left edge are run from their ends.
    let edges: [(edge: TicketOutline.Edge, isReversed: Bool)] = [
      (.top, false), (.right, false), (.bottom, true), (.left, true),
    ]
    for (index, (edge, isReversed)) in edges.enumerated() {
      addCorner(forms[index], at: tips[index], start: Double(index) * 90)
      let own = bites.filter { $0.edge == edge }.sorted {
        isReversed ? $0.position > $1.position : $0.position < $1.position
      }
      for bite in own { add(bite, in: frame) }
    }
    close()
  }

  private mutating func addCorner(_ corner: TicketOutline.Corner, at tip: Point, start: Double) {
    let radius = corner.radius
    guard radius > 0 else {
      if isEmpty { move(to: tip) } else { line(to: tip) }
      return
    }
    if case .rounded = corner {
      let inwards = Vector(direction: .degrees(start + 45)) * (radius * 2.0.squareRoot())
      addArc(center: tip + inwards, radius: radius, start: .degrees(start + 180), sweep: .degrees(90))
    } else {
      addArc(center: tip, radius: radius, start: .degrees(start + 90), sweep: .degrees(-90))
    }
  }

  /// Adds the arc of a bite, run through in the direction of a clockwise contour.
  private mutating func add(_ bite: TicketOutline.Bite, in frame: Rect) {
    let size = frame.size
    let middle = bite.edge.point(at: bite.position * bite.edge.length(in: size), in: size)
    let center = frame.origin + (middle - .zero) + bite.edge.inwards * (bite.depth - bite.radius)
    // From the circle's centre the arc lies about the way inwards, half of its turn to either side.
    let half = Angle(x: bite.radius - bite.depth, y: bite.halfChord)
    let inwards = bite.edge.inwards.direction
    addArc(center: center, radius: bite.radius, start: inwards + half, sweep: -(half + half))
  }
}
