internal import Drawing
internal import Geometry
internal import SeatMaps

/// The names of floors above what they have, where the floors stand apart.
struct FloorLabelling {
  let labels: [MapContent.Label]

  /// The most floors whose names are shown: there is no room for more, and each is held against every other.
  private static let mostFloors = 100

  init(
    map: SeatMap, seatSize: Double, turn: AffineTransform, avoiding others: [MapContent.Label],
    measuring: any TextMeasuring
  ) {
    guard (2...FloorLabelling.mostFloors).contains(map.floors.count), let back = turn.inverted else {
      labels = []
      return
    }
    let extents: [(name: String, box: Rect)] = map.floors.indices.compactMap { number in
      guard let extent = map.extent(ofFloor: number) else { return nil }
      return (map.floors[number].name, turn.boundingBox(of: extent))
    }
    // Floors that are drawn over each other bear no names: nobody could tell whose they are.
    let standApart = extents.indices.allSatisfy { number in
      extents[..<number].allSatisfy { !$0.box.inset(by: seatSize * 0.01).intersects(extents[number].box) }
    }
    guard extents.count > 1, standApart else {
      labels = []
      return
    }
    let size = max(seatSize * 0.8, (extents.map(\.box.width).min() ?? 0) / 16)
    let stage = map.stage.map { turn.boundingBox(of: $0.frame) }
    // All on one line above the highest, as the heads of columns are.
    let boxes = extents.map(\.box) + [stage].compactMap { $0 } + others.map(\.box)
    let top = boxes.map(\.minY).min() ?? 0
    labels = extents.compactMap { name, box in
      // Fitted at a size of a hundred, since a plan's units may be metres.
      let line = FittedLine(name, size: 100, weight: .bold, width: box.width / size * 100, measuring: measuring)
      guard let line else { return nil }
      let letters = size * line.style.size / 100
      let center = Point(box.midX, top - size)
      return MapContent.Label(
        string: line.string, center: back.apply(center), rotation: .zero, size: letters, weight: .bold,
        className: "floor-label",
        box: Rect(center: center, size: Size(line.metrics.width / line.style.size * letters, size * 1.2)))
    }
  }
}
