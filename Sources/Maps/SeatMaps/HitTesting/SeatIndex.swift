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
