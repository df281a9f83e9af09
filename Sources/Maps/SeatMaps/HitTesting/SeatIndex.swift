public import Geometry
public import Paths

/// Finds seats by place: what a click, a finger or a lasso means.
///
/// Seats are meant by their numbers in the map, and points are points of the map; a point of a picture is taken there
/// by the inverse of the drawing's placement.
///
///     let index = SeatIndex(map)
///     if let number = index.seat(at: Point(120, 80)) { print(map.seats[number].id) }
///     let chosen = index.seats(in: Path.polygon(corners)).map { map.seats[$0].id }
///
/// The index keeps what it needs of the map; when seats move, make a new one.
public struct SeatIndex: Sendable {
  private let figures: [SeatFigure]
  private let tree: RectangleTree

  /// Sorts the seats of a map by place.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public init(_ map: SeatMap) { self.init(map.seats.lazy.map(SeatFigure.init)) }

  init(_ figures: some Sequence<SeatFigure>) {
    self.figures = Array(figures)
    tree = RectangleTree(self.figures.map(\.bounds))
  }

  /// The seat under a point, the one drawn last where several lie there; nil where there is none.
  ///
  /// A seat is its circle, or the frame of its drawing turned as the seat is; its edge belongs to it.
  /// Complexity: O(log *n*) for *n* seats, as long as few lie on each other.
  public func seat(at point: Point) -> Int? {
    var top: Int?
    tree.visit(meeting: Rect(point, point)) { seat in
      if seat > top ?? -1, figures[seat].contains(point) { top = seat }
      return true
    }
    return top
  }

  /// The seat whose centre is nearest to a point, the one drawn last among equals; nil where none is within a distance.
  ///
  /// Complexity: O(log *n*) for *n* seats that are spread out, O(*n*) where all are equally far.
  public func nearestSeat(to point: Point, within distance: Double = .infinity) -> Int? {
    guard point.isFinite, distance >= 0 else { return nil }
    return tree.nearest(to: point, limit: distance * distance) { seat in
      let offset = figures[seat].center - point
      return offset.dot(offset)
    }
  }

  /// The seats whose centres lie in a rectangle, its edges included, in order.
  ///
  /// Complexity: O(log *n* + *k* log *k*) for *n* seats of which *k* meet the rectangle.
  public func seats(in rect: Rect) -> [Int] {
    seats(meeting: rect) { rect.contains($0) }
  }

  /// The seats whose centres lie inside a path, such as a polygon drawn around them, in order.
  ///
  /// Complexity: O(log *n* + *k* · *s*) for *n* seats of which *k* meet the path's bounds, and *s* steps of the path.
  public func seats(in path: Path, rule: FillRule = .nonzero) -> [Int] {
    guard let bounds = path.bounds else { return [] }
    let interior = PathInterior(path)
    return seats(meeting: bounds) { interior.contains($0, rule: rule) }
  }

  /// Whether one of the seats whose bounds meet a rectangle is meant; the first that is ends the search.
  ///
  /// Complexity: O(log *n* + *k*) for *n* seats of which *k* meet the rectangle.
  func hasSeat(meeting rect: Rect, where isMeant: (_ seat: Int) -> Bool) -> Bool {
    var isFound = false
    tree.visit(meeting: rect) { seat in
      isFound = isMeant(seat)
      return !isFound
    }
    return isFound
  }

  /// Visits the seats that may lie on another one, in no order to rely on, until `body` says false.
  func visitNeighbors(of seat: Int, _ body: (_ other: Int) -> Bool) {
    tree.visit(meeting: figures[seat].bounds) { $0 == seat || body($0) }
  }

  /// Whether two seats lie on each other.
  func overlap(_ seat: Int, _ other: Int) -> Bool { figures[seat].overlaps(figures[other]) }

  private func seats(meeting rect: Rect, where isMeant: (Point) -> Bool) -> [Int] {
    var found: [Int] = []
    tree.visit(meeting: rect) { seat in
      if isMeant(figures[seat].center) { found.append(seat) }
      return true
    }
    return found.sorted()
  }
}

/// What a seat covers: a circle, or the frame of its drawing, turned as the seat is.
///
/// It holds no more than numbers, so that many can be compared fast.
struct SeatFigure: Sendable {
  let center: Point
  private let isCircle: Bool
  /// Half the extents of the frame before it is turned.
  private let halfWidth, halfHeight: Double
  private let cosine, sine: Double
  private let width: Double

