internal import Geometry
internal import Paths

/// The room for level texts inside an outline.
///
/// The outline is cut into level strips; where a box may stand is read off the parts of the strips that lie inside.
struct OutlineRoom {
  /// The number of strips that an outline is cut into.
  private static let stripCount = 60

  /// What of each strip's upper edge lies inside, from left to right; one more than there are strips.
  private let insides: [[ClosedRange<Double>]]
  private let top: Double
  private let stripHeight: Double
  /// The middle of the outline's area.
  let middle: Point

  /// Nil where the outline encloses nothing.
  ///
  /// - Parameter outline: In canvas units; the even-odd rule says what is inside.
  init?(_ outline: Path) {
    guard let bounds = outline.bounds, bounds.isFinite, !bounds.isEmpty else { return nil }
    let corners = outline.flattened(tolerance: max(bounds.width, bounds.height) / 500)
    let edges = OutlineRoom.edges(of: corners)
    guard !edges.isEmpty else { return nil }
    top = bounds.minY
    stripHeight = bounds.height / Double(OutlineRoom.stripCount)
    var insides: [[ClosedRange<Double>]] = []
    for number in 0...OutlineRoom.stripCount {
      // Just inside at both ends, where an outline has its level edges.
      let share = min(max(Double(number) / Double(OutlineRoom.stripCount), 0.001), 0.999)
      insides.append(OutlineRoom.inside(at: bounds.minY + share * bounds.height, edges))
    }
    self.insides = insides
    middle = OutlineRoom.middle(of: insides, top: bounds.minY, stripHeight: stripHeight) ?? bounds.center
  }

  /// Where a box of some size stands inside, as near to the middle as can be; nil where it has no room.
  func place(for size: Size) -> Rect? {
    let strips = max(Int((size.height / stripHeight).rounded(.up)), 1)
    guard strips < insides.count, size.height.isFinite, size.width.isFinite else { return nil }
    var best: (distance: Double, center: Point)?
    for first in 0..<(insides.count - strips) {
      let y = top + (Double(first) + Double(strips) / 2) * stripHeight
      for free in common(first...first + strips) where free.upperBound - free.lowerBound >= size.width {
        let x = min(max(middle.x, free.lowerBound + size.width / 2), free.upperBound - size.width / 2)
        let distance = (Point(x, y) - middle).length
        // Of places that are as near the upper one is taken, whatever rounding says.
        if distance < (best?.distance ?? .infinity) - stripHeight * 1e-3 { best = (distance, Point(x, y)) }
      }
    }
    return best.map { Rect(center: $0.center, size: size) }
  }

  /// What lies inside on all of some edges of strips.
  private func common(_ edges: ClosedRange<Int>) -> [ClosedRange<Double>] {
    var free = insides[edges.lowerBound]
    for edge in edges.dropFirst() where !free.isEmpty {
      free = free.flatMap { left in
        insides[edge].compactMap { right in
          let (low, high) = (max(left.lowerBound, right.lowerBound), min(left.upperBound, right.upperBound))
          return low < high ? low...high : nil
        }
      }
    }
    return free
  }

  // MARK: Preparing

  private static func edges(of contours: Path) -> [(Point, Point)] {
    var edges: [(Point, Point)] = []
    var (start, last) = (Point.zero, Point.zero)
    func add(_ from: Point, _ to: Point) {
      if from.y != to.y, from.isFinite, to.isFinite { edges.append((from, to)) }
    }
    for element in contours.elements {
      switch element {
      case .move(let point):
        add(last, start)
        (start, last) = (point, point)
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        add(last, point)
        last = point
      case .close:
        add(last, start)
        last = start
      }
    }
    add(last, start)
    return edges
  }

  private static func inside(at y: Double, _ edges: [(Point, Point)]) -> [ClosedRange<Double>] {
    var crossings: [Double] = []
    for (from, to) in edges where (from.y <= y) != (to.y <= y) {
      crossings.append(from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y))
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
  }

  private static func middle(of insides: [[ClosedRange<Double>]], top: Double, stripHeight: Double) -> Point? {
    var (length, x, y) = (0.0, 0.0, 0.0)
    for (number, parts) in insides.enumerated() {
      for part in parts {
        let width = part.upperBound - part.lowerBound
        length += width
        x += width * (part.lowerBound + part.upperBound) / 2
        y += width * (top + Double(number) * stripHeight)
      }
    }
    return length > 0 ? Point(x / length, y / length) : nil
  }
}
