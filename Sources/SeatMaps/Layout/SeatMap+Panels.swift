internal import Geometry

extension SeatMap {
  /// The map with sections that lie over each other side by side, as panels; the map itself where none do.
  ///
  /// Floors are often drawn over each other at the same coordinates. A section goes to the first panel in which its
  /// seats lie on no other's, so that all parts of a floor stay together. The first panel stays in place with the
  /// stage; the others follow to the right, at a distance of `gap` from what is drawn in the one before, and keep their
  /// height on the page. The canvas no longer holds for such a map and is dropped.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public func panels(gap: Double = 60) -> SeatMap {
    let panels = panelNumbers()
    guard let count = panels.max().map({ $0 + 1 }), count > 1 else { return self }
    var map = self
    map.canvas = nil
    var edge: Double?
    for panel in 0..<count {
      var alone = keepingSections { panels[$0] == panel }
      if panel > 0 { alone.stage = nil }
      guard let extent = alone.extent else { continue }
      let shift = edge.map { $0 + gap - extent.minX } ?? 0
      for section in sections.indices where panels[section] == panel {
        map.moveSection(section, by: Vector(shift, 0))
      }
      edge = extent.maxX + shift
    }
    return map
  }

  /// The panel of each section.
  private func panelNumbers() -> [Int] {
    let pairs = SeatOverlaps(self).sections.map(\.pair)
    var panels: [Int] = []
    for section in sections.indices {
      let taken = Set(pairs.lazy.filter { $0.upper == section }.map { panels[$0.lower] })
      panels.append((0...taken.count).first { !taken.contains($0) } ?? 0)
    }
    return panels
  }
}
