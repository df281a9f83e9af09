public import Geometry
public import Paths

/// Finds seats by place.
///
/// Seats are meant by their numbers in the map. The index keeps what it needs of the map; when seats move, make a new
/// one.
public struct SeatIndex: Sendable {
  private let seats: [PlacedSeat]
  private let tree: RectangleTree

  /// Sorts the seats of a map by place.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public init(_ map: SeatMap) {
    seats = map.seats
    tree = RectangleTree(map.seats.map(\.bounds))
  }

  /// The seat under a point, the one drawn last where several lie there; nil where there is none.
  ///
  /// A seat is its circle, or the frame of its drawing turned as the seat is; its edge belongs to it.
  public func seat(at point: Point) -> Int? {
    var top: Int?
    tree.visit(meeting: Rect(point, point)) { seat in
      if seat > top ?? -1, seats[seat].contains(point) { top = seat }
      return true
    }
    return top
  }

  /// The seat whose centre is nearest to a point, the one drawn last among equals; nil where none is within a distance.
  public func nearestSeat(to point: Point, within distance: Double = .infinity) -> Int? {
    guard point.isFinite, distance >= 0 else { return nil }
    return tree.nearest(to: point, limit: distance * distance) { seat in
      let offset = seats[seat].center - point
      return offset.dot(offset)
    }
  }

  /// The seats whose centres lie in a rectangle, its edges included, in order.
  public func seats(in rect: Rect) -> [Int] {
    seats(meeting: rect) { rect.contains($0) }
  }

  /// The seats whose centres lie inside a path, such as a polygon drawn around them, in order.
  public func seats(in path: Path, rule: FillRule = .nonzero) -> [Int] {
    guard let bounds = path.bounds else { return [] }
    return seats(meeting: bounds) { path.contains($0, rule: rule) }
  }

  /// Visits the seats whose bounds meet a rectangle, in no order to rely on, until `body` says false.
  func visit(meeting rect: Rect, _ body: (Int) -> Bool) { tree.visit(meeting: rect, body) }

  private func seats(meeting rect: Rect, where isMeant: (Point) -> Bool) -> [Int] {
    var found: [Int] = []
    tree.visit(meeting: rect) { seat in
      if isMeant(seats[seat].center) { found.append(seat) }
      return true
    }
    return found.sorted()
  }
}
