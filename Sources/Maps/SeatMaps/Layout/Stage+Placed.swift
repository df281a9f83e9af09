internal import Geometry

extension Stage {
  /// The stage in front of a map's seats, or where it says; nil where neither gives it a place.
  ///
  /// Without a width it is as wide as the seats, or as the canvas where there is no seat.
  func placed(before map: SeatMap) -> PlacedStage? {
    let seats = map.seatExtent
    guard let edge = position ?? seats.map({ Point($0.midX, $0.minY - gap) }) else { return nil }
    let drawnWidth = max(width ?? seats?.width ?? map.canvas?.width ?? 0, 0)
    // In front of a few seats the usual curvature would bend a screen to an arch.
    let curvature = min(curvature, drawnWidth / 4)
    let height = max(kind == .screen ? curvature : depth, 0)
    let frame = Rect(x: edge.x - drawnWidth / 2, y: edge.y - height, width: drawnWidth, height: height)
    guard frame.isFinite else { return nil }
    return PlacedStage(
      kind: kind, frame: frame, curvature: curvature, label: label, hasGivenWidth: width != nil)
  }
}
