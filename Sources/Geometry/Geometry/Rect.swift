/// An upright rectangle, kept as its edges.
///
/// Edges rather than an origin and a size, so that moving a rectangle or joining two is exact. A rectangle whose
/// `maxX` is less than its `minX` is never made by this module: every initializer puts the edges in order.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public let minX: Double
  /// The top edge.
  public let minY: Double
  /// The right edge.
  public let maxX: Double
  /// The bottom edge.
  public let maxY: Double

  /// The rectangle without extent at the origin.
  public static let zero = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates a rectangle from its edges, given in any order.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    // By comparing and not by `min` and `max`, which lose what is not a number.
    (self.minX, self.maxX) = minX <= maxX ? (minX, maxX) : (maxX, minX)
    (self.minY, self.maxY) = minY <= maxY ? (minY, maxY) : (maxY, minY)
  }

  /// Creates a rectangle from its top left corner and its extents; negative extents reach to the other side.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Creates a rectangle around a centre.
  public init(center: Point, size: Size) {
    self.init(
      minX: center.x - size.width / 2, minY: center.y - size.height / 2,
      maxX: center.x + size.width / 2, maxY: center.y + size.height / 2)
  }

  /// The smallest rectangle that holds all the points, or nil where there are none.
  public init?(containing points: some Sequence<Point>) {
    var box: Rect?
    for point in points { box = box?.extended(to: point) ?? Rect(point, point) }
    guard let box else { return nil }
    self = box
  }

  /// Creates a rectangle from two opposite corners.
  public init(_ corner: Point, _ opposite: Point) {
    self.init(minX: corner.x, minY: corner.y, maxX: opposite.x, maxY: opposite.y)
  }

  /// The extent along x.
  public var width: Double { maxX - minX }
  /// The extent along y.
  public var height: Double { maxY - minY }
  /// Both extents.
  public var size: Size { Size(width, height) }
  /// Halfway between left and right.
  public var midX: Double { (minX + maxX) / 2 }
  /// Halfway between top and bottom.
  public var midY: Double { (minY + maxY) / 2 }
  /// The centre.
  public var center: Point { Point(midX, midY) }
  /// The top left corner.
  public var origin: Point { Point(minX, minY) }
  /// The corners, clockwise on the page from the top left.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
  /// Whether there is no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
  /// Whether no edge is infinite or not a number.
  public var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// The smallest rectangle that holds this one and another.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The part that lies in this rectangle and in another, or nil where they do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return left <= right && top <= bottom ? Rect(minX: left, minY: top, maxX: right, maxY: bottom) : nil
  }

  /// Whether this rectangle and another share a point, edges included.
  public func intersects(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The smallest rectangle that holds this one and a point.
  public func extended(to point: Point) -> Rect {
    Rect(
      minX: min(minX, point.x), minY: min(minY, point.y),
      maxX: max(maxX, point.x), maxY: max(maxY, point.y))
  }

  /// Whether a point lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle with its edges moved inwards.
  ///
  /// Where two edges would pass each other both end halfway between where they would be, or at the edge of this
  /// rectangle if that is outside it.
  public func inset(by insets: Insets) -> Rect {
    let (left, right) = Rect.shrunk(minX, maxX, insets.left, insets.right)
    let (top, bottom) = Rect.shrunk(minY, maxY, insets.top, insets.bottom)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The rectangle with all edges moved inwards by the same distance, outwards where it is negative.
  public func inset(by distance: Double) -> Rect { inset(by: Insets(distance)) }

  /// The rectangle moved by a vector.
  public func translated(by vector: Vector) -> Rect {
    Rect(minX: minX + vector.dx, minY: minY + vector.dy, maxX: maxX + vector.dx, maxY: maxY + vector.dy)
  }

  private static func shrunk(_ low: Double, _ high: Double, _ first: Double, _ second: Double) -> (Double, Double) {
    let (newLow, newHigh) = (low + first, high - second)
    guard newLow > newHigh else { return (newLow, newHigh) }
    let middle = min(max((newLow + newHigh) / 2, low), high)
    return (middle, middle)
  }
}

extension Rect {
  /// How far a straight line between two points is from the rectangle; where it goes through, minus how deep it goes in.
  ///
  /// The depth is that of the middle of the part inside: its distance from the nearest side. It is 0 where the line only
  /// touches. A line whose ends are the same is a point.
  public func distance(toLineFrom start: Point, to end: Point) -> Double {
    if let inside = clippedRange(from: start, to: end) {
      let middle = start.interpolated(to: end, at: (inside.lowerBound + inside.upperBound) / 2)
      return -max(0, min(middle.x - minX, maxX - middle.x, middle.y - minY, maxY - middle.y))
    }
    let ends = min(distance(to: start), distance(to: end))
    return corners.reduce(ends) { min($0, $1.distance(toLineFrom: start, to: end)) }
  }

  /// How far a point is from the rectangle, 0 where it lies inside.
  private func distance(to point: Point) -> Double {
    Vector(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0)).length
  }

  /// The fractions of the way between which a line is inside the rectangle (Liang and Barsky, 1984).
  private func clippedRange(from start: Point, to end: Point) -> ClosedRange<Double>? {
    let along = end - start
    var (first, last) = (0.0, 1.0)
    for (speed, room) in [
      (-along.dx, start.x - minX), (along.dx, maxX - start.x), (-along.dy, start.y - minY), (along.dy, maxY - start.y),
    ] {
      if speed == 0 {
        guard room >= 0 else { return nil }
      } else if speed < 0 {
        first = max(first, room / speed)
      } else {
        last = min(last, room / speed)
      }
    }
    return first <= last ? first...last : nil
  }
}

extension Point {
  fileprivate func distance(toLineFrom start: Point, to end: Point) -> Double {
    let (along, away) = (end - start, self - start)
    let squared = along.dot(along)
    let fraction = squared > 0 ? min(1, max(0, along.dot(away) / squared)) : 0
    return start.interpolated(to: end, at: fraction).distance(to: self)
  }
}

extension Rect? {
  /// Makes the rectangle just large enough to hold another too; none becomes the other.
  public mutating func formUnion(_ other: Rect) { self = self?.union(other) ?? other }
}
