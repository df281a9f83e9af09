internal import Geometry

/// A packed R-tree: rectangles in groups of neighbours, groups in groups, each with the rectangle around it.
///
/// It is built once, from the leaves up, in the order of Leutenegger, Edgington and Lopez, "STR: A Simple and Efficient
/// Algorithm for R-Tree Packing" (1997): strips from left to right, each from top to bottom. Unlike a grid it does not
/// mind a seat far out, seats of very different size, or a thousand seats in one place.
struct RectangleTree {
  /// How many rectangles or groups are in a group.
  private static let groupSize = 8

  /// The rectangles level by level: first those given, in packed order, at last the one around all.
  private var levels: [[Rect]] = []
  /// The numbers of the rectangles given, in packed order.
  private var items: [Int]

  /// Builds the tree.
  ///
  /// Complexity: O(*n* log *n*).
  init(_ rects: [Rect]) {
    items = RectangleTree.packed(rects)
    guard !rects.isEmpty else { return }
    levels = [items.map { rects[$0] }]
    while let last = levels.last, last.count > 1 {
      levels.append(
        stride(from: 0, to: last.count, by: RectangleTree.groupSize).map { first in
          last[(first + 1)..<min(first + RectangleTree.groupSize, last.count)].reduce(last[first]) { $0.union($1) }
        })
    }
  }

  /// Visits the numbers of all rectangles that meet a rectangle, in no order to rely on, until `body` says false.
  ///
  /// Complexity: O(log *n* + *k*) for *k* of them, as long as few rectangles lie on each other.
  func visit(meeting rect: Rect, _ body: (Int) -> Bool) {
    guard !levels.isEmpty else { return }
    _ = visit(level: levels.count - 1, group: 0, meeting: rect, body)
  }

  /// The number whose `squaredDistance` is least, the largest number among equals; nil where all are above `limit`.
  ///
  /// `squaredDistance` is asked for numbers alone; it must not be less than the squared distance from the point to the
  /// number's rectangle.
  func nearest(to point: Point, limit: Double, squaredDistance: (Int) -> Double) -> Int? {
    var best: (number: Int, distance: Double)?
    guard !levels.isEmpty else { return nil }
    search(level: levels.count - 1, group: 0, point, limit: limit, squaredDistance, &best)
    return best?.number
  }

  private func members(ofGroup group: Int, level: Int) -> Range<Int> {
    let first = group * RectangleTree.groupSize
    return first..<min(first + RectangleTree.groupSize, levels[level - 1].count)
  }

  private func visit(level: Int, group: Int, meeting rect: Rect, _ body: (Int) -> Bool) -> Bool {
    guard levels[level][group].intersects(rect) else { return true }
    guard level > 0 else { return body(items[group]) }
    for member in members(ofGroup: group, level: level) {
      guard visit(level: level - 1, group: member, meeting: rect, body) else { return false }
    }
    return true
  }

  private func search(
    level: Int, group: Int, _ point: Point, limit: Double, _ squaredDistance: (Int) -> Double,
    _ best: inout (number: Int, distance: Double)?
  ) {
    guard level > 0 else {
      let (number, distance) = (items[group], squaredDistance(items[group]))
      guard distance <= limit else { return }
      if let best, (best.distance, -best.number) < (distance, -number) { return }
      best = (number, distance)
      return
    }
    let members = members(ofGroup: group, level: level)
      .map { (member: $0, distance: levels[level - 1][$0].squaredDistance(to: point)) }
      .sorted { ($0.distance, $0.member) < ($1.distance, $1.member) }
    for (member, distance) in members where distance <= min(limit, best?.distance ?? limit) {
      search(level: level - 1, group: member, point, limit: limit, squaredDistance, &best)
    }
  }

  /// The numbers of rectangles, strip by strip.
  private static func packed(_ rects: [Rect]) -> [Int] {
    var order = rects.indices.sorted { (rects[$0].midX, $0) < (rects[$1].midX, $1) }
    let groups = (rects.count + groupSize - 1) / groupSize
    let strips = max(Int(Double(groups).squareRoot().rounded(.up)), 1)
    let stripSize = max((groups + strips - 1) / strips * groupSize, 1)
    for first in stride(from: 0, to: order.count, by: stripSize) {
      order[first..<min(first + stripSize, order.count)].sort { (rects[$0].midY, $0) < (rects[$1].midY, $1) }
    }
    return order
  }
}

extension Rect {
  fileprivate func squaredDistance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return dx * dx + dy * dy
  }
}
