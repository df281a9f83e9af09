internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
internal import SeatMaps

/// A caption that points at chosen seats, one at each group of neighbours that it has room beside.
struct Callout {
  let caption: String
  let theme: Theme
  let measuring: any TextMeasuring

  /// The nodes of the captions.
  ///
  /// - Parameters:
  ///   - seats: The boxes of the chosen seats on the canvas.
  ///   - frame: What is shown of the map.
  func nodes(at seats: [Rect], in frame: Rect) -> [Node] {
    guard let seatSize = seats.map({ min($0.width, $0.height) }).min() else { return [] }
    let size = min(max(seatSize * 0.5, 11), 18)
    guard let line = FittedLine(caption, size: size, weight: .semibold, width: frame.width, measuring: measuring)
    else { return [] }
    let extent = Size(line.metrics.width + size * 1.3, size * 1.9)
    var placed: [Rect] = []
    var nodes: [Node] = []
    for group in Callout.groups(of: seats) {
      guard let place = place(for: extent, beside: group, tip: size * 0.6, in: frame, avoiding: seats + placed) else {
        continue
      }
      placed.append(place.bubble)
      nodes += bubble(place, line: line)
    }
    return nodes
  }

  private struct Place {
    var bubble: Rect
    /// The point that the bubble points at, and a side of the bubble that its tip starts from.
    var target: Point
    var base: (Point, Point)
  }

  /// Above the group, else below, so that no chosen seat and no other caption is covered.
  private func place(
    for extent: Size, beside group: Rect, tip: Double, in frame: Rect, avoiding others: [Rect]
  ) -> Place? {
    let x = min(max(group.midX, frame.minX + extent.width / 2), max(frame.maxX - extent.width / 2, frame.midX))
    let half = extent.height / 2
    let tipX = min(max(group.midX, x - extent.width / 2 + tip * 1.5), x + extent.width / 2 - tip * 1.5)
    for isAbove in [true, false] {
      let sign = isAbove ? -1.0 : 1.0
      let edge = isAbove ? group.minY : group.maxY
      let bubble = Rect(center: Point(x, edge + sign * (tip + half)), size: extent)
      guard frame.contains(bubble), !others.contains(where: { $0.inset(by: 0.5).intersects(bubble) }) else { continue }
      let base = isAbove ? bubble.maxY : bubble.minY
      return Place(
        bubble: bubble, target: Point(group.midX, edge),
        base: (Point(tipX - tip * 0.7, base + sign * 0.5), Point(tipX + tip * 0.7, base + sign * 0.5)))
    }
    return nil
  }

  private func bubble(_ place: Place, line: FittedLine) -> [Node] {
    let body =
      switch theme.statuses.selected.body {
      case .color(let color): color.over(theme.background)
      case .category: theme.text
      }
    let ink = theme.background.contrast(on: body) >= 4.5 ? theme.background : body.blackOrWhiteText
    var path = Path.roundedRectangle(place.bubble, radius: place.bubble.height * 0.3)
    var tip = Path.polygon([place.base.0, place.base.1, place.target])
    // Both run clockwise, so that bubble and tip are one area.
    if place.target.y < place.bubble.midY { tip = tip.reversed() }
    path.append(tip)
    return [
      .stroke(
        path, paint: .color(theme.background), style: StrokeStyle(width: 2.5, join: .round), class: "callout-rim"),
      .fill(path, paint: .color(body), class: "callout"),
      .text(line.text(centeredOn: place.bubble.center, color: ink, className: "callout-label")),
    ]
  }

  /// The boxes around groups of neighbours, in the order of their first seats.
  static func groups(of seats: [Rect]) -> [Rect] {
    var groups: [Rect] = []
    for seat in seats {
      var merged = seat
      // A seat may join groups that were apart.
      while let near = groups.firstIndex(where: { $0.inset(by: -seat.width * 0.6).intersects(merged) }) {
        merged = merged.union(groups.remove(at: near))
      }
      groups.append(merged)
    }
    return groups
  }
}