  init(_ seat: PlacedSeat) {
    self.init(center: seat.center, angle: seat.angle, width: seat.size, shape: seat.shape)
  }

  /// The figure of one of some seats, told by number.
  ///
  /// Read field by field: a copy of a whole seat counts references to each of its texts.
  init(ofSeat seat: Int, in seats: [PlacedSeat]) {
    self.init(center: seats[seat].center, angle: seats[seat].angle, width: seats[seat].size, shape: seats[seat].shape)
  }

  private init(center: Point, angle: Angle, width: Double, shape: SeatShape) {
    let size = shape.size(width: width)
    self.center = center
    isCircle = shape == .circle
    (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    (cosine, sine) = angle == .zero ? (1, 0) : (angle.cosine, angle.sine)
    self.width = width
  }

  /// The smallest upright rectangle around it.
  var bounds: Rect {
    let (width, height) = isCircle ? (halfWidth, halfHeight) : halfExtents(alongCosine: cosine, sine: sine)
    return Rect(center: center, size: Size(2 * width, 2 * height))
  }

  func contains(_ point: Point) -> Bool {
    if isCircle { return (point - center).length <= halfWidth }
    let local = self.local(point)
    return local.dx.magnitude <= halfWidth && local.dy.magnitude <= halfHeight
  }

  /// Whether two figures reach into each other by more than ``PlacedSeat/overlapTolerance`` of the smaller one's width.
  func overlaps(_ other: SeatFigure) -> Bool {
    let tolerance = PlacedSeat.overlapTolerance * min(width, other.width)
    switch (isCircle, other.isCircle) {
    case (true, true): return halfWidth + other.halfWidth - (other.center - center).length > tolerance
    case (true, false): return other.overlapOfFrame(withCircle: self) > tolerance
    case (false, true): return overlapOfFrame(withCircle: other) > tolerance
    case (false, false): return min(overlapOfFrame(withFrame: other), other.overlapOfFrame(withFrame: self)) > tolerance
    }
  }

  /// How deep a circle reaches into this frame; negative where it does not.
  private func overlapOfFrame(withCircle circle: SeatFigure) -> Double {
    let local = self.local(circle.center)
    let (x, y) = (local.dx.magnitude - halfWidth, local.dy.magnitude - halfHeight)
    let distance = x > 0 && y > 0 ? Vector(x, y).length : max(x, y)
    return circle.halfWidth - distance
  }

  /// How deep another frame reaches into this one along this one's axes: two convex figures are apart if they are so
  /// along an axis of either (the separating axis theorem).
  private func overlapOfFrame(withFrame other: SeatFigure) -> Double {
    let local = self.local(other.center)
    let extents = other.halfExtents(
      alongCosine: cosine * other.cosine + sine * other.sine, sine: cosine * other.sine - sine * other.cosine)
    return min(
      halfWidth + extents.width - local.dx.magnitude, halfHeight + extents.height - local.dy.magnitude)
  }

  /// Half the extents of the frame along axes that it is turned against by an angle.
  private func halfExtents(alongCosine cosine: Double, sine: Double) -> (width: Double, height: Double) {
    let (cosine, sine) = (cosine.magnitude, sine.magnitude)
    return (halfWidth * cosine + halfHeight * sine, halfWidth * sine + halfHeight * cosine)
  }

  /// A point relative to the centre, along the frame's axes.
  private func local(_ point: Point) -> Vector {
    let offset = point - center
    return Vector(offset.dx * cosine + offset.dy * sine, offset.dy * cosine - offset.dx * sine)
  }
}

extension PlacedSeat {
  /// How deep seats may reach into each other before they count as lying on each other, as a part of the smaller
  /// one's width: turned neighbours on an arc touch with their corners.
  public static let overlapTolerance = 0.05

  /// The smallest upright rectangle around what the seat covers.
  public var bounds: Rect { SeatFigure(self).bounds }

  /// Whether a point lies on the seat: in its circle, or in the frame of its drawing, turned as the seat is.
  public func contains(_ point: Point) -> Bool { SeatFigure(self).contains(point) }

  /// Whether two seats lie on each other, by more than ``overlapTolerance``.
  public func overlaps(_ other: PlacedSeat) -> Bool { SeatFigure(self).overlaps(SeatFigure(other)) }
}
