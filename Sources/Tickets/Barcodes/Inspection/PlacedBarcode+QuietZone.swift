internal import Geometry

extension PlacedBarcode {
  /// The neighbours that come nearer than the standard's quiet zone; what it has here beyond that is no rule.
  func quietZoneFindings(_ neighbors: [Rect]) -> [BarcodeFinding] {
    neighbors.compactMap(quietZoneFinding)
  }

  private func quietZoneFinding(_ neighbor: Rect) -> BarcodeFinding? {
    let left = (symbol.minX - neighbor.maxX) / moduleWidth
    let right = (neighbor.minX - symbol.maxX) / moduleWidth
    let above = (symbol.minY - neighbor.maxY) / moduleWidth
    let below = (neighbor.minY - symbol.maxY) / moduleWidth
    let zone = barcode.symbology.standardQuietZone
    // A neighbour is clear of the code when it is on one side of it by as much as that side asks for.
    let sides = [(left, zone.left), (right, zone.right), (above, zone.top), (below, zone.bottom)]
    guard !sides.contains(where: { $0.0 >= $0.1 - 1e-6 }) else { return nil }
    let nearest = sides.max { $0.0 - $0.1 < $1.0 - $1.1 } ?? (0, 0)
    let measured = max(0, nearest.0)
    return BarcodeFinding(
      .error, .quietZone, measured: measured, required: nearest.1,
      measured > 0
        ? "something lies \(decimal(measured, places: 1)) modules from the code, its quiet zone is "
          + "\(decimal(nearest.1, places: 0)) modules"
        : "something lies over the code")
  }
}
