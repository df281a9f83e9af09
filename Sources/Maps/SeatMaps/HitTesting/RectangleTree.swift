internal import Geometry

/// A packed R-tree: rectangles in groups of neighbours, groups in groups, each with the rectangle around it.
///
/// It is built once, from the leaves up, in the order of Leutenegger, Edgington and Lopez, "STR: A Simple and Efficient
/// Algorithm for R-Tree Packing" (1997): strips from left to right, each from top to bottom. Unlike a grid it does not
/// mind a seat far out, seats of very different size, or a thousand seats in one place.
struct RectangleTree {
  /// A rectangle given, or a group; a group's members follow it.
  private struct Node {
    var rect: Rect
    /// The number of the rectangle; −1 for a group.
    var number: Int
    /// The node to go on with when this one and its members are of no interest.
    var next: Int
  }

  /// How many rectangles or groups are in a group.
  private static let groupSize = 8

  /// Depth first, so that a search is one walk through the list that leaps over what it need not see.
  private var nodes: [Node] = []

  /// Builds the tree.
  ///
  /// Complexity: O(*n* log *n*).
  init(_ rects: [Rect]) {
    guard !rects.isEmpty else { return }
    let order = RectangleTree.packed(rects)
    var levels = [order.map { rects[$0] }]
    while let last = levels.last, last.count > 1 {
      levels.append(
        stride(from: 0, to: last.count, by: RectangleTree.groupSize).map { first in
          last[(first + 1)..<min(first + RectangleTree.groupSize, last.count)].reduce(last[first]) { $0.union($1) }
        })
    }
    nodes.reserveCapacity(levels.reduce(0) { $0 + $1.count })
    add(group: 0, of: levels[...], order)
  }

  /// Visits the numbers of all rectangles that meet a rectangle, in no order to rely on, until `body` says false.
  ///
  /// Complexity: O(log *n* + *k*) for *k* of them, as long as few rectangles lie on each other.
  func visit(meeting rect: Rect, _ body: (Int) -> Bool) {
    nodes.withUnsafeBufferPointer { nodes in
      var place = 0
      while place < nodes.count {
        guard nodes[place].rect.intersects(rect) else {
          place = nodes[place].next
          continue
        }
        if nodes[place].number >= 0, !body(nodes[place].number) { return }
        place += 1
      }
    }
  }

  /// The number whose `squaredDistance` is least, the largest number among equals; nil where all are above `limit`.
  ///
  /// `squaredDistance` must not be less than the squared distance from the point to the number's rectangle.
  func nearest(to point: Point, limit: Double, squaredDistance: (Int) -> Double) -> Int? {
    nodes.withUnsafeBufferPointer { nodes in
      var best: Int?
      var bestDistance = limit
      var place = 0
      while place < nodes.count {
        guard nodes[place].rect.squaredDistance(to: point) <= bestDistance else {
          place = nodes[place].next
          continue
        }
        let number = nodes[place].number
        if number >= 0 {
          let distance = squaredDistance(number)
          if distance < bestDistance || distance == bestDistance && number > best ?? -1 {
            (best, bestDistance) = (number, distance)
          }
        }
        place += 1
      }
      return best
    }
  }

  private mutating func add(group: Int, of levels: ArraySlice<[Rect]>, _ order: [Int]) {
    let level = levels.endIndex - 1
    let node = nodes.count
    nodes.append(Node(rect: levels[level][group], number: level == 0 ? order[group] : -1, next: 0))
    if level > 0 {
      let first = group * RectangleTree.groupSize
      for member in first..<min(first + RectangleTree.groupSize, levels[level - 1].count) {
        add(group: member, of: levels.dropLast(), order)
      }
    }
    nodes[node].next = nodes.count
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
