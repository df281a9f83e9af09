internal import Geometry

extension SeatMap {
  /// The map with its floors side by side, in the order of the plan; the map itself where all is on one floor.
  ///
  /// The first floor that has anything stays in place with the stage; the others follow to the right, at a distance of
  /// `gap` from what is drawn on the one before, and keep their height on the page. Sections without a floor go with
  /// the first. The canvas no longer holds for such a map and is dropped.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func floorsSideBySide(gap: Double = 60) -> SeatMap {
    arranged(inPanels: sections.indices.map { Panel(level: level(ofSection: $0), number: 0) }, gap: gap)
  }

  /// The map with floors, and sections of a floor that lie over each other, side by side, as panels; the map itself
  /// where there is one panel.
  ///
  /// Floors are often drawn over each other at the same coordinates, and not always said to be floors. A section goes
  /// to the first panel of its floor in which its seats lie on no other's, so that all parts of a floor stay together.
  /// The panels are arranged as ``floorsSideBySide(gap:)`` arranges floors.
  ///
  /// Complexity: O(*n* log *n*) for *n* seats.
  public func panels(gap: Double = 60) -> SeatMap { arranged(inPanels: panelsOfSections(), gap: gap) }

  /// One of the drawings side by side.
  private struct Panel: Hashable, Comparable {
    var level: Int
    var number: Int

    static func < (left: Panel, right: Panel) -> Bool {
      (left.level, left.number) < (right.level, right.number)
    }
  }

  private func arranged(inPanels panels: [Panel], gap: Double) -> SeatMap {
    let order = Set(panels).sorted()
    guard order.count > 1 else { return self }
    var map = self
    map.canvas = nil
    var edge: Double?
    for panel in order {
      var alone = keepingSections { panels[$0] == panel }
      if edge != nil { alone.stage = nil }
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
  private func panelsOfSections() -> [Panel] {
    let pairs = SeatOverlaps(betweenSectionsOf: self).sections.map(\.pair)
    var panels: [Panel] = []
    for section in sections.indices {
      let level = level(ofSection: section)
      let taken = Set(pairs.lazy.filter { $0.upper == section }.map { panels[$0.lower].number })
      panels.append(Panel(level: level, number: (0...taken.count).first { !taken.contains($0) } ?? 0))
    }
    return panels
  }
}
