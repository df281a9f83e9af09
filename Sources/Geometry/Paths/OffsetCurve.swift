public import Geometry

/// A curve parallel to a path, at the same distance from it everywhere.
///
/// Around a corner on the outside it runs on an arc. On the inside of a corner, and of a bend that is tighter than the
/// distance, the loop that would arise is cut off where the curve meets itself. Beyond its ends it goes straight on.
public struct OffsetCurve: Sendable {
  /// A place on the curve.
  public struct Station: Hashable, Sendable {
    /// The key of the place, as ``PathOffsets`` has it.
    public let key: Double
    /// The length beyond the end of the curve, before its start less than 0; 0 on the curve itself.
    public let beyond: Double
    /// The place.
    public let point: Point
    /// The direction to the right of the way along the curve, of length 1.
    public let normal: Vector
  }

  /// What a piece of the curve is made of.
  enum Course {
    /// Parallel to a segment of the path.
    case segment(PathSegment)
    /// A turn about a corner.
    case corner(Point, from: Vector, turn: Double)
    /// Where a loop is cut off: from one point to another, which are the same but for rounding where the loop closes.
    case bridge(Point, Point, from: Vector, to: Vector)
  }

  /// A piece of the curve with the range of its keys.
  struct Piece {
    var course: Course
    /// The key at which the segment or corner begins.
    var base: Double
    var from: Double
    var to: Double
  }

  /// A point on a piece, which turns little up to the next.
  struct Knot {
    var piece: Int
    var key: Double
    var point: Point
  }

  let distance: Double
  private(set) var pieces: [Piece] = []
  private(set) var knots: [Knot] = []

  /// Makes a curve of pieces, the parameters between which they turn little told by key.
  init(distance: Double, pieces: [Piece], innerKeys: (Piece) -> [Double]) {
    self.distance = distance
    self.pieces = pieces
    for (number, piece) in pieces.enumerated() {
      let keys = [piece.from] + innerKeys(piece).filter { $0 > piece.from && $0 < piece.to } + [piece.to]
      for key in keys { knots.append(Knot(piece: number, key: key, point: piece.point(at: key, distance: distance))) }
    }
  }

  /// The place with a key, or the nearest one that the curve has.
  public func station(atKey key: Double) -> Station {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].to < key { low = middle + 1 } else { high = middle }
    }
    return station(on: pieces[low], atKey: min(max(key, pieces[low].from), pieces[low].to))
  }

  /// The place where the curve begins.
  public var start: Station { station(on: pieces[0], atKey: pieces[0].from) }
  /// The place where the curve ends.
  public var end: Station { station(on: pieces[pieces.count - 1], atKey: pieces[pieces.count - 1].to) }

  func station(on piece: Piece, atKey key: Double, beyond: Double = 0) -> Station {
    let normal = piece.normal(at: key)
    let point = piece.point(at: key, distance: distance)
    return Station(
      key: key, beyond: beyond, point: beyond == 0 ? point : point + normal.turnedCounterclockwise * beyond,
      normal: normal)
  }
}

extension OffsetCurve.Piece {
  /// The direction to the right of the way along the path.
  func normal(at key: Double) -> Vector {
    switch course {
    case .segment(let segment):
      return (segment.tangent(at: min(max(key - base, 0), 1)) ?? Vector(1, 0)).turnedClockwise
    case .corner(_, let from, let turn):
      return from.rotated(by: .radians(turn * (key - base)))
    case .bridge(_, _, let start, let end):
      return (start + (end - start) * fraction(of: key)).normalized ?? start
    }
  }

  func point(at key: Double, distance: Double) -> Point {
    switch course {
    case .segment(let segment):
      return segment.point(at: min(max(key - base, 0), 1)) + normal(at: key) * distance
    case .corner(let corner, _, _):
      return corner + normal(at: key) * distance
    case .bridge(let start, let end, _, _):
      return start.interpolated(to: end, at: fraction(of: key))
    }
  }

  private func fraction(of key: Double) -> Double { to > from ? (key - from) / (to - from) : 0 }
}

extension Vector {
  /// This vector turned by a quarter, counterclockwise as seen on the page.
  fileprivate var turnedCounterclockwise: Vector { Vector(dy, -dx) }
}

extension PathOffsets {
  /// The parallel at a distance, to the right where it is positive: down the page for a path that runs to the right.
  ///
  /// Every point of it is as far from the path as that, unless the path bends so tightly, or lies so near to itself,
  /// that there is no such curve.
  ///
  /// Takes time in proportion to ``stepCount``, and where loops are cut off at most to fifty times as much; a loop
  /// that is not found in that time stays.
  public func curve(at distance: Double) -> OffsetCurve {
    let pieces = cutLoops(of: untrimmedPieces(at: distance), distance: distance)
    return OffsetCurve(distance: distance, pieces: pieces, innerKeys: innerKeys)
  }

  private func untrimmedPieces(at distance: Double) -> [OffsetCurve.Piece] {
    var pieces: [OffsetCurve.Piece] = []
    for (index, segment) in segments.enumerated() {
      let base = 2 * Double(index)
      pieces.append(OffsetCurve.Piece(course: .segment(segment), base: base, from: base, to: base + 1))
      guard turns[index] != 0, let tangent = segment.tangent(at: 1) else { continue }
      pieces.append(
        OffsetCurve.Piece(
          course: .corner(segment.end, from: tangent.turnedClockwise, turn: turns[index]), base: base + 1,
          from: base + 1, to: base + 2))
    }
    return pieces
  }

  /// The keys inside a piece up to each of which it turns little.
  func innerKeys(of piece: OffsetCurve.Piece) -> [Double] {
    switch piece.course {
    case .segment: return knots[Int(piece.base) / 2].map { piece.base + $0 }
    case .corner(_, _, let turn):
      let steps = Int((abs(turn) / 0.1).rounded(.up))
      return (1..<max(steps, 1)).map { piece.base + Double($0) / Double(steps) }
    case .bridge: return []
    }
  }
}
